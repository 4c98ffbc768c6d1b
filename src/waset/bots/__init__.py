"""The bots, and how one is made."""

from waset.bots.bot import Bot, Budget, Candidate
from waset.bots.command import is_name_of_net, is_net, is_program, level_and_budget, split
from waset.bots.level import Level
from waset.bots.lineup import is_timed, levels, make, names
from waset.bots.players import bots_of, called, described, players_of
from waset.bots.program import BotFailed, ProgramFailure, Programs, Terms, places

__all__ = [
    "Bot",
    "BotFailed",
    "Budget",
    "Candidate",
    "Level",
    "ProgramFailure",
    "Programs",
    "Terms",
    "bots_of",
    "called",
    "described",
    "is_name_of_net",
    "is_net",
    "is_program",
    "is_timed",
    "level_and_budget",
    "levels",
    "make",
    "names",
    "places",
    "players_of",
    "split",
]
