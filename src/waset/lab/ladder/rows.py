"""The rows of the ladder: which level meets which, in which game, with how many players and modules."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from waset import bots, games
from waset.lab.plan.cell import Cell

PLAYERS: Final = (2, 3, 4)
SEED: Final = 2026


class Row(NamedTuple):
    """A level against the one below it; with more than two players alone among several of these."""

    game: str
    modules: tuple[str, ...]
    """None, or all that the game has."""
    players: int
    bot: str
    below: str

    @property
    def name(self) -> str:
        """A name for its files."""
        return "-".join([self.game, *(["all"] if self.modules else []), str(self.players), self.bot])

    @property
    def title(self) -> str:
        """The row in words."""
        modules = ", all modules" if self.modules else ""
        return f"{self.game}{modules}, {self.players} players: {self.bot} against {self.others}"

    @property
    def others(self) -> str:
        """Against whom it plays."""
        return f"{self.players - 1} {self.below}" if self.players > 2 else self.below

    def cell(self, games_at_most: int) -> Cell:
        """What is played: whole groups, and levels think as they do at a table, by the clock too."""
        game = games.make(self.game, players=self.players, modules=self.modules)
        line_up = (self.bot, *[self.below] * (self.players - 1))
        whole = -(-games_at_most // self.players) * self.players
        about = (self.game, self.players, game.modules, game.options, game.edition)
        return Cell(*about, line_up, whole, SEED, is_timed=True)


def rows(names: Sequence[str] = ()) -> list[Row]:
    """Every level of some games, or of all, against the one below.

    The weakest levels come first. They think least, so that the strongest get the time that is left over.
    """
    found: list[tuple[int, Row]] = []
    for game in names or games.names():
        facts = games.facts(game)
        every = tuple(module.name for module in facts.modules)
        levels = bots.names(game)
        seats = [each for each in PLAYERS if facts.fewest_players <= each <= facts.most_players]
        for rank, (below, bot) in enumerate(pairwise(levels)):
            for modules in dict.fromkeys([(), every]):
                found += [(rank, Row(game, modules, players, bot, below)) for players in seats]
    return [row for _, row in sorted(found, key=lambda each: each[0])]
