"""The one thread of a process that writes: it stores the acts of many tables in one transaction.

While a transaction is being made durable, further acts gather; they go together into the next one. An act is
acknowledged after its transaction is stored, never before.
"""

import asyncio
import logging
import queue
import sqlite3
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Final, NamedTuple, TypeVar

import sqlalchemy as sa
from pydantic_core import to_json

from waset.server.database.engines import Engines, is_damaged, is_fault, named
from waset.server.database.health import Health
from waset.server.database.rows import Entry, Head
from waset.server.database.schema import ENTRIES, NEWS
from waset.server.database.statements import POSTGRESQL, SPENT, SQLITE, Statements, entry_row, head_row
from waset.server.database.turns import WriteTurns
from waset.server.web.errors import Unavailable

T = TypeVar("T")
LOG: Final = logging.getLogger("waset.store")
MOST_AT_ONCE: Final = 400
MOST_WAITING: Final = 20_000
"""How many jobs may wait; further ones are refused at once."""
PATIENCE: Final = 3.0
"""Seconds after which the caller of a job is told that the database does not answer."""
TRYING: Final = 2.0
"""Seconds for which the writer itself retries."""
FIRST_PAUSE: Final = 0.05
"""Seconds between the first two attempts; each further pause is three times as long."""
BEAT: Final = 1.0
"""Seconds between two beats, which also find out whether the database accepts writes."""
CHANNEL: Final = "waset"


class Closed(Exception):
    """The server is shutting down; nothing more is stored."""


class TooLate(Exception):
    """The database has not answered in time."""


class Append(NamedTuple):
    """An entry that is to be stored, with what it changes about its table."""

    table: str
    entry: Entry
    head: Head


class WriteJob(NamedTuple):
    """Something for the writer to do, and the caller that waits for it."""

    work: Append | Callable[[sa.Connection], Any]
    news: tuple[str, ...]
    loop: asyncio.AbstractEventLoop
    future: "asyncio.Future[Any]"

    @property
    def is_given_up(self) -> bool:
        """Whether the caller has given up waiting."""
        return self.future.done()

    def give_up(self) -> None:
        """Ends the caller's wait."""
        if not self.future.done():
            self.future.set_exception(TooLate())

    def resolve(self, value: Any, on_late: Callable[[str], None]) -> None:
        """Passes the result to the caller; if it has given up, the change is announced like one of another process."""
        if self.future.done():
            for news in self.news:
                on_late(news)
        elif isinstance(value, BaseException):
            self.future.set_exception(value)
        else:
            self.future.set_result(value)


