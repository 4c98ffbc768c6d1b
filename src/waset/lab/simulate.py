"""Many games of bots against each other: the same seed gives the same records, whatever the number of workers."""

import io
import itertools
import multiprocessing
import os
import signal
from collections import Counter, deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO, Final, NamedTuple

from waset import bots, games
from waset.core import record
from waset.core.errors import BadOption, BadRecord, WasetError
from waset.core.game import CHANCE, AnyGame
from waset.core.play import play, seat_rng
from waset.core.record import Record, Recorder
from waset.core.rng import Rng
from waset.lab.stats import Sample

BATCH: Final = 20
"""Games that a worker plays before it reports: enough to be worth the trip, few enough to stop soon."""
AHEAD: Final = 4
"""Batches per worker that may wait to be written in order."""


@dataclass(frozen=True)
class Run:
    """What is simulated: the game, who plays it, how often, and from which seed."""

    game: str
    players: int
    modules: tuple[str, ...]
    options: dict[str, str]
    edition: Any
    bots: tuple[str, ...]
    games: int
    seed: int

    def make(self) -> AnyGame:
        """The game that is played."""
        return games.make(self.game, players=self.players, modules=self.modules, edition=self.edition, **self.options)

    def names(self) -> list[str]:
        """The names in the records: colour and bot of each seat."""
        colours = games.facts(self.game).seats
        return [f"{colour} ({bot})" for colour, bot in zip(colours, self.bots, strict=False)]


def plan(game: AnyGame, *, games: int, seed: int, bots: tuple[str, ...] = ("random",)) -> Run:
    """A run of this game. One bot sits on every seat, or there is one for each."""
    if games < 1:
        raise BadOption(f"a run has 1 game or more, not {games}")
    if len(bots) not in (1, game.players):
        raise BadOption(f"{game.players} bots are needed, or one for all seats, not {len(bots)}")
    seated = bots * game.players if len(bots) == 1 else bots
    run = Run(game.meta.name, game.players, game.modules, game.options, game.edition, seated, games, seed)
    _seat(run, game, Rng(seed))
    return run


class Summary(NamedTuple):
    """What the report needs to know of one game."""

    scores: list[int]
    ranking: list[int]
    ending: str
    rounds: int | None
    """None in a game that is not played in rounds."""
    decisions: int


class Report:
    """What a run has shown so far."""

    def __init__(self, players: int) -> None:
        self.games: int = 0
        self.scores: list[Sample] = [Sample() for _ in range(players)]
        self.wins: list[float] = [0.0] * players
        """A win that several share is divided among them."""
        self.rounds: Sample = Sample()
        self.decisions: Sample = Sample()
        self.endings: Counter[str] = Counter()
        self.is_complete: bool = False
        """False if the run was interrupted."""

    def add(self, summary: Summary) -> None:
        """Takes one more game into account."""
        self.games += 1
        winners = summary.ranking.count(1)
        for seat, score in enumerate(summary.scores):
            self.scores[seat].add(score)
            if summary.ranking[seat] == 1:
                self.wins[seat] += 1 / winners
        if summary.rounds is not None:
            self.rounds.add(summary.rounds)
        self.decisions.add(summary.decisions)
        self.endings[summary.ending] += 1


