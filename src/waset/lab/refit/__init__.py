"""Fitting the bots' weights to an edition by letting them play it."""
