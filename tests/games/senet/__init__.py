"""Senet, the game that comes from outside."""
