"""Workers play the batches of a run. Results come in the order of the batches, whoever played them and when."""

import multiprocessing
import multiprocessing.connection
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

from waset.bots import Programs, is_program
from waset.core.errors import BadOption, WasetError
from waset.lab.plan.cell import Cell
from waset.lab.run.games import GameBatch, PlayedBatch, play_batch

SECONDS: Final = 0.5
"""How many seconds a batch should take: long enough to be worth sending, and soon over when the run is stopped."""
PROGRAM_SECONDS: Final = 5.0
"""The same if programs play: a worker starts them for each batch."""
MOST: Final = 100
"""The most games in a batch."""
PART: Final = 0.05
"""The largest part of a cell that a batch may be."""
AHEAD: Final = 4
"""How many batches per worker may wait to be written."""
TRIES: Final = 3
"""How often a batch is tried alone after a worker died, before the run gives up."""


# --- batches -------------------------------------------------------------------------------------------------------


class Queue:
    """The games that are still to be played, cut into batches that take about the same time.

    Cells take turns, so that the same share of each is done: the time left can be estimated, and a run that is stopped
    has some games of each.
    """

    def __init__(
        self, totals: Sequence[int], done: Sequence[int], workers: int = 1, aims: Sequence[float] | None = None
    ) -> None:
        self.totals: list[int] = list(totals)
        self.aims: list[float] = [SECONDS] * len(totals) if aims is None else list(aims)
        """How long a batch of each cell should take."""
        self.next_game: list[int] = list(done)
        self.workers: int = workers
        self.played: list[int] = [0] * len(self.totals)
        self.seconds: list[float] = [0.0] * len(self.totals)

    def take(self) -> GameBatch | None:
        """The next batch, or None if none is left."""
        cells = [cell for cell, total in enumerate(self.totals) if self.next_game[cell] < total]
        if not cells:
            return None
        cell = min(cells, key=lambda each: self.next_game[each] / max(1, self.totals[each]))
        first = self.next_game[cell]
        last = min(first + self._size(cell), self.totals[cell])
        self.next_game[cell] = last
        return GameBatch(cell, first, last)

    def leave_out(self, is_decided: Callable[[int], bool]) -> None:
        """Takes no more games of the cells that are decided."""
        for cell in range(len(self.totals)):
            if is_decided(cell):
                self.totals[cell] = self.next_game[cell]

    def _size(self, cell: int) -> int:
        if not self.played[cell]:
            return 1
        wanted = self.aims[cell] * self.played[cell] / max(self.seconds[cell], SECONDS / MOST)
        left = sum(self.totals) - sum(self.next_game)
        fair = left // (2 * self.workers) if self.workers > 1 else left
        return int(max(1, min(wanted, fair, MOST, self.totals[cell] * PART)))

    def took(self, batch: GameBatch, seconds: float) -> None:
        """Records how long a batch took."""
        self.played[batch.cell] += batch.last - batch.first
        self.seconds[batch.cell] += seconds


# --- workers -------------------------------------------------------------------------------------------------------


class Crew:
    """Workers behind an executor, which is replaced when one of them dies."""

    def __init__(self, make: Callable[[], Executor], workers: int, ahead: int) -> None:
        self.workers: int = workers
        self.ahead: int = ahead
        """How many batches may wait, for all workers together."""
        self._make: Callable[[], Executor] = make
        self._executor: Executor = make()

    def submit(self, cell: Cell, batch: GameBatch) -> Future[PlayedBatch]:
        """Hands a batch to the workers."""
        try:
            with deaf():
                return self._executor.submit(play_batch, cell, batch)
        except BrokenExecutor as error:
            failed: Future[PlayedBatch] = Future()
            failed.set_exception(error)
            return failed

    def result(self, future: Future[PlayedBatch]) -> PlayedBatch:
        """Waits for a batch."""
        return future.result()

    def renew(self) -> None:
        """Replaces the workers after one of them has died."""
        self._executor.shutdown(wait=True, cancel_futures=True)
        self._executor = self._make()

    def close(self) -> None:
        """Ends the workers; what they have not finished is lost."""
        self._executor.shutdown(wait=True, cancel_futures=True)


