"""The command `waset`."""
