"""Luxor, by Rüdiger Dorn: the rules, one file per concern. Start reading at `turn`."""
