"""What may be done: the legal actions for each kind of decision, sorted."""

from waset.games.luxor import actions, agenda
from waset.games.luxor.board import NOWHERE, destination, last_and_next
from waset.games.luxor.module import Rules
from waset.games.luxor.pieces import ADVENTURERS, EMPTY, LAST, ROLLS, STAIRS, TOMB
from waset.games.luxor.state import CARD_MASK, State

FORWARD = [1]


def options(r: Rules, s: State, kind: int, a: int) -> list[int]:
    """The legal actions for a decision; empty if there is nothing to decide."""
    if kind == agenda.CARD:
        return card_options(r, s)
    if kind == agenda.MOVE:
        return move_options(r, s)
    if kind == agenda.ACTOR:
        return [actions.ACTOR + place for place in s.moved]
    if kind == agenda.CLAIM:
        return [actions.CLAIM, actions.LEAVE]
    if kind == agenda.HORUS_TILE:
        return horus_options(r, s, a)
    if kind == agenda.FAVOUR_TILE:
        return favour_options(s, a)
    if kind == agenda.EITHER_TILE:
        return either_options(s)
    return r.owner[kind].options(r, s, kind, a)


# --- cards ------------------------------------------------------------------------------------------------------


def card_options(r: Rules, s: State) -> list[int]:
    """An end card that can move somebody must be played; only without one may an end be dropped (L-ALG-5, LR-21).

    Help may bring other ends to life, but never counts for that.
    """
    hand = s.hands[s.turn]
    found: list[int] = []
    if is_playable(r, s, hand[0] & CARD_MASK):
        found.append(actions.PLAY_LEFT)
    if is_playable(r, s, hand[-1] & CARD_MASK):
        found.append(actions.PLAY_RIGHT)
    if not found:
        found.append(actions.DROP_LEFT)
        found.append(actions.DROP_RIGHT)
    for module in r.card_choices:
        module.card_choices(r, s, 0, found)
        module.card_choices(r, s, 1, found)
        found.sort()
    return found


def is_playable(r: Rules, s: State, card: int) -> bool:
    """Whether a card, as yet unrolled and without help, could move somebody (L-ALG-4, LR-22)."""
    barred = NOWHERE
    for module in r.barred:
        barred = module.barred(r, s, card)
    if r.pieces.card_kind[card] == LAST:
        return last_and_next(s, s.turn, barred)[0] != NOWHERE
    steps = r.pieces.card_steps[card * ROLLS]
    return can_move(r, s, steps, steps, barred)


# --- movement ---------------------------------------------------------------------------------------------------


def unaided_steps(r: Rules, s: State) -> list[int]:
    """The steps that the cards played allow without help."""
    if s.ignored:
        return FORWARD
    steps = r.pieces.card_steps[s.card * ROLLS + s.roll]
    if s.extra_card < 0:
        return steps
    return sum_of_steps(r, s.card, s.extra_card, s.roll)


def sum_of_steps(r: Rules, card: int, extra_card: int, roll: int) -> list[int]:
    """The totals of an N+ card and the card added to it (M2-PLUS-2, MR-43)."""
    number = r.pieces.card_number[card]
    return [number + step for step in r.pieces.card_steps[extra_card * ROLLS + roll]]


def aided_steps(r: Rules, s: State, card: int, cards: int, steps: list[int]) -> list[int]:
    """The steps that may be chosen with help; the very same list if there is none."""
    for module in r.steps:
        steps = module.steps(r, s, card, cards, steps)
    return steps


def price(unaided: list[int], steps: int) -> int:
    """The keys to be spent for steps that the cards alone do not allow: the fewest that do (MX-25)."""
    return min(abs(steps - each) for each in unaided)


def can_move(r: Rules, s: State, steps: list[int], unaided: list[int], barred: int) -> bool:
    """Whether somebody who does not stand on the barred place could go any of these steps."""
    return bool(_moves(r, s, steps, unaided, barred, True))


def moves(r: Rules, s: State, steps: list[int], unaided: list[int]) -> list[int]:
    """Which adventurer may go how many of these steps; equal adventurers are one choice (L-ALG-4)."""
    return _moves(r, s, steps, unaided, NOWHERE, False)


def _moves(r: Rules, s: State, steps: list[int], unaided: list[int], barred: int, one_will_do: bool) -> list[int]:
    p = r.pieces
    keys = s.keys[s.turn]
    found: list[int] = []
    before = barred
    for index in range(ADVENTURERS * s.turn, ADVENTURERS * s.turn + ADVENTURERS):
        place = s.adventurers[index]
        if place < STAIRS or place == before or place == barred:
            continue
        if place >= TOMB:
            break
        before = place
        for number in steps:
            if number == 0 and s.tiles[place] == EMPTY:
                continue  # only on a tile can one act on the spot, and the stairs are none (MR-40)
            end = destination(p, s, place, number)
            if end == NOWHERE:
                continue
            needed = 1 if end == TOMB else 0
            if steps is not unaided:
                needed += price(unaided, number)
            if needed <= keys:
                found.append(actions.move(place, number))
                if one_will_do:
                    return found
    return found


def move_options(r: Rules, s: State) -> list[int]:
    """The moves with the cards played. After a roll that only help makes legal, one may also stay (LR-23)."""
    unaided = unaided_steps(r, s)
    cards = 1 if s.extra_card < 0 else 2
    steps = aided_steps(r, s, s.card, cards, unaided)
    found = moves(r, s, steps, unaided)
    if s.roll and found and steps is not unaided and not can_move(r, s, unaided, unaided, NOWHERE):
        found.append(actions.DECLINE)
    return found


# --- tiles ------------------------------------------------------------------------------------------------------


def horus_options(r: Rules, s: State, level: int) -> list[int]:
    """A key or the level's face-up card, as far as they are there (L-ACT-5, LR-64)."""
    levels = [level]
    for module in r.horus_levels:
        levels = module.horus_levels(r, s, level)
    found: list[int] = []
    if s.keys_left > 0:
        found.append(actions.TAKE_KEY)
    for each in levels:
        if s.horus_top[each] >= 0:
            found.append(actions.TAKE_HORUS + each)
    return found


def favour_options(s: State, level: int) -> list[int]:
    """The face-up card of this level or the next, as far as they are there (L-TEMP-4, LR-15)."""
    return [actions.TAKE_HORUS + each for each in (level, level + 1) if s.horus_top[each] >= 0]


def either_options(s: State) -> list[int]:
    """A scarab or a wild treasure, as far as they are there (L-TEMP-3, LR-63)."""
    found: list[int] = []
    if sum(s.scarab_supply) > 0:
        found.append(actions.TAKE_SCARAB)
    if s.wild_left > 0:
        found.append(actions.TAKE_WILD)
    return found
