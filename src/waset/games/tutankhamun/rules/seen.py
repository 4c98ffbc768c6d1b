"""What a view of Tutankhamun holds, as types. `view.py` makes it; nothing is secret.

Tiles are named as the board names them (`facts.py`).
"""

from typing import Literal, TypeAlias, TypedDict

Ending: TypeAlias = Literal["", "zero", "nile empty"]
Mover: TypeAlias = int | Literal["chance"] | None
"""The seat that must decide; null once the game is over."""
Contender: TypeAlias = int | Literal["Underworld"] | None
"""Who has a place in a set: a seat, the Underworld, or nobody."""

Seat = TypedDict(
    "Seat",
    {
        "boat": int,
        "points": int,
        "collection": dict[str, int],
        "scored": dict[str, int],
        "nearest_behind": int | None,
        "tiles_behind": int,
    },
)
"""A seat: `boat` is a slot, or 0 or less in the line before the Nile; `scored` holds the lines of its sheet."""
SetNow = TypedDict(
    "SetNow",
    {
        "name": str,
        "tiles": int,
        "first": int,
        "second": int,
        "each": int,
        "in_nile": int,
        "underworld": int,
        "held": list[int],
        "closed": bool,
        "first_now": Contender,
        "second_now": Contender,
    },
)
"""Where a set's tiles are, how many each seat holds, and who would be paid if it were scored now. `each` is what every
ring brings when it is collected, and 0 for other sets."""
IdolNow = TypedDict("IdolNow", {"name": str, "tiles": int, "in_nile": int, "underworld": int, "tomb": int})
View = TypedDict(
    "View",
    {
        "game": Literal["tutankhamun"],
        "seat": int | None,
        "players": int,
        "turns": int,
        "first": int | None,
        "turn": int,
        "to_move": Mover,
        "decision": str,
        "at_work": list[str],
        "thoth": int | None,
        "ending": Ending,
        "start_points": int,
        "nile": list[str | None],
        "seats": list[Seat],
        "back_to_front": list[int],
        "sets": list[SetNow],
        "idols": list[IdolNow],
        "underworld": dict[str, int],
        "tomb": dict[str, int],
    },
)
"""What every reader sees. `nile` holds the tile in each slot, starting at 1, `at_work` the idols whose powers are
being used, the outermost first, and `thoth` the slot of the first tile to be exchanged."""
