"""M2, equipment: each player's own cards at the start, and N+ cards to which another card may be added."""

from typing import Any, Final, Literal, TypedDict

from waset.core import finding
from waset.core.document import word
from waset.core.event import Event, Field, Kinds, made
from waset.core.finding import Finding, FindingKinds
from waset.core.ints import Ints, append, empty, holds, i64, ints, listed, plus, two
from waset.core.meaning import AnyMeaning
from waset.core.rng import Rng
from waset.core.wish import Reason
from waset.games.luxor.rules import actions, agenda, effects, legal
from waset.games.luxor.rules.agenda import frame, misplaced
from waset.games.luxor.rules.board import BARS_NOTHING
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.means import Deal
from waset.games.luxor.rules.module import BEFORE_MOVE, Face, Module, Rules
from waset.games.luxor.rules.modules.equipment import position, why
from waset.games.luxor.rules.pieces import DIE, DIE_ADJUSTED, EQUIPMENT_KINDS, HAND, PLUS, SIDES
from waset.games.luxor.rules.state import CARD_MASK, DEALT, State
from waset.games.luxor.rules.tables import Edition, hand_of

Add = TypedDict("Add", {"kind": Literal["add"], "card": str, "side": Literal["left", "right"]})
"""Adds an end card to an N+ card."""
Place = TypedDict("Place", {"kind": Literal["place"], "side": Literal["left", "right"]})
"""Puts a card second from this side of the hand."""

EquipmentBoard = TypedDict("EquipmentBoard", {"cards": dict[str, int]})
"""The cards of each player's own set."""


SORTS: Final[dict[str, object]] = {"side": Literal["left", "right"]}
FINDINGS: Final[FindingKinds] = {
    "few equipment": "with the module 'equipment' each player needs {needed} cards, there are {there}"
}
EVENTS: Final[Kinds] = {"added": (Field("card", "card"),), "placed": (Field("side", "side"),)}


