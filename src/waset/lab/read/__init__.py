"""What is noted of the games of a run."""
