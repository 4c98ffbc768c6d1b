"""The fifth player (M0)."""
