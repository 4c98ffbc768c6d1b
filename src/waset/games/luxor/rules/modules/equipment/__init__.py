"""Equipment (M2)."""
