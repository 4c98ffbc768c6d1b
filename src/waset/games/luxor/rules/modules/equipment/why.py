"""Why no card can be added, or not this one."""

from typing import Final

from waset.core.event import Field, Kinds
from waset.core.ints import i64
from waset.core.meaning import AnyMeaning
from waset.core.wish import Reason, reason
from waset.games.luxor.rules import agenda, legal, why
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.state import State

REASONS: Final[Kinds] = {
    "no Horus card": (),
    "adds nothing": (Field("card", "card"),),
    "must add": (),
    "after N+": (),
}


def because(kind: str, rule: str, **figures: object) -> Reason:
    """A reason that only equipment has."""
    return reason(REASONS, kind, rule, **figures)


def why_not(r: Rules, s: State, kind: i64, wish: AnyMeaning) -> Reason | None:
    """Why a wish is refused, if that is for a rule of the equipment."""
    wanted = wish["kind"]
    if kind == agenda.EXTRA_CARD:
        if wanted == "add" or wanted == "card":
            return _add(r, s, wish)
        if wanted == "decline" and wish.get("what", agenda.NAMES[kind]) == agenda.NAMES[kind]:
            return because("must add", "MR-46")
    elif wanted == "add":
        return because("after N+", "MR-49")
    return None


def _add(r: Rules, s: State, wish: AnyMeaning) -> Reason:
    end, found = why.meant_end(r, s, wish, "MR-45")
    if found is not None:
        return found
    card = legal.end_card(s, s.turn, end)
    if r.pieces.card_horus[card]:
        return because("no Horus card", "M2-CARD-PLUS")
    return because("adds nothing", "MR-46", card=r.pieces.card_name[card])
