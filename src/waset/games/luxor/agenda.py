"""What is still to be done: frames on the state's stack, the next one on top.

A frame is one int: a kind and two small arguments. Kinds below `FIRST_CHANCE` ask a seat, those below `FIRST_STEP`
wait for chance, the others are carried out by themselves. Numbers are never reused.
"""

from typing import Final

# Decisions
CARD: Final = 1
MOVE: Final = 2
ACTOR: Final = 3
CLAIM: Final = 4
HORUS_TILE: Final = 5
FAVOUR_TILE: Final = 6
EITHER_TILE: Final = 7

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

# Steps
FIRST_STEP: Final = 128
BEGIN_TURN: Final = 128
ACT: Final = 129
REFILL: Final = 130
END_TURN: Final = 131

NAMES: Final = {
    CARD: "card",
    MOVE: "move",
    ACTOR: "actor",
    CLAIM: "claim",
    HORUS_TILE: "horus tile",
    FAVOUR_TILE: "favour of Horus",
    EITHER_TILE: "wild or scarab",
    FIRST_PLAYER: "first player",
    LAY_OSIRIS: "lay Osiris",
    LAY_TREASURE: "lay treasure",
    DEAL: "deal",
    TURN_UP_HORUS: "turn up Horus",
    ROLL: "roll",
    DRAW: "draw",
    REVEAL_TEMPLE: "reveal temple",
    DRAW_SCARAB: "draw scarab",
    BEGIN_TURN: "begin turn",
    ACT: "act",
    REFILL: "refill",
    END_TURN: "end turn",
}


def frame(kind: int, a: int = 0, b: int = 0) -> int:
    """A frame with its arguments, each from 0 to 255."""
    return kind | a << 8 | b << 16
