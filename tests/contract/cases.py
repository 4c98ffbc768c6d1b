"""The games, player counts and modules over which the contract is tested."""

import itertools
from typing import Any, NamedTuple

import waset
from waset.core.game import AnyGame

MODULES = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
SUBSETS = [subset for size in range(6) for subset in itertools.combinations(MODULES, size)]


class Case(NamedTuple):
    """One way to set up a game, and how many games of it are played."""

    name: str
    players: int
    modules: tuple[str, ...] = ()
    games: int = 1

    def make(self, **options: Any) -> AnyGame:
        """The game of this case."""
        return waset.make(self.name, players=self.players, modules=self.modules, options=options)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *self.modules])


def luxor_cases() -> list[Case]:
    """The base game at length, then every subset of the modules at every number of players."""
    cases = [Case("luxor", players, games=12) for players in (2, 3, 4)]
    for subset in SUBSETS[1:]:
        most = 5 if "fifth-player" in subset else 4
        cases += [Case("luxor", players, subset, games=2) for players in range(2, most + 1)]
    return cases


def few_cases() -> list[Case]:
    """One game of every subset of the modules, each at another number of players than the one before it."""
    mosts = [5 if "fifth-player" in subset else 4 for subset in SUBSETS]
    return [
        Case("luxor", 2 + number % (most - 1), subset)
        for number, (subset, most) in enumerate(zip(SUBSETS, mosts, strict=True))
    ]


CASES = [
    *(luxor_cases() if waset.compiled else few_cases()),
    *(Case("tutankhamun", players, games=8 if waset.compiled else 1) for players in range(2, 7)),
]
"""What is compiled comes from the same source as what is interpreted and is much faster, so it is tried at length."""
