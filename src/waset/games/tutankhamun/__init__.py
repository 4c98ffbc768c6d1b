"""Tutankhamun, by Reiner Knizia: everything about the game, one folder or file per part."""
