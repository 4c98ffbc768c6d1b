"""Many games of bots on fixed seats: the same seed yields the same records, whatever the number of workers."""

from collections import Counter
from collections.abc import Callable
from pathlib import Path

from waset.bots.program import USUAL, Terms
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.lab.plan.cell import Cell, check
from waset.lab.run import run
from waset.lab.run.games import Summary
from waset.lab.run.pool import local
from waset.lab.stats.intervals import Sample


def plan(game: AnyGame, *, games: int, seed: int, bots: tuple[str, ...] = ("random",), terms: Terms = USUAL) -> Cell:
    """Games to simulate. One bot sits on every seat, or there is one for each; nobody changes seats."""
    if games < 1:
        raise BadOption(f"a run has 1 game or more, not {games}")
    if len(bots) not in (1, game.players):
        raise BadOption(f"{game.players} bots are needed, or one for all seats, not {len(bots)}")
    seated = bots * game.players if len(bots) == 1 else bots
    played = (game.meta.name, game.players, game.modules, game.options, game.edition)
    cell = Cell(*played, seated, games, seed, is_rotated=False, terms=terms)
    check(cell)
    return cell


class Report:
    """What a simulation has shown so far."""

    def __init__(self, players: int) -> None:
        self.games: int = 0
        self.scores: list[Sample] = [Sample() for _ in range(players)]
        self.wins: list[float] = [0.0] * players
        """A shared win is divided among the winners."""
        self.rounds: Sample = Sample()
        self.decisions: Sample = Sample()
        self.endings: Counter[str] = Counter()
        self.failures: Counter[tuple[int, str]] = Counter()
        """Games in which a seat's program failed, by who decided instead."""
        self.is_complete: bool = False
        """False if it was interrupted."""

    def add(self, summary: Summary) -> None:
        """Takes one more game into account."""
        self.games += 1
        for seat, (score, win) in enumerate(zip(summary.scores, summary.wins(), strict=True)):
            self.scores[seat].add(score)
            self.wins[seat] += win
        if summary.rounds is not None:
            self.rounds.add(summary.rounds)
        self.decisions.add(summary.decisions)
        self.endings[summary.ending] += 1
        self.failures.update(summary.failures)


def simulate(
    cell: Cell,
    *,
    workers: int = 1,
    out: Path | None = None,
    force: bool = False,
    resume: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays the games of a cell, writes their records in order, and reports.

    An existing file is refused unless it is to be overwritten (`force`) or continued (`resume`). Ctrl-C stops it: whole
    games are in the file, and the report says that it is not complete. `progress` is called with the games done.
    """
    report = Report(cell.players)

    def on_game(_cell: int, _game: int, summary: Summary) -> None:
        report.add(summary)
        if progress is not None:
            progress(report.games)

    with local(workers) as crew:
        _open(out, force, resume)
        report.is_complete = run.play([cell], [out], crew, on_game, resume=resume, verify=True)
    return report


def _open(out: Path | None, force: bool, resume: bool) -> None:
    """Makes sure that the file can be written, and is empty unless it is resumed."""
    if out is None:
        if resume:
            raise BadOption("only a run that is written to a file can be resumed")
        return
    if resume and force:
        raise BadOption("a file is either resumed or overwritten, not both")
    if not resume and not force and out.exists():
        raise BadOption(f"{out} exists: overwrite it with --force, or continue it with --resume")
    open(out, "r+b" if resume else "wb").close()
