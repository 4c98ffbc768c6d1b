"""Why something cannot be done, as data: the kind of reason, the rule that forbids it, and the figures.

A module says why its own decisions and wishes are refused. What is not about the open question gets the reason that
would hold at any time, if there is one, and otherwise that another question is open.
"""

from typing import Final, Literal, TypedDict

from waset.core.event import Field, Kinds
from waset.core.game import CHANCE, NOBODY
from waset.core.ints import i64, listed, one
from waset.core.meaning import AnyMeaning
from waset.core.wish import COMMON, Reason, agrees, reason
from waset.games.luxor.rules import agenda, legal, means, why_walk
from waset.games.luxor.rules.board import count
from waset.games.luxor.rules.module import NOBODYS, Rules
from waset.games.luxor.rules.pieces import LEVELS, ROLLS, SIDES, STAIRS, TOMB, TREASURE
from waset.games.luxor.rules.seen import Place
from waset.games.luxor.rules.state import CARD_MASK, State, hand
from waset.games.luxor.rules.turn import NO_MOVE, SAFETY_STOP, TOMB_REACHED
from waset.games.luxor.rules.view import place_name
from waset.games.luxor.rules.why_walk import Piece, Stuck

UseCard = TypedDict("UseCard", {"kind": Literal["card"], "number": int})
"""Does anything with a card of the hand, counted from 1 on the left: no action means that of an inner card."""
WISHES: Final = (UseCard,)
"""The wishes that are not what some action means."""

KINDS: Final[Kinds] = {
    **COMMON,
    **why_walk.KINDS,
    "must": (Field("decision", "decision"),),
    "inner card": (Field("card", "card"),),
    "other end": (Field("card", "card"), Field("side", "side")),
    "not in hand": (),
    "must play": (Field("cards", "cards"),),
    "only absent": (),
    "no ability": (Field("ability", "character"),),
    "order": (),
    "same place": (),
    "did not move": (Field("moved", "places"),),
    "no treasure": (Field("space"),),
    "other tile": (Field("space"), Field("tile", "tile")),
    "too few": (Field("space"), Field("needs"), Field("there")),
    "arrive": (Field("space"),),
    "must claim": (),
    "not offered": (Field("what", "thing"),),
    "none left": (Field("what", "thing"),),
    "elsewhere": (Field("what", "thing"),),
    "other level": (Field("levels", "numbers"),),
    "stack empty": (Field("level"),),
    "not on top": (),
}
"""The kinds of reason of the base game, each with its fields; modules add their own."""
SORTS: Final[dict[str, object]] = {
    "number": int,
    "numbers": list[int],
    "card": str,
    "cards": list[str],
    "tile": str,
    "place": Place,
    "places": list[Place],
    "side": Literal["left", "right"],
    "character": str,
    "decision": str,
    "thing": Literal["key", "scarab", "wild treasure", "Horus card"],
    "stuck": Stuck,
    "pieces": list[Piece],
    "bought": str,
}
"""The type of a figure of each sort."""
ENDED: Final = {TOMB_REACHED: "L-END-1", NO_MOVE: "L-END-3", SAFETY_STOP: "LR-101"}
ASKED: Final = {
    agenda.CARD: "L-TURN-2",
    agenda.MOVE: "L-MOVE-1",
    agenda.ACTOR: "L-HOR-4",
    agenda.CLAIM: "LR-58",
    agenda.HORUS_TILE: "L-ACT-5",
    agenda.FAVOUR_TILE: "L-TEMP-4",
    agenda.EITHER_TILE: "L-TEMP-3",
}
"""The rule by which each question of the base game is asked."""
DEMANDED: Final = {
    agenda.CARD: "L-CARD-4",
    agenda.MOVE: "L-MOVE-2",
    agenda.ACTOR: "LR-45",
    agenda.HORUS_TILE: "LR-59",
    agenda.FAVOUR_TILE: "LR-59",
    agenda.EITHER_TILE: "LR-59",
}
"""The rule by which a question cannot be declined."""
GIVEN: Final = {"key": "L-ACT-5", "scarab": "L-TEMP-1", "wild treasure": "L-TEMP-2", "Horus card": "L-ACT-5"}
"""The rule that says where something can be taken."""
OF_A_CARD: Final = ("play", "drop", "add")


