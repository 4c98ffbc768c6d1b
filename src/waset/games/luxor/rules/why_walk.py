"""Why an adventurer cannot go somewhere, or no adventurer at all with a card: each step that the rules refuse."""

from typing import Final, Literal, TypeAlias, TypedDict

from waset.core.errors import BadWish
from waset.core.event import Field, Kinds
from waset.core.ints import Ints, i64, listed
from waset.core.meaning import AnyMeaning
from waset.core.wish import Reason, reason
from waset.games.luxor.rules.board import BARS_NOTHING, BIT, NOWHERE, destination, last_and_next
from waset.games.luxor.rules.legal import can_pay, price
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import (
    DIE,
    DIE_ADJUSTED,
    EMPTY,
    LAST,
    LESS,
    OSIRIS,
    PLUS,
    PLUS_MINUS,
    STAIRS,
    STATUES,
    STEP,
    TOMB,
    UP_TO,
    UP_TO_DIE,
)
from waset.games.luxor.rules.seen import Place
from waset.games.luxor.rules.state import LYING, WOKEN, State, adventurers
from waset.games.luxor.rules.view import place_name

Stuck: TypeAlias = Literal[
    "asleep",
    "woken",
    "in tomb",
    "lying",
    "barred",
    "no key",
    "Osiris past tomb",
    "past tomb",
    "no way back",
    "no tile",
]
"""Why one adventurer cannot go: also a kind of reason each."""
Piece = TypedDict("Piece", {"at": Place, "why": Stuck, "rule": str, "away": int})
"""One of the seat's adventurers that cannot use a card: why, and how far the tomb is, in steps, if it stands."""

KINDS: Final[Kinds] = {
    "asleep": (Field("statue"),),
    "woken": (),
    "in tomb": (),
    "lying": (Field("space"),),
    "barred": (Field("space"),),
    "no key": (Field("keys"), Field("have")),
    "Osiris past tomb": (Field("from", "place"),),
    "past tomb": (Field("from", "place"), Field("away"), Field("steps", "numbers")),
    "no way back": (Field("from", "place"),),
    "no tile": (Field("at", "place"),),
    "dead card": (
        Field("card", "card"),
        Field("steps", "numbers"),
        Field("why", "stuck"),
        Field("pieces", "pieces"),
    ),
    "no second": (),
    "nobody active": (),
    "nobody there": (Field("at", "place"),),
    "wrong number": (Field("steps", "numbers"),),
    "never a goal": (),
    "backward": (),
    "empty space": (Field("space"), Field("ends", "places")),
    "Osiris": (Field("space"),),
    "exact count": (Field("from", "place"), Field("away"), Field("steps", "numbers")),
    "wrong distance": (
        Field("from", "place"),
        Field("to", "place"),
        Field("away"),
        Field("steps", "numbers"),
        Field("ends", "places"),
    ),
    "price": (Field("keys"),),
}
GRAVEST: Final[tuple[Stuck, ...]] = ("no key", "Osiris past tomb", "past tomb", "no way back", "no tile")
"""Which of several numbers tells why an adventurer cannot go: the one that comes nearest to a move."""
NUMBERS: Final = {
    STEP: "L-CARD-1",
    PLUS_MINUS: "L-CARD-2",
    DIE: "L-CARD-3",
    UP_TO: "L-HOR-1",
    UP_TO_DIE: "L-HOR-2",
    LESS: "L-HOR-6",
    DIE_ADJUSTED: "M2-CARD-DIE",
    PLUS: "M2-CARD-PLUS",
}
"""The rule that says which numbers of steps a kind of card allows."""


def because(kind: str, rule: str, **figures: object) -> Reason:
    """A reason about a walk."""
    return reason(KINDS, kind, rule, **figures)


# --- places -------------------------------------------------------------------------------------------------------


def place_of(name: Place) -> int:
    """The place that a view calls like this. Raises BadWish for a name that no place has."""
    if isinstance(name, int):
        if STAIRS < name < TOMB:
            return name
    elif name == "stairs":
        return STAIRS
    elif name == "tomb":
        return TOMB
    elif name == "woken":
        return WOKEN
    else:
        for number in range(1, TOMB):
            if name == f"lying {number}" or (number <= STATUES and name == f"statue {number}"):
                return number + LYING if name.startswith("lying") else -number
    raise BadWish(f"no place is called {name if isinstance(name, int) else name[:40]!r}")


def away(s: State, place: i64) -> int:
    """How many steps lead from a place into the tomb, if no Osiris helps."""
    steps = 0
    while place != TOMB:
        place = s.ahead[place]
        steps += 1
    return steps


