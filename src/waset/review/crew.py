"""Worker processes that take one task after the other; results come in the order of the tasks."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar

from waset.core.errors import BadOption, WasetError

AHEAD: Final = 3
"""How many tasks per worker may wait."""

T = TypeVar("T")
R = TypeVar("R")


def each_done(do: Callable[[T], R], tasks: Sequence[T], workers: int) -> Iterator[tuple[T, R]]:
    """Each task with its result; a single worker is this process itself."""
    if workers < 1:
        raise BadOption(f"1 worker or more is needed, not {workers}")
    if min(workers, len(tasks)) < 2:
        for task in tasks:
            yield task, do(task)
        return
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(min(workers, len(tasks)), spawn, _prepare)
    try:
        waiting: deque[tuple[T, Future[R]]] = deque()
        for task in tasks:
            waiting.append((task, pool.submit(do, task)))
            if len(waiting) >= AHEAD * workers:
                first, future = waiting.popleft()
                yield first, future.result()
        for first, future in waiting:
            yield first, future.result()
    except BrokenProcessPool:
        raise WasetError("a worker process died") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def _prepare() -> None:
    """Leaves Ctrl-C to the parent, and ends with it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    multiprocessing.connection.wait([sentinel])
    os._exit(1)
