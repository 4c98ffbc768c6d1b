"""Playing many games."""
