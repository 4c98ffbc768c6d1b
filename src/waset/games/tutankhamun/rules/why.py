"""Why something cannot be done, as data: the kind of reason, the rule that forbids it, and the figures."""

from typing import Final

from waset.core.event import Field, Kinds
from waset.core.game import CHANCE, NOBODY
from waset.core.ints import i64, listed
from waset.core.meaning import AnyMeaning
from waset.core.wish import COMMON, Reason, agrees, reason
from waset.games.tutankhamun.rules import agenda, means
from waset.games.tutankhamun.rules.board import ahead, behind
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import EMPTY, SLOTS
from waset.games.tutankhamun.rules.state import State
from waset.games.tutankhamun.rules.turn import NILE_EMPTY, ZERO

KINDS: Final[Kinds] = {
    **COMMON,
    "must sail": (),
    "other boat": (Field("boat"),),
    "no tile": (Field("slot"),),
    "other tile": (Field("slot"), Field("tile", "tile")),
    "no such tile": (),
    "not nearest": (Field("nearest"),),
    "idol first": (Field("idol", "tile"),),
    "not ahead": (Field("boat"),),
    "not behind": (Field("boat"),),
    "last ahead": (Field("slot"),),
    "not further on": (Field("slot"),),
    "not in Underworld": (),
    "compulsory": (Field("idol", "tile"),),
}
"""The kinds of reason, each with its fields."""
SORTS: Final[dict[str, object]] = {"number": int, "tile": str, "decision": str}
"""The type of a figure of each sort."""
ENDED: Final = {ZERO: "T-END-1", NILE_EMPTY: "T-END-3"}
ASKED: Final = {
    agenda.SAIL: "T-SAIL-4",
    agenda.OSIRIS: "T-GOD-OSIRIS",
    agenda.ISIS: "T-GOD-ISIS",
    agenda.RA: "T-GOD-RA",
    agenda.THOTH: "T-GOD-THOTH",
    agenda.THOTH_WITH: "T-GOD-THOTH",
    agenda.HORUS: "T-GOD-HORUS",
}
"""The rule by which each question is asked."""
ANSWERS: Final = {
    "sail": agenda.SAIL,
    "take from Underworld": agenda.OSIRIS,
    "exchange ring": agenda.ISIS,
    "move to Underworld": agenda.RA,
    "exchange": agenda.THOTH,
    "exchange with": agenda.THOTH_WITH,
    "fetch": agenda.HORUS,
    "go behind": agenda.HORUS,
}
"""The question that each wish would answer."""


def because(kind: str, rule: str, **figures: object) -> Reason:
    """A reason of this game."""
    return reason(KINDS, kind, rule, **figures)


def why_not(r: Rules, s: State, seat: int, wish: AnyMeaning) -> Reason | None:
    """Why a seat cannot do what it wishes; None if it can."""
    if s.to_move == NOBODY:
        return because("over", ENDED[int(s.ending)])
    if s.to_move == CHANCE:
        return because("chance", "T-SETUP-1")
    if s.to_move != seat:
        return because("not your turn", "T-TURN-2", seat=int(s.to_move))
    if any(agrees(wish, means.means(r, s, action)) for action in s.options):
        return None
    kind = s.stack[-1] & 255
    a = s.stack[-1] >> 8
    wanted = wish["kind"]
    if wanted == "decline":
        return _declined(kind, wish)
    question = ANSWERS.get(wanted, 0)
    if question == kind:
        return _refused(r, s, kind, a, wish)
    if question > agenda.SAIL and kind == agenda.SAIL:
        return because("idol first", ASKED[question], idol=_idol(question))
    return _other(kind)


def _other(kind: i64) -> Reason:
    return because("other question", ASKED[int(kind)], decision=agenda.NAMES[int(kind)])


def _idol(kind: i64) -> str:
    """The idol that asks a question."""
    return agenda.NAMES[agenda.THOTH if kind == agenda.THOTH_WITH else int(kind)]


def _declined(kind: i64, wish: AnyMeaning) -> Reason:
    """Why nothing is declined: nobody may pass, and an idol works as far as it can."""
    if kind == agenda.SAIL:
        return because("must sail", "T-SAIL-4")
    if wish.get("idol", _idol(kind)) != _idol(kind):
        return _other(kind)
    return because("compulsory", "TR-27", idol=_idol(kind))


def _refused(r: Rules, s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason:
    """Why this is not a legal answer to the question that is open."""
    rule = ASKED[int(kind)]
    boat = s.boats[s.turn]
    names = r.pieces.tile_name
    if kind == agenda.OSIRIS:
        return because("not in Underworld", rule)
    if wish.get("from", boat) != boat:
        return because("other boat", "T-MODEL-2", boat=int(boat))
    field = {agenda.SAIL: "to", agenda.THOTH_WITH: "higher"}.get(int(kind), "slot")
    if kind == agenda.THOTH_WITH and wish.get("lower", a) != a:
        return because("other tile", rule, slot=int(a), tile=names[s.nile[a]])
    if kind == agenda.THOTH_WITH and wish.get("lower_tile", names[s.nile[a]]) != names[s.nile[a]]:
        return because("other tile", rule, slot=int(a), tile=names[s.nile[a]])
    tile = wish.get("higher_tile" if kind == agenda.THOTH_WITH else "tile")
    if field not in wish:
        if tile is None:
            return because("not behind", rule, boat=int(boat))
        found = [slot for slot in listed(s.slots) if names[s.nile[slot]] == tile]
        return _out_of_reach(s, kind, a, found[-1]) if found else because("no such tile", rule)
    slot: int = wish[field]
    if not 1 <= slot <= SLOTS or s.nile[slot] == EMPTY:
        return because("no tile", "TR-73" if kind == agenda.SAIL else rule, slot=slot)
    if tile is not None and tile != names[s.nile[slot]]:
        return because("other tile", rule, slot=slot, tile=names[s.nile[slot]])
    return _out_of_reach(s, kind, a, slot)


def _out_of_reach(s: State, kind: i64, a: i64, slot: i64) -> Reason:
    """Why the tile in a slot cannot be chosen."""
    boat = s.boats[s.turn]
    if kind == agenda.SAIL:
        return because("not nearest", "T-SAIL-2", nearest=int(behind(s, boat)[-1]))
    if kind == agenda.HORUS:
        return because("not behind", "T-GOD-HORUS", boat=int(boat))
    if slot < boat:
        return because("not ahead", "T-GOD-THOTH", boat=int(boat))
    if kind == agenda.THOTH_WITH:
        return because("not further on", "T-ALG-10", slot=int(a))
    return because("last ahead", "T-ALG-10", slot=int(ahead(s, boat)[-1]))
