"""What chance may do, which is to lay out the game: the counts it draws from, and what an outcome brings about.

An outcome is an index into those counts: a tile or a seat.
"""

from waset.core.chance import SEVERAL, at, only_outcome
from waset.core.ints import Ints, append, i64, plus, total_of
from waset.core.rng import Rng
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.board import line_up
from waset.games.tutankhamun.rules.events import event
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import SLOTS
from waset.games.tutankhamun.rules.state import State


def counts(r: Rules, s: State, kind: i64) -> Ints:
    """The counts that a chance frame draws from."""
    return s.bag if kind == agenda.LAY else r.each_seat


def happen(s: State, kind: i64, a: i64, outcome: i64) -> None:
    """Brings an outcome about: a tile is laid on the next slot (T-SETUP-1), or a seat begins (T-SETUP-5)."""
    if kind == agenda.LAY:
        s.bag = plus(s.bag, outcome, -1)
        lay(s, a, outcome)
        if a < SLOTS:
            s.stack = append(s.stack, agenda.frame(agenda.LAY, a + 1))
    else:
        s.first = outcome
        s.turn = outcome
        line_up(s)
        if s.log is not None:
            s.log.append(event("begins", outcome))


def lay_all(s: State, slot: i64, rng: Rng) -> None:
    """Lays tiles on a slot and on all beyond it: what happens one by one if somebody else draws them."""
    bag = s.bag[:]
    s.bag = bag
    left = total_of(bag)
    tile = only_outcome(bag, 0, len(bag))
    several = tile == SEVERAL
    while slot <= SLOTS:
        if several:
            tile = at(bag, 0, len(bag), rng.below(left))
        bag[tile] -= 1
        left -= 1
        lay(s, slot, tile)
        if several and bag[tile] == 0:
            tile = only_outcome(bag, 0, len(bag))
            several = tile == SEVERAL
        slot += 1


def lay(s: State, slot: i64, tile: i64) -> None:
    """Lays a tile on a slot beyond all others that have one."""
    s.nile[slot] = tile
    s.slots = append(s.slots, slot)
    s.in_nile[tile] += 1
    if s.log is not None:
        s.log.append(event("laid out", s.turn, (slot, tile)))
