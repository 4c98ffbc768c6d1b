"""What may be done: the legal actions for each kind of decision, sorted."""

from waset.games.luxor import actions, agenda
from waset.games.luxor.board import NOWHERE, destination, last_and_next
from waset.games.luxor.module import Rules
from waset.games.luxor.pieces import (
    ADVENTURERS,
    DIE,
    DIE_FACES,
    LAST,
    PLUS_MINUS,
    STAIRS,
    TOMB,
    UP_TO,
    UP_TO_DIE,
)
from waset.games.luxor.state import CARD_MASK, State


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
        return horus_options(s, a)
    if kind == agenda.FAVOUR_TILE:
        return favour_options(s, a)
    return either_options(s)


def card_options(r: Rules, s: State) -> list[int]:
    """An end card that can move somebody must be played; only without one may an end be dropped (L-ALG-5, LR-21)."""
    hand = s.hands[s.turn]
    found: list[int] = []
    if is_playable(r, s, hand[0] & CARD_MASK):
        found.append(actions.PLAY_LEFT)
    if is_playable(r, s, hand[-1] & CARD_MASK):
        found.append(actions.PLAY_RIGHT)
    if not found:
        found = [actions.DROP_LEFT, actions.DROP_RIGHT]
    return found


def is_playable(r: Rules, s: State, card: int) -> bool:
    """Whether a card, as yet unrolled, could move somebody (L-ALG-4, LR-22)."""
    p = r.pieces
    kind = p.card_kind[card]
    if kind == LAST:
        return last_and_next(s, s.turn)[0] != NOWHERE
    low = p.card_number[card]
    high = low
    if kind == DIE or kind == UP_TO_DIE:
        low = 1
        high = DIE_FACES
    elif kind == UP_TO:
        low = 1
    has_key = s.keys[s.turn] > 0
    before = NOWHERE
    for index in range(ADVENTURERS * s.turn, ADVENTURERS * s.turn + ADVENTURERS):
        place = s.adventurers[index]
        if place < STAIRS or place == before:
            continue
        if place >= TOMB:
            break
        before = place
        for steps in range(low, high + 1):
            end = destination(p, s, place, steps)
            if end != NOWHERE and (end != TOMB or has_key):
                return True
        if kind == PLUS_MINUS:
            end = destination(p, s, place, -1)
            if end != NOWHERE and (end != TOMB or has_key):
                return True
    return False


def move_options(r: Rules, s: State) -> list[int]:
    """Which adventurer goes how many steps with the card played; equal adventurers are one choice (L-ALG-4)."""
    p = r.pieces
    kind = p.card_kind[s.card]
    low = p.card_number[s.card]
    high = low
    if kind == DIE:
        low = s.roll
        high = s.roll
    elif kind == UP_TO:
        low = 1
    elif kind == UP_TO_DIE:
        low = 1
        high = s.roll
    has_key = s.keys[s.turn] > 0
    found: list[int] = []
    before = NOWHERE
    for index in range(ADVENTURERS * s.turn, ADVENTURERS * s.turn + ADVENTURERS):
        place = s.adventurers[index]
        if place < STAIRS or place == before:
            continue
        if place >= TOMB:
            break
        before = place
        if kind == PLUS_MINUS:
            end = destination(p, s, place, -1)
            if end != NOWHERE and (end != TOMB or has_key):
                found.append(actions.move(place, -1))
        for steps in range(low, high + 1):
            end = destination(p, s, place, steps)
            if end != NOWHERE and (end != TOMB or has_key):
                found.append(actions.move(place, steps))
    return found


def horus_options(s: State, level: int) -> list[int]:
    """A key or the level's face-up card, as far as they are there (L-ACT-5, LR-64)."""
    found: list[int] = []
    if s.keys_left > 0:
        found.append(actions.TAKE_KEY)
    if s.horus_top[level] >= 0:
        found.append(actions.TAKE_HORUS + level)
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
