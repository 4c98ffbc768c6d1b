"""The mummy (M1)."""
