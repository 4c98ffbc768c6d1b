"""What each process of the server has: access to the database, clocks, and background tasks."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Concatenate, Final, ParamSpec, TypeVar

import sqlalchemy as sa

from waset.core.errors import WasetError
from waset.server.database import store
from waset.server.database.bus import Bus
from waset.server.database.checkpoints import Checkpoints
from waset.server.database.engines import READERS, Engines, named
from waset.server.database.writer import Closed, Writer
from waset.server.push.service import new_key
from waset.server.settings import Settings
from waset.server.tables import clock
from waset.server.tables.clock import Steady
from waset.server.web.errors import Refusal, Unavailable
from waset.server.web.keys import Keys
from waset.server.web.metrics import Metrics

P = ParamSpec("P")
T = TypeVar("T")
READING: Final = 5.0
"""Seconds after which the caller of a read is told that the database does not answer."""
LOG: Final = logging.getLogger("waset.tables")
Now = Callable[[], float]


class ServerProcess:
    """A process of the server, without the tables that it holds."""

    def __init__(self, settings: Settings, engines: Engines, shared: bool, now: Now, monotonic: Now) -> None:
        self.settings: Settings = settings
        self.engines: Engines = engines
        self.now: Now = now
        self.origin: str = secrets.token_hex(4)
        self.metrics: Metrics = Metrics()
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closing: bool = False
        self.shared: bool = shared
        self.on_news: Callable[[str], None] = lambda _: None
        """Called with the news of what may have changed, here or in another process."""
        with engines.writer.begin() as connection:
            self.keys: Keys = Keys(store.secret(connection))
            self.push_key: str = store.kept_secret(connection, "push", new_key())
            """The private key with which notices are signed."""
            self.steady: Steady = clock.started(connection, now(), monotonic)
            """The clock for players' time. `now` is the wall clock, used for dates."""
            self.steady.beat(connection, self.origin)
        self.writer: Writer = Writer(
            engines, self.origin, shared, lambda connection: self.steady.beat(connection, self.origin)
        )
        self.pool: ThreadPoolExecutor = ThreadPoolExecutor(READERS - 2, thread_name_prefix="waset-reader")
        self.checkpoints: Checkpoints | None = Checkpoints(engines, self.writer) if engines.is_sqlite else None
        self.bus: Bus | None = None

    def let_go(self) -> None:
        """Stores what is waiting and closes the database."""
        if self.bus is not None:
            self.bus.close()
        if self.checkpoints is not None:
            self.checkpoints.close()
        self.writer.close()
        self.pool.shutdown()
        self.engines.dispose()

    def task(self, work: Any) -> "asyncio.Task[Any]":
        """Runs something in the background; errors are logged."""
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        """Logs an error; a refusal is none, and is reported to the caller."""
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal | WasetError | Closed):
            LOG.error("a background task failed", exc_info=error)

    async def read(self, query: Callable[Concatenate[sa.Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Returns the result of a query run in a thread. Raises Unavailable if the database does not answer in time."""

        def work() -> T:
            with self.engines.reader.connect() as connection:
                return query(connection, *args, **kwargs)

        try:
            async with asyncio.timeout(READING):
                return await asyncio.get_running_loop().run_in_executor(self.pool, work)
        except (TimeoutError, sa.exc.DBAPIError, sa.exc.TimeoutError) as error:
            LOG.warning("a read failed: %s", named(error))
            raise Unavailable from error

    async def write(
        self,
        news: tuple[str, ...],
        query: Callable[Concatenate[sa.Connection, P], T],
        *args: P.args,
        **kwargs: P.kwargs,
    ) -> T:
        """Runs a query that writes, and tells the other processes. Raises Unavailable if the database rejects it."""
        try:
            return await self.writer.write(lambda connection: query(connection, *args, **kwargs), news)
        except BaseException:
            for each in news:
                self.on_news(each)
            raise
