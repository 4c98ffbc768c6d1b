"""Moves the contents of an SQLite write-ahead log into the file in the background, so that no act waits for it.

While acts keep coming, the background thread never catches up. So the writer moves the little that is left between two
transactions; then the log starts over at its beginning, and no file grows.
"""

import logging
import os
import sqlite3
import threading
from typing import Any, Final

import sqlalchemy as sa

from waset.server.database.engines import Engines, named
from waset.server.database.writer import Writer

LOG: Final = logging.getLogger("waset.checkpoints")
LOOK_AGAIN: Final = 1.0
"""Seconds between two checks of the log."""
SMALL: Final = 4 * 2**20
"""A log below this many bytes is left alone."""


class Checkpoints:
    """Watches the log in its own thread."""

    def __init__(self, engines: Engines, writer: Writer, small: int = SMALL) -> None:
        self.engines: Engines = engines
        self.writer: Writer = writer
        self.log: str = f"{engines.writer.url.database}-wal"
        self.small: int = small
        self.carried: int = 0
        """Pages of the log that the last checkpoint had moved."""
        self.closing: threading.Event = threading.Event()
        self.thread: threading.Thread = threading.Thread(target=self._run, name="waset-checkpoints", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Stops the thread; the last connection to close moves what is left."""
        self.closing.set()
        self.thread.join(timeout=30)

    def _run(self) -> None:
        while not self.closing.wait(LOOK_AGAIN):
            try:
                self.look()
            except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
                LOG.warning("checkpoint failed: %s", named(error))

    def look(self) -> None:
        """Makes a checkpoint if the log has grown."""
        size = os.path.getsize(self.log) if os.path.exists(self.log) else 0
        if size < self.small:
            return
        with self.engines.reader.connect() as connection:
            _, pages, carried = checkpoint(connection)
        if pages == self.carried == carried:
            return
        self.carried = carried
        self.writer.between(finish)


def checkpoint(connection: sa.Connection) -> tuple[int, int, int]:
    """Moves what it can without waiting; returns whether it was blocked, the pages in the log, and the pages moved."""
    raw: Any = connection.connection.driver_connection
    blocked, pages, carried = raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return blocked, pages, carried


def finish(engine: sa.Engine) -> None:
    """Moves the rest of the log while nobody writes."""
    with engine.connect() as connection:
        checkpoint(connection)
