"""What an action or an outcome of chance is about, as data: a kind and named fields.

Readers use these, never the words of a record. Tiles are named as a view names them.
"""

from typing import Final, Literal, TypeAlias, TypedDict

from waset.core.game import CHANCE
from waset.core.ints import i64
from waset.games.tutankhamun.rules import actions, agenda
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.state import State

Sail = TypedDict("Sail", {"kind": Literal["sail"], "from": int, "to": int, "tile": str})
"""`from` is 0 or less for a boat that waits before the Nile."""
Isis = TypedDict("Isis", {"kind": Literal["exchange ring"], "slot": int, "tile": str})
Ra = TypedDict("Ra", {"kind": Literal["move to Underworld"], "slot": int, "tile": str})
Thoth = TypedDict("Thoth", {"kind": Literal["exchange"], "slot": int, "tile": str})
"""The tile that is exchanged with one further on."""
ThothWith = TypedDict(
    "ThothWith",
    {"kind": Literal["exchange with"], "lower": int, "lower_tile": str, "higher": int, "higher_tile": str},
)
Horus = TypedDict("Horus", {"kind": Literal["fetch"], "slot": int, "tile": str})
GoBehind = TypedDict("GoBehind", {"kind": Literal["go behind"]})
Osiris = TypedDict("Osiris", {"kind": Literal["take from Underworld"], "tile": str})
Decline = TypedDict("Decline", {"kind": Literal["decline"], "idol": str})
Begins = TypedDict("Begins", {"kind": Literal["begins"], "seat": int})
Lay = TypedDict("Lay", {"kind": Literal["lay"], "slot": int, "tile": str})

Meaning: TypeAlias = Sail | Isis | Ra | Thoth | ThothWith | Horus | GoBehind | Osiris | Decline | Begins | Lay
MEANINGS: Final = (Sail, Isis, Ra, Thoth, ThothWith, Horus, GoBehind, Osiris, Decline, Begins, Lay)
"""All meanings, for generating the types of another language."""


def means(r: Rules, s: State, action: i64) -> Meaning:
    """What an action of the seat to move, or an outcome of chance, is about."""
    top = s.stack[-1]
    kind = top & 255
    names = r.pieces.tile_name
    if s.to_move == CHANCE:
        if kind == agenda.LAY:
            return Lay(kind="lay", slot=int(top >> 8), tile=names[action])
        return Begins(kind="begins", seat=int(action))
    if action == actions.DECLINE:
        return Decline(kind="decline", idol=agenda.NAMES[agenda.THOTH if kind == agenda.THOTH_WITH else kind])
    if action == actions.HORUS_BEHIND:
        return GoBehind(kind="go behind")
    if kind == agenda.OSIRIS:
        return Osiris(kind="take from Underworld", tile=names[action - actions.TAKE])
    return _at_slot(r, s, kind, top >> 8, action % 100)


def _at_slot(r: Rules, s: State, kind: i64, a: i64, slot: i64) -> Meaning:
    tile = r.pieces.tile_name[s.nile[slot]]
    if kind == agenda.HORUS:
        return Horus(kind="fetch", slot=int(slot), tile=tile)
    if kind == agenda.THOTH_WITH:
        lower_tile = r.pieces.tile_name[s.nile[a]]
        return ThothWith(kind="exchange with", lower=int(a), lower_tile=lower_tile, higher=int(slot), higher_tile=tile)
    if kind == agenda.THOTH:
        return Thoth(kind="exchange", slot=int(slot), tile=tile)
    if kind == agenda.RA:
        return Ra(kind="move to Underworld", slot=int(slot), tile=tile)
    if kind == agenda.ISIS:
        return Isis(kind="exchange ring", slot=int(slot), tile=tile)
    return {"kind": "sail", "from": int(s.boats[s.turn]), "to": int(slot), "tile": tile}
