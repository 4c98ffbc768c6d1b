"""The end of a game: the score sheet and who has won."""

from collections.abc import Iterable

from waset.core.game import Score
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.pieces import ADVENTURERS, HELD, STAIRS, TYPES
from waset.games.luxor.rules.state import LYING, State


def complete_sets(counts: Iterable[int], wild: int) -> int:
    """The most sets of vase, statue and jewelry, with at least one real tile in each (L-SCORE-4, LR-75)."""
    held = list(counts)
    sets = 0
    while True:
        real = sum(min(count, sets + 1) for count in held)
        if 3 * (sets + 1) - real > wild or real < sets + 1:
            return sets
        sets += 1


def sheet(r: Rules, s: State, seat: int) -> Score:
    """A seat's sheet as if the game ended now; its lines follow the order of final scoring (L-SCORE-1 to 5).

    Adventurers lying down score as well (M1-LYING-2).
    """
    p = r.pieces
    positions = 0
    for place in s.adventurers[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS]:
        if place > STAIRS:
            positions += p.wall[place & LYING - 1]
    sarcophagi = 0
    for points, owner in zip(p.sarcophagi, s.sarcophagus_owner, strict=True):
        if owner == seat:
            sarcophagi += points
    sets = complete_sets(s.treasures[HELD * seat : HELD * seat + len(TYPES)], s.wild[seat])
    kinds = len(p.scarab_points)
    scarabs = 0
    for kind in range(kinds):
        scarabs += p.scarab_points[kind] * s.scarabs[kinds * seat + kind]
    lines: dict[str, int] = {
        "treasures": s.points[seat],
        "positions": positions,
        "sarcophagi": sarcophagi,
        "keys": s.keys[seat],
        "sets": p.set_points[min(sets, len(p.set_points) - 1)],
    }
    of_modules: dict[str, int] = {}
    for module in r.score_lines:
        of_modules = module.score_lines(r, s, seat, sets, of_modules)
    lines |= of_modules
    lines["scarabs"] = scarabs
    return Score(sum(lines.values()), lines)


def best_sarcophagus(r: Rules, s: State, seat: int) -> int:
    """The points of a seat's best sarcophagus; 0 without one (LR-77)."""
    owned = [points for points, owner in zip(r.pieces.sarcophagi, s.sarcophagus_owner, strict=True) if owner == seat]
    return max(owned, default=0)


def ranking(r: Rules, s: State) -> list[int]:
    """Each seat's place by points, then by the better sarcophagus; equal ones share it (L-SCORE-6, LR-77, LR-78)."""
    strength = [(sheet(r, s, seat).total, best_sarcophagus(r, s, seat)) for seat in range(s.players)]
    return [1 + sum(other > own for other in strength) for own in strength]
