"""How a game is laid out: what is fixed is put in place, the rest is left to chance on the agenda."""

from waset.core.game import CHANCE
from waset.core.ints import append, empty, ints, two, zeros
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.agenda import frame
from waset.games.tutankhamun.rules.board import line_up
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import SLOTS
from waset.games.tutankhamun.rules.state import State


def blank(r: Rules) -> State:
    """A game before chance has laid it out (T-SETUP-1 to T-SETUP-7)."""
    p = r.pieces
    n = int(r.players)
    s = State()
    s.players = n
    s.first = r.first
    s.turn = r.first if r.first > 0 else 0
    s.turns = 0
    s.to_move = CHANCE
    s.ending = 0
    s.options = empty()
    s.nile = zeros(SLOTS + 1)
    s.slots = empty()
    s.in_nile = zeros(p.tiles)
    s.boats = zeros(n)
    line_up(s)
    s.points = ints([p.start_points[n]] * n)
    s.scored = zeros(n * p.lines)
    s.collections = zeros(n * p.tiles)
    s.underworld = zeros(p.tiles)
    s.tomb = zeros(p.tiles)
    s.bag = p.tile_count[:]
    s.log = None
    s.stack = two(agenda.BEGIN_TURN, frame(agenda.LAY, 1))
    if r.first < 0:
        s.stack = append(s.stack, agenda.FIRST_PLAYER)
    return s
