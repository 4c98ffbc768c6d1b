"""How processes on one database learn of each other's changes: NOTIFY on PostgreSQL, a table of news on SQLite.

News carries ids only; what has changed is read from the database.
"""

import logging
import threading
from collections.abc import Callable
from typing import Final, TypeAlias

import psycopg
import sqlalchemy as sa

from waset.server.database.engines import NETWORK, Engines, named
from waset.server.database.schema import NEWS
from waset.server.database.writer import CHANNEL

LOG: Final = logging.getLogger("waset.bus")
LOOK_AGAIN: Final = 0.01
"""Seconds between two checks for news in an SQLite file."""
PATIENCE: Final = 0.5
"""Seconds between two checks whether the listener has been told to stop."""
KEPT_NEWS: Final = 5000

Hear: TypeAlias = Callable[[str], None]
"""Called with each item of news from another process, in the listener's thread; an empty text means that some may have
been missed."""


class Bus:
    """Listens for news in its own thread until it is closed."""

    def __init__(self, engines: Engines, origin: str, hear: Hear) -> None:
        self.engines: Engines = engines
        self.origin: str = origin
        self.hear: Hear = hear
        self.closing: threading.Event = threading.Event()
        self.listening: threading.Event = threading.Event()
        listen = self._look if engines.is_sqlite else self._listen
        self.thread: threading.Thread = threading.Thread(target=listen, name="waset-bus", daemon=True)
        self.thread.start()

    def close(self) -> None:
        """Stops listening."""
        self.closing.set()
        self.thread.join(timeout=10)

    def _tell(self, text: str) -> None:
        origin, _, news = text.partition(" ")
        if origin != self.origin:
            self.hear(news)

    def _look(self) -> None:
        while not self.closing.is_set():
            try:
                with self.engines.reader.connect() as connection:
                    self._look_on(connection)
            except sa.exc.SQLAlchemyError as error:
                self._lost(error)

    def _look_on(self, connection: sa.Connection) -> None:
        last = connection.execute(sa.select(sa.func.coalesce(sa.func.max(NEWS.c.id), 0))).scalar_one()
        connection.rollback()
        version = -1
        self.listening.set()
        self.hear("")
        while not self.closing.wait(LOOK_AGAIN):
            found = connection.exec_driver_sql("PRAGMA data_version").scalar_one()
            if found != version:
                version = found
                later = sa.select(NEWS.c.id, NEWS.c.text).where(NEWS.c.id > last).order_by(NEWS.c.id)
                for number, text in connection.execute(later).all():
                    last = number
                    self._tell(text)
            connection.rollback()

    def _lost(self, error: Exception) -> None:
        """Notes that the database is gone; after reconnecting, anything may have changed."""
        if self.listening.is_set():
            LOG.warning("the listener lost the database: %s", named(error))
        self.listening.clear()
        self.closing.wait(PATIENCE)

    def _listen(self) -> None:
        url = self.engines.writer.url.set(drivername="postgresql").render_as_string(hide_password=False)
        while not self.closing.is_set():
            try:
                with psycopg.connect(url, autocommit=True, **NETWORK) as connection:
                    connection.execute(f"LISTEN {CHANNEL}")
                    self.listening.set()
                    self.hear("")
                    while not self.closing.is_set():
                        for notice in connection.notifies(timeout=PATIENCE):
                            self._tell(notice.payload)
            except psycopg.Error as error:
                self._lost(error)


def forget_old_news(connection: sa.Connection) -> None:
    """Removes news that every process read long ago."""
    newest = connection.execute(sa.select(sa.func.max(NEWS.c.id))).scalar() or 0
    connection.execute(NEWS.delete().where(NEWS.c.id < newest - KEPT_NEWS))