class Alone(Crew):
    """This process itself, as the only worker. It keeps the programs that play from batch to batch."""

    def __init__(self) -> None:
        super().__init__(Executor, workers=1, ahead=1)
        self._programs: Programs = Programs()

    def submit(self, cell: Cell, batch: GameBatch) -> Future[PlayedBatch]:
        if self._programs.terms != cell.terms:
            self._programs.close()
            self._programs = Programs(cell.terms)
        done: Future[PlayedBatch] = Future()
        done.set_result(play_batch(cell, batch, programs=self._programs))
        return done

    def close(self) -> None:
        self._programs.close()


@contextmanager
def local(workers: int, ahead: int = AHEAD) -> Iterator[Crew]:
    """Worker processes on this machine; a single worker is this process itself.

    `ahead` batches may wait for each: fewer where games are long and a run may end at any time.
    """
    if workers < 1:
        raise BadOption(f"1 worker or more is needed, not {workers}")
    spawn = multiprocessing.get_context("spawn")
    crew = (
        Alone()
        if workers == 1
        else Crew(lambda: ProcessPoolExecutor(workers, spawn, follow_parent), workers, ahead * workers)
    )
    try:
        yield crew
    finally:
        crew.close()


def follow_parent() -> None:
    """Ends a worker whose run was killed; otherwise it would wait forever."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: Any) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(1)


@contextmanager
def deaf() -> Iterator[None]:
    """Delays Ctrl-C inside the block. A process that starts there never gets it: its parent does."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# --- results -------------------------------------------------------------------------------------------------------


def play_all(
    cells: Sequence[Cell], done: Sequence[int], crew: Crew, is_decided: Callable[[int], bool] = lambda _: False
) -> Generator[tuple[GameBatch, PlayedBatch]]:
    """Plays the missing games of some cells; the batches of each cell come in order, without a gap.

    Of a cell that is decided no more batches are played.

    When a worker dies, nobody knows which batch was at fault: those under way are tried again, one by one.
    """
    aims = [PROGRAM_SECONDS if any(map(is_program, cell.bots)) else SECONDS for cell in cells]
    queue = Queue([cell.games for cell in cells], done, crew.workers, aims)
    waiting: deque[tuple[GameBatch, Future[PlayedBatch]]] = deque()
    while True:
        queue.leave_out(is_decided)
        while len(waiting) < crew.ahead and (taken := queue.take()) is not None:
            waiting.append((taken, crew.submit(cells[taken.cell], taken)))
        if not waiting:
            return
        batch, future = waiting.popleft()
        try:
            played = crew.result(future)
        except BrokenExecutor:
            crew.renew()
            yield batch, _try_again(cells[batch.cell], batch, crew)
            yield from _rescue(cells, waiting, crew)
        else:
            queue.took(batch, played.seconds)
            yield batch, played


def _rescue(
    cells: Sequence[Cell], waiting: deque[tuple[GameBatch, Future[PlayedBatch]]], crew: Crew
) -> Generator[tuple[GameBatch, PlayedBatch]]:
    while waiting:
        batch, future = waiting.popleft()
        is_done = future.done() and not future.cancelled() and future.exception() is None
        yield batch, future.result() if is_done else _try_again(cells[batch.cell], batch, crew)


def _try_again(cell: Cell, batch: GameBatch, crew: Crew) -> PlayedBatch:
    for _ in range(TRIES):
        try:
            return crew.result(crew.submit(cell, batch))
        except BrokenExecutor:
            crew.renew()
    raise WasetError(
        f"a worker process died {TRIES} times while it played games {batch.first + 1} to {batch.last} of"
        f" {cell.game} with {', '.join(cell.bots)}"
    )