def because(kind: str, rule: str, **figures: object) -> Reason:
    """A reason of the base game."""
    return reason(KINDS, kind, rule, **figures)


def why_not(r: Rules, s: State, seat: int, wish: AnyMeaning) -> Reason | None:
    """Why a seat cannot do what it wishes; None if it can."""
    if s.to_move == NOBODY:
        return because("over", ENDED[int(s.ending)])
    if s.to_move == CHANCE:
        return because("chance", "L-SETUP-7" if s.round == 0 else "L-TURN-2")
    top = s.stack[-1]
    kind = top & 255
    a = top >> 8 & 255
    if s.to_move != seat:
        rule = "L-TURN-1" if s.to_move == s.turn else asked(r, kind, a)
        return because("not your turn", rule, seat=int(s.to_move))
    if any(_grants(s, wish, means.means(r, s, action)) for action in s.options):
        return None
    for module in r.modules:
        if found := module.why_not(r, s, kind, a, wish):
            return found
    return _refused(r, s, kind, a, wish) or because("other question", asked(r, kind, a), decision=agenda.NAMES[kind])


def _grants(s: State, wish: AnyMeaning, meaning: AnyMeaning) -> bool:
    """Whether an action that means this is what was wished."""
    if wish["kind"] != "card":
        return agrees(wish, meaning)
    if meaning["kind"] in OF_A_CARD:
        number = 1 if meaning["side"] == SIDES[0] else s.hand_sizes[s.to_move]
    elif meaning["kind"] == "discard":
        number = meaning["index"] + 1
    elif meaning["kind"] == "rearrange":
        number = meaning["from"] + 1
    else:
        return False
    return "number" not in wish or bool(wish["number"] == number)


def asked(r: Rules, kind: i64, a: i64) -> str:
    """The rule by which a question is asked."""
    return ASKED[int(kind)] if r.owner[kind] is NOBODYS else r.owner[kind].asked(kind, a)