class Equipment(Module):
    """The cards 6, 0 and die +/-1 are like any others; what is special is the N+ card and the hand it leaves."""

    name: str = "equipment"
    frames: tuple[int, ...] = (agenda.EXTRA_CARD, agenda.PLACE_CARD, agenda.DEAL_EQUIPMENT)
    meanings: tuple[object, ...] = (Add, Place)
    events: Kinds = EVENTS
    sorts: dict[str, object] = SORTS
    reasons: Kinds = why.REASONS
    finding_kinds: FindingKinds = FINDINGS
    decisions: int = 3
    """A card added and two placed."""
    chances: int = 2
    """A draw and a roll."""
    deals_hands: bool = True
    keys: tuple[str, ...] = ("extra_card",)
    seat_keys: tuple[str, ...] = ("boxed_equipment",)

    def board(self, r: Rules) -> EquipmentBoard:
        names, counts = r.pieces.card_name, r.pieces.equipment_count
        return EquipmentBoard(cards={names[card]: int(count) for card, count in enumerate(counts) if count})

    def set_up(self, r: Rules, s: State, todo: list[int]) -> None:
        """Nobody is dealt basic cards; each hand comes from the player's own seven (M2-SETUP-1, M2-SETUP-2)."""
        s.boxed_equipment = ints(listed(r.pieces.equipment_count) * s.players)
        for index, each in enumerate(todo):
            if each & 255 == agenda.DEAL:
                todo[index] = frame(agenda.DEAL_EQUIPMENT, each >> 8)

    def counts(self, r: Rules, s: State, kind: i64, a: i64) -> tuple[Ints, i64, i64]:
        low = a * r.pieces.cards
        return s.boxed_equipment[low : low + r.pieces.cards], 0, r.pieces.cards

    def happened(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> None:
        s.boxed_equipment = plus(s.boxed_equipment, a * r.pieces.cards + outcome, -1)
        effects.insert_card(s, a, s.hand_sizes[a], outcome | DEALT)
        if s.log is not None:
            s.log.append(event("drew", a, (outcome,)))

    # --- N+ ------------------------------------------------------------------------------------------------------

    def card_choices(self, r: Rules, s: State, end: i64, found: Ints) -> Ints:
        """A dead N+ card may be played if an added card makes it playable (MR-47)."""
        card = legal.end_card(s, s.turn, end)
        if r.pieces.card_kind[card] == PLUS and not holds(found, actions.PLAY_LEFT + end):
            row = HAND * s.turn
            left = row if end else row + 1
            right = row + s.hand_sizes[s.turn] - 1 - end
            if _gives_a_move(r, s, card, s.hands[left]) or _gives_a_move(r, s, card, s.hands[right]):
                found = append(found, actions.PLAY_LEFT + end)
        return found

    def card_played(self, r: Rules, s: State) -> None:
        """An N+ card that is not ignored asks for another card before anybody moves (M2-CARD-PLUS, MR-97)."""
        if s.stack[-1] == agenda.MOVE and not s.ignored and r.pieces.card_kind[s.card] == PLUS:
            s.stack = append(s.stack, agenda.EXTRA_CARD)

    def options(self, r: Rules, s: State, kind: i64, a: i64) -> Ints:
        if kind == agenda.PLACE_CARD:
            return two(actions.PLACE_LEFT, actions.PLACE_RIGHT)
        return _extra_options(r, s)

    def means(self, r: Rules, s: State, kind: i64, a: i64, action: i64) -> Add | Place:
        if kind == agenda.PLACE_CARD:
            return Place(kind="place", side="left" if action == actions.PLACE_LEFT else "right")
        end = action - actions.EXTRA_LEFT
        card = r.pieces.card_name[legal.end_card(s, s.turn, end)]
        return Add(kind="add", card=card, side="right" if end else "left")

    def asked(self, kind: i64, a: i64) -> str:
        return "M2-PLUS-3" if kind == agenda.PLACE_CARD else "M2-CARD-PLUS"

    def why_not(self, r: Rules, s: State, kind: i64, a: i64, wish: AnyMeaning) -> Reason | None:
        return why.why_not(r, s, kind, wish)

    def chanced(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> Deal:
        return Deal(kind="deal", seat=int(a), card=r.pieces.card_name[outcome])

    def decided(self, r: Rules, s: State, kind: i64, a: i64, b: i64, action: i64) -> None:
        if kind == agenda.PLACE_CARD:
            effects.insert_card(s, a, r.pieces.hand // 2 - (1 if action == actions.PLACE_LEFT else 0), b)
            if s.log is not None:
                s.log.append(made(EVENTS, "placed", a, (action - actions.PLACE_LEFT,)))
        elif action != actions.DECLINE:
            s.extra_card = effects.discard(s, 0 if action == actions.EXTRA_LEFT else s.hand_sizes[s.turn] - 1)
            if s.log is not None:
                s.log.append(made(EVENTS, "added", s.turn, (s.extra_card,)))
            kind_added = r.pieces.card_kind[s.extra_card]
            if kind_added == DIE or kind_added == DIE_ADJUSTED:
                s.stack = append(s.stack, agenda.ROLL)

    # --- its figures -----------------------------------------------------------------------------------------------

    def faces(self, edition: Edition) -> list[Face]:
        return [Face("equipment", row.card, EQUIPMENT_KINDS) for row in edition.equipment]

    def findings(self, edition: Edition) -> list[Finding]:
        return [lack._replace(is_error=False) for lack in self.lacking(edition)]

    def lacking(self, edition: Edition) -> list[Finding]:
        needed, there = hand_of(edition), sum(row.copies for row in edition.equipment)
        if there >= needed:
            return []
        return [finding.made(FINDINGS, True, "equipment", "few equipment", needed=needed, there=there)]

    # --- its words -------------------------------------------------------------------------------------------------

    def action_words(self, r: Rules, s: State, kind: int, a: int, action: int) -> str:
        if action == actions.DECLINE:
            return "add no card"
        if kind == agenda.PLACE_CARD:
            return f"place the card {ordinal(r)} from the {SIDES[action - actions.PLACE_LEFT]}"
        side = action - actions.EXTRA_LEFT
        return f"add {r.pieces.card_name[legal.end_card(s, s.turn, side)]} from the {SIDES[side]}"

    def outcome_words(self, r: Rules, kind: int, a: int, outcome: int) -> str:
        return f"deal {r.pieces.card_name[outcome]}"

    def event_words(self, r: Rules, event: Event, who: str, hidden: bool) -> str:
        if event.kind == "added":
            return f"{who} adds {r.pieces.card_name[event.figures[0]]}."
        return f"{who} places the card {ordinal(r)} from the {SIDES[event.figures[0]]}."

    def figure_name(self, r: Rules, sort: str, figure: int) -> str:
        return SIDES[figure]

    # --- its part of a position ------------------------------------------------------------------------------------

    def read(self, r: Rules, s: State, document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
        if "extra_card" in document:
            s.extra_card = word(document["extra_card"], "extra_card", r.pieces.card_name, "card")

    def deal(self, r: Rules, s: State, loose: list[int], document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
        position.deal(r, s, loose, document, seats, rng)

    def write(self, r: Rules, s: State) -> dict[str, Any]:
        return {"extra_card": r.pieces.card_name[s.extra_card]} if s.extra_card >= 0 else {}

    def write_seat(self, r: Rules, s: State, seat: int) -> dict[str, Any]:
        return position.write_seat(r, s, seat)

    def about(self, r: Rules, kind: int) -> tuple[int, int]:
        """A seat, except for a card that is added."""
        return 0, 0 if kind == agenda.EXTRA_CARD else int(r.players) - 1

    def marked(self, r: Rules, s: State) -> str:
        p = r.pieces
        if s.extra_card >= 0 and (s.card < 0 or p.card_kind[s.card] != PLUS or p.card_horus[s.extra_card]):
            return "an 'extra_card' is added to an N+ card, and is not a Horus card (M2-CARD-PLUS, MR-46)"
        return ""

    def fits(self, r: Rules, s: State, where: int, part: list[int]) -> str:
        """A card may be added before anybody moves."""
        if where != BEFORE_MOVE or part[0] & 255 != agenda.EXTRA_CARD:
            return misplaced(part[0])
        if not s.ignored and r.pieces.card_kind[s.card] == PLUS and s.extra_card < 0:
            return ""
        return "'extra card' needs an N+ card to which none is added"

    def is_untouched(self, s: State, blank: State) -> bool:
        return s.extra_card < 0


ORDINALS: Final = ("no", "first", "second", "third", "fourth")


def ordinal(r: Rules) -> str:
    """How far from its side a card is placed beside the middle."""
    return ORDINALS[r.pieces.hand // 2]


def _extra_options(r: Rules, s: State) -> Ints:
    """No card, if the N+ card can move somebody by itself; an end card that makes some legal total (MR-45, MR-46)."""
    found = empty()
    unaided = legal.unaided_steps(r, s)
    if legal.can_move(r, s, legal.aided_steps(r, s, s.card, 1, unaided), unaided, BARS_NOTHING):
        found = append(found, actions.DECLINE)
    if _gives_a_move(r, s, s.card, legal.end_card(s, s.turn, 0)):
        found = append(found, actions.EXTRA_LEFT)
    if s.hand_sizes[s.turn] > 1 and _gives_a_move(r, s, s.card, legal.end_card(s, s.turn, 1)):
        found = append(found, actions.EXTRA_RIGHT)
    return found


def _gives_a_move(r: Rules, s: State, card: i64, extra: i64) -> bool:
    """Whether a card, never a Horus card, may be added to an N+ card: some total of the two is legal (MR-46)."""
    extra &= CARD_MASK
    if r.pieces.card_horus[extra]:
        return False
    unaided = legal.sum_of_steps(r, card, extra, 0)
    return legal.can_move(r, s, legal.aided_steps(r, s, card, 2, unaided), unaided, BARS_NOTHING)
