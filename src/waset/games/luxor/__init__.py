"""Luxor, by Rüdiger Dorn, with The Mummy's Curse: everything about the game, one folder or file per part."""
