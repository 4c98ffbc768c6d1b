"""The bots, and how one is made."""

from waset.bots.bot import Bot, Budget, Candidate
from waset.bots.lineup import LEVELS, Level, make, names

__all__ = ["LEVELS", "Bot", "Budget", "Candidate", "Level", "make", "names"]
