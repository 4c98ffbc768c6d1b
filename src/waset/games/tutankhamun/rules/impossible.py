"""What cannot be in a position: the invariants of the rules, each with the reason in words."""

from waset.games.tutankhamun.rules import agenda, legal, turn
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import SLOTS
from waset.games.tutankhamun.rules.state import State
from waset.games.tutankhamun.rules.view import at_work, is_closed


def impossible(r: Rules, s: State) -> list[str]:
    """Every reason why a state cannot come about in a game (T-ALG-5, T-ALG-6); empty if there is none."""
    if s.turns == 0:
        return []
    return [*_boats(r, s), *_sets(r, s), *_points(r, s), *_rings(r, s), *_moment(r, s), *unsailed(s)]


def _boats(r: Rules, s: State) -> list[str]:
    """Boats where they cannot be, and tiles behind all of them (T-MODEL-2, T-MODEL-3, T-TRAIL-1)."""
    reasons = []
    lowest = r.pieces.lowest(s.players)
    for seat, boat in enumerate(s.boats):
        if not lowest <= boat <= SLOTS:
            reasons.append(f"the boat of seat {seat} is at {boat}; boats are from {lowest} to {SLOTS} (T-MODEL-2)")
        elif boat > 0 and s.nile[boat]:
            reasons.append(f"the boat of seat {seat} is on slot {boat}, where a tile lies (T-SAIL-3)")
        if boat in s.boats[:seat]:
            reasons.append(f"two boats are at {boat} (T-MODEL-3)")
    if not at_work(s) and s.slots and s.slots[0] < min(s.boats):
        name = r.pieces.tile_name[s.nile[s.slots[0]]]
        reasons.append(f"{name!r} on slot {s.slots[0]} is behind all boats (T-TRAIL-1)")
    return reasons


def _sets(r: Rules, s: State) -> list[str]:
    """Sets that should have been scored, or are partly in the Tomb (T-SCORE-1, T-SCORE-7)."""
    p = r.pieces
    reasons = []
    for tile in range(1, p.artifacts):
        name = p.tile_name[tile]
        if is_closed(r, s, tile):
            continue
        if s.tomb[tile]:
            reasons.append(f"{s.tomb[tile]} of {name!r} in the Tomb, which only whole sets enter (T-SCORE-7)")
        elif not s.in_nile[tile]:
            reasons.append(f"no {name!r} is in the Nile, but the set has not been scored (T-SCORE-1)")
    return reasons


def _points(r: Rules, s: State) -> list[str]:
    """Points that cannot have been scored (T-SCORE-2, T-SCORE-6)."""
    p = r.pieces
    reasons = []
    for seat in range(s.players):
        own = s.scored[p.lines * seat : p.lines * seat + p.lines]
        if own[p.earlier] < 0:
            reasons.append(f"seat {seat} has scored {sum(own[1:])}, but its marker went down by less")
        for line in range(1, p.lines):
            tile = p.ring if line == p.bonus else line
            if own[line] and line != p.ring and not is_closed(r, s, tile):
                reasons.append(f"seat {seat} has scored {own[line]} for {p.line_name[line]!r}, which is not complete")
            elif line != p.ring and own[line] > max(p.first[tile], p.second[tile]):
                reasons.append(f"seat {seat} has scored {own[line]} for {p.line_name[line]!r}, which is too much")
    return reasons


def _rings(r: Rules, s: State) -> list[str]:
    """More rings than points scored for them (T-SCORE-6); a marker at 0 scores no more (TR-25)."""
    p = r.pieces
    reasons = []
    for seat in range(s.players):
        own = s.scored[p.lines * seat : p.lines * seat + p.lines]
        held = s.collections[p.tiles * seat + p.ring]
        scored = own[p.ring] + own[p.earlier]
        if s.points[seat] and scored < held * p.ring_points:
            reasons.append(f"seat {seat} has {held} rings, but has scored {scored} for rings (T-SCORE-6)")
    return reasons


def sails(s: State) -> int:
    """How often somebody has sailed: once in each turn, the present one included if its idol is at work."""
    return int(s.turns - 1 + (1 if at_work(s) or turn.how_ended(s) else 0))


def unsailed(s: State) -> list[str]:
    """More boats under way than have sailed, and tiles in the Underworld before any has (T-SETUP-6, T-TRAIL-1)."""
    sailed = sails(s)
    reasons = []
    under_way = sum(boat > 0 for boat in s.boats)
    if under_way > sailed:
        reasons.append(f"{under_way} boats are under way, but only {sailed} turns have brought one there (T-SETUP-6)")
    if sailed == 0 and sum(s.underworld) > 0:
        reasons.append(f"{sum(s.underworld)} tiles are in the Underworld, but nobody has sailed yet (T-TRAIL-1)")
    return reasons


def _moment(r: Rules, s: State) -> list[str]:
    """A chain of idols that cannot be at work, and more turns than tiles gone (TR-30, TR-84, TR-86)."""
    reasons = []
    idols = at_work(s)
    gone = SLOTS - len(s.slots)
    if sails(s) > gone:
        reasons.append(f"{sails(s)} turns have taken {gone} tiles out of the Nile (TR-86)")
    if not idols:
        return reasons
    if s.boats[s.turn] < 1:
        reasons.append("an idol is at work, but the boat has not sailed (T-RES-3)")
    if 0 in s.points:
        reasons.append("an idol is at work, but a marker is at 0 already (TR-84)")
    if any(r.pieces.power[tile] in (agenda.RA, agenda.THOTH) for tile in idols[:-1]):
        reasons.append("Ra and Thoth bring no other idol (TR-30)")
    if not reasons and len(legal.options(r, s, s.stack[-1] & 255, s.stack[-1] >> 8)) < 2:
        reasons.append("nothing can be decided here")
    return reasons
