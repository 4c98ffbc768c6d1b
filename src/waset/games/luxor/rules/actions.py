"""The numbering of a player's actions. Append-only, so that numbers once used keep their meaning."""

from typing import Final

from waset.core.ints import i64

PLAY_LEFT: Final = 0
PLAY_RIGHT: Final = 1
DROP_LEFT: Final = 2
DROP_RIGHT: Final = 3
ABSENT: Final = 4
"""The leftmost card is dropped for a missing player (LR-90). Never offered, but `apply` accepts it."""
CLAIM: Final = 5
LEAVE: Final = 6
TAKE_KEY: Final = 7
TAKE_HORUS: Final = 7
"""Plus the level: 8, 9 and 10 take the face-up card of level 1, 2 and 3."""
TAKE_SCARAB: Final = 11
TAKE_WILD: Final = 12
ACTOR: Final = 16
"""Plus the place of the adventurer that acts: 16 to 57."""
MOVE: Final = 64
"""Plus 16 times the place of the adventurer, plus its steps + 1: 64 to 719. One step back is -1; more are BACK."""
NUMBERS: Final = 16
DECLINE: Final = 720
"""No: to a rise attempt, an extra card, a mummy tile, a reroll, an extra turn, a temple action, a new order, a move."""
ACCEPT: Final = 721
FORWARD_LEFT: Final = 722
FORWARD_RIGHT: Final = 723
EXTRA_LEFT: Final = 724
EXTRA_RIGHT: Final = 725
PLACE_LEFT: Final = 726
PLACE_RIGHT: Final = 727
REARRANGE: Final = 728
"""Plus five times the place of the card, plus its new place, among the first five: 728 to 752."""
SHORT: Final = 5
"""The places of a hand as the rulebook deals it."""
DISCARD: Final = 753
"""Plus the place of the card in the hand, among the first five: 753 to 757."""
BUY: Final = 758
"""Plus the kind of mummy tile: 758 to 797."""
RAISE: Final = 798
"""Plus a bit for each of the seat's five adventurers, in their order: 798 to 829."""
BOX: Final = 830
"""Plus the kind of scarab: 830 to 839."""
TAKE_ITEMS: Final = 840
"""Plus a bit for each of the pictured items: 840 to 847."""
COUNT: Final = 848
"""How many actions there are with cards as printed; other editions may have those that follow."""
BACK: Final = 848
"""Plus eight times the place of the adventurer, plus its steps back beyond 2: 848 to 1175."""
BACK_NUMBERS: Final = 8
REORDER: Final = 1176
"""Plus nine times the place of the card, plus its new place, one of them beyond the first five: 1176 to 1256."""
LONG: Final = 9
"""The most places that a hand may have."""
DISCARD_MORE: Final = 1257
"""Plus the place of the card in the hand beyond the first five: 1257 to 1260."""
COUNT_OF_ALL: Final = 1261


def how_many(back: i64, hand: i64) -> int:
    """How many actions an edition needs whose cards lead this many steps back, and whose hands have so many cards."""
    if hand > SHORT:
        return COUNT_OF_ALL
    return COUNT if back <= 1 else REORDER


def rearrange(start: i64, end: i64) -> i64:
    """The action that puts the card at a place of a hand to another place."""
    return REARRANGE + SHORT * start + end if start < SHORT and end < SHORT else REORDER + LONG * start + end


def rearranged_from(action: i64) -> i64:
    """The place of the card that is put elsewhere."""
    return (action - REARRANGE) // SHORT if action < REORDER else (action - REORDER) // LONG


def rearranged_to(action: i64) -> i64:
    """The place to which a card is put."""
    return (action - REARRANGE) % SHORT if action < REORDER else (action - REORDER) % LONG


def discard(place: i64) -> i64:
    """The action that discards the card at a place of a hand."""
    return DISCARD + place if place < SHORT else DISCARD_MORE + place - SHORT


def discarded(action: i64) -> i64:
    """The place of the card that is discarded."""
    return action - DISCARD if action < DISCARD_MORE else action - DISCARD_MORE + SHORT


def move(place: i64, steps: i64) -> i64:
    """The action that moves an adventurer on this place by this number of steps; a negative one leads back."""
    return MOVE + NUMBERS * place + steps + 1 if steps >= -1 else BACK + BACK_NUMBERS * place - steps - 2


def is_move(action: i64) -> bool:
    """Whether an action moves an adventurer."""
    return MOVE <= action < DECLINE or BACK <= action < REORDER


def move_place(action: i64) -> i64:
    """The place where a move starts."""
    return (action - MOVE) // NUMBERS if action < BACK else (action - BACK) // BACK_NUMBERS


def move_steps(action: i64) -> i64:
    """The steps of a move."""
    return (action - MOVE) % NUMBERS - 1 if action < BACK else -2 - (action - BACK) % BACK_NUMBERS
