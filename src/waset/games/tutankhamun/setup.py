"""How a game is laid out: what is fixed is put in place, the rest is left to chance on the agenda."""

from waset.core.game import CHANCE
from waset.core.ints import ints
from waset.games.tutankhamun import agenda
from waset.games.tutankhamun.agenda import frame
from waset.games.tutankhamun.board import line_up
from waset.games.tutankhamun.module import Rules
from waset.games.tutankhamun.pieces import EMPTY, SLOTS
from waset.games.tutankhamun.state import State


def blank(r: Rules) -> State:
    """A game before chance has laid it out (T-SETUP-1 to T-SETUP-7)."""
    p = r.pieces
    n = r.players
    s = State()
    s.players = n
    s.first = r.first
    s.turn = max(r.first, 0)
    s.turns = 0
    s.to_move = CHANCE
    s.ending = 0
    s.options = []
    s.nile = [EMPTY] * (SLOTS + 1)
    s.slots = []
    s.in_nile = [0] * p.tiles
    s.boats = [0] * n
    line_up(s)
    s.points = [p.start_points[n]] * n
    s.scored = [0] * (n * p.lines)
    s.collections = [0] * (n * p.tiles)
    s.underworld = [0] * p.tiles
    s.tomb = [0] * p.tiles
    s.bag = ints(p.tile_count)
    s.log = None
    s.stack = [agenda.BEGIN_TURN, frame(agenda.LAY, 1)]
    if r.first < 0:
        s.stack.append(agenda.FIRST_PLAYER)
    return s
