"""The solver agrees with plain brute force, keeps to its nodes, and is the same every time."""

from itertools import count
from typing import NamedTuple

import pytest

from tests.bots.endings import OPTIONS, endings
from tests.games.tutankhamun.kit import Table, near, tut
from waset.core.ints import listed
from waset.core.rng import Rng
from waset.games.tutankhamun.bots.solve import Solver
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.state import State

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
    found = Solver(game).solve(state, nodes)
    return [Result(ending.winner, listed(ending.points)) for ending in found]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "default")
@pytest.mark.parametrize(("players", "tiles", "count"), [(2, 5, 30), (3, 5, 20), (4, 4, 20), (5, 4, 12), (6, 4, 12)])
def test_the_solver_agrees_with_brute_force(players: int, tiles: int, count: int, options: dict[str, str]) -> None:
    """Winner and points of every action, in small endings of real games; half of them have idols."""
    for table in endings(players, tiles, 100 * players, count, **options):
        expected = [after(table.game, table.state, action) for action in table.game.legal(table.state)]
        assert solved(table.game, table.state) == expected


def riot_of_gods(players: int, seed: int, **options: str) -> Table:
    """An ending of five tiles, most of them idols, with boats and tiles held here and there."""
    rng = Rng(seed)
    tiles = ["Osiris", "Isis", "Ra", "Thoth", "Horus", "Osiris", "Ra"]
    numbers = list(range(len(tiles)))
    rng.shuffle(numbers)
    nile = ["Ankh", "Scarab Ring", *(tiles[number] for number in numbers[:3])]
    order = list(range(len(nile)))
    rng.shuffle(order)
    boats = list(range(7, 16))
    rng.shuffle(boats)
    held: list[dict[str, int]] = [{} for _ in range(players)]
    held[rng.below(players)]["Ankh"] = 1
    held[rng.below(players)]["Scarab Ring"] = 1
    slots = [slot for slot in range(10, 24) if slot not in boats[:players]][: len(nile)]
    return tut(
        players,
        nile=near() | {slot: nile[number] for slot, number in zip(slots, order, strict=True)},
        boats=[5, *boats[: players - 1]],
        collections=held,
        underworld={"Scarab Ring": 8},
        points=[2 + rng.below(4) for _ in range(players)],
        **options,
    )


@pytest.mark.parametrize("players", [2, 3, 5])
def test_idols_are_solved_as_brute_force_does(players: int) -> None:
    for seed in range(24):
        table = riot_of_gods(players, seed, idols="optional" if seed % 2 else "compulsory")
        expected = [after(table.game, table.state, action) for action in table.game.legal(table.state)]
        assert solved(table.game, table.state) == expected


def test_an_idol_at_work_is_solved_too() -> None:
    """Ra has four uses, and then three tiles are left to be played for."""
    table = tut(
        3,
        nile=near("Ra", "Ankh", "Dagger", "Horus", "Pottery", first=10),
        boats=[5, 6, 7],
        collections=[{"Ankh": 1}, {"Dagger": 1}, {"Pottery": 2}],
        underworld={"Pottery": 1},
        points=[4, 4, 4],
    ).sail(10)
    expected = [after(table.game, table.state, action) for action in table.game.legal(table.state)]
    assert len(expected) == 4
    assert solved(table.game, table.state) == expected


def test_an_ending_that_takes_too_many_positions_is_not_solved() -> None:
    """All or nothing, and the same every time: one position less than are needed is too few."""
    table = next(endings(2, 6, 3, 1))
    needed = next(nodes for nodes in range(1, 5000) if solved(table.game, table.state, nodes))
    assert solved(table.game, table.state, needed - 1) == []
    assert solved(table.game, table.state, needed) == solved(table.game, table.state)


def test_a_solver_stops_when_its_time_is_over() -> None:
    """Each look at the clock is a second; eleven tiles take many looks."""
    table = next(endings(3, 11, 3, 1))
    ticks = count()
    found = Solver(table.game).solve(table.state, ENOUGH, 3.0, lambda: float(next(ticks)))
    assert found == []
    assert next(ticks) == 4
