"""The kinds of event in Senet, each with its fields. Nothing is secret."""

from typing import Final

from senet.rules.state import State
from waset.core.event import Field, Kinds, made

KINDS: Final[Kinds] = {
    "threw": (Field("sticks"),),
    "moved": (Field("from"), Field("to")),
    "swapped": (Field("from"), Field("to")),
    "fell into the Water": (Field("to"),),
    "left": (Field("from"),),
    "could not move": (),
}


def tell(state: State, kind: str, *figures: int) -> None:
    """Reports that something happened to the seat whose turn it is, if anybody listens."""
    if state.log is not None:
        state.log.append(made(KINDS, kind, state.turn, figures))
