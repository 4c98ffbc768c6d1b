"""How the mummy walks, and whom it lays down."""

from waset.core.event import made
from waset.core.ints import i64, plus, zeros
from waset.games.luxor.rules.board import put
from waset.games.luxor.rules.modules.mummy.events import EVENTS
from waset.games.luxor.rules.pieces import ADVENTURERS, STAIRS, TOMB
from waset.games.luxor.rules.state import LYING, State


def next_tile(s: State, place: i64) -> i64:
    """The mummy's next tile towards the start; from the first one it is put on the last (M1-MUMMY-2, M1-MUMMY-6)."""
    behind = s.behind[place]
    return behind if behind != STAIRS else s.behind[TOMB]


def walk(s: State, eyes: i64) -> None:
    """The mummy moves; it lays down others in passing, and everybody where it stops (M1-MUMMY-2 to 5)."""
    if eyes == 0:
        return
    start = s.mummy_at
    victims = zeros(s.players)
    for step in range(1, eyes + 1):
        here = s.mummy_at
        there = next_tile(s, here)
        s.mummy_at = there
        stops = step == eyes
        lowest = there if there < here else here  # when it is lifted to the last tile, nobody is between (MR-9)
        for seat in range(s.players):
            if seat != s.turn or stops:
                victims[seat] += lay_down(s, seat, there, there)
            if seat != s.turn and lowest + 1 < here:
                victims[seat] += lay_down(s, seat, lowest + 1, here - 1)  # on emptied spaces (MR-8)
    if s.log is not None:
        s.log.append(made(EVENTS, "mummy", s.turn, (start, s.mummy_at)))
        s.log += [made(EVENTS, "laid down", seat, (int(fallen),)) for seat, fallen in enumerate(victims) if fallen]
    gained: i64 = 0
    for seat in range(s.players):
        if seat != s.turn and victims[seat] > 0 and gained < s.talismans_left:  # take what is left (MR-12)
            gained += 1
    if gained == 0:
        return
    s.talismans_left -= gained
    s.talismans = plus(s.talismans, s.turn, gained)
    if s.log is not None:
        s.log.append(made(EVENTS, "talismans", s.turn, (gained,)))


def lay_down(s: State, seat: i64, first: i64, last: i64) -> i64:
    """Lays down a seat's upright adventurers on these spaces; returns how many."""
    fallen: i64 = 0
    index = ADVENTURERS * seat
    while index < ADVENTURERS * seat + ADVENTURERS:
        if first <= s.adventurers[index] <= last and STAIRS < s.adventurers[index] < TOMB:
            put(s, index, s.adventurers[index] + LYING)
            fallen += 1
        else:
            index += 1
    return fallen
