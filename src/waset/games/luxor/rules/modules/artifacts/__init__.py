"""Artifacts (M3)."""
