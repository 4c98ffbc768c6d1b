"""The kinds of event, each with its fields. Nothing is secret."""

from typing import Final, Literal

from waset.core.event import Event, Field, Kinds, made
from waset.core.ints import i64

KINDS: Final[Kinds] = {
    "begins": (),
    "collected": (Field("tile", "tile"), Field("left")),
    "declined": (Field("tile", "tile"),),
    "ended": (Field("ending", "ending"),),
    "exchanged ring": (Field("slot"), Field("tile", "tile")),
    "exchanged tiles": (
        Field("lower"),
        Field("lower_tile", "tile"),
        Field("higher"),
        Field("higher_tile", "tile"),
    ),
    "fetched": (Field("slot"), Field("tile", "tile")),
    "laid out": (Field("slot"), Field("tile", "tile")),
    "moved to Underworld": (Field("slot"), Field("tile", "tile")),
    "no use": (Field("tile", "tile"),),
    "ring scored": (Field("points"),),
    "sailed": (Field("from"), Field("to"), Field("tile", "tile")),
    "set scored": (
        Field("tile", "tile"),
        Field("first", "contender"),
        Field("first_points"),
        Field("second", "contender"),
        Field("second_points"),
    ),
    "took from Underworld": (Field("tile", "tile"),),
    "trailed": (Field("slot"), Field("tile", "tile")),
    "went behind": (Field("from"), Field("to")),
}

SORTS: Final[dict[str, object]] = {
    "number": int,
    "tile": str,
    "contender": int | Literal["Underworld"] | None,
    "ending": Literal["zero", "nile empty"],
}
"""The type of a figure of each sort, as `figure_name` names it for readers."""


def event(kind: str, seat: i64, figures: tuple[int, ...] = ()) -> Event:
    """Something that happened."""
    return made(KINDS, kind, seat, figures)
