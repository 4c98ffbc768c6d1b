"""Training judges by games that they play with themselves."""
