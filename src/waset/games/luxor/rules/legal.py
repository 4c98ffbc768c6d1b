"""What may be done: the legal actions for each kind of decision, sorted."""

from typing import Final

from waset.core.ints import Ints, append, empty, i64, in_order, one, total_of, two
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.board import BARS_NOTHING, BIT, NOWHERE, destination, last_and_next
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import ADVENTURERS, HAND, LAST, ROLLS, STAIRS, TOMB
from waset.games.luxor.rules.state import CARD_MASK, State

ONE_STEP: Final = one(1)

# The choices of a card that the base game offers: states share these rows, and nobody appends to them
LEFT: Final = one(actions.PLAY_LEFT)
RIGHT: Final = one(actions.PLAY_RIGHT)
EITHER_END: Final = two(actions.PLAY_LEFT, actions.PLAY_RIGHT)
DROPS: Final = two(actions.DROP_LEFT, actions.DROP_RIGHT)


def options(r: Rules, s: State, kind: i64, a: i64) -> Ints:
    """The legal actions for a decision; empty if there is nothing to decide."""
    if kind == agenda.CARD:
        return card_options(r, s)
    if kind == agenda.MOVE:
        return move_options(r, s)
    if kind == agenda.ACTOR:
        return actors(s)
    if kind == agenda.CLAIM:
        return two(actions.CLAIM, actions.LEAVE)
    if kind == agenda.HORUS_TILE:
        return horus_options(r, s, a)
    if kind == agenda.FAVOUR_TILE:
        return favour_options(s, a)
    if kind == agenda.EITHER_TILE:
        return either_options(s)
    return r.owner[kind].options(r, s, kind, a)


# --- cards ------------------------------------------------------------------------------------------------------


def card_options(r: Rules, s: State) -> Ints:
    """An end card that can move somebody must be played; only without one may an end be dropped (L-ALG-5, LR-21).

    Help may make other end cards playable, but never counts for that.
    """
    if is_playable(r, s, end_card(s, s.turn, 0)):
        found = EITHER_END if is_playable(r, s, end_card(s, s.turn, 1)) else LEFT
    else:
        found = RIGHT if is_playable(r, s, end_card(s, s.turn, 1)) else DROPS
    if not r.card_choices:
        return found
    found = found[:]
    for module in r.card_choices:
        found = module.card_choices(r, s, 0, found)
        found = module.card_choices(r, s, 1, found)
    return in_order(found)


def end_card(s: State, seat: i64, end: i64) -> i64:
    """The card at the left (0) or right (1) end of a hand (L-HAND-2)."""
    index = HAND * seat
    if end:
        index += s.hand_sizes[seat] - 1
    return s.hands[index] & CARD_MASK


def is_playable(r: Rules, s: State, card: i64) -> bool:
    """Whether a card, before its die is rolled and without help, could move somebody (L-ALG-4, LR-22)."""
    barred: i64 = BARS_NOTHING
    for module in r.barred:  # as in barred_places, without the call: each end of each hand is asked about
        barred = module.barred(r, s, card, barred)
    if r.pieces.card_kind[card] == LAST:
        return last_and_next(s, s.turn, barred)[0] != NOWHERE
    steps = r.pieces.card_steps[card * ROLLS]
    return can_move(r, s, steps, steps, barred)


def barred_places(r: Rules, s: State, card: i64) -> i64:
    """The places, as bits, from which nobody could move any more once this card is played (MR-24)."""
    barred: i64 = BARS_NOTHING
    for module in r.barred:
        barred = module.barred(r, s, card, barred)
    return barred


# --- movement ---------------------------------------------------------------------------------------------------


def unaided_steps(r: Rules, s: State) -> Ints:
    """The numbers of steps that the cards played allow without help."""
    if s.ignored:
        return ONE_STEP
    steps = r.pieces.card_steps[s.card * ROLLS + s.roll]
    if s.extra_card < 0:
        return steps
    return sum_of_steps(r, s.card, s.extra_card, s.roll)


def sum_of_steps(r: Rules, card: i64, extra_card: i64, roll: i64) -> Ints:
    """The totals of an N+ card and the card added to it, forward or 0 (M2-PLUS-2, MR-43)."""
    number = r.pieces.card_number[card]
    found = empty()
    for step in r.pieces.card_steps[extra_card * ROLLS + roll]:
        if number + step >= 0:
            found = append(found, number + step)
    return found