def behind(s: State, place: i64) -> int:
    """How many tiles lie behind a place."""
    steps = 0
    while s.behind[place] != STAIRS:
        place = s.behind[place]
        steps += 1
    return steps


def active(s: State) -> list[int]:
    """The places from which adventurers of the turn's seat can go, the one nearest the tomb first."""
    return sorted({place for place in adventurers(s, int(s.turn)) if STAIRS <= place < TOMB}, reverse=True)


# --- one adventurer -----------------------------------------------------------------------------------------------


def inactive(place: i64) -> tuple[Stuck, str] | None:
    """Why an adventurer that is there cannot go at all."""
    if place == WOKEN:
        return "woken", "L-MOVE-6"
    if place < STAIRS:
        return "asleep", "L-MOVE-1"
    if place == TOMB:
        return "in tomb", "L-TOMB-4"
    return ("lying", "M1-LYING-1") if place >= LYING else None


def own_place(s: State, at: Place) -> int | None:
    """Where the adventurer of the turn's seat is that a wish is about; None if none is there."""
    own = adventurers(s, int(s.turn))
    place = place_of(at)
    if place not in own and place + LYING in own and place > STAIRS:
        place += LYING
    return place if place in own else None


def at_rest(s: State, at: Place) -> Reason | None:
    """Why an adventurer cannot go, whatever is asked: it sleeps, has just woken, lies, or is in the tomb."""
    place = own_place(s, at)
    why = None if place is None else inactive(place)
    if place is None or why is None:
        return None
    kind, rule = why
    if kind == "asleep":
        return because(kind, rule, statue=-place)
    return because(kind, rule, space=place - LYING) if kind == "lying" else because(kind, rule)


def refused(r: Rules, s: State, place: i64, number: i64, unaided: Ints) -> tuple[Stuck, str] | None:
    """Why an active adventurer cannot go this number of steps."""
    end = destination(r.pieces, s, place, number)
    if end == NOWHERE:
        if number == 0:
            return "no tile", "MR-40"
        if number < 0 and behind(s, place) < -number:
            return "no way back", "LR-26"
        return ("past tomb", "L-MOVE-4") if number > away(s, place) else ("Osiris past tomb", "LR-34")
    if can_pay(s, end, number, unaided):
        return None
    if end != TOMB:
        return "no key", "M4-KEY"
    return "no key", "MR-72" if price(unaided, number) else "L-TOMB-2"


def stuck(r: Rules, s: State, place: i64, steps: list[int], unaided: Ints, barred: i64) -> tuple[Stuck, str] | None:
    """Why an adventurer cannot go any of these numbers of steps."""
    if found := inactive(place):
        return found
    if barred & BIT[place]:
        return "barred", "MR-24"
    whys = [refused(r, s, place, number, unaided) for number in steps]
    for gravest in GRAVEST if None not in whys else ():
        for why in whys:
            if why is not None and why[0] == gravest:
                return why
    return None


def told(r: Rules, s: State, place: i64, steps: list[int], unaided: Ints, why: tuple[Stuck, str]) -> Reason:
    """What keeps one adventurer from going, with its figures."""
    kind, rule = why
    if kind == "barred":
        return because(kind, rule, space=int(place))
    if kind == "no key":
        keys = min(
            int(price(unaided, number)) + (destination(r.pieces, s, place, number) == TOMB)
            for number in steps
            if refused(r, s, place, number, unaided) == why
        )
        return because(kind, rule, keys=keys, have=int(s.keys[s.turn]))
    if kind == "past tomb":
        return because(kind, rule, **{"from": place_name(int(place)), "away": away(s, place), "steps": steps})
    if kind == "Osiris past tomb" or kind == "no way back":
        return because(kind, rule, **{"from": place_name(int(place))})
    return because(kind, rule, at=place_name(int(place))) if kind == "no tile" else because(kind, rule)


# --- a card -------------------------------------------------------------------------------------------------------


def dead(r: Rules, s: State, card: i64, steps: Ints, barred: i64) -> Reason:
    """Why a card moves nobody: the reason that holds for most of those who stand, and that of each adventurer."""
    numbers = listed(steps)
    pieces: list[Piece] = []
    counts: dict[tuple[Stuck, str], int] = {}
    for place in adventurers(s, int(s.turn)):
        why = stuck(r, s, place, numbers, steps, barred)
        if why is not None:
            stands = STAIRS <= place < TOMB
            far = away(s, place) if stands else 0
            pieces.append({"at": place_name(place), "why": why[0], "rule": why[1], "away": far})
            if stands:
                counts[why] = counts.get(why, 0) + 1
    if not counts:
        return because("nobody active", "LR-102")
    most = max(counts, key=lambda why: counts[why])
    return because("dead card", most[1], card=r.pieces.card_name[card], steps=numbers, why=most[0], pieces=pieces)


