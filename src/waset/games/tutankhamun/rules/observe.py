"""A view as numbers, written without words in between: what a learner gets from an environment."""

from waset.core.ints import Ints, i64
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import GODS, SLOTS
from waset.games.tutankhamun.rules.state import State


def copied(row: Ints, low: i64, high: i64, out: Ints, at: i64) -> i64:
    """Copies a part of a row; returns the index after it."""
    for index in range(low, high):
        out[at] = row[index]
        at += 1
    return at


def observe(r: Rules, s: State, seat: i64, out: Ints, at: i64) -> i64:
    """Writes what a seat sees into a row, starting at an index; returns the index after it."""
    p = r.pieces
    players = s.players
    top = s.stack[-1] if len(s.stack) else 0
    kind = top & 255
    out[at] = s.turns
    out[at + 1] = kind if kind < agenda.FIRST_CHANCE else 0
    out[at + 2] = s.ending
    out[at + 3] = 1 + (s.first - seat + players) % players if s.first >= 0 else 0
    out[at + 4] = (s.turn - seat + players) % players
    out[at + 5] = 1 + (s.to_move - seat + players) % players if s.to_move >= 0 else 0
    at += 6
    gods: i64 = len(GODS)
    for index in range(at, at + gods):
        out[index] = 0
    first_god: i64 = p.tiles - gods
    for each in s.stack:
        if each & 255 == agenda.ENTOMB:
            out[at + (each >> 8) - first_god] += 1
    at += gods
    out[at] = top >> 8 if kind == agenda.THOTH_WITH else 0
    at = copied(s.nile, 1, SLOTS + 1, out, at + 1)
    tiles: i64 = p.tiles
    at = copied(s.in_nile, 1, tiles, out, at)
    at = copied(s.underworld, 1, tiles, out, at)
    at = copied(s.tomb, 1, tiles, out, at)
    for offset in range(players):
        owner = (seat + offset) % players
        out[at] = s.boats[owner]
        out[at + 1] = s.points[owner]
        at = copied(s.collections, tiles * owner + 1, tiles * owner + tiles, out, at + 2)
    return at
