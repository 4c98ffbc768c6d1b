"""The end of a game: the score sheet and who has won."""

from collections.abc import Iterable

from waset.core.game import Score
from waset.core.ints import i64
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import ADVENTURERS, HELD, STAIRS, TYPES
from waset.games.luxor.rules.state import LYING, State


def complete_sets(counts: Iterable[int], wild: int) -> int:
    """The most sets of vase, statue and jewelry, with at least one real tile in each (L-SCORE-4, LR-75)."""
    vases, statues, jewelry = counts
    return sets_of(vases, statues, jewelry, wild)


def sets_of(vases: i64, statues: i64, jewelry: i64, wild: i64) -> i64:
    """The most sets that these tiles make."""
    sets: i64 = 0
    while True:
        more = sets + 1
        real = min(vases, more) + min(statues, more) + min(jewelry, more)
        if 3 * more - real > wild or real < more:
            return sets
        sets = more


def set_points(r: Rules, sets: int) -> int:
    """What this many sets bring together; those beyond the table bring no more (L-SCORE-4)."""
    points = r.pieces.set_points
    return points[min(sets, len(points) - 1)]


def positions(r: Rules, s: State, seat: int) -> list[int]:
    """What the place of each adventurer of a seat brings; lying down counts as well (L-SCORE-1, M1-LYING-2)."""
    places = s.adventurers[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS]
    return [int(r.pieces.wall[place & LYING - 1]) if place > STAIRS else 0 for place in places]


def sarcophagi(r: Rules, s: State, seat: int) -> list[int]:
    """The points of each sarcophagus of a seat, the best first."""
    return [points for points, owner in zip(r.pieces.sarcophagi, s.sarcophagus_owner, strict=True) if owner == seat]


def scarabs(r: Rules, s: State, seat: int) -> list[int]:
    """The points of each scarab of a seat, in the order of the edition."""
    points = r.pieces.scarab_points
    kinds = len(points)
    return [int(points[kind]) for kind in range(kinds) for _ in range(s.scarabs[kinds * seat + kind])]


def sheet(r: Rules, s: State, seat: int) -> Score:
    """A seat's sheet as if the game ended now; its lines follow the order of final scoring (L-SCORE-1 to 5)."""
    sets = complete_sets(s.treasures[HELD * seat : HELD * seat + len(TYPES)], s.wild[seat])
    lines: dict[str, int] = {
        "treasures": s.points[seat],
        "positions": sum(positions(r, s, seat)),
        "sarcophagi": sum(sarcophagi(r, s, seat)),
        "keys": s.keys[seat],
        "sets": set_points(r, sets),
    }
    of_modules: dict[str, int] = {}
    for module in r.score_lines:
        of_modules = module.score_lines(r, s, seat, sets, of_modules)
    lines |= of_modules
    lines["scarabs"] = sum(scarabs(r, s, seat))
    return Score(sum(lines.values()), lines)


def best_sarcophagus(r: Rules, s: State, seat: int) -> int:
    """The points of a seat's best sarcophagus; 0 without one (LR-77)."""
    return max(sarcophagi(r, s, seat), default=0)


def ranking(r: Rules, s: State) -> list[int]:
    """Each seat's place by points, then by the better sarcophagus; equal ones share it (L-SCORE-6, LR-77, LR-78)."""
    strength = [(sheet(r, s, seat).total, best_sarcophagus(r, s, seat)) for seat in range(s.players)]
    return [1 + sum(other > own for other in strength) for own in strength]
