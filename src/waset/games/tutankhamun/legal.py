"""What may be done: the legal actions for each kind of decision, sorted (T-ALG-8, T-ALG-10)."""

from bisect import bisect_left

from waset.games.tutankhamun import actions, agenda
from waset.games.tutankhamun.board import ahead, behind
from waset.games.tutankhamun.module import Rules
from waset.games.tutankhamun.state import State


def options(r: Rules, s: State, kind: int, a: int) -> list[int]:
    """The legal actions for a decision; empty if a power has no use (TR-28)."""
    if kind == agenda.SAIL:
        return sails(s)
    if kind == agenda.THOTH_WITH:
        return [actions.THOTH_WITH + slot for slot in ahead(s, a + 1)]
    found = uses(r, s, kind)
    if found and (r.may_decline or (kind == agenda.HORUS and r.idle_horus and len(found) == 1)):
        found.append(actions.DECLINE)
    return found


def sails(s: State) -> list[int]:
    """The nearest tile behind and every tile ahead (T-SAIL-1, T-SAIL-2): all slots from that one on."""
    nearest = bisect_left(s.slots, s.boats[s.turn]) - 1
    return s.slots[max(nearest, 0) :]


def uses(r: Rules, s: State, kind: int) -> list[int]:
    """The uses that an idol's power has now."""
    if kind == agenda.OSIRIS:
        return [actions.TAKE + tile for tile, count in enumerate(s.underworld) if count > 0]
    if kind == agenda.ISIS:
        if s.collections[r.pieces.tiles * s.turn + r.pieces.ring] == 0:
            return []
        return [actions.ISIS + slot for slot in s.slots]
    if kind == agenda.RA:
        return [actions.RA + slot for slot in s.slots]
    boat = s.boats[s.turn]
    if kind == agenda.THOTH:
        return [actions.THOTH + slot for slot in ahead(s, boat)[:-1]]
    return [actions.HORUS_BEHIND] + [actions.HORUS + slot for slot in behind(s, boat)]
