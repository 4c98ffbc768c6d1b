"""What a position says about equipment: own cards in hands, and those in the box."""

from typing import Any

from waset.core.document import listing, word
from waset.core.errors import BadPosition
from waset.core.ints import Ints, ints
from waset.core.rng import Rng
from waset.games.luxor.rules.effects import insert_card
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.position_deal import MOST, take_one
from waset.games.luxor.rules.position_write import names_of
from waset.games.luxor.rules.state import DEALT, State


def deal(r: Rules, s: State, loose: list[int], document: dict[str, Any], seats: list[Any], rng: Rng) -> None:
    """Deals own equipment to hands that are not named, boxes two of each set, and lets the rest be discarded."""
    p = r.pieces
    for seat in range(s.players):
        low = seat * p.cards
        own = s.boxed_equipment[low : low + p.cards]
        entry = seats[seat] if seat < len(seats) else {}
        if "hand" not in entry:
            for _ in range(p.hand):
                card = _take_spared(own, loose, rng, f"seat {seat}: no equipment is left to be dealt")
                insert_card(s, seat, s.hand_sizes[seat], card | DEALT)
        boxed = [0] * p.cards
        if "boxed_equipment" in entry:
            for name in listing(entry["boxed_equipment"], f"seat {seat}, boxed_equipment", MOST):
                card = word(name, f"seat {seat}, boxed_equipment", p.card_name, "card")
                boxed[card] += 1
                loose[card] -= 1
        else:
            for _ in range(max(sum(p.equipment_count) - p.hand, 0)):
                boxed[_take_spared(own, loose, rng, f"seat {seat}: no equipment is left to be boxed")] += 1
        for card, number in enumerate(boxed):
            s.boxed_equipment[low + card] = number
    left = [p.card_name[card] for card in range(p.cards) if loose[card] > 0]
    if left and "discard" in document:
        raise BadPosition(f"these equipment cards are nowhere: {', '.join(left)}")
    too_many = [p.card_name[card] for card in range(p.cards) if loose[card] < 0]
    if too_many:
        raise BadPosition(f"there is less equipment than this: {', '.join(too_many)}")
    s.discard = ints(have + more for have, more in zip(s.discard, loose, strict=True))


def _take_spared(own: Ints, loose: list[int], rng: Rng, lack: str) -> int:
    """Takes a card of a seat's own set that is not named elsewhere."""
    spared = ints(min(int(have), max(left, 0)) for have, left in zip(own, loose, strict=True))
    card = take_one(spared, list(range(len(loose))), rng, lack)
    own[card] -= 1
    loose[card] -= 1
    return card


def write_seat(r: Rules, s: State, seat: int) -> dict[str, Any]:
    """The cards of a seat's own set that were put into the box."""
    cards = r.pieces.cards
    return {"boxed_equipment": names_of(r.pieces.card_name, s.boxed_equipment[cards * seat : cards * seat + cards])}
