"""A refit: weights for an edition that win most against its challengers, found by games.

First the usual weights meet every challenger; those that are hardest to beat are the measure from then on. In each
round the best weights so far and variations of them play heats, all with the same luck, and the best of these a final
with other luck. The winner of the last round plays everybody once more with luck that was not used before: only that
says how good it is. All games are kept in a folder until then, so that a refit that was stopped goes on where it was.
"""

import dataclasses
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import waset
from waset import bots, games
from waset.bots.evaluation import Weight
from waset.bots.lineup import challenging
from waset.core import edition, fitted
from waset.core.errors import BadOption, unknown
from waset.core.rng import Rng
from waset.lab.plan.cell import Cell, check
from waset.lab.plan.plan import whole_groups
from waset.lab.run import run, store
from waset.lab.run.games import Summary
from waset.lab.run.pool import Crew
from waset.lab.run.tournament import Standings
from waset.lab.stats.intervals import Interval

FOLDER: Final = ".refit"
"""What the name of an edition is followed by where its games are kept."""
HARDEST: Final = 3
"""How many challengers are the measure."""
FINALISTS: Final = 3
IN_FINAL: Final = 2
"""How many times more games than in a heat are played in a final, and three times as many in the end."""
IN_PROOF: Final = 3
ENOUGH: Final = 0.8
"""Beyond this part of the wins of two, it does not matter how clearly a challenger is beaten."""
CHANGED: Final = 3
"""One of this many weights is changed in a variation."""
STEPS: Final = 1000

Wins: TypeAlias = dict[str, Interval]
"""The part of the wins against each challenger."""


class RefitWish(NamedTuple):
    """What is fitted, and by how many games."""

    edition: Path
    players: int
    modules: tuple[str, ...]
    rounds: int
    tries: int
    """How many weights play a round."""
    games: int
    """Games against each challenger in a heat."""
    seed: int
    against: tuple[str, ...] = ()
    """The challengers; empty: all of the game."""


class Refitted(NamedTuple):
    """What a refit has done."""

    before: Wins
    """What the usual weights win."""
    weights: list[float]
    after: Wins
    """What the fitted ones win, with luck that was not used before."""
    path: Path


class Interrupted(Exception):  # no error: somebody pressed Ctrl-C
    """Playing was stopped."""


