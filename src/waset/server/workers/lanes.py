"""Work for other processes, scheduled fairly: no client's queue delays another's by more than one piece of work."""

import asyncio
import multiprocessing
import os
import signal
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from waset.server.workers.parent import end_with_parent
from waset.server.workers.turns import Cause, Turns

TRIES: Final = 3
MANY: Final = 10**6


class Busy(Exception):
    """Too much work is waiting already."""


class Job:
    """A piece of work that waits for its turn, or is being done."""

    __slots__ = ("arguments", "cause", "done", "work")

    def __init__(
        self,
        cause: Cause,
        work: Callable[..., Any],
        arguments: Callable[[], tuple[Any, ...]],
        done: "asyncio.Future[Any]",
    ) -> None:
        self.cause: Cause = cause
        self.work: Callable[..., Any] = work
        self.arguments: Callable[[], tuple[Any, ...]] = arguments
        self.done: asyncio.Future[Any] = done


class Lane:
    """Some processes and the work that waits for them; each has one piece at a time, so that turns stay fair."""

    def __init__(
        self,
        processes: int,
        nice: int = 0,
        most: int = MANY,
        of_client: int = MANY,
        of_cause: int = MANY,
        rest: float = 0.0,
    ) -> None:
        """`most`, `of_client` and `of_cause` limit the work in total, of one client, and of one client and table.

        A process rests for `rest` seconds after each piece.
        """
        self.processes: int = processes
        self.nice: int = nice
        self.most: int = most
        self.of_client: int = of_client
        self.of_cause: int = of_cause
        self.rest: float = rest
        self.waiting: int = 0
        self.turns: tuple[Turns[Job], Turns[Job]] = (Turns(), Turns())
        """Urgent work, and the rest."""
        self.asking: Counter[str] = Counter()
        self.causes: Counter[Cause] = Counter()
        """Pieces of work by client, and by client and table, waiting or being done."""
        self.running: set[asyncio.Task[None]] = set()
        self.closed: bool = False
        self._pool: ProcessPoolExecutor | None = None

    @property
    def clients(self) -> int:
        """How many clients have work here now."""
        return len(self.asking)

    async def ask(
        self,
        cause: Cause,
        work: Callable[..., Any],
        arguments: Callable[[], tuple[Any, ...]],
        before: bool = False,
    ) -> Any:
        """Returns the result of some work; its arguments are made at its turn. Raises Busy if too much waits."""
        if (
            self.waiting >= self.most
            or self.asking[cause.client] >= self.of_client
            or self.causes[cause] >= self.of_cause
        ):
            raise Busy
        job = Job(cause, work, arguments, asyncio.get_running_loop().create_future())
        self.turns[0 if before else 1].put(job)
        self.waiting += 1
        self.asking[cause.client] += 1
        self.causes[cause] += 1
        job.done.add_done_callback(lambda _: self._left(cause))
        self._start()
        return await job.done

    def _left(self, cause: Cause) -> None:
        self.asking[cause.client] -= 1
        if not self.asking[cause.client]:
            del self.asking[cause.client]
        self.causes[cause] -= 1
        if not self.causes[cause]:
            del self.causes[cause]

    def _start(self) -> None:
        while len(self.running) < self.processes and not self.closed:
            job = self.turns[0].next() or self.turns[1].next()
            if job is None:
                return
            self.waiting -= 1
            if not job.done.done():
                task = asyncio.get_running_loop().create_task(self._run(job))
                self.running.add(task)
                task.add_done_callback(self._ran)

    def _ran(self, task: "asyncio.Task[None]") -> None:
        self.running.discard(task)
        if not task.cancelled():
            self._start()

    async def _run(self, job: Job) -> None:
        try:
            found = await self._tried(job)
            if not job.done.done():
                job.done.set_result(found)
            if self.rest:
                await asyncio.sleep(self.rest)
        except BaseException as error:
            if not job.done.done():
                if isinstance(error, Exception):
                    job.done.set_exception(error)
                else:
                    job.done.cancel()
            if not isinstance(error, Exception):
                raise

    async def _tried(self, job: Job) -> Any:
        """Does a piece of work; if the process dies, another one tries it."""
        for attempt in range(TRIES):
            pool = self._ready()
            try:
                return await asyncio.wrap_future(pool.submit(job.work, *job.arguments()))
            except BrokenProcessPool:
                self._replace(pool)
                if attempt == TRIES - 1:
                    raise
        raise AssertionError("unreachable")

    def _ready(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self.processes, context, prepare, (self.nice,))
        return self._pool

    def _replace(self, broken: ProcessPoolExecutor) -> None:
        if self._pool is broken:
            broken.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    def workers(self) -> list[int]:
        """The ids of the processes."""
        return list(self._pool._processes or ()) if self._pool is not None else []

    def close(self) -> None:
        """Ends the processes; waiting work is dropped."""
        self.closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)
            self._pool = None


def prepare(nice: int) -> None:
    """Sets up a process of a pool: its priority, no reaction to Ctrl-C, and an end together with the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if nice:
        os.nice(nice)
    end_with_parent()
