"""Reading a whole run, or two of them side by side: every record is replayed, group by group, by some processes.

A batch is some groups of all files, so that games with the same luck meet in one place, and no more than a batch of
games is ever held. Batches are added up in order: the number of workers changes nothing.
"""

import math
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, NamedTuple, TypeAlias, TypeVar

from waset.core.errors import BadOption, BadRecord, WasetError
from waset.core.record import Record
from waset.lab.read.observers import observe
from waset.lab.read.tally import Counter, Group, Pairs, Tally
from waset.lab.run.folder import Folder, RecordFile
from waset.lab.run.pool import deaf, follow_parent

GAMES: Final = 40
"""Games in a batch, about."""
AHEAD: Final = 3
"""Batches per worker that may wait."""

Progress: TypeAlias = Callable[[int], None]
Files: TypeAlias = tuple[RecordFile, ...]
T = TypeVar("T")


class Variant(NamedTuple):
    """A game as it is played: its edition and its options. What differs in these is reported apart."""

    game: str
    edition: str
    digest: str
    options: tuple[tuple[str, str], ...]


def variant_of(found: Record) -> Variant:
    """The variant that a record was played with."""
    said = found.header
    return Variant(said["game"], said["edition"]["name"], said["edition"]["digest"], tuple(said["options"].items()))


@dataclass
class Read:
    """What came of reading: the figures, and how many games there were."""

    tally: Tally
    games: int = 0
    groups: int = 0
    unfinished: int = 0
    """Games whose record ends before the game does; they are left out."""
    failed: int = 0
    """Games in which a bot's program failed, so that somebody else decided from then on."""


@dataclass
class ReadPair:
    """What came of reading two runs side by side."""

    pairs: Pairs
    games: list[int]
    groups: int = 0
    unfinished: int = 0
    failed: int = 0


class _Counted(NamedTuple):
    """How many games of a group were finished, were not, and had a program that failed."""

    finished: int
    unfinished: int
    failed: int


def read(folder: Folder, *, workers: int = 1, deep: bool = True, progress: Progress | None = None) -> Read:
    """The figures of a run. `progress` is told the games read."""
    total = Read(Tally())
    with _workers(workers) as pool:
        for part in _batches(pool, workers, read_batch, (folder.files,), deep):
            total.tally.merge(part.tally)
            total.games += part.games
            total.groups += part.groups
            total.unfinished += part.unfinished
            total.failed += part.failed
            _tell(progress, total.games + total.unfinished, part.games + part.unfinished)
    return total


def read_batch(runs: tuple[Files, ...], groups: int, deep: bool) -> Read:
    """The figures of so many groups of all files of a run."""
    part = Read(Tally())
    counter = Counter()
    for number in range(groups):
        for file in runs[0]:
            found = _count(file, number, counter, deep, strict=True)
            part.games += found.finished
            part.unfinished += found.unfinished
            part.failed += found.failed
        part.tally.group(counter.take())
        part.groups += 1
    return part


def _count(file: RecordFile, number: int, counter: Counter, deep: bool, *, strict: bool) -> _Counted:
    """Adds the games of a group.

    `strict` is whether variants are kept apart, as they are within a run, but not between two.
    """
    finished = unfinished = failed = 0
    for found in file.group(number):
        try:
            told = observe(found, deep)
        except BadRecord as error:
            raise file.blamed(error, number) from None
        if told is None:
            unfinished += 1
        else:
            finished += 1
            failed += bool(found.failures)
            counter.game(told, variant_of(found) if strict else (found.header["game"],))
    return _Counted(finished, unfinished, failed)


def read_pair(a: Files, b: Files, *, workers: int = 1, deep: bool = True, progress: Progress | None = None) -> ReadPair:
    """The figures of two runs, whose groups are paired by their numbers. `progress` is told the games of both."""
    total = ReadPair(Pairs(), [0, 0])
    with _workers(workers) as pool:
        for part in _batches(pool, workers, read_pair_batch, (a, b), deep):
            total.pairs.merge(part.pairs)
            total.games = [mine + its for mine, its in zip(total.games, part.games, strict=True)]
            total.groups += part.groups
            total.unfinished += part.unfinished
            total.failed += part.failed
            _tell(progress, sum(total.games) + total.unfinished, sum(part.games) + part.unfinished)
    return total


def read_pair_batch(runs: tuple[Files, ...], groups: int, deep: bool) -> ReadPair:
    """The figures of so many groups of two runs."""
    part = ReadPair(Pairs(), [0, 0])
    counter = Counter()
    for number in range(groups):
        taken: list[Group] = []
        for side, files in enumerate(runs):
            for file in files:
                found = _count(file, number, counter, deep, strict=False)
                part.games[side] += found.finished
                part.unfinished += found.unfinished
                part.failed += found.failed
            taken.append(counter.take())
        part.pairs.group(*taken)
        part.groups += 1
    return part


def _tell(progress: Progress | None, done: int, now: int) -> None:
    """Tells each of the games of which the last were read now."""
    if progress is not None:
        for each in range(done - now + 1, done + 1):
            progress(each)


# --- workers -------------------------------------------------------------------------------------------------------


@contextmanager
def _workers(workers: int) -> Iterator[Executor | None]:
    if workers < 1:
        raise BadOption(f"1 worker or more is needed, not {workers}")
    if workers == 1:
        yield None
        return
    pool = ProcessPoolExecutor(workers, get_context("spawn"), follow_parent)
    try:
        yield pool
    except BrokenProcessPool:
        raise WasetError("a worker process died while it read records; try again, or with fewer workers") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _batches(
    pool: Executor | None,
    workers: int,
    read_some: Callable[[tuple[Files, ...], int, bool], T],
    runs: tuple[Files, ...],
    deep: bool,
) -> Iterator[T]:
    """What each batch of groups comes to, in order. A worker is sent only what it needs of each file."""
    groups = max(file.groups for files in runs for file in files)
    games = sum(file.games for files in runs for file in files)
    size = max(1, math.ceil(GAMES * groups / max(1, games)))
    waiting: deque[Future[T]] = deque()
    for first in range(0, groups, size):
        last = min(first + size, groups)
        parts = tuple(tuple(file.part(first, last) for file in files) for files in runs)
        if pool is None:
            yield read_some(parts, last - first, deep)
            continue
        if len(waiting) == AHEAD * workers:
            yield waiting.popleft().result()
        with deaf():
            waiting.append(pool.submit(read_some, parts, last - first, deep))
    while waiting:
        yield waiting.popleft().result()
