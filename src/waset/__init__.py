"""Waset: Luxor with The Mummy's Curse, and Tutankhamun, on one exact rules engine."""

from waset.core import compiled
from waset.core.errors import BadArgument, BadEdition, BadOption, BadPosition, BadRecord, IllegalAction, WasetError
from waset.core.game import CHANCE, NOBODY
from waset.core.rng import Rng
from waset.games import facts, make

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "NOBODY",
    "BadArgument",
    "BadEdition",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "IllegalAction",
    "Rng",
    "WasetError",
    "compiled",
    "facts",
    "make",
]
