"""How researchers' programs observe the game."""
