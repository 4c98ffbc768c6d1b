"""Tables: the game on each, who sits there, who reads along."""
