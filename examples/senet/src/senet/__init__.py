"""Senet: a game that comes to Waset from outside, with its rules and nothing else."""
