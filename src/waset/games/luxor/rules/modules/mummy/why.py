"""Why the mummy's decisions and tiles refuse something."""

from typing import Final

from waset.core.event import Field, Kinds
from waset.core.ints import Ints, i64, ints
from waset.core.meaning import AnyMeaning
from waset.core.wish import Reason, reason
from waset.games.luxor.rules import agenda, legal, why, why_walk
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.mummy import display, rising
from waset.games.luxor.rules.pieces import LEVELS
from waset.games.luxor.rules.state import LYING, State, adventurers
from waset.games.luxor.rules.view import place_name

REASONS: Final[Kinds] = {
    "nobody lies": (),
    "nobody lies there": (Field("space"),),
    "under the mummy": (Field("space"),),
    "too many": (Field("die"),),
    "start of turn": (),
    "not on display": (),
    "too dear": (Field("cost"), Field("talismans")),
    "end of turn": (),
    "bought first": (Field("tile", "bought"),),
    "no such scarab": (),
    "two items": (),
    "not the last": (Field("at", "place"),),
}
ASKED: Final = {
    agenda.RISE: "M1-RISE-1",
    agenda.RAISE: "M1-RISE-2",
    agenda.MUMMY_TILE: "M1-TILE-1",
    agenda.TILE_MOVE: "M1-EFF-7",
    agenda.BOX_SCARAB: "M1-EFF-6",
    agenda.DISCARD_ONE: "M1-EFF-8",
    agenda.TAKE_ANY_HORUS: "M1-EFF-8",
    agenda.FREE_CHOICE: "M1-EFF-12",
    agenda.REARRANGE_ONE: "M1-EFF-4",
}
BOUGHT: Final = {
    "box scarab": ("exchange scarab", "M1-EFF-6"),
    "discard": ("Horus card", "M1-EFF-8"),
    "take items": ("free choice", "M1-EFF-12"),
}
"""The tile that must be bought before somebody can do this, and its rule."""
COMPULSORY: Final = (
    agenda.REAR_MOVE,
    agenda.TILE_MOVE,
    agenda.BOX_SCARAB,
    agenda.DISCARD_ONE,
    agenda.TAKE_ANY_HORUS,
    agenda.FREE_CHOICE,
)


def because(kind: str, rule: str, **figures: object) -> Reason:
    """A reason that only the mummy has."""
    return reason(REASONS, kind, rule, **figures)


def asked(kind: i64, a: i64) -> str:
    """The rule by which a decision is asked."""
    if kind == agenda.REAR_MOVE:
        return "M1-EFF-2" if a <= 2 else "M1-EFF-10"
    return ASKED[int(kind)]


def why_not(r: Rules, s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason | None:
    """Why a wish is refused, if that is for a rule of the mummy."""
    wanted = wish["kind"]
    if wanted == "raise" or (wanted == "accept" and wish.get("what") == agenda.NAMES[agenda.RISE]):
        return _raise(s, kind, a, wish)
    if wanted == "buy":
        return _buy(r, s, wish)
    if wanted in BOUGHT:
        return _of_a_tile(kind, wish)
    if wanted == "move" or wanted == "act":
        return _walk(r, s, kind, a, wish)
    if wanted == "rearrange" and kind == agenda.REARRANGE_ONE:
        return why.new_order(wish, "M1-EFF-4", "MR-87")
    if kind == agenda.TAKE_ANY_HORUS:
        if wanted == "take Horus card":
            return why.from_stacks(r, s, wish, list(range(1, LEVELS + 1)), "M1-EFF-8", "MR-35")
        if wanted == "take":
            return why.because("not offered", "M1-EFF-8", what=wish.get("what", "key"))
    if wanted == "decline" and kind in COMPULSORY and wish.get("what", agenda.NAMES[kind]) == agenda.NAMES[kind]:
        return why.because("must", "MR-30", decision=agenda.NAMES[kind])
    return None


def _raise(s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason | None:
    """Why somebody cannot be raised."""
    own = adventurers(s, int(s.turn))
    lying = [place - LYING for place in own if place >= LYING]
    spaces: list[int] = wish.get("spaces", [])
    for space in spaces:
        if spaces.count(space) > lying.count(space):
            return because("nobody lies there", "M1-RISE-1", space=space)
        if space == s.mummy_at:
            return because("under the mummy", "M1-RISE-4", space=space)
    if kind == agenda.RAISE:
        return because("too many", "M1-RISE-2", die=int(a)) if wish["kind"] == "raise" else None
    if kind == agenda.RISE:
        return None
    if not lying:
        return because("nobody lies", "MR-17")
    if not rising.has_liftable(s, s.turn):
        return because("under the mummy", "M1-RISE-4", space=lying[0])
    return because("start of turn", "M1-RISE-1")


def _buy(r: Rules, s: State, wish: AnyMeaning) -> Reason:
    """Why a tile cannot be bought."""
    costs = [
        int(r.pieces.mummy_cost[tile])
        for tile in s.mummy_display
        if wish.get("tile", display.tile_name(r, tile)) == display.tile_name(r, tile)
        and wish.get("cost", r.pieces.mummy_cost[tile]) == r.pieces.mummy_cost[tile]
    ]
    if not costs:
        return because("not on display", "M1-TILE-1")
    if min(costs) > s.talismans[s.turn]:
        return because("too dear", "M1-TILE-1", cost=min(costs), talismans=int(s.talismans[s.turn]))
    return because("end of turn", "M1-TILE-1")


def _of_a_tile(kind: i64, wish: AnyMeaning) -> Reason:
    """Why something that only a tile allows is refused."""
    tile, rule = BOUGHT[wish["kind"]]
    if kind == agenda.BOX_SCARAB and wish["kind"] == "box scarab":
        return because("no such scarab", rule)
    if kind == agenda.DISCARD_ONE and wish["kind"] == "discard":
        return why.because("not in hand", rule)
    if kind == agenda.FREE_CHOICE and wish["kind"] == "take items":
        return because("two items", rule)
    return because("bought first", rule, tile=tile)


def _walk(r: Rules, s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason | None:
    """Why a tile does not move somebody like this."""
    if kind == agenda.TILE_MOVE:
        return why_walk.walk(r, s, wish, legal.ONE_STEP, legal.ONE_STEP, asked(kind, a))
    if kind != agenda.REAR_MOVE:
        return None
    steps: Ints = ints(range(1, a + 1))
    rear = why_walk.active(s)[-1]
    at = wish.get("at" if wish["kind"] == "act" else "from")
    if at is not None and why_walk.place_of(at) in why_walk.active(s) and why_walk.place_of(at) != rear:
        return because("not the last", "MR-88", at=place_name(rear))
    if at is None:
        wish = {**wish, ("at" if wish["kind"] == "act" else "from"): place_name(rear)}
    return why_walk.walk(r, s, wish, steps, steps, asked(kind, a))
