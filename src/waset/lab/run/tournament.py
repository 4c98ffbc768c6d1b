"""Tournaments: every bot against every other one, with equal luck, and what that says about their strength.

With two seats each pair of bots plays. With more, each bot sits alone in a field of each other one, and if there are
enough bots, every choice of different ones makes a mixed table. Seats rotate within groups of games of one seed.
"""

import itertools
import os
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from waset import bots as levels
from waset.bots.bot import budget
from waset.bots.program import USUAL, Programs, Terms
from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.lab.plan import plan
from waset.lab.plan.cell import Cell, make_bot
from waset.lab.plan.plan import Plan
from waset.lab.plan.writing import written
from waset.lab.run.games import Summary
from waset.lab.stats.groups import Ratio
from waset.lab.stats.intervals import Interval, mean
from waset.lab.stats.rating import Wins, ratings

PAIR: Final = "pair"
FIELD: Final = "field"
MIXED: Final = "mixed"


class Meeting(NamedTuple):
    """What the games of one line-up have shown."""

    kind: str
    """PAIR: two bots. FIELD: the first bot alone among the second. MIXED: different bots on all seats."""
    bots: list[str]
    """The different bots, in the order of the line-up."""
    seats: list[int]
    """How many seats each has."""
    games: int
    groups: int
    wins: list[Interval]
    """Each bot's share of the wins."""
    fair: list[float]
    """The share that each would have if all were equal."""
    points_ahead: Interval
    """By how many points the first bot is ahead of the mean of the others."""

    def times_fair(self, bot: int) -> Interval:
        """A bot's wins as a multiple of its fair share."""
        return Interval(*(bound / self.fair[bot] for bound in self.wins[bot]))


class Rating(NamedTuple):
    """A bot's place among all."""

    bot: str
    elo: Interval
    games: int


def line_ups(bots: Sequence[str], players: int, challenger: str | None = None) -> list[tuple[str, ...]]:
    """Who meets whom: every bot all others, or a challenger all others."""
    if challenger:
        return [(challenger, *[other] * (players - 1)) for other in bots if other != challenger]
    if players == 2:
        return list(itertools.combinations(bots, 2))
    fields = [(one, *[other] * (players - 1)) for one, other in itertools.permutations(bots, 2)]
    return fields + list(itertools.combinations(bots, players))


def with_budget(bots: Iterable[str], game: str, words: str) -> list[str]:
    """The bots, with this budget for those that search until their time is up, unless they have one of their own."""
    budget(words)
    searching = [level.name for level in levels.levels(game) if level.budget.seconds]
    return [f"{bot}:{words}" if bot in searching else bot for bot in bots]


def make_plan(
    game: AnyGame,
    bots: Sequence[str],
    *,
    games: int,
    seed: int,
    edition: str = "rebuilt",
    folder: Path | None = None,
    terms: Terms = USUAL,
    challenger: str | None = None,
) -> Plan:
    """The plan of a tournament, as written to the folder of its run if there is one."""
    if challenger is not None and challenger not in bots:
        raise BadOption(unknown("challenger", challenger, bots))
    if len(bots) < 2:
        raise BadOption(f"a tournament needs 2 bots or more, not {len(bots)}")
    twice = [bot for number, bot in enumerate(bots) if bot in bots[:number]]
    if twice:
        raise BadOption(f"the bot {twice[0]!r} is named twice")
    if games < 1:
        raise BadOption(f"a line-up plays 1 game or more, not {games}")
    for bot in bots:
        make_bot(bot, game, Rng(seed), Programs(terms))
    home = folder or Path()
    is_file = "/" in edition or "." in edition
    said: dict[str, Any] = {
        "name": "tournament",
        "seed": seed,
        "games": games,
        "repeatable": not any(levels.is_timed(bot, game.meta.name) for bot in bots),
        "bot_seconds": terms.seconds,
        "on_bot_failure": terms.instead,
        "game": game.meta.name,
        "players": game.players,
        "modules": list(game.modules),
        "options": game.options,
        "editions": os.path.relpath(edition, home) if is_file else edition,
        "bots": [list(line_up) for line_up in line_ups(bots, game.players, challenger)],
    }
    return plan.parse(written(said), home / "plan.toml")


class Standings:
    """Counts a tournament game by game. Only whole groups count: in others not every bot has sat on every seat."""

    def __init__(self, cells: Sequence[Cell]) -> None:
        self.cells: Sequence[Cell] = cells
        self.bots: list[str] = list(dict.fromkeys(bot for cell in cells for bot in cell.bots))
        self.failures: Counter[tuple[str, str]] = Counter()
        """Games in which a program failed, by bot and by who decided instead."""
        self._wins: list[list[dict[str, float]]] = [[] for _ in cells]
        self._ahead: list[list[float]] = [[] for _ in cells]
        self._open: list[list[Summary]] = [[] for _ in cells]

    def add(self, cell: int, index: int, summary: Summary) -> None:
        """Takes the next game of a cell into account."""
        for seat, instead in summary.failures:
            self.failures[self.cells[cell].seated(index)[seat], instead] += 1
        group = self._open[cell]
        group.append(summary)
        rotations = self.cells[cell].rotations
        if (index + 1) % rotations:
            return
        wins = dict.fromkeys(self.cells[cell].bots, 0.0)
        ahead = 0.0
        for at, game in enumerate(group):
            seated = self.cells[cell].seated(index + 1 - rotations + at)
            for bot, win in zip(seated, game.wins(), strict=True):
                wins[bot] += win
            first = seated.index(self.cells[cell].bots[0])
            others = (sum(game.scores) - game.scores[first]) / (len(seated) - 1)
            ahead += game.scores[first] - others
        self._wins[cell].append(wins)
        self._ahead[cell].append(ahead / rotations)
        self._open[cell] = []

    def meetings(self) -> list[Meeting]:
        """What each line-up has shown."""
        return [self._meeting(number) for number in range(len(self.cells))]

    def _meeting(self, number: int) -> Meeting:
        cell = self.cells[number]
        seated = list(dict.fromkeys(cell.bots))
        seats = [cell.bots.count(bot) for bot in seated]
        groups = self._wins[number]
        kind = PAIR if cell.players == 2 else MIXED if len(seated) == cell.players else FIELD
        return Meeting(
            kind,
            seated,
            seats,
            len(groups) * cell.rotations,
            len(groups),
            [self._share(number, bot) for bot in seated],
            [count / cell.players for count in seats],
            mean(self._ahead[number]),
        )

    def _share(self, number: int, bot: str) -> Interval:
        """A bot's share of the wins in a cell."""
        found = Ratio()
        for group in self._wins[number]:
            found.add(group[bot], self.cells[number].rotations)
        return found.share()

    def ratings(self) -> list[Rating]:
        """The bots, the strongest first."""
        tables = [
            Wins(
                [cell.bots.count(bot) for bot in self.bots],
                [[group.get(bot, 0.0) for bot in self.bots] for group in groups],
            )
            for cell, groups in zip(self.cells, self._wins, strict=True)
        ]
        games = [
            sum(
                len(groups) * cell.rotations
                for cell, groups in zip(self.cells, self._wins, strict=True)
                if bot in cell.bots
            )
            for bot in self.bots
        ]
        found = [Rating(*each) for each in zip(self.bots, ratings(len(self.bots), tables), games, strict=True)]
        return sorted(found, key=lambda rating: -rating.elo.value)
