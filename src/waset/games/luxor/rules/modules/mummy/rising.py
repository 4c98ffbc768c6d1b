"""How those whom the mummy has laid down rise again."""

from typing import Final

from waset.core.event import made
from waset.core.ints import Ints, append, empty, i64, listed, pop
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.board import put
from waset.games.luxor.rules.modules.mummy.events import EVENTS
from waset.games.luxor.rules.pieces import ADVENTURERS
from waset.games.luxor.rules.state import LYING, State

CHOICES: Final = 32
"""The ways to pick some of five adventurers."""


def has_liftable(s: State, seat: i64) -> bool:
    """Whether one of a seat's adventurers lies where the mummy is not (MR-17, MR-90, M1-RISE-4)."""
    for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        if s.adventurers[index] >= LYING and s.adventurers[index] != s.mummy_at + LYING:
            return True
    return False


def raise_options(s: State, most: i64) -> Ints:
    """Nobody, or any of those who can be raised, as many as the roll allows; equal ones are one choice (MR-19)."""
    found = empty()
    for chosen in range(CHOICES):
        picked: i64 = 0
        bit: i64 = 1
        before: i64 = 0  # the place of one not picked: an equal one after it is not picked either
        for index in range(ADVENTURERS * s.turn, ADVENTURERS * s.turn + ADVENTURERS):
            place = s.adventurers[index]
            if chosen & bit == 0:
                before = place
            elif place < LYING or place == s.mummy_at + LYING or place == before:
                picked = ADVENTURERS + 1
            else:
                picked += 1
            bit *= 2
        if picked <= most:
            found = append(found, actions.RAISE + chosen)
    return found


def raise_up(s: State, chosen: i64) -> None:
    """Raises the chosen adventurers where they lie; rising claims nothing (M1-RISE-3)."""
    first = ADVENTURERS * s.turn
    places = [s.adventurers[first + each] for each in range(ADVENTURERS) if chosen >> each & 1]
    for place in places:
        put(s, first + listed(s.adventurers[first : first + ADVENTURERS]).index(place), place - LYING)
        if s.log is not None:
            s.log.append(made(EVENTS, "rose", s.turn, (place - LYING,)))


def end_turn_here(s: State) -> None:
    """Takes the rest of the turn off the agenda: no card, no draw, no mummy tile (MR-18)."""
    while s.stack[-1] & 255 != agenda.END_TURN:
        s.stack, _ = pop(s.stack)
