"""What an action or a throw is about, as data."""

from typing import Final, Literal, TypeAlias, TypedDict

from senet.rules.legal import OFF, goal
from senet.rules.state import EMPTY, State

Throw = TypedDict("Throw", {"kind": Literal["throw"], "sticks": int})
Move = TypedDict("Move", {"kind": Literal["move"], "from": int, "to": int})
Swap = TypedDict("Swap", {"kind": Literal["swap"], "from": int, "to": int})
Leave = TypedDict("Leave", {"kind": Literal["leave"], "from": int})

Meaning: TypeAlias = Throw | Move | Swap | Leave
MEANINGS: Final = (Throw, Move, Swap, Leave)


def means(state: State, action: int) -> Meaning:
    """What an action of the seat to move, or a throw of the sticks, is about."""
    if not state.throw:
        return {"kind": "throw", "sticks": action}
    house, to = goal(state, action)
    if to == OFF:
        return {"kind": "leave", "from": house}
    if state.houses[to] == EMPTY:
        return {"kind": "move", "from": house, "to": to}
    return {"kind": "swap", "from": house, "to": to}