def aided_steps(r: Rules, s: State, card: i64, cards: i64, steps: Ints) -> Ints:
    """The numbers of steps that may be chosen with help: those without it, and perhaps more."""
    for module in r.steps:
        steps = module.steps(r, s, card, cards, steps)
    return steps


def price(unaided: Ints, steps: i64) -> i64:
    """The fewest keys that pay for steps that the cards alone do not allow (MX-25)."""
    least: i64 = 99
    for each in unaided:
        gap = steps - each if steps > each else each - steps
        if gap < least:
            least = gap
    return least


def can_move(r: Rules, s: State, steps: Ints, unaided: Ints, barred: i64) -> bool:
    """Whether an adventurer that is not on a barred place could go any of these numbers of steps."""
    p = r.pieces
    helped = len(steps) > len(unaided)
    before: i64 = NOWHERE
    for index in range(ADVENTURERS * s.turn, ADVENTURERS * s.turn + ADVENTURERS):
        place = s.adventurers[index]
        if place >= TOMB:
            break
        if place >= STAIRS and place != before:
            before = place
            if barred != BARS_NOTHING and barred & BIT[place]:
                continue
            for number in steps:
                end = destination(p, s, place, number)
                if end != NOWHERE and ((end < TOMB and not helped) or can_pay(s, end, number, unaided)):
                    return True
    return False


def moves(r: Rules, s: State, steps: Ints, unaided: Ints) -> Ints:
    """Which adventurer may go which of these numbers of steps; equal adventurers are one choice (L-ALG-4)."""
    p = r.pieces
    helped = len(steps) > len(unaided)
    found = empty()
    before: i64 = NOWHERE
    for index in range(ADVENTURERS * s.turn, ADVENTURERS * s.turn + ADVENTURERS):
        place = s.adventurers[index]
        if place >= TOMB:
            break
        if place >= STAIRS and place != before:
            before = place
            for number in steps:
                end = destination(p, s, place, number)
                if end != NOWHERE and ((end < TOMB and not helped) or can_pay(s, end, number, unaided)):
                    found = append(found, actions.move(place, number))
    return found if steps[0] >= -1 else in_order(found)


def can_pay(s: State, end: i64, steps: i64, unaided: Ints) -> bool:
    """Whether there are enough keys: one for the tomb (L-TOMB-2), and one for each step of help (M4-KEY, MR-72)."""
    needed = price(unaided, steps)
    if end == TOMB:
        needed += 1
    return needed <= s.keys[s.turn]


def move_options(r: Rules, s: State) -> Ints:
    """The moves with the cards played. After a roll that only help makes legal, staying is an option, too (LR-23)."""
    unaided = unaided_steps(r, s)
    cards: i64 = 1 if s.extra_card < 0 else 2
    steps = aided_steps(r, s, s.card, cards, unaided)
    found = moves(r, s, steps, unaided)
    if s.roll and len(found) and len(steps) > len(unaided) and not can_move(r, s, unaided, unaided, BARS_NOTHING):
        found = append(found, actions.DECLINE)
    return found


def actors(s: State) -> Ints:
    """The adventurers that an all +N card moved: one of them acts (L-HOR-3)."""
    found = empty()
    for place in s.moved:
        found = append(found, actions.ACTOR + place)
    return found


# --- tiles ------------------------------------------------------------------------------------------------------


def horus_options(r: Rules, s: State, level: i64) -> Ints:
    """A key or the level's face-up card, as far as available (L-ACT-5, LR-64)."""
    found = empty()
    if s.keys_left > 0:
        found = append(found, actions.TAKE_KEY)
    levels = one(level)
    for module in r.horus_levels:
        levels = module.horus_levels(r, s, level, levels)
    for each in levels:
        if s.horus_top[each] >= 0:
            found = append(found, actions.TAKE_HORUS + each)
    return found


def favour_options(s: State, level: i64) -> Ints:
    """The face-up card of this level or the next, as far as available (L-TEMP-4, LR-15)."""
    found = empty()
    for each in range(level, level + 2):
        if s.horus_top[each] >= 0:
            found = append(found, actions.TAKE_HORUS + each)
    return found


def either_options(s: State) -> Ints:
    """A scarab or a wild treasure, as far as available (L-TEMP-3, LR-63)."""
    found = empty()
    if total_of(s.scarab_supply) > 0:
        found = append(found, actions.TAKE_SCARAB)
    if s.wild_left > 0:
        found = append(found, actions.TAKE_WILD)
    return found
