"""Carries what an SQLite file's log holds over into the file, on the side: no act has to wait for it.

While acts keep coming, the side never catches up with them. So the writer carries over the little that is left, between
two transactions; then the log begins anew in its old place, and storing an act makes no file longer.
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
"""Seconds between two looks at the log."""
SMALL: Final = 4 * 2**20
"""Bytes of log that are left alone."""


class Checkpoints:
    """Looks after the log in a thread of its own."""

    def __init__(self, engines: Engines, writer: Writer, small: int = SMALL) -> None:
        self.engines: Engines = engines
        self.writer: Writer = writer
        self.log: str = f"{engines.writer.url.database}-wal"
        self.small: int = small
        self.carried: int = 0
        """Pages of the log that were carried over when it was looked at last."""
        self.closing: threading.Event = threading.Event()
        self.thread: threading.Thread = threading.Thread(target=self._run, name="waset-checkpoints", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Ends it; the last connection that closes carries over what is left."""
        self.closing.set()
        self.thread.join(timeout=30)

    def _run(self) -> None:
        while not self.closing.wait(LOOK_AGAIN):
            try:
                self.look()
            except (OSError, sqlite3.Error, sa.exc.SQLAlchemyError) as error:
                LOG.warning("no checkpoint: %s", named(error))

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
    """Carries over what it can without waiting for anybody: whether it was hindered, pages in the log, pages done."""
    raw: Any = connection.connection.driver_connection
    hindered, pages, carried = raw.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    return hindered, pages, carried


def finish(engine: sa.Engine) -> None:
    """The last bit, while nobody writes."""
    with engine.connect() as connection:
        checkpoint(connection)
