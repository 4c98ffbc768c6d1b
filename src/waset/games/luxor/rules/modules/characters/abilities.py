"""The abilities by the number of their character, in the order of the rules."""

from typing import Final

REARRANGE: Final = 0
REROLL: Final = 1
EXTRA_TURN: Final = 2
CHOOSE_HORUS: Final = 3
EXTRA_POINT: Final = 4
FORWARD: Final = 5
TEMPLE: Final = 6
KEY: Final = 7

STARTING_KEYS: Final = 2
"""The keys that the owner of KEY begins with, if the supply has as many (M4-KEY)."""
