"""A cell: one game with one line-up, and the order of its games.

Games come in groups. A group has one number and one chance seed, and is played once with each rotation of the line-up,
so that every bot has sat on every seat with the same luck.
"""

from dataclasses import dataclass
from typing import Any

from waset import bots, games
from waset.bots.program import USUAL, Programs, Terms
from waset.core import record
from waset.core.game import AnyGame
from waset.core.rng import Rng


@dataclass(frozen=True)
class Cell:
    """What is played: the game, who sits where, how often, and from which seed."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: dict[str, str]
    edition: Any
    bots: tuple[str, ...]
    games: int
    seed: int
    is_rotated: bool = True
    """Whether the line-up changes seats within a group; if not, each game is a group of its own."""
    terms: Terms = USUAL
    """The terms on which programs play."""
    is_timed: bool = False
    """Whether levels heed the clock as they do at a table; if not, only their simulations count."""

    def make(self) -> AnyGame:
        """The game that is played."""
        return games.make(
            self.game, players=self.players, modules=self.modules, edition=self.edition, options=self.options
        )

    @property
    def rotations(self) -> int:
        """The games of a group: as many as there are different rotations of the line-up."""
        if not self.is_rotated:
            return 1
        return next(by for by in range(1, self.players + 1) if _rotated(self.bots, by) == self.bots)

    def number(self, index: int) -> int:
        """The number of the group that a game belongs to; games are counted from 0, groups from 1."""
        return index // self.rotations + 1

    def seated(self, index: int) -> tuple[str, ...]:
        """Who sits where in a game: bot k of the line-up begins a group on seat k, then moves on seat by seat."""
        return _rotated(self.bots, index % self.rotations)

    def called(self, index: int = 0) -> list[str]:
        """The seats of a game as tables show them: colour and bot."""
        return bots.called(games.facts(self.game).seats[: self.players], self.seated(index))


def _rotated(line_up: tuple[str, ...], by: int) -> tuple[str, ...]:
    at = len(line_up) - by
    return line_up[at:] + line_up[:at]


def make_bot(words: str, game: AnyGame, rng: Rng, programs: Programs, *, timed: bool = False) -> bots.Bot:
    """The bot that these words mean. Without a budget, only its simulations count, so that a game can be repeated.

    A bot that is timed also heeds the clock of its usual budget.
    """
    return bots.make(words, game, rng, programs=programs, timed=timed or ":" in words)


def header(cell: Cell, game: AnyGame, index: int) -> dict[str, Any]:
    """Everything that the record of a game says before its steps."""
    who = [bots.described(words, game) for words in cell.seated(index)]
    return record.header(game, game.meta.seats[: game.players], cell.seed, cell.number(index), bots=who)


def check(cell: Cell) -> None:
    """Raises BadOption or BadEdition if this cell cannot be played."""
    game = cell.make()
    header(cell, game, 0)
    for words in dict.fromkeys(cell.bots):
        make_bot(words, game, Rng(cell.seed), Programs(cell.terms), timed=cell.is_timed)
