"""A state as a document that a person can write, and back."""

from typing import Any, Final

from senet.rules.legal import WATER, moves
from senet.rules.state import EMPTY, HOUSES, State
from waset.core.document import MATCH_KEYS, listing, number, only
from waset.core.errors import BadPosition

MANY: Final = 9999


def write(state: State) -> dict[str, Any]:
    """The document: a seat or null for each house, starting at 1, whose turn it is, and what was thrown."""
    houses = [None if seat == EMPTY else seat for seat in state.houses[1:]]
    return {"turns": state.turns, "turn": state.turn, "throw": state.throw, "houses": houses}


def read(document: Any, pieces: int, start: list[int]) -> State:
    """The state that a document describes; raises BadPosition with the reason why it cannot be."""
    only(document, "position", (*MATCH_KEYS, "turns", "turn", "throw", "houses"))
    found = listing(document.get("houses", write(State(start))["houses"]), "houses", HOUSES)
    houses = [EMPTY if seat is None else number(seat, "houses", 0, 1) for seat in found]
    houses = [EMPTY, *houses, *[EMPTY] * (HOUSES - len(houses))]
    turn = number(document.get("turn", 0), "turn", 0, 1)
    throw = number(document.get("throw", 0), "throw", 0, 5)
    state = State(houses, turn, throw, number(document.get("turns", int(throw > 0)), "turns", 0, MANY))
    left = [houses.count(seat) for seat in (0, 1)]
    if houses[WATER] != EMPTY:
        raise BadPosition(f"house {WATER}: no piece stays in the Water")
    if max(left) > pieces or max(left) == 0:
        raise BadPosition(f"houses: each seat has up to {pieces} pieces and only one may have none, not {left}")
    if throw and (min(left) == 0 or not moves(state)):
        raise BadPosition(f"throw: no piece can move by {throw}, so the turn would be over")
    if state.turns == 0 and (houses != start or turn or throw):
        raise BadPosition("turns: it is 0 only before the first throw")
    return state
