"""What reviews say about the games of a run."""
