"""What a position is worth to each seat, by hand-made rules: one module per game."""
