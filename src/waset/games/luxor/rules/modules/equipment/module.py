"""M2, equipment: own cards at the start, and N+ cards to which another card may be added."""

from typing import Final, Literal, TypedDict

from waset.core.event import Field, Kinds, made
from waset.core.ints import Ints, append, empty, i64, ints, listed, two
from waset.games.luxor.rules import actions, agenda, effects, legal
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.board import BARS_NOTHING
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.means import Deal
from waset.games.luxor.rules.module import Module, Rules
from waset.games.luxor.rules.pieces import DIE, DIE_ADJUSTED, HAND, PLUS
from waset.games.luxor.rules.state import CARD_MASK, DEALT, State

Add = TypedDict("Add", {"kind": Literal["add"], "card": str, "side": Literal["left", "right"]})
"""Adds an end card to an N+ card."""
Place = TypedDict("Place", {"kind": Literal["place"], "side": Literal["left", "right"]})
"""Puts a card second from this side of the hand."""

EquipmentBoard = TypedDict("EquipmentBoard", {"cards": dict[str, int]})
"""The cards of each player's own set."""


EVENTS: Final[Kinds] = {"added": (Field("card", "card"),), "placed": (Field("side", "side"),)}


class Equipment(Module):
    """The cards 6, 0 and die +/-1 are cards like others; what is special is the N+ card and the hand it leaves."""

    name: str = "equipment"
    frames: tuple[int, ...] = (agenda.EXTRA_CARD, agenda.PLACE_CARD, agenda.DEAL_EQUIPMENT)
    meanings: tuple[object, ...] = (Add, Place)
    events: Kinds = EVENTS

    def board(self, r: Rules) -> EquipmentBoard:
        names, counts = r.pieces.card_name, r.pieces.equipment_count
        return EquipmentBoard(cards={names[card]: int(count) for card, count in enumerate(counts) if count})

    def set_up(self, r: Rules, s: State, todo: list[int]) -> None:
        """Nobody is dealt basic cards; each hand comes from the player's own seven (M2-SETUP-1, M2-SETUP-2)."""
        s.boxed_equipment = ints(listed(r.pieces.equipment_count) * s.players)
        for position, each in enumerate(todo):
            if each & 255 == agenda.DEAL:
                todo[position] = frame(agenda.DEAL_EQUIPMENT, each >> 8)

    def counts(self, r: Rules, s: State, kind: i64, a: i64) -> tuple[Ints, i64, i64]:
        low = a * r.pieces.cards
        return s.boxed_equipment[low : low + r.pieces.cards], 0, r.pieces.cards

    def happened(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> None:
        s.boxed_equipment[a * r.pieces.cards + outcome] -= 1
        effects.insert_card(s, a, s.hand_sizes[a], outcome | DEALT)
        if s.log is not None:
            s.log.append(event("drew", a, (outcome,)))

    # --- N+ ------------------------------------------------------------------------------------------------------

    def card_choices(self, r: Rules, s: State, end: i64, found: Ints) -> Ints:
        """A dead N+ card may be played if an added card brings it to life (MR-47)."""
        card = legal.end_card(s, s.turn, end)
        if r.pieces.card_kind[card] == PLUS and actions.PLAY_LEFT + end not in found:
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

    def chanced(self, r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> Deal:
        return Deal(kind="deal", seat=int(a), card=r.pieces.card_name[outcome])

    def decided(self, r: Rules, s: State, kind: i64, a: i64, b: i64, action: i64) -> None:
        if kind == agenda.PLACE_CARD:
            effects.insert_card(s, a, 1 if action == actions.PLACE_LEFT else 2, b)
            if s.log is not None:
                s.log.append(made(EVENTS, "placed", a, (action - actions.PLACE_LEFT,)))
        elif action != actions.DECLINE:
            s.extra_card = effects.discard(s, 0 if action == actions.EXTRA_LEFT else s.hand_sizes[s.turn] - 1)
            if s.log is not None:
                s.log.append(made(EVENTS, "added", s.turn, (s.extra_card,)))
            kind_added = r.pieces.card_kind[s.extra_card]
            if kind_added == DIE or kind_added == DIE_ADJUSTED:
                s.stack = append(s.stack, agenda.ROLL)


def _extra_options(r: Rules, s: State) -> Ints:
    """No card, if the N+ card can move somebody by itself; an end card that gives some legal total (MR-45, MR-46)."""
    found = empty()
    unaided = legal.unaided_steps(r, s)
    if legal.can_move(r, s, legal.aided_steps(r, s, s.card, 1, unaided), unaided, BARS_NOTHING):
        found = append(found, actions.DECLINE)
    if _gives_a_move(r, s, s.card, legal.end_card(s, s.turn, 0)):
        found = append(found, actions.EXTRA_LEFT)
    if _gives_a_move(r, s, s.card, legal.end_card(s, s.turn, 1)):
        found = append(found, actions.EXTRA_RIGHT)
    return found


def _gives_a_move(r: Rules, s: State, card: i64, extra: i64) -> bool:
    """Whether a card, never a Horus card, may be added to an N+ card: some total it can give is legal (MR-46)."""
    extra &= CARD_MASK
    if r.pieces.card_eyes[extra]:
        return False
    unaided = legal.sum_of_steps(r, card, extra, 0)
    return legal.can_move(r, s, legal.aided_steps(r, s, card, 2, unaided), unaided, BARS_NOTHING)
