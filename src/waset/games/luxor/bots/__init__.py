"""What the bots of this game know about it."""
