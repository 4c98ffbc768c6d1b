"""What is noted about the games of a run."""
