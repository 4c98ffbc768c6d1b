"""How those whom the mummy has laid down rise again."""

from waset.core.event import made
from waset.core.ints import Ints, append, empty, i64, pop
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.board import put
from waset.games.luxor.rules.modules.mummy.events import EVENTS
from waset.games.luxor.rules.pieces import ADVENTURERS
from waset.games.luxor.rules.state import LYING, State


def has_liftable(s: State, seat: i64) -> bool:
    """Whether one of a seat's adventurers lies where the mummy is not (MR-17, MR-90, M1-RISE-4)."""
    for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        if s.adventurers[index] >= LYING and s.adventurers[index] != s.mummy_at + LYING:
            return True
    return False


def raise_options(s: State, many: bool) -> Ints:
    """Nobody, or one of those who can be raised, or as the roll allows many; equal ones are one choice (MR-19)."""
    liftable: i64 = 0
    after_equal: i64 = 0  # if the one before it is not picked, neither is an equal one
    bit: i64 = 1
    before: i64 = 0
    for index in range(ADVENTURERS * s.turn, ADVENTURERS * s.turn + ADVENTURERS):
        place = s.adventurers[index]
        if place >= LYING and place != s.mummy_at + LYING:
            liftable += bit
            if place == before:
                after_equal += bit
        before = place
        bit *= 2
    found = empty()
    for chosen in range(liftable + 1):
        allowed = many or chosen & (chosen - 1) == 0
        if allowed and chosen & liftable == chosen and chosen & after_equal & (chosen * 2) == chosen & after_equal:
            found = append(found, actions.RAISE + chosen)
    return found


def raise_up(s: State, chosen: i64) -> None:
    """Raises the chosen adventurers where they lie; rising claims nothing (M1-RISE-3)."""
    first = ADVENTURERS * s.turn
    places = s.adventurers[first : first + ADVENTURERS]
    for place in places:
        if chosen & 1:
            index = first
            while s.adventurers[index] != place:
                index += 1
            put(s, index, place - LYING)
            if s.log is not None:
                s.log.append(made(EVENTS, "rose", s.turn, (place - LYING,)))
        chosen >>= 1


def end_turn_here(s: State) -> None:
    """Takes the rest of the turn off the agenda: no card, no draw, no mummy tile (MR-18)."""
    while s.stack[-1] & 255 != agenda.END_TURN:
        s.stack, _ = pop(s.stack)
