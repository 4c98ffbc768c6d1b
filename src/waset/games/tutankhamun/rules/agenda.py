"""What is still to be done: frames on the state's stack, the next one on top.

A frame is one int: a kind and a small argument. Kinds below `FIRST_CHANCE` ask a seat, those below `FIRST_STEP`
wait for chance, and the others are carried out automatically. Numbers are never reused.
"""

from typing import Final

from waset.core.ints import i64

# Decisions
SAIL: Final = 1
OSIRIS: Final = 2
ISIS: Final = 3
RA: Final = 4
THOTH: Final = 5
HORUS: Final = 6
THOTH_WITH: Final = 7
"""The second half of Thoth; its argument is the lower slot."""

# Chance
FIRST_CHANCE: Final = 64
FIRST_PLAYER: Final = 64
LAY: Final = 65
"""Its argument is the slot on which a tile is laid."""

# Steps
FIRST_STEP: Final = 128
BEGIN_TURN: Final = 128
ENTOMB: Final = 129
"""The idol at work, its argument, goes to the Tomb; until then it is nowhere (TR-30)."""
TRAIL: Final = 130
END_TURN: Final = 131

NAMES: Final = {
    SAIL: "sail",
    OSIRIS: "Osiris",
    ISIS: "Isis",
    RA: "Ra",
    THOTH: "Thoth",
    HORUS: "Horus",
    THOTH_WITH: "Thoth, second tile",
    FIRST_PLAYER: "first player",
    LAY: "lay",
    BEGIN_TURN: "begin turn",
    ENTOMB: "entomb",
    TRAIL: "trail",
    END_TURN: "end turn",
}


def frame(kind: i64, a: i64 = 0) -> i64:
    """A frame with its argument, from 0 to 255."""
    return kind | a << 8
