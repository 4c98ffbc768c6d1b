"""Points: how a set is ranked and paid, the score sheet, and who has won.

The markers count down, but anyone who compares scores expects more to be better: a seat's total is what it has scored,
its start points minus its marker. Points beyond zero are not scored (TR-25), so no total is above the start points.
"""

from typing import Final

from waset.core.game import Score
from waset.core.ints import i64, listed
from waset.games.tutankhamun.rules.events import event
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.state import State

NO_ONE: Final = -1
UNDERWORLD: Final = -2
PER_TILE: Final = 1024
"""More than the distance between any two boats: one tile more outweighs any position."""
LAST_IN_TIE: Final = 512
"""Further ahead than any boat: the Underworld ranks behind players with as many tiles (T-2P-2)."""


def places(r: Rules, s: State, tile: i64) -> tuple[i64, i64]:
    """Who is first and second in a set now: a seat, UNDERWORLD or NO_ONE (T-ALG-1).

    The most tiles come first, and of equal ones the boat furthest back (T-SCORE-3 to T-SCORE-5).
    """
    kinds = r.pieces.tiles
    first: i64 = NO_ONE
    second: i64 = NO_ONE
    best: i64 = 0
    next_best: i64 = 0
    for seat in range(s.players):
        count = s.collections[kinds * seat + tile]
        if count > 0:
            strength = PER_TILE * count - s.boats[seat]
            if strength > best:
                second = first
                next_best = best
                first = seat
                best = strength
            elif strength > next_best:
                second = seat
                next_best = strength
    competes = r.underworld_rings if tile == r.pieces.ring else r.underworld_ranks
    if competes and s.underworld[tile] > 0:
        strength = PER_TILE * s.underworld[tile] - LAST_IN_TIE
        if strength > best:
            return UNDERWORLD, first
        if strength > next_best:
            second = UNDERWORLD
    return first, second


def score_set(r: Rules, s: State, tile: i64) -> None:
    """Pays a set whose last tile has left the Nile, then brings all of it to the Tomb (T-SCORE-1, T-SCORE-7)."""
    p = r.pieces
    first, second = places(r, s, tile)
    line: i64 = p.bonus if tile == p.ring else tile
    first_points = pay(r, s, first, p.first[tile], line)
    second_points = pay(r, s, second, p.second[tile], line)
    for seat in range(s.players):
        s.collections[p.tiles * seat + tile] = 0
    s.underworld[tile] = 0
    s.tomb[tile] = p.tile_count[tile]
    if s.log is not None:
        s.log.append(event("set scored", s.turn, (tile, first, first_points, second, second_points)))


def pay(r: Rules, s: State, seat: i64, points: i64, line: i64) -> i64:
    """Lowers a seat's marker, never below 0 (T-MODEL-6); returns by how much. Others are not paid (T-2P-3)."""
    if seat < 0:
        return 0
    if points > s.points[seat]:
        points = s.points[seat]
    s.points[seat] -= points
    s.scored[r.pieces.lines * seat + line] += points
    return points


def sheet(r: Rules, s: State, seat: int) -> Score:
    """What a seat has scored, by set, by rings when collected, and by the bonus of the rings.

    What a position reports as scored without saying for what has a line of its own.
    """
    p = r.pieces
    lines: dict[str, int] = {p.line_name[line]: s.scored[p.lines * seat + line] for line in range(1, p.lines)}
    if any(listed(s.scored)[p.earlier :: p.lines]):
        lines[p.line_name[p.earlier]] = s.scored[p.lines * seat + p.earlier]
    return Score(p.start_points[s.players] - s.points[seat], lines)


def ranking(s: State) -> list[int]:
    """Each seat's place by points, the fewest first, then by boats, the furthest back first (T-END-2 to T-END-4)."""
    standing = [(s.points[seat], s.boats[seat]) for seat in range(s.players)]
    return [1 + sum(other < own for other in standing) for own in standing]
