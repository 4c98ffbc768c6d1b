"""How strong the levels are: each against the one below, as they play at a table."""
