"""Characters (M4)."""
