"""Puzzles: positions with a choice that is clearly better than all others, from files beside the rules of a game."""

from waset.puzzles.puzzle import GRADES, BadPuzzle, Choice, Proof, Puzzle, puzzle, puzzles, table
from waset.puzzles.told import ToldChoice, told

__all__ = [
    "GRADES",
    "BadPuzzle",
    "Choice",
    "Proof",
    "Puzzle",
    "ToldChoice",
    "puzzle",
    "puzzles",
    "table",
    "told",
]
