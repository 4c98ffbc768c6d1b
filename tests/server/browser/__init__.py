"""Tests of the server in a browser."""
