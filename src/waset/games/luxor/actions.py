"""The numbering of a player's actions. Append-only, so that numbers once used keep their meaning."""

from typing import Final

from waset.games.luxor.pieces import PLACES

PLAY_LEFT: Final = 0
PLAY_RIGHT: Final = 1
DROP_LEFT: Final = 2
DROP_RIGHT: Final = 3
ABSENT: Final = 4
"""The leftmost card is dropped for a missing player (LR-90). Never offered, but taken by `apply`."""
CLAIM: Final = 5
LEAVE: Final = 6
TAKE_KEY: Final = 7
TAKE_HORUS: Final = 7
"""Plus the level: 8, 9 and 10 take the face-up card of level 1, 2 and 3."""
TAKE_SCARAB: Final = 11
TAKE_WILD: Final = 12
ACTOR: Final = 16
"""Plus the place of the adventurer that acts: 16 to 57."""
MOVE: Final = 64
"""Plus 16 times the place of the adventurer, plus its steps + 1: 64 to 719. One step back is -1."""
NUMBERS: Final = 16
COUNT: Final = MOVE + NUMBERS * (PLACES - 1)


def move(place: int, steps: int) -> int:
    """The action that moves an adventurer on this place so many steps; -1 is one step back."""
    return MOVE + NUMBERS * place + steps + 1


def move_place(action: int) -> int:
    """The place from which a move starts."""
    return (action - MOVE) // NUMBERS


def move_steps(action: int) -> int:
    """The steps of a move."""
    return (action - MOVE) % NUMBERS - 1
