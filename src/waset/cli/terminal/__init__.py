"""What a game needs in a terminal, whichever game it is."""
