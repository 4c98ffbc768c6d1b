"""Tables: the game on each, its players, and its readers."""
