"""A view as numbers, written without words in between: what a learner gets from an environment."""

from waset.core.ints import Ints16, i16, i64
from waset.core.observation import copied, short
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import GODS, SLOTS
from waset.games.tutankhamun.rules.state import State


def observe(r: Rules, s: State, seat: i64, out: Ints16, at: i64) -> i64:
    """Writes what a seat sees into a row of zeros, starting at an index; returns the index after it."""
    p = r.pieces
    players = s.players
    top = s.stack[-1] if len(s.stack) else 0
    kind = top & 255
    out[at] = short(s.turns)
    if kind < agenda.FIRST_CHANCE:
        out[at + 1] = i16(kind)
    out[at + 2] = i16(s.ending)
    if s.first >= 0:
        out[at + 3] = i16(1 + (s.first - seat + players) % players)
    out[at + 4] = i16((s.turn - seat + players) % players)
    if s.to_move >= 0:
        out[at + 5] = i16(1 + (s.to_move - seat + players) % players)
    at += 6
    gods: i64 = len(GODS)
    first_god: i64 = p.tiles - gods
    for each in s.stack:
        if each & 255 == agenda.ENTOMB:
            out[at + (each >> 8) - first_god] += 1
    at += gods
    if kind == agenda.THOTH_WITH:
        out[at] = i16(top >> 8)
    at = copied(s.nile, 1, SLOTS + 1, out, at + 1)
    tiles: i64 = p.tiles
    at = copied(s.in_nile, 1, tiles, out, at)
    at = copied(s.underworld, 1, tiles, out, at)
    at = copied(s.tomb, 1, tiles, out, at)
    for offset in range(players):
        owner = (seat + offset) % players
        out[at] = i16(s.boats[owner])
        out[at + 1] = short(s.points[owner])
        at = copied(s.collections, tiles * owner + 1, tiles * owner + tiles, out, at + 2)
    return at
