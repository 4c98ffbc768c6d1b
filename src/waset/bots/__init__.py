"""The bots, and how one is made."""

from waset.bots.bot import Bot, Budget, Candidate
from waset.bots.command import seat_name, split
from waset.bots.level import Level
from waset.bots.lineup import levels, make, names
from waset.bots.program import BotFailed, Failure, Programs, Terms, places

__all__ = [
    "Bot",
    "BotFailed",
    "Budget",
    "Candidate",
    "Failure",
    "Level",
    "Programs",
    "Terms",
    "levels",
    "make",
    "names",
    "places",
    "seat_name",
    "split",
]
