"""The numbering of a player's actions. Append-only, so that numbers once used keep their meaning.

Each question has its own block, so that a number means the same everywhere. In the blocks of slots, the
slot is added: 17 sails to slot 17, 217 is Ra on slot 17.
"""

from typing import Final

SAIL: Final = 0
"""Plus the slot: 1 to 80."""
ISIS: Final = 100
"""Plus the slot in which the ring is laid."""
RA: Final = 200
"""Plus the slot whose tile goes to the Underworld."""
THOTH: Final = 300
"""Plus the lower of the two slots."""
THOTH_WITH: Final = 400
"""Plus the higher of the two slots."""
HORUS_BEHIND: Final = 500
"""Horus (b): the boat goes behind all."""
HORUS: Final = 500
"""Plus the slot whose tile is fetched, Horus (a): 501 to 580."""
TAKE: Final = 600
"""Plus the tile that Osiris takes from the Underworld."""
DECLINE: Final = 699
COUNT: Final = 700
