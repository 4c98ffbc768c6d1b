"""How a game is laid out: what is fixed is put in place, the rest is left to chance on the agenda."""

from waset.core.game import CHANCE
from waset.core.ints import empty, ints, total_of, zeros
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import HAND, HELD, LEVELS, PLACES, STAIRS, STATUES, TYPES
from waset.games.luxor.rules.state import State


def blank(r: Rules) -> State:
    """A game before chance has laid it out."""
    p = r.pieces
    n = int(r.players)
    s = State()
    s.players = n
    s.has_modules = 1 if r.modules else 0
    s.first = r.first
    s.turn = r.first if r.first > 0 else 0
    s.to_move = CHANCE
    s.round = 0
    s.drops = 0
    s.moves = 0
    s.could_rise = 0
    s.ending = 0
    s.in_tomb = 0
    s.card = -1
    s.roll = 0
    s.extra_card = -1
    s.ignored = 0
    s.extra_turns = 0
    s.mummy_at = -1
    s.talismans_left = 0
    s.keys_left = p.keys
    s.keys_spent = 0
    s.wild_left = p.wild
    s.draw = p.basic_count[:]
    s.draw_size = total_of(p.basic_count)
    s.discard = zeros(p.cards)
    s.discard_size = 0
    s.top_discard = -1
    s.options = empty()
    s.moved = empty()
    s.adventurers = ints([*(-k for k in range(STATUES, 0, -1)), STAIRS, STAIRS] * n)
    s.hands = zeros(HAND * n)
    s.hand_sizes = zeros(n)
    s.points = zeros(n)
    s.keys = zeros(n)
    s.wild = zeros(n)
    s.treasures = zeros(HELD * n)
    s.scarabs = zeros(len(p.scarab_count) * n)
    s.sarcophagus_owner = ints([-1] * len(p.sarcophagi))
    s.tiles = zeros(PLACES)
    for space in range(PLACES):
        s.tiles[space] = p.horus_tile[p.space_level[space]]
    s.ahead = zeros(PLACES)
    s.behind = zeros(PLACES)
    s.bag = p.tile_count[:]
    s.temple = p.temple_count[:]
    s.horus = p.horus_count[:]
    s.horus_top = ints([-1] * (LEVELS + 1))
    s.scarab_supply = p.scarab_count[:]
    s.talismans = zeros(n)
    s.mummy_stack = empty()
    s.mummy_display = empty()
    s.mummy_discard = empty()
    s.mummy_points = zeros(n)
    s.boxed_scarabs = zeros(len(s.scarabs))
    s.boxed_equipment = empty()
    s.doubled = zeros(PLACES)
    s.characters = ints([-1] * n)
    s.character_points = zeros(n)
    s.flipped = zeros(len(TYPES) * n)
    s.log = None
    todo = layout(r)
    for module in r.set_up:
        module.set_up(r, s, todo)
    todo.append(agenda.BEGIN_TURN)
    s.stack = ints(reversed(todo))
    return s


def layout(r: Rules) -> list[int]:
    """What chance does before the first turn, in order."""
    p = r.pieces
    todo = [agenda.FIRST_PLAYER] if r.first < 0 else []
    todo += [frame(agenda.LAY_OSIRIS, space) for space in p.osiris_spaces]
    todo += [frame(agenda.LAY_TREASURE, space) for space in p.treasure_spaces]
    todo += [frame(agenda.DEAL, seat) for seat in range(r.players) for _ in range(p.hand)]
    todo += [frame(agenda.TURN_UP_HORUS, level) for level in range(1, LEVELS + 1)]
    return todo
