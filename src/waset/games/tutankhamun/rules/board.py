"""The Nile as a line of tiles: what is ahead, what is behind, and who is furthest back."""

from waset.core.ints import Ints, i64, without
from waset.games.tutankhamun.rules.pieces import EMPTY
from waset.games.tutankhamun.rules.state import State


def line_up(s: State) -> None:
    """Queues the boats before slot 1, the start player in front, the others clockwise behind (T-SETUP-6, TR-100)."""
    first: i64 = s.first if s.first > 0 else 0
    for place in range(s.players):
        s.boats[(first + place) % s.players] = -place


def passed(s: State, position: i64) -> i64:
    """How many tiles lie behind a position: where it belongs in the sorted slots."""
    low: i64 = 0
    high: i64 = len(s.slots)
    while low < high:
        middle = (low + high) // 2
        if s.slots[middle] < position:
            low = middle + 1
        else:
            high = middle
    return low


def ahead(s: State, position: i64) -> Ints:
    """The slots with a tile ahead of a position, in order. No tile lies where a boat is (T-MODEL-3, T-MODEL-4)."""
    return s.slots[passed(s, position) :]


def behind(s: State, position: i64) -> Ints:
    """The slots with a tile behind a position, in order."""
    return s.slots[: passed(s, position)]


def take_out(s: State, slot: i64) -> i64:
    """Takes the tile out of a slot, which stays empty."""
    s.slots = without(s.slots, passed(s, slot))
    return empty_slot(s, slot)


def empty_slot(s: State, slot: i64) -> i64:
    """Takes the tile out of a slot that the row of slots with a tile no longer lists, or soon will not."""
    tile = s.nile[slot]
    s.nile[slot] = EMPTY
    s.in_nile[tile] -= 1
    return tile


def hindmost(s: State) -> i64:
    """The position of the boat furthest back."""
    position = s.boats[0]
    for seat in range(1, s.players):
        if s.boats[seat] < position:
            position = s.boats[seat]
    return position


def behind_all(s: State) -> i64:
    """The place behind all boats and all tiles: one behind the hindmost, before slot 1 (TR-55, T-ALG-9).

    The boat that goes there has just sailed to a slot, so it does not matter that it counts itself.
    """
    last = hindmost(s)
    return last - 1 if last < 1 else 0
