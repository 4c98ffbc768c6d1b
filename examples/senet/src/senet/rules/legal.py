"""Which pieces may move. An action is the house of the piece that moves; going back adds BACK to it."""

from typing import Final

from senet.rules.state import EMPTY, HOUSES, State

REBIRTH: Final = 15
BEAUTY: Final = 26
WATER: Final = 27
OFF: Final = HOUSES + 1
BACK: Final = HOUSES
WALL: Final = 3


def moves(state: State) -> list[int]:
    """The actions for what was thrown: forward, or back if no piece can go forward (rule 3)."""
    own = [house for house in range(1, OFF) if state.houses[house] == state.turn]
    forward = [house for house in own if may_go(state, house, house + state.throw)]
    return forward or [BACK + house for house in own if house < BEAUTY and may_go(state, house, house - state.throw)]


def goal(state: State, action: int) -> tuple[int, int]:
    """The houses where an action starts and ends."""
    return (action - BACK, action - BACK - state.throw) if action > BACK else (action, action + state.throw)


def may_go(state: State, house: int, to: int) -> bool:
    """Whether the piece in a house may go to another one, or off the board."""
    if house < BEAUTY < to or (house > WATER and to != OFF) or not 1 <= to <= OFF:
        return False  # rules 5 and 7
    between = range(min(house, to) + 1, max(house, to))
    if any(is_row(state, first, WALL) for first in between if first + WALL - 1 in between):
        return False  # rule 4
    if to == OFF or state.houses[to] == EMPTY:
        return True
    safe = to >= BEAUTY or any(is_row(state, first, 2) for first in (to - 1, to))
    return state.houses[to] != state.turn and not safe


def is_row(state: State, first: int, length: int) -> bool:
    """Whether the other player has a row of pieces that starts at this house."""
    return first >= 1 and state.houses[first : first + length] == [1 - state.turn] * length


def reborn(state: State) -> int:
    """Where a piece goes after falling into the Water (rule 6)."""
    return next(house for house in range(REBIRTH, 0, -1) if state.houses[house] == EMPTY)
