"""What the lab notes and reports about this game in addition to what it does for any game."""
