"""The mummy tiles that are face up: what they cost, and how one is bought and replaced."""

from typing import Final

from waset.core.event import made
from waset.core.ints import Ints, append, i64, one, plus, total_of, without, zeros
from waset.games.luxor.rules import actions, agenda
from waset.games.luxor.rules.agenda import frame
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules.mummy import tiles
from waset.games.luxor.rules.modules.mummy.events import EVENTS
from waset.games.luxor.rules.pieces import MUMMY_EFFECTS
from waset.games.luxor.rules.state import State

DISPLAY: Final = 3
"""Mummy tiles that are face up."""


def tile_name(r: Rules, tile: i64) -> str:
    """A mummy tile by what it does."""
    return MUMMY_EFFECTS[r.pieces.mummy_effect[tile]]


def tile_options(r: Rules, s: State) -> Ints:
    """The face-up tiles that the seat can pay for, equal ones once, or none of them (M1-TILE-1)."""
    found = one(actions.DECLINE)
    before: i64 = -1
    for tile in s.mummy_display:
        if tile != before and r.pieces.mummy_cost[tile] <= s.talismans[s.turn]:
            found = append(found, actions.BUY + tile)
        before = tile
    return found


def buy(r: Rules, s: State, tile: i64) -> None:
    """Pays for a face-up tile, carries it out, and replaces it (M1-TILE-1, M1-TILE-2)."""
    cost = r.pieces.mummy_cost[tile]
    s.talismans = plus(s.talismans, s.turn, -cost)
    s.talismans_left += cost
    index: i64 = 0
    while s.mummy_display[index] != tile:
        index += 1
    s.mummy_display = without(s.mummy_display[:], index)
    if s.log is not None:
        s.log.append(made(EVENTS, "bought", s.turn, (tile, cost)))
    s.stack = append(s.stack, frame(agenda.REPLACE_MUMMY_TILE, tile))
    tiles.use(r, s, r.pieces.mummy_effect[tile])


def replace(s: State, tile: i64) -> None:
    """Discards a used tile and turns up another; if the stack is empty, the discards replace it (M1-TILE-2)."""
    s.mummy_discard = plus(s.mummy_discard, tile, 1)
    if total_of(s.mummy_stack) == 0:
        s.mummy_stack = s.mummy_discard
        s.mummy_discard = zeros(len(s.mummy_stack))
    s.stack = append(s.stack, agenda.TURN_UP_MUMMY_TILE)
