"""What chance may do: the counts it draws from, and what an outcome brings about.

An outcome is an index into those counts: a card, a tile, a kind of scarab, a face of the die, a seat.
"""

from typing import Final

from waset.core.ints import Ints, i64, ints, plus, total
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.effects import insert_card, take_into_hand
from waset.games.luxor.rules.events import event
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import DIE_FACES
from waset.games.luxor.rules.state import State

FACES: Final = ints([0] + [1] * DIE_FACES)


def counts(r: Rules, s: State, kind: i64, a: i64) -> tuple[Ints, i64, i64]:
    """The counts that a chance frame draws from: a row, and the range of it that matters."""
    p = r.pieces
    if kind == agenda.DRAW or kind == agenda.DEAL:
        return s.draw, 0, p.cards
    if kind == agenda.ROLL:
        return FACES, 1, DIE_FACES + 1
    if kind == agenda.TURN_UP_HORUS:
        return s.horus, p.level_low[a], p.level_high[a]
    if kind == agenda.REVEAL_TEMPLE:
        icon = p.space_icon[a]
        return s.temple, p.temple_low[icon], p.temple_high[icon]
    if kind == agenda.DRAW_SCARAB:
        return s.scarab_supply, 0, len(s.scarab_supply)
    if kind == agenda.LAY_TREASURE:
        return s.bag, p.treasure_low, p.treasure_high
    if kind == agenda.LAY_OSIRIS:
        return s.bag, p.osiris_low, p.osiris_high
    if kind == agenda.FIRST_PLAYER:
        return r.each_seat, 0, s.players
    return r.owner[kind].counts(r, s, kind, a)


def size(s: State, kind: i64, weights: Ints, low: i64, high: i64) -> i64:
    """How many things there are to draw from; how many cards, which are drawn most, is known without counting."""
    return s.draw_size if kind == agenda.DRAW else total(weights, low, high)


def happen(r: Rules, s: State, kind: i64, a: i64, outcome: i64) -> None:
    """Brings an outcome about."""
    p = r.pieces
    if kind == agenda.DRAW or kind == agenda.DEAL:
        s.draw[outcome] -= 1
        s.draw_size -= 1
        if kind == agenda.DRAW:
            take_into_hand(r, s, a, outcome)
        else:
            insert_card(s, a, s.hand_sizes[a], outcome)
        if s.log is not None:
            s.log.append(event("drew", a, (outcome,)))
    elif kind == agenda.ROLL:
        s.roll = outcome
        if s.log is not None:
            s.log.append(event("rolled", s.turn, (outcome,)))
        if a == 0:
            for module in r.rolled:
                module.rolled(r, s)
    elif kind == agenda.TURN_UP_HORUS:
        s.horus[outcome] -= 1
        s.horus_top[a] = outcome
        if s.log is not None:
            s.log.append(event("turned up Horus card", s.turn, (a, outcome)))
    elif kind == agenda.REVEAL_TEMPLE:
        s.temple = plus(s.temple, outcome, -1)
        s.tiles[a] = p.temple_tile[outcome]
        if s.log is not None:
            s.log.append(event("revealed", s.turn, (a, s.tiles[a])))
    elif kind == agenda.DRAW_SCARAB:
        s.scarab_supply = plus(s.scarab_supply, outcome, -1)
        s.scarabs = plus(s.scarabs, len(s.scarab_supply) * s.turn + outcome, 1)
        if s.log is not None:
            s.log.append(event("took scarab", s.turn, (p.scarab_points[outcome],)))
    elif kind == agenda.FIRST_PLAYER:
        s.first = outcome
        s.turn = outcome
        if s.log is not None:
            s.log.append(event("begins", outcome))
    elif kind == agenda.LAY_OSIRIS or kind == agenda.LAY_TREASURE:
        s.bag[outcome] -= 1
        s.tiles[a] = outcome
        if s.log is not None:
            s.log.append(event("laid out", s.turn, (a, outcome)))
    else:
        r.owner[kind].happened(r, s, kind, a, outcome)
