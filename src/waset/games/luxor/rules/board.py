"""The path as a line of tiles: where a number of steps leads."""

from typing import Final

from waset.core.ints import Ints, i64, ints, zeros
from waset.games.luxor.rules.pieces import ADVENTURERS, EMPTY, PLACES, STAIRS, TOMB, Pieces
from waset.games.luxor.rules.state import State

NOWHERE: Final = -1
BARS_NOTHING: Final = 0
"""No place is barred: the barred places are the bits of one number."""
BIT: Final[Ints] = ints([2**place for place in range(PLACES)])
"""The bit of each place."""


def link(s: State) -> None:
    """Works out each place's neighbouring tiles from the tiles on the board."""
    ahead = zeros(PLACES)
    behind = zeros(PLACES)
    nearest: i64 = STAIRS
    for place in range(PLACES):
        behind[place] = nearest
        if s.tiles[place] != EMPTY:
            nearest = place
    nearest = TOMB
    for place in range(TOMB, -1, -1):
        ahead[place] = nearest
        if s.tiles[place] != EMPTY:
            nearest = place
    s.ahead = ahead
    s.behind = behind


def unlink(s: State, space: i64) -> None:
    """Takes a space out of the path once its tile is gone (L-MODEL-3)."""
    before = s.behind[space]
    after = s.ahead[space]
    ahead = s.ahead[:]
    behind = s.behind[:]
    for place in range(before, space):
        ahead[place] = after
    for place in range(space + 1, after + 1):
        behind[place] = before
    s.ahead = ahead
    s.behind = behind


def destination(p: Pieces, s: State, place: i64, steps: i64) -> i64:
    """Where this number of steps leads from a place, Osiris included; NOWHERE if beyond the tomb (L-ALG-1, L-ALG-2).

    A step goes to the nearest tile ahead, and into the tomb when there is none; a step back, of which a negative number
    has one or more, to the nearest tile behind. There is none before the first tile, and the stairs are not a tile
    (LR-26). 0 steps means staying, on a tile (MR-40).
    """
    if steps <= 0:
        if steps == 0:
            return place if s.tiles[place] != EMPTY else NOWHERE
        while steps < 0:
            place = s.behind[place]
            steps += 1
        if place == STAIRS:
            return NOWHERE
        steps = p.osiris_steps[s.tiles[place]]
    while steps > 0:
        if place == TOMB:
            return NOWHERE
        place = s.ahead[place]
        steps -= 1
        if steps == 0:
            steps = p.osiris_steps[s.tiles[place]]
    return place


def put(s: State, index: i64, place: i64) -> None:
    """Puts an adventurer on another place and keeps its owner's five sorted."""
    adventurers = s.adventurers
    first = index - index % ADVENTURERS
    last = first + ADVENTURERS - 1
    while index < last and adventurers[index + 1] < place:
        adventurers[index] = adventurers[index + 1]
        index += 1
    while index > first and adventurers[index - 1] > place:
        adventurers[index] = adventurers[index - 1]
        index -= 1
    adventurers[index] = place


def count(s: State, seat: i64, place: i64) -> i64:
    """How many of a seat's adventurers stand on a place."""
    found: i64 = 0
    for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        if s.adventurers[index] == place:
            found += 1
    return found


def last_and_next(s: State, seat: i64, barred: i64 = BARS_NOTHING) -> tuple[i64, i64]:
    """The hindmost place with a seat's active adventurers and the next one ahead; NOWHERE if there are not two.

    Places are told apart by their index (LR-56); those in the tomb do not count (LR-51), nor those just woken (LR-55),
    nor those lying down (MR-22) or about to lie on a barred place (MR-24).
    """
    last: i64 = NOWHERE
    for index in range(ADVENTURERS * seat, ADVENTURERS * seat + ADVENTURERS):
        place = s.adventurers[index]
        if place < STAIRS:
            continue
        if place >= TOMB:
            break
        if barred != BARS_NOTHING and barred & BIT[place]:
            continue
        if last == NOWHERE:
            last = place
        elif place > last:
            return last, place
    return NOWHERE, NOWHERE
