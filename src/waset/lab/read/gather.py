"""Reading a whole run, or two of them side by side: every record is replayed, group by group, by several processes.

Each file is read once, from its beginning to its end. A batch is some groups of all files, so that games with the same
luck meet in one place, and no more than a few batches of games are ever held. Batches are added up in order: the number
of workers changes nothing.
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
from waset.lab.read.observers import GamesMade, observe, played_by
from waset.lab.read.reader import GroupReader, RawGroups
from waset.lab.read.tally import Group, GroupCounter, Pairs, Tally
from waset.lab.run.folder import Folder, RecordFile
from waset.lab.run.pool import deaf, follow_parent

GAMES: Final = 40
"""About how many games a batch has."""
AHEAD: Final = 3
"""How many batches per worker may wait."""

Progress: TypeAlias = Callable[[int], None]
Files: TypeAlias = tuple[RecordFile, ...]
Runs: TypeAlias = tuple[tuple[RawGroups, ...], ...]
"""Some groups of each file of one run, or of two."""
T = TypeVar("T")


class Variant(NamedTuple):
    """A game as it is played: its edition, its options and its bots.

    Games that differ in these are reported separately: what seats win, how long games are and what is used depends on
    who plays.
    """

    game: str
    edition: str
    digest: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    """The different bots at the table, in alphabetical order."""


def variant_of(found: Record) -> Variant:
    """The variant that a record was played with."""
    said = found.header
    edition = said["edition"]
    bots = tuple(sorted(set(played_by(said))))
    return Variant(said["game"], edition["name"], edition["digest"], tuple(said["options"].items()), bots)


@dataclass
class Read:
    """The result of reading: the figures, and how many games there were."""

    tally: Tally
    games: int = 0
    groups: int = 0
    unfinished: int = 0
    """Games whose record ends before the game does; they are left out."""
    failed: int = 0
    """Games in which a bot's program failed, so that somebody else decided from then on."""
    reviewed: int = 0
    """Finished games that have a review."""
    cut: tuple[str, ...] = ()
    """Names of files whose last line breaks off, as a stopped run leaves it."""

    @property
    def found(self) -> int:
        """The games in the files, including unfinished ones."""
        return self.games + self.unfinished


@dataclass
class ReadPair:
    """The result of reading two runs side by side."""

    pairs: Pairs
    games: list[int]
    """The finished games of each run."""
    found: list[int]
    """All games of each run."""
    groups: int = 0
    unfinished: int = 0
    failed: int = 0


class _Counted(NamedTuple):
    """How many games of a group were finished, were not, had a program that failed, and have a review."""

    finished: int
    unfinished: int
    failed: int
    reviewed: int


def read(folder: Folder, *, workers: int = 1, deep: bool = True, progress: Progress | None = None) -> Read:
    """The figures of a run. `progress` is called with the games read."""
    total = Read(Tally())
    readers = tuple(map(GroupReader, folder.files))
    with _workers(workers) as pool:
        for part in _batches(pool, workers, read_batch, (readers,), deep):
            total.tally.merge(part.tally)
            total.games += part.games
            total.groups += part.groups
            total.unfinished += part.unfinished
            total.failed += part.failed
            total.reviewed += part.reviewed
            _tell(progress, total.found, part.found)
    total.cut = tuple(reader.path.name for reader in readers if reader.is_cut)
    return total


def read_batch(runs: Runs, deep: bool) -> Read:
    """The figures of some groups of all files of a run."""
    part = Read(Tally())
    counter = GroupCounter()
    made = GamesMade()
    for number in range(_most_groups(runs)):
        for file in runs[0]:
            found = _count(file, number, counter, made, deep, strict=True)
            part.games += found.finished
            part.unfinished += found.unfinished
            part.failed += found.failed
            part.reviewed += found.reviewed
        part.tally.take(counter)
        part.groups += 1
    return part


def _count(
    file: RawGroups, number: int, counter: GroupCounter, made: GamesMade, deep: bool, *, strict: bool
) -> _Counted:
    """Adds the games of a group.

    `strict` says whether variants are kept apart, as they are within a run, but not between two.
    """
    finished = unfinished = failed = reviewed = 0
    if number >= len(file.groups):
        return _Counted(0, 0, 0, 0)
    for found, review in zip(file.records(number), file.reviews_of(number), strict=True):
        try:
            told = observe(found, deep, made)
        except BadRecord as error:
            raise file.blamed(error, number) from None
        if told is None:
            unfinished += 1
        else:
            finished += 1
            failed += bool(found.failures)
            reviewed += review is not None
            told.review = review
            counter.game(told, variant_of(found) if strict else (found.header["game"],))
    return _Counted(finished, unfinished, failed, reviewed)


def read_pair(a: Files, b: Files, *, workers: int = 1, deep: bool = True, progress: Progress | None = None) -> ReadPair:
    """The figures of two runs, whose groups are paired by number. `progress` is called with the games of both."""
    total = ReadPair(Pairs(), [0, 0], [0, 0])
    readers = (tuple(map(GroupReader, a)), tuple(map(GroupReader, b)))
    with _workers(workers) as pool:
        for part in _batches(pool, workers, read_pair_batch, readers, deep):
            total.pairs.merge(part.pairs)
            total.games = [mine + its for mine, its in zip(total.games, part.games, strict=True)]
            total.found = [mine + its for mine, its in zip(total.found, part.found, strict=True)]
            total.groups += part.groups
            total.unfinished += part.unfinished
            total.failed += part.failed
            _tell(progress, sum(total.found), sum(part.found))
    return total


def read_pair_batch(runs: Runs, deep: bool) -> ReadPair:
    """The figures of some groups of two runs."""
    part = ReadPair(Pairs(), [0, 0], [sum(file.games for file in files) for files in runs])
    counter = GroupCounter()
    made = GamesMade()
    for number in range(_most_groups(runs)):
        taken: list[Group] = []
        for side, files in enumerate(runs):
            for file in files:
                found = _count(file, number, counter, made, deep, strict=False)
                part.games[side] += found.finished
                part.unfinished += found.unfinished
                part.failed += found.failed
            taken.append(counter.take())
        part.pairs.group(*taken)
        part.groups += 1
    return part


def _most_groups(runs: Runs) -> int:
    """The groups of the file that has the most."""
    return max(len(file.groups) for files in runs for file in files)


def _tell(progress: Progress | None, done: int, now: int) -> None:
    """Reports the games that were just read, one by one."""
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
    read_some: Callable[[Runs, bool], T],
    readers: tuple[tuple[GroupReader, ...], ...],
    deep: bool,
) -> Iterator[T]:
    """The result of each batch of groups, in order. A worker is sent the groups as they are in the files."""
    waiting: deque[Future[T]] = deque()
    size = 1
    while True:
        runs = tuple(tuple(reader.take(size) for reader in of_run) for of_run in readers)
        groups = _most_groups(runs)
        if not groups:
            break
        size = max(1, math.ceil(GAMES * groups / sum(file.games for files in runs for file in files)))
        if pool is None:
            yield read_some(runs, deep)
            continue
        if len(waiting) == AHEAD * workers:
            yield waiting.popleft().result()
        with deaf():
            waiting.append(pool.submit(read_some, runs, deep))
    while waiting:
        yield waiting.popleft().result()
