"""The rules of Senet (README.md)."""
