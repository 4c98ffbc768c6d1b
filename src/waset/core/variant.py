"""Variants: a game that is played on from one of its moments, as a seat of it may take it up."""

from typing import Any, Literal, TypeAlias

from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.rng import Rng

Hidden: TypeAlias = Literal["anew", "kept"]
"""What becomes of all that the seat could not know then: it is dealt anew, or kept as it was."""


def start(game: AnyGame, state: Any, seat: int, hidden: Hidden, rng: Rng) -> dict[str, Any]:
    """The position with which a variant starts, written in full; the state stays as it is.

    Dealt anew, it is a position that the seat cannot tell from the true one. What chance brings from there on is new in
    either case: piles and stacks have no order.
    """
    if not 0 <= seat < game.players:
        raise BadOption(f"the seats are 0 to {game.players - 1}, not {seat}")
    if game.is_over(state):
        raise BadOption(f"the game is over there ({game.ending(state)}): choose an earlier step")
    return game.document(game.guess(state, seat, rng) if hidden == "anew" else state)
