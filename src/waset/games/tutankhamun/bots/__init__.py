"""What the bots of this game know of it."""
