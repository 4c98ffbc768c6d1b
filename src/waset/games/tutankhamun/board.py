"""The Nile as a line of tiles: what is ahead, what is behind, and who is furthest back."""

from bisect import bisect_left

from waset.games.tutankhamun.pieces import EMPTY
from waset.games.tutankhamun.state import State


def line_up(s: State) -> None:
    """Queues the boats before slot 1, the start player in front, the others clockwise behind (T-SETUP-6, TR-100)."""
    for place in range(s.players):
        s.boats[(max(s.first, 0) + place) % s.players] = -place


def ahead(s: State, position: int) -> list[int]:
    """The slots with a tile ahead of a position, in order. No tile lies where a boat is (T-MODEL-3, T-MODEL-4)."""
    return s.slots[bisect_left(s.slots, position) :]


def behind(s: State, position: int) -> list[int]:
    """The slots with a tile behind a position, in order."""
    return s.slots[: bisect_left(s.slots, position)]


def take_out(s: State, slot: int) -> int:
    """Takes the tile out of a slot, which stays empty."""
    tile = s.nile[slot]
    s.nile[slot] = EMPTY
    s.in_nile[tile] -= 1
    del s.slots[bisect_left(s.slots, slot)]
    return tile


def behind_all(s: State) -> int:
    """The place behind all boats and all tiles: one behind the hindmost, before slot 1 (TR-55, T-ALG-9).

    The boat that goes there has just sailed to a slot, so it does not matter that it counts itself.
    """
    return min(min(s.boats), 1) - 1