class Refit:
    """A refit of one edition, with its games in a folder."""

    def __init__(self, wish: RefitWish) -> None:
        game = games.facts(str(edition.read(wish.edition).get("game"))).name
        if not games.has(game, "bots.fitting"):
            raise BadOption(f"the bots of {games.facts(game).title} have no weights that could be fitted")
        for number, least, what in ((wish.rounds, 1, "round"), (wish.tries, 2, "try"), (wish.games, 2, "game")):
            if number < least:
                raise BadOption(f"a refit needs {least} {what} or more, not {number}")
        known = [each.name for each in challenging(game)]
        for name in wish.against:
            if name not in known:
                raise BadOption(unknown("challenger", name, known))
        part = games.part(game, "bots.fitting")
        self.wish: RefitWish = wish
        self.table: Sequence[Weight] = part.WEIGHTS
        self.usual: list[float] = [float(each) for each in part.USUAL]
        self.ideas: list[list[float]] = [list(map(float, each)) for each in part.IDEAS]
        made = games.make(game, players=wish.players, modules=wish.modules, edition=wish.edition)
        self.edition: Any = dataclasses.replace(made.edition, fitted=())
        self.player: str = next(level.name for level in bots.levels(game) if level.weighs)
        self.challengers: list[str] = list(wish.against or known)
        self.top: Path = wish.edition.with_name(wish.edition.name.removesuffix(".toml") + FOLDER)
        said = (game, wish.players, *made.modules, wish.rounds, wish.tries, wish.games, wish.seed)
        figures = edition.digest(self.edition)
        self.folder: Path = self.top / "-".join([*map(str, said), *wish.against, figures])
        self.cell: Cell = Cell(game, wish.players, made.modules, made.options, self.edition, (), wish.games, wish.seed)

    @property
    def total(self) -> int:
        """How many games it plays."""
        of = [self._cell(self.usual, self.challengers[0], times, 0).games for times in (1, IN_FINAL, IN_PROOF)]
        in_round = self.wish.tries * of[0] + min(FINALISTS, self.wish.tries) * of[1]
        hardest = min(HARDEST, len(self.challengers))
        return len(self.challengers) * (of[0] + of[2]) + self.wish.rounds * hardest * in_round

    def _cell(self, weights: list[float], challenger: str, times: int, luck: int) -> Cell:
        """Games of these weights against challengers on all other seats."""
        names = (weight.name for weight in self.table)
        figures = dataclasses.replace(self.edition, fitted=tuple(zip(names, weights, strict=True)))
        line_up = (self.player, *[challenger] * (self.wish.players - 1))
        cell = dataclasses.replace(self.cell, edition=figures, bots=line_up, seed=self.wish.seed + luck)
        return dataclasses.replace(cell, games=whole_groups(cell, times * self.wish.games))

    # --- playing -------------------------------------------------------------------------------------------------

    def play(self, crew: Crew, progress: Callable[[int], None]) -> Refitted | None:
        """Plays, or continues, and saves the best weights; None if it was interrupted."""
        check(self._cell(self.usual, self.challengers[0], 1, 0))
        store.make_folder(self.folder)
        with store.locked(self.folder):
            try:
                return self._played(Stages(self.folder, crew, progress))
            except Interrupted:
                return None

    def _played(self, stages: "Stages") -> Refitted:
        [before] = self._meet(stages, [self.usual], self.challengers, 1, 0)
        hardest = sorted(self.challengers, key=lambda name: before[name].value)[:HARDEST]
        best = self.usual
        for number in range(self.wish.rounds):
            tried = self._tried(number, best)
            heats = self._meet(stages, tried, hardest, 1, 2 * number + 1)
            order = sorted(range(len(tried)), key=lambda at: -self._worth(heats[at]))[:FINALISTS]
            finals = self._meet(stages, [tried[at] for at in order], hardest, IN_FINAL, 2 * number + 2)
            worth = [
                self._worth(heats[at]) + IN_FINAL * self._worth(final) for at, final in zip(order, finals, strict=True)
            ]
            best = tried[order[worth.index(max(worth))]]
        [after] = self._meet(stages, [best], self.challengers, IN_PROOF, 2 * self.wish.rounds + 1)
        return Refitted(before, best, after, self._save(before, best, after))

    def _meet(
        self, stages: "Stages", tried: list[list[float]], challengers: list[str], times: int, luck: int
    ) -> list[Wins]:
        """What each of some weights wins against some challengers, all with the same luck."""
        shares = stages.play([self._cell(each, name, times, luck) for each in tried for name in challengers])
        size = len(challengers)
        return [dict(zip(challengers, shares[at : at + size], strict=True)) for at in range(0, len(shares), size)]

    def _worth(self, wins: Wins) -> float:
        """How good weights are: the mean over the challengers, where beating one clearly is enough."""
        return sum(min(ENOUGH, as_two(each.value, self.wish.players)) for each in wins.values()) / len(wins)

    def _tried(self, number: int, best: list[float]) -> list[list[float]]:
        """What plays a round: the best so far, ideas of the game's author in the first one, and variations."""
        found = [best, *(self.ideas if number == 0 else [])][: self.wish.tries]
        rng = Rng(self.wish.seed).split(1 + number)
        while len(found) < self.wish.tries:
            of = found[rng.below(len(self.ideas) + 1) if number == 0 else 0]
            found.append([self._varied(row, value, rng) for row, value in enumerate(of)])
        return found

    def _varied(self, row: int, value: float, rng: Rng) -> float:
        """A weight, or a different one: up to its usual size more or less."""
        weight = self.table[row]
        by = rng.below(2 * STEPS + 1) / STEPS - 1.0
        if rng.below(CHANGED):
            return value
        size = max(abs(weight.hand), abs(weight.fitted), 0.5)
        return round(min(weight.most, max(weight.least, value + by * size)), 3)

    def _save(self, before: Wins, best: list[float], after: Wins) -> Path:
        path = fitted.path_of(self.wish.edition)
        about = {
            "waset": waset.__version__,
            "players": self.wish.players,
            "modules": list(self.cell.modules),
            "rounds": self.wish.rounds,
            "tries": self.wish.tries,
            "games": self.total,
            "seed": self.wish.seed,
            "player": self.player,
            "before": _plain(before),
            "after": _plain(after),
        }
        weights = tuple(zip((weight.name for weight in self.table), best, strict=True))
        file = fitted.FittedFile(self.cell.game, edition.digest(self.edition), weights, about)
        store.write_new(path, fitted.text(file))
        shutil.rmtree(self.top)
        return path


class Stages:
    """The stages of a refit, one after the other, each with a folder of its own."""

    def __init__(self, folder: Path, crew: Crew, progress: Callable[[int], None]) -> None:
        self.folder: Path = folder
        self.crew: Crew = crew
        self.progress: Callable[[int], None] = progress
        self.stage: int = 0
        self.done: int = 0

    def play(self, cells: list[Cell]) -> list[Interval]:
        """The part of the wins that the first bot of each cell has. Raises Interrupted."""
        folder = self.folder / f"stage-{self.stage}"
        self.stage += 1
        store.make_folder(folder)
        standings = Standings(cells)

        def on_game(cell: int, game: int, summary: Summary) -> None:
            self.done += 1
            standings.add(cell, game, summary)
            self.progress(self.done)

        if not run.play(cells, [folder / f"{number}.jsonl" for number in range(len(cells))], self.crew, on_game):
            raise Interrupted
        return [meeting.wins[0] for meeting in standings.meetings()]


def as_two(share: float, players: int) -> float:
    """A part of the wins among several seats, as if there were two: a fair share is a half."""
    others = (1.0 - share) / (players - 1)
    return share / (share + others)


def _plain(wins: Wins) -> dict[str, list[float]]:
    return {name: [round(each, 4) for each in share] for name, share in wins.items()}