def dead_end(r: Rules, s: State, card: i64, steps: Ints, barred: i64) -> Reason:
    """Why an end card cannot be played."""
    if r.pieces.card_kind[card] != LAST:
        return dead(r, s, card, steps, barred)
    here = active(s)
    if not here:
        return because("nobody active", "LR-102")
    if last_and_next(s, s.turn)[0] != NOWHERE:
        fallen = [place for place in here if barred & BIT[place]]
        return because("barred", "MR-24", space=fallen[0])
    alone = adventurers(s, int(s.turn)).count(here[0]) == 1
    return because("no second", "LR-48" if alone else "LR-49")


def number_rule(r: Rules, s: State) -> str:
    """The rule that says which numbers the cards played allow."""
    if s.ignored:
        return "M4-FORWARD"
    if s.extra_card >= 0:
        return "M2-PLUS-2"
    kind = r.pieces.card_kind[s.card]
    return "M2-CARD-0" if kind == STEP and r.pieces.card_number[s.card] == 0 else NUMBERS[int(kind)]


# --- a walk -------------------------------------------------------------------------------------------------------


def walk(r: Rules, s: State, wish: AnyMeaning, steps: Ints, unaided: Ints, rule: str) -> Reason:
    """Why a move, or the use of a tile without a step, is not possible with these numbers, which this rule allows.

    Where the wish names no adventurer, the reason that holds for most of them.
    """
    acts = wish["kind"] == "act"
    numbers = [number for number in listed(steps) if (number == 0) == acts]
    at = wish.get("at" if acts else "from")
    if at is not None:
        place = own_place(s, at)
        if place is None:
            return because("nobody there", "L-MOVE-1", at=at)
        return at_rest(s, at) or _from(r, s, place, wish, numbers, unaided, rule)
    reasons = [_from(r, s, place, wish, numbers, unaided, rule) for place in active(s)]
    kinds = [each.kind for each in reasons]
    return reasons[kinds.index(max(kinds, key=kinds.count))]


def _from(r: Rules, s: State, place: i64, wish: AnyMeaning, numbers: list[int], unaided: Ints, rule: str) -> Reason:
    """Why the adventurers on a place cannot do it."""
    allowed = numbers
    if "steps" in wish:
        numbers = [number for number in numbers if number == wish["steps"]]
    if not numbers:
        return because("wrong number", rule, steps=allowed)
    if "to" in wish:
        goal = place_of(wish["to"])
        reaching = [number for number in numbers if destination(r.pieces, s, place, number) == goal]
        if not reaching:
            return _missed(r, s, place, goal, numbers, rule)
        numbers = reaching
    why = stuck(r, s, place, numbers, unaided, BARS_NOTHING)
    if why is not None:
        return told(r, s, place, numbers, unaided, why)
    fair = [number for number in numbers if refused(r, s, place, number, unaided) is None]
    return because("price", "MX-25" if r.steps else "L-TOMB-1", keys=min(int(price(unaided, each)) for each in fair))


def _missed(r: Rules, s: State, place: i64, goal: i64, numbers: list[int], rule: str) -> Reason:
    """Why none of these numbers leads to a place."""
    if not STAIRS < goal <= TOMB:
        return because("never a goal", "LR-26")
    kind = r.pieces.tile_kind[s.tiles[goal]]
    found = [destination(r.pieces, s, place, number) for number in numbers]
    ends = [place_name(int(end)) for end in found if end != NOWHERE]
    if goal == TOMB:
        return because(
            "exact count", "L-TOMB-1", **{"from": place_name(int(place)), "away": away(s, place), "steps": numbers}
        )
    if kind == EMPTY:
        return because("empty space", "LR-5", space=int(goal), ends=ends)
    if kind == OSIRIS:
        return because("Osiris", "L-MOVE-7", space=int(goal))
    if goal <= place:
        return because("backward", "L-CARD-2" if min(numbers) < 0 else rule)
    far = away(s, place) - away(s, goal)
    return because(
        "wrong distance",
        "L-MOVE-2",
        **{"from": place_name(int(place)), "to": place_name(int(goal)), "away": far, "steps": numbers, "ends": ends},
    )
