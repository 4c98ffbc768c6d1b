"""Runs that may stop early: one share of the wins is watched in each cell, or its difference between two editions."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from waset.core.errors import BadOption
from waset.lab.plan.cell import Cell
from waset.lab.run.games import Summary
from waset.lab.stats.sequential import SMALL, Watched


class Decided(NamedTuple):
    """What a run that may stop early says about a cell."""

    what: str
    """The figure that was watched, in words."""
    verdict: str | None
    """CLEAR, SMALL, or None if all games were played and that is still open."""
    games: int
    """How many games of the cell count."""
    margin: float
    value: float
    low: float
    """Holds whenever one stops, as does `high`."""
    high: float

    def sentence(self) -> str:
        """The same in words."""
        found = f"{100 * self.value:+.1f} percentage points"
        bounds = f"{100 * self.low:+.1f} to {100 * self.high:+.1f}, 95 %, whenever one stops"
        if self.verdict is None:
            return f"All games were played, and {self.what} is still open: {found} ({bounds})."
        said = f"is less than {100 * self.margin:g} points" if self.verdict == SMALL else "is clear of 0"
        return f"Play stopped after {self.games} games: {self.what} {said}: {found} ({bounds})."


class Watch:
    """Watches the cells of one run, or the pairs of cells of two, as their games come in.

    In a run it is the share of the wins of the first bot of each line-up, or of the first seat if all bots are the
    same, against the fair share; in two runs the difference of these shares.
    """

    def __init__(self, cells: Sequence[Cell], runs: int, margin: float) -> None:
        try:
            import numpy  # noqa: F401  # it is loaded where it is needed
        except ImportError:
            raise BadOption("stopping early needs numpy: install Waset with its extra 'lab'") from None
        self.cells: Sequence[Cell] = cells
        self.runs: int = runs
        self.margin: float = margin
        self.count: int = len(cells) // runs
        """How many cells, or pairs of cells, are watched."""
        self.open: list[list[float]] = [[] for _ in cells]
        """What the first bot or seat has won in each game of a group that is not whole yet."""
        self.shares: list[list[float]] = [[] for _ in cells]
        """Its share of the wins in each group."""
        self.watched: list[Watched] = [self._watched(at) for at in range(self.count)]
        self.ended: list[bool] = [False] * self.count

    def _watched(self, at: int) -> Watched:
        cell = self.cells[at]
        most = min(each.games // each.rotations for each in self.cells[at :: self.count])
        fair = self._seats(cell) / cell.players
        return Watched(fair, self.margin, most) if self.runs == 1 else Watched(0.5, self.margin / 2, most)

    def _seats(self, cell: Cell) -> int:
        return cell.bots.count(cell.bots[0]) if len(set(cell.bots)) > 1 else 1

    def add(self, cell: int, index: int, summary: Summary) -> None:
        """Takes the next game of a cell into account."""
        of = self.cells[cell]
        wins = summary.wins()
        several = len(set(of.bots)) > 1
        seated = of.seated(index)
        won = sum(win for seat, win in enumerate(wins) if (seated[seat] == of.bots[0] if several else seat == 0))
        self.open[cell].append(won)
        if len(self.open[cell]) < of.rotations:
            return
        self.shares[cell].append(sum(self.open[cell]) / of.rotations)
        self.open[cell] = []
        self._look(cell % self.count)

    def _look(self, at: int) -> None:
        """Looks at the groups that all runs have now."""
        watched = self.watched[at]
        there = min(len(shares) for shares in self.shares[at :: self.count])
        while watched.groups < there and not self.ended[at]:
            found = [shares[watched.groups] for shares in self.shares[at :: self.count]]
            watched.add(found[0] if self.runs == 1 else (found[1] - found[0] + 1) / 2)
            self.ended[at] = self._is_decided(watched)

    def _is_decided(self, watched: Watched) -> bool:
        """Whether what has been played is enough."""
        return watched.verdict() is not None

    def limit(self, cell: int) -> int | None:
        """How many games of a cell count; None while it goes on."""
        at = cell % self.count
        return self.watched[at].groups * self.cells[cell].rotations if self.ended[at] else None

    def decided(self, cell: int) -> Decided:
        """What is decided about a cell."""
        of, watched = self.cells[cell], self.watched[cell % self.count]
        who = of.bots[0] if len(set(of.bots)) > 1 else "seat 1"
        what = f"wins of {who} with {of.players} players"
        what += ", B − A," if self.runs > 1 else ", minus the fair share,"
        scale = 1 if self.runs == 1 else 2
        value, low, high = (scale * (each - watched.neutral) for each in watched.interval())
        games = watched.groups * of.rotations
        return Decided(what, watched.verdict(), games, self.margin, round(value, 6), round(low, 6), round(high, 6))

    def as_json(self, files: Sequence[Path], folder: Path) -> str:
        """What is decided about the cells whose files are in a folder, by the names of the files."""
        said: dict[str, Any] = {
            file.name: self.decided(cell)._asdict() for cell, file in enumerate(files) if file.parent == folder
        }
        return json.dumps(said, indent=1, ensure_ascii=False) + "\n"


def read(path: Path) -> dict[str, Decided]:
    """What a run has decided, by the names of its files; nothing if it did not stop early."""
    if not path.is_file():
        return {}
    try:
        return {name: Decided(**said) for name, said in json.loads(path.read_bytes()).items()}
    except (ValueError, TypeError, AttributeError):
        raise BadOption(f"{path} is not what a run that stopped early has written") from None
