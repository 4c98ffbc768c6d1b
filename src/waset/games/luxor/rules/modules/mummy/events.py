"""The kinds of event that only the mummy brings about, each with its fields."""

from typing import Final

from waset.core.event import Field, Kinds

EVENTS: Final[Kinds] = {
    "bought": (Field("mummy_tile", "mummy tile"), Field("cost")),
    "laid down": (Field("adventurers"),),
    "mummy": (Field("from"), Field("to")),
    "rose": (Field("space"),),
    "talismans": (Field("talismans"),),
    "turned up mummy tile": (Field("mummy_tile", "mummy tile"),),
    "boxed scarab": (Field("points", private=True),),
    "discarded": (Field("card", "card"),),
    "discarded hand": (),
    "scored": (Field("points"),),
}
SORTS: Final[dict[str, object]] = {"mummy tile": str}
"""A mummy tile is named by what it does."""