def simulate(
    run: Run,
    *,
    workers: int = 1,
    out: Path | None = None,
    force: bool = False,
    resume: bool = False,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Plays a run, writes its records in order of their numbers, and reports.

    An existing file is refused unless it is to be overwritten (`force`) or continued (`resume`). Ctrl-C stops the run:
    whole games are in the file, and the report says that it is not complete. `progress` is told the games done.
    """
    if workers < 1:
        raise BadOption(f"1 worker or more is needed, not {workers}")
    report = Report(run.players)
    with _opened(out, force, resume) as file:
        try:
            if resume:
                _take_up(run, file, report, progress)
            with closing(_played(run, report.games + 1, workers)) as played:
                for line, summary in played:
                    with _deaf():
                        file.write(line)
                        file.flush()
                        report.add(summary)
                    if progress is not None:
                        progress(report.games)
            report.is_complete = True
        except KeyboardInterrupt:
            pass
        except BrokenProcessPool:
            raise WasetError(f"a worker process died; {report.games} games are done") from None
    return report


# --- playing -------------------------------------------------------------------------------------------------------


def _seat(run: Run, game: AnyGame, rng: Rng) -> list[bots.Bot]:
    return [bots.make(name, game, seat_rng(rng, seat)) for seat, name in enumerate(run.bots)]


def play_games(run: Run, first: int, last: int) -> Iterator[tuple[bytes, Summary]]:
    """The games of a run with these numbers: each one's record and summary.

    Game number n draws from Rng(seed).split(n), and each bot from a split of that.
    """
    game = run.make()
    for number in range(first, last + 1):
        rng = Rng(run.seed).split(number)
        file = io.BytesIO()
        recorder = Recorder(game, file, run.names(), seed=run.seed, number=number)
        state = play(game, _seat(run, game, rng), rng, recorder=recorder)
        yield file.getvalue(), _summary(game, state, recorder.decisions)


def _summary(game: AnyGame, state: Any, decisions: int) -> Summary:
    scores = [score.total for score in game.scores(state)]
    rounds = game.view(state, None).get("round")
    return Summary(scores, game.ranking(state), game.ending(state), rounds, decisions)


def _played(run: Run, first: int, workers: int) -> Generator[tuple[bytes, Summary]]:
    if workers == 1:
        yield from play_games(run, first, run.games)
        return
    batches = [(start, min(start + BATCH - 1, run.games)) for start in range(first, run.games + 1, BATCH)]
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"))
    waiting: deque[Future[list[tuple[bytes, Summary]]]] = deque()
    try:
        for batch in batches:
            if len(waiting) == AHEAD * workers:
                yield from waiting.popleft().result()
            with _deaf():
                waiting.append(pool.submit(_play_batch, run, *batch))
        while waiting:
            yield from waiting.popleft().result()
    finally:
        pool.shutdown(cancel_futures=True)


def _play_batch(run: Run, first: int, last: int) -> list[tuple[bytes, Summary]]:
    return list(play_games(run, first, last))


@contextmanager
def _deaf() -> Iterator[None]:
    """Lets Ctrl-C wait meanwhile. A process that starts meanwhile never hears it: its parent does."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- the file ------------------------------------------------------------------------------------------------------


def _opened(out: Path | None, force: bool, resume: bool) -> BinaryIO:
    if out is None:
        if resume:
            raise BadOption("only a run that is written to a file can be resumed")
        return open(os.devnull, "wb")
    if resume and force:
        raise BadOption("a file is either resumed or overwritten, not both")
    if resume:
        return open(out, "r+b")
    if out.exists() and not force:
        raise BadOption(f"{out} exists: overwrite it with --force, or go on with --resume")
    return open(out, "wb")


def _take_up(run: Run, file: BinaryIO, report: Report, progress: Callable[[int], None] | None) -> None:
    """Reports the games that are already in the file, and leaves it where the next one belongs."""
    lines, size = _whole_lines(file)
    if lines > run.games:
        raise BadOption(f"the file has {lines} games already, more than the {run.games} of this run")
    file.seek(0)
    game = run.make()
    for kept in itertools.islice(record.read(file), lines):
        _check_kept(run, game, kept, report.games + 1)
        _, state = record.replay(kept, games.make)
        report.add(_summary(game, state, sum(who != CHANCE for who, _ in kept.steps)))
        if progress is not None:
            progress(report.games)
    file.truncate(size)
    file.seek(size)


def _whole_lines(file: BinaryIO) -> tuple[int, int]:
    """How many lines are complete, and how many bytes they take; a killed process may leave a broken one after them."""
    lines = size = 0
    for line in file:
        if line.endswith(b"\n"):
            lines += 1
            size += len(line)
    return lines, size


def _check_kept(run: Run, game: AnyGame, kept: Record, number: int) -> None:
    expected = record.header(game, run.names(), seed=run.seed, number=number)
    for key in [*expected, *kept.header]:
        if kept.header.get(key) != expected.get(key):
            raise BadRecord(f"line {kept.line}: not game {number} of this run, which has another {key!r}")
    if kept.result is None:
        raise BadRecord(f"line {kept.line}: game {number} is not finished")
