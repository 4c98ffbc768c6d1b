"""Notices of turns on closed phones: what is sent, to whom, and how push services are called."""
