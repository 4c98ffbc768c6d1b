"""What a run has shown, as a page."""
