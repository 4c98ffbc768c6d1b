"""The kinds of event of the base game, each with its fields; modules add their own.

Who may know a field is declared here and nowhere else: only its seat may know a private one.
"""

from typing import Final, Literal

from waset.core.event import Event, Field, Kinds, made
from waset.core.ints import i64

BY_STEPS: Final = 0
BY_TUNNEL: Final = 1
BY_JOINING: Final = 2
WAYS: Final = ("steps", "tunnel", "joining")
"""How an adventurer moves: by the steps of a card or tile, through a tunnel, or to the next one ahead."""

KINDS: Final[Kinds] = {
    "begins": (),
    "claimed": (Field("space"), Field("tile", "tile"), Field("points")),
    "drew": (Field("card", "card", private=True),),
    "dropped": (Field("card", "card"),),
    "extra turn": (),
    "entered tomb": (Field("points"),),
    "fell": (Field("space"),),
    "ignored": (Field("card", "card"),),
    "laid out": (Field("space"), Field("tile", "tile")),
    "moved": (Field("from", "place"), Field("to", "place"), Field("steps"), Field("osiris"), Field("by", "way")),
    "played": (Field("card", "card"),),
    "rearranged": (Field("from"), Field("to")),
    "revealed": (Field("space"), Field("tile", "tile")),
    "rolled": (Field("die"),),
    "shuffled": (),
    "spent keys": (Field("keys"),),
    "took Horus card": (Field("card", "card"),),
    "took key": (),
    "took scarab": (Field("points", private=True),),
    "took wild treasure": (),
    "turned up Horus card": (Field("level"), Field("card", "card")),
    "woke": (Field("statue"),),
}

SORTS: Final[dict[str, object]] = {
    "number": int,
    "card": str,
    "tile": str,
    "place": int | str,
    "way": Literal["steps", "tunnel", "joining"],
    "mummy tile": str,
    "character": str,
    "side": Literal["left", "right"],
}
"""The type of a figure of each sort, as `figure_name` names it for readers."""


def event(kind: str, seat: i64, figures: tuple[int, ...] = ()) -> Event:
    """Something that happened in the base game."""
    return made(KINDS, kind, seat, figures)
