"""Figures and how sure they are."""
