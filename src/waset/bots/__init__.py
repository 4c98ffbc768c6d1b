"""The bots, and how one is made."""

from waset.bots.bot import Bot, Budget, Candidate
from waset.bots.command import seat_name, split
from waset.bots.lineup import LEVELS, Level, make, names
from waset.bots.program import BotFailed, Failure, Programs, Terms, places

__all__ = [
    "LEVELS",
    "Bot",
    "BotFailed",
    "Budget",
    "Candidate",
    "Failure",
    "Level",
    "Programs",
    "Terms",
    "make",
    "names",
    "places",
    "seat_name",
    "split",
]