class Writer:
    """Writes to the database, one transaction after the other."""

    def __init__(
        self, engines: Engines, origin: str, shared: bool, beat: Callable[[sa.Connection], None] = lambda _: None
    ) -> None:
        """`shared`: other processes use the same database and must be told what has changed.

        `beat` writes something about once a second, so that a fault is noticed even if nobody plays.
        """
        self.engines: Engines = engines
        self.origin: str = origin
        self.shared: bool = shared
        self.waiting: queue.SimpleQueue[WriteJob | None] = queue.SimpleQueue()
        self.closed: bool = False
        self.health: Health = Health()
        self.on_late: Callable[[str], None] = lambda _: None
        """Called with the news of a write that succeeded only after its caller had given up."""
        self._beat: Callable[[sa.Connection], None] = beat
        self._next_beat: float = time.monotonic() + BEAT
        self._between: Callable[[sa.Engine], None] | None = None
        self.turns: WriteTurns = WriteTurns(engines.writer.url.database if engines.is_sqlite and shared else None)
        self.batches: int = 0
        self.appended: int = 0
        self.statements: Statements = SQLITE if engines.is_sqlite else POSTGRESQL
        self.thread: threading.Thread = threading.Thread(target=self._run, name="waset-writer", daemon=True)
        self.thread.start()

    async def append(self, table: str, entry: Entry, head: Head) -> bool:
        """Stores an entry; returns False, storing nothing, if its number is taken or the seats have changed."""
        stored: bool = await self._ask(Append(table, entry, head), (f"e {table}",))
        return stored

    async def write(self, work: Callable[[sa.Connection], T], news: Sequence[str] = ()) -> T:
        """Runs `work` in its own transaction and returns its result."""
        done: T = await self._ask(work, tuple(news))
        return done

    async def _ask(self, work: Any, news: tuple[str, ...]) -> Any:
        if self.closed:
            raise Closed
        if self.health.down or self.waiting.qsize() > MOST_WAITING:
            raise Unavailable
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        job = WriteJob(work, news, loop, future)
        self.waiting.put(job)
        late = loop.call_later(PATIENCE, job.give_up)
        try:
            return await asyncio.shield(future)
        except TooLate:
            self._next_beat = 0.0
            self.health.failed("no answer in time")
            raise Unavailable from None
        finally:
            late.cancel()

    def between(self, work: Callable[[sa.Engine], None]) -> None:
        """Runs `work` before the next transaction."""
        self._between = work

    def close(self) -> None:
        """Stores what is still waiting and ends the thread."""
        self.closed = True
        self.waiting.put(None)
        self.thread.join(timeout=30)
        self.turns.close()

    def _run(self) -> None:
        last = False
        while not last:
            jobs, last = self._gather()
            try:
                self._do_between()
                if time.monotonic() >= self._next_beat or last:
                    self._feel()
                self._do_all(jobs)
            except Exception:
                LOG.exception("the writer failed")

    def _do_all(self, jobs: list[WriteJob]) -> None:
        appends = [job for job in jobs if isinstance(job.work, Append)]
        if appends:
            self._try(appends, self._append_all)
        for job in jobs:
            if not isinstance(job.work, Append):
                self._try([job], self._do)

    def _feel(self) -> None:
        """Finds out whether the database accepts writes."""
        try:
            with self.turns, self.engines.writer.begin() as connection:
                self._beat(connection)
        except Exception as error:
            self.health.failed(named(error))
        else:
            self.health.succeeded()
        self._next_beat = time.monotonic() + BEAT

    def _do_between(self) -> None:
        work, self._between = self._between, None
        if work is not None:
            try:
                with self.turns:
                    work(self.engines.writer)
            except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
                LOG.warning("a checkpoint between two transactions failed: %s", named(error))

    def _gather(self) -> tuple[list[WriteJob], bool]:
        """Returns all waiting jobs, and whether to stop after them. Waits for a job, at most until the next beat."""
        jobs: list[WriteJob] = []
        try:
            job = self.waiting.get(timeout=max(0.0, self._next_beat - time.monotonic()))
            while job is not None:
                jobs.append(job)
                if len(jobs) == MOST_AT_ONCE:
                    return jobs, False
                job = self.waiting.get_nowait()
        except queue.Empty:
            return jobs, False
        return jobs, True

    def _try(
        self, jobs: list[WriteJob], do: Callable[[sa.Connection, list[WriteJob]], list[Any]], trying: float = TRYING
    ) -> None:
        """Runs jobs in one transaction; retries if the database was unreachable or two processes collided."""
        jobs = [job for job in jobs if not job.is_given_up]
        answers: list[Any] = [Unavailable() for _ in jobs]
        end, pause = time.monotonic() + trying, FIRST_PAUSE
        while jobs and not self.health.down:
            try:
                with self.turns, self.engines.writer.begin() as connection:
                    done = do(connection, jobs)
                    self.spread(connection, [text for job in jobs for text in job.news])
                answers = done
                break
            except Exception as error:
                if not is_fault(error):
                    answers = [error] * len(jobs)
                    break
                LOG.warning("a write failed: %s", named(error))
                if time.monotonic() + pause > end or is_damaged(error):
                    self._feel()
                    if len(jobs) > 1:
                        self._each_alone(jobs, do)
                        return
                    break
                time.sleep(pause)
                pause *= 3
        self._answer(list(zip(jobs, answers, strict=True)))

    def _answer(self, answers: list[tuple[WriteJob, Any]]) -> None:
        """Passes results to the callers, all of them at one go: to wake the loop costs more than to tell it."""

        def tell(loop: asyncio.AbstractEventLoop) -> None:
            for job, answer in answers:
                if job.loop is loop:
                    job.resolve(answer, self.on_late)

        for loop in {job.loop for job, _ in answers}:
            try:
                loop.call_soon_threadsafe(tell, loop)
            except RuntimeError:
                LOG.debug("the caller is gone")

    def _each_alone(self, jobs: list[WriteJob], do: Callable[[sa.Connection, list[WriteJob]], list[Any]]) -> None:
        """Runs jobs that failed together one by one: a damaged page of one table must not block the others."""
        for job in jobs:
            self._try([job], do, 0.0)

    def _do(self, connection: sa.Connection, jobs: list[WriteJob]) -> list[Any]:
        return [job.work(connection) for job in jobs if not isinstance(job.work, Append)]

    def _append_all(self, connection: sa.Connection, jobs: list[WriteJob]) -> list[Any]:
        """Stores entries, those of one table in order; returns for each whether it is stored."""
        works = [job.work for job in jobs if isinstance(job.work, Append)]
        pending = sorted(works, key=lambda work: (work.table, work.entry.seq))
        stored: set[int] = set()
        while pending:
            first = {work.table: work for work in reversed(pending)}
            stored |= {id(work) for work in self._append(connection, list(first.values()))}
            pending = [work for work in pending if first[work.table] is not work]
        self.batches += 1
        self.appended += len(stored)
        return [id(work) in stored or self._is_ours(connection, work) for work in works]

    def _append(self, connection: sa.Connection, works: list[Append]) -> list[Append]:
        """Stores one entry for each of several tables; returns those that were stored."""
        heads = to_json([head_row(*work) for work in works]).decode()
        taken = set(connection.exec_driver_sql(self.statements.head, (heads,)).scalars())
        new = [work for work in works if work.table in taken]
        if new:
            rows = to_json([entry_row(work.table, work.entry) for work in new]).decode()
            connection.exec_driver_sql(self.statements.insert, (rows,))
        clocked = [
            {"p_id": work.table, "p_seat": work.entry.seat, "p_spent": work.head.spent}
            for work in new
            if work.head.spent
        ]
        if clocked:
            connection.execute(SPENT, clocked)
        return new

    def _is_ours(self, connection: sa.Connection, work: Append) -> bool:
        """Whether the entry with this number is this one: an earlier attempt may have stored it unnoticed."""
        found = connection.execute(
            sa.select(ENTRIES.c.request).where(ENTRIES.c.table_id == work.table, ENTRIES.c.seq == work.entry.seq)
        ).scalar()
        return bool(found == work.entry.request)

    def spread(self, connection: sa.Connection, news: list[str]) -> None:
        """Announces changes to the other processes, effective when the transaction is committed."""
        if not self.shared or not news:
            return
        texts = [f"{self.origin} {text}" for text in dict.fromkeys(news)]
        if self.engines.is_sqlite:
            connection.execute(NEWS.insert(), [{"text": text} for text in texts])
        else:
            connection.execute(
                sa.text("SELECT pg_notify(:channel, one) FROM unnest(CAST(:texts AS text[])) AS one"),
                {"channel": CHANNEL, "texts": texts},
            )