def _refused(r: Rules, s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason | None:
    """Why the base game refuses a wish, if that is not for another question."""
    wanted = wish["kind"]
    if wanted == "claim":
        return _claim(r, s, wish)
    if wanted == "leave":
        return because("must claim", "LR-59")
    if wanted == "rearrange":
        return because("order", "L-HAND-1")
    if wanted == "take" or wanted == "take Horus card":
        return _take(r, s, kind, a, wish)
    if wanted == "decline" and kind in DEMANDED and wish.get("what", agenda.NAMES[kind]) == agenda.NAMES[kind]:
        return because("must", DEMANDED[int(kind)], decision=agenda.NAMES[kind])
    if kind == agenda.CARD:
        if wanted == "play" or wanted == "drop" or wanted == "card":
            return _card(r, s, wish)
    elif kind == agenda.MOVE:
        if wanted == "move" or wanted == "act":
            unaided = legal.unaided_steps(r, s)
            steps = legal.aided_steps(r, s, s.card, 1 if s.extra_card < 0 else 2, unaided)
            return why_walk.walk(r, s, wish, steps, unaided, why_walk.number_rule(r, s))
    elif kind == agenda.ACTOR and wanted == "act":
        if "at" in wish and why_walk.place_of(wish["at"]) in s.moved:
            return because("price", "L-HOR-4", keys=0)
        return because("did not move", "LR-45", moved=[place_name(place) for place in listed(s.moved)])
    if wanted == "move" and "from" in wish and s.to_move == s.turn:
        return why_walk.at_rest(s, wish["from"])
    return None


# --- cards --------------------------------------------------------------------------------------------------------


def meant_end(r: Rules, s: State, wish: AnyMeaning, rule: str) -> tuple[int, Reason | None]:
    """The end of the hand that a wish is about (0 left, 1 right), or why it is about none, by the rule of the ends."""
    cards = [r.pieces.card_name[card & CARD_MASK] for card in hand(s, int(s.turn))]
    ends = [cards[0], cards[-1]]
    if wish["kind"] == "card":
        number: int = wish.get("number", 1)
        if not 1 <= number <= len(cards):
            return 0, because("not in hand", rule)
        if 1 < number < len(cards):
            return 0, because("inner card", rule, card=cards[number - 1])
        return (0 if number == 1 else 1), None
    for end in range(2):
        if wish.get("side", SIDES[end]) == SIDES[end] and wish.get("card", ends[end]) == ends[end]:
            return end, None
    card: str = wish["card"]
    if card in ends:
        return 0, because("other end", "L-HAND-1", card=card, side=SIDES[ends.index(card)])
    if card in cards:
        return 0, because("inner card", rule, card=card)
    return 0, because("not in hand", rule)


def _card(r: Rules, s: State, wish: AnyMeaning) -> Reason:
    """Why a card cannot be played, or dropped."""
    if wish.get("absent"):
        return because("only absent", "LR-90")
    end, found = meant_end(r, s, wish, "L-HAND-2")
    if found is not None:
        return found
    if wish.get("forward"):
        return because("no ability", "M4-FORWARD", ability="forward")
    if wish["kind"] == "drop":
        both = [legal.end_card(s, s.turn, each) for each in range(2)]
        return because(
            "must play", "LR-21", cards=[r.pieces.card_name[card] for card in both if legal.is_playable(r, s, card)]
        )
    card = legal.end_card(s, s.turn, end)
    return why_walk.dead_end(r, s, card, r.pieces.card_steps[card * ROLLS], legal.barred_places(r, s, card))


def new_order(wish: AnyMeaning, rule: str, same: str) -> Reason:
    """Why a card cannot go to another place of the hand, where a rule lets one go."""
    return because("same place", same) if wish.get("from") == wish.get("to") else because("not in hand", rule)


# --- tiles --------------------------------------------------------------------------------------------------------


def _claim(r: Rules, s: State, wish: AnyMeaning) -> Reason | None:
    """Why a treasure cannot be taken, whatever is asked; None if the wish names no space."""
    if "space" not in wish:
        return None
    space: int = wish["space"]
    if not STAIRS < space < TOMB:
        return because("no treasure", "L-ACT-2", space=space)
    tile = s.tiles[space]
    if wish.get("tile", r.pieces.tile_name[tile]) != r.pieces.tile_name[tile]:
        return because("other tile", "L-ACT-2", space=space, tile=r.pieces.tile_name[tile])
    if r.pieces.tile_kind[tile] != TREASURE:
        return because("no treasure", "L-ACT-2", space=space)
    needs, there = int(r.pieces.tile_value[tile]), int(count(s, s.turn, space))
    if there < needs:
        return because("too few", "L-ACT-2", space=space, needs=needs, there=there)
    return because("arrive", "LR-60", space=space)


def _take(r: Rules, s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason:
    """Why something cannot be taken."""
    what: str = "Horus card" if wish["kind"] == "take Horus card" else wish.get("what", "")
    if kind == agenda.HORUS_TILE:
        if what == "Horus card":
            levels = one(a)
            for module in r.horus_levels:
                levels = module.horus_levels(r, s, a, levels)
            return from_stacks(r, s, wish, listed(levels), "L-ACT-5", "LR-64")
        if what == "key" or what == "":
            return because("none left", "LR-64", what="key")
        return because("not offered", "L-ACT-5", what=what)
    if kind == agenda.FAVOUR_TILE:
        if what == "Horus card":
            return from_stacks(r, s, wish, [int(a), int(a) + 1], "L-TEMP-4", "L-TEMP-4")
        return because("not offered", "L-TEMP-4", what=what or "key")
    if kind == agenda.EITHER_TILE:
        if what == "key" or what == "Horus card":
            return because("not offered", "L-TEMP-3", what=what)
        return because("none left", "LR-63", what=what)
    return because("elsewhere", GIVEN[what or "key"], what=what or "key")


def from_stacks(r: Rules, s: State, wish: AnyMeaning, levels: list[int], rule: str, empty: str) -> Reason:
    """Why a card cannot be taken from the Horus board, where these levels are offered by a rule."""
    tops = {level: r.pieces.card_name[s.horus_top[level]] for level in range(1, LEVELS + 1) if s.horus_top[level] >= 0}
    elsewhere = [card for level, card in tops.items() if level not in levels]
    if wish.get("level", levels[0]) not in levels or ("level" not in wish and wish.get("card") in elsewhere):
        return because("other level", rule, levels=levels)
    level: int = wish.get("level", next((each for each in levels if each in tops), levels[0]))
    return because("not on top", "LR-87") if level in tops else because("stack empty", empty, level=level)
