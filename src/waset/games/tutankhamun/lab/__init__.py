"""What the lab notes and reports of the game beyond what it does of any."""
