"""The solver agrees with plain brute force, keeps to its nodes, and is the same every time."""

from typing import NamedTuple

import pytest

from tests.bots.endings import OPTIONS, endings
from waset.bots.solve import Solver
from waset.core.ints import listed
from waset.games.tutankhamun.game import Tutankhamun
from waset.games.tutankhamun.state import State

ENOUGH = 10_000_000


class Result(NamedTuple):
    """How a game ends, as brute force finds it."""

    winner: int
    points: list[int]

    def worth(self, seat: int) -> tuple[bool, int]:
        """A win first, then the lead over the best of the others; points count down."""
        return self.winner == seat, min(self.points[:seat] + self.points[seat + 1 :]) - self.points[seat]


def brute_force(game: Tutankhamun, state: State) -> Result:
    """Every seat's best for itself, by nothing but the contract; of equal actions the lowest."""
    if game.is_over(state):
        start = game.rules.pieces.start_points[game.players]
        return Result(game.ranking(state).index(1), [start - score.total for score in game.scores(state)])
    results = [after(game, state, action) for action in game.legal(state)]
    return max(results, key=lambda result: result.worth(game.to_move(state)))


def after(game: Tutankhamun, state: State, action: int) -> Result:
    """What brute force finds after an action."""
    twin = game.copy(state)
    game.apply(twin, action)
    return brute_force(game, twin)


def solved(game: Tutankhamun, state: State, nodes: int = ENOUGH) -> list[Result]:
    """What the solver finds after each action."""
    found = Solver(game.rules).solve(state, nodes)
    return [Result(ending.winner, listed(ending.points)) for ending in found]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "default")
@pytest.mark.parametrize(("players", "tiles", "count"), [(2, 4, 24), (3, 4, 16), (4, 4, 12), (5, 3, 10), (6, 3, 10)])
def test_the_solver_agrees_with_brute_force(players: int, tiles: int, count: int, options: dict[str, str]) -> None:
    """Winner and points of every action, in small endings of real games."""
    for table in endings(players, tiles, 100 * players, count, **options):
        expected = [after(table.game, table.state, action) for action in table.game.legal(table.state)]
        assert solved(table.game, table.state) == expected
