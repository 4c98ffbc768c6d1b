"""What is to be played."""
