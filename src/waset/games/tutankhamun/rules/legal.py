"""What may be done: the legal actions for each kind of decision, sorted (T-ALG-8, T-ALG-10)."""

from waset.core.ints import Ints, append, empty, i64, one
from waset.games.tutankhamun.rules import actions, agenda
from waset.games.tutankhamun.rules.board import passed
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.state import State


def options(r: Rules, s: State, kind: i64, a: i64) -> Ints:
    """The legal actions for a decision; empty if a power has no use (TR-28)."""
    if kind == agenda.SAIL:
        return sails(s)
    if kind == agenda.THOTH_WITH:
        return slots_from(s, actions.THOTH_WITH, passed(s, a + 1), len(s.slots))
    found = uses(r, s, kind)
    if len(found) > 0 and (r.may_decline or (kind == agenda.HORUS and r.idle_horus and len(found) == 1)):
        found = append(found, actions.DECLINE)
    return found


def sails(s: State) -> Ints:
    """The nearest tile behind and every tile ahead (T-SAIL-1, T-SAIL-2): all slots starting with that one."""
    first = passed(s, s.boats[s.turn])
    if first > 0:
        first -= 1
    return s.slots[first : len(s.slots)]


def uses(r: Rules, s: State, kind: i64) -> Ints:
    """The uses that an idol's power has now."""
    tiles = len(s.slots)
    if kind == agenda.OSIRIS:
        found = empty()
        for tile in range(r.pieces.tiles):
            if s.underworld[tile] > 0:
                found = append(found, actions.TAKE + tile)
        return found
    if kind == agenda.ISIS:
        has_ring = s.collections[r.pieces.tiles * s.turn + r.pieces.ring] > 0
        return slots_from(s, actions.ISIS, 0, tiles if has_ring else 0)
    if kind == agenda.RA:
        return slots_from(s, actions.RA, 0, tiles)
    here = passed(s, s.boats[s.turn])
    if kind == agenda.THOTH:
        return slots_from(s, actions.THOTH, here, tiles - 1)
    found = one(actions.HORUS_BEHIND)
    for index in range(here):
        found = append(found, actions.HORUS + s.slots[index])
    return found


def slots_from(s: State, block: i64, low: i64, high: i64) -> Ints:
    """Actions of a block, one for each slot with a tile in this range of the row."""
    found = empty()
    for index in range(low, high):
        found = append(found, block + s.slots[index])
    return found
