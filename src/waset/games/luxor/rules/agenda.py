"""What is still to be done: frames on the state's stack, the next one on top.

A frame is one int: a kind and two small arguments. Kinds below `FIRST_CHANCE` ask a seat, those below `FIRST_STEP`
wait for chance, and the others are carried out automatically. Numbers are never reused.
"""

from typing import Final

from waset.core.ints import i64

# Decisions
CARD: Final = 1
MOVE: Final = 2
ACTOR: Final = 3
CLAIM: Final = 4
HORUS_TILE: Final = 5
FAVOUR_TILE: Final = 6
EITHER_TILE: Final = 7
RISE: Final = 8
RAISE: Final = 9
MUMMY_TILE: Final = 10
REAR_MOVE: Final = 11
TILE_MOVE: Final = 12
BOX_SCARAB: Final = 13
DISCARD_ONE: Final = 14
TAKE_ANY_HORUS: Final = 15
FREE_CHOICE: Final = 16
EXTRA_CARD: Final = 17
PLACE_CARD: Final = 18
REROLL: Final = 19
EXTRA_TURN: Final = 20
TEMPLE_ACTION: Final = 21
REARRANGE_ONE: Final = 22
FIRST_OUT_OF_TURN: Final = 32
"""From this kind on, a decision belongs to the seat in its first argument."""
REARRANGE: Final = 32

# Chance
FIRST_CHANCE: Final = 64
FIRST_PLAYER: Final = 64
LAY_OSIRIS: Final = 65
LAY_TREASURE: Final = 66
DEAL: Final = 67
TURN_UP_HORUS: Final = 68
ROLL: Final = 69
DRAW: Final = 70
REVEAL_TEMPLE: Final = 71
DRAW_SCARAB: Final = 72
ROLL_TO_RISE: Final = 73
TURN_UP_MUMMY_TILE: Final = 74
DEAL_EQUIPMENT: Final = 75
TURN_UP_HIDDEN: Final = 76
DEAL_CHARACTER: Final = 77

# Steps
FIRST_STEP: Final = 128
BEGIN_TURN: Final = 128
ACT: Final = 129
REFILL: Final = 130
END_TURN: Final = 131
MOVE_ALL: Final = 132
MOVE_LAST: Final = 133
DRAW_CARD: Final = 134
REPLACE_MUMMY_TILE: Final = 135
DRAW_NEW_HAND: Final = 136

NAMES: Final = {
    CARD: "card",
    MOVE: "move",
    ACTOR: "actor",
    CLAIM: "claim",
    HORUS_TILE: "horus tile",
    FAVOUR_TILE: "favour of Horus",
    EITHER_TILE: "wild or scarab",
    RISE: "rise",
    RAISE: "raise",
    MUMMY_TILE: "mummy tile",
    REAR_MOVE: "rear move",
    TILE_MOVE: "tile move",
    BOX_SCARAB: "box scarab",
    DISCARD_ONE: "discard one",
    TAKE_ANY_HORUS: "take any Horus card",
    FREE_CHOICE: "free choice",
    EXTRA_CARD: "extra card",
    PLACE_CARD: "place card",
    REROLL: "reroll",
    EXTRA_TURN: "extra turn",
    TEMPLE_ACTION: "temple action",
    REARRANGE_ONE: "rearrange one",
    REARRANGE: "rearrange",
    FIRST_PLAYER: "first player",
    LAY_OSIRIS: "lay Osiris",
    LAY_TREASURE: "lay treasure",
    DEAL: "deal",
    TURN_UP_HORUS: "turn up Horus",
    ROLL: "roll",
    DRAW: "draw",
    REVEAL_TEMPLE: "reveal temple",
    DRAW_SCARAB: "draw scarab",
    ROLL_TO_RISE: "roll to rise",
    TURN_UP_MUMMY_TILE: "turn up mummy tile",
    DEAL_EQUIPMENT: "deal equipment",
    TURN_UP_HIDDEN: "turn up hidden",
    DEAL_CHARACTER: "deal character",
    BEGIN_TURN: "begin turn",
    ACT: "act",
    REFILL: "refill",
    END_TURN: "end turn",
    MOVE_ALL: "move all",
    MOVE_LAST: "move last",
    DRAW_CARD: "draw card",
    REPLACE_MUMMY_TILE: "replace mummy tile",
    DRAW_NEW_HAND: "draw new hand",
}


APPEARING: Final = (REVEAL_TEMPLE, TURN_UP_HIDDEN)
"""Chance turns up a tile on the space that the frame is about."""


def frame(kind: i64, a: i64 = 0, b: i64 = 0) -> i64:
    """A frame with its arguments, each from 0 to 255. Without arguments the kind itself is the frame."""
    return kind | a << 8 | b << 16


def named(each: int) -> str:
    """A frame in words, without the card of 'place card'."""
    name = NAMES[each & 255]
    return f"{name} {each >> 8 & 255}" if each >> 8 & 255 else name


def misplaced(each: int) -> str:
    """The message for a frame that cannot be where it is on the agenda."""
    return f"{named(each)!r} cannot be at this place on the agenda"
