"""The games, player counts and modules over which the contract is tested."""

import os
from typing import NamedTuple

import waset
from waset.core.game import AnyGame

GAMES_EACH = int(os.environ.get("WASET_CONTRACT_GAMES", "200"))


class Case(NamedTuple):
    """One way to set up a game, and how many games of it are played."""

    name: str
    players: int
    modules: tuple[str, ...] = ()
    games: int = GAMES_EACH

    def make(self, **options: str) -> AnyGame:
        """The game of this case."""
        return waset.make(self.name, players=self.players, modules=self.modules, **options)

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *self.modules])


CASES = [Case("luxor", players) for players in (2, 3, 4)]
