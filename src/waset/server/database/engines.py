"""Connections to SQLite or PostgreSQL: one engine for writing, one for reading."""

from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy import event

from waset.core.errors import BadOption
from waset.server.database.private import keep_private

READERS: Final = 5
BUSY_MS: Final = 2000
"""Milliseconds that a process waits for another one that is writing to the same SQLite file."""
ONE_MOMENT: Final = "REPEATABLE READ"
"""Lets a reader on PostgreSQL see seats and entries as of one moment, as every reader on SQLite does."""
POOL_SECONDS: Final = 3.0
"""Seconds that a reader waits for a connection."""
NETWORK: Final[dict[str, Any]] = {
    "connect_timeout": 2,
    "keepalives_idle": 3,
    "keepalives_interval": 2,
    "keepalives_count": 2,
    "tcp_user_timeout": 5000,
}
"""How soon a PostgreSQL server that has silently gone away is given up."""
KINDS: Final = ("sqlite", "postgresql")


class Engines(NamedTuple):
    """How to reach a database."""

    writer: sa.Engine
    reader: sa.Engine
    is_sqlite: bool

    def dispose(self) -> None:
        """Closes all connections."""
        self.writer.dispose()
        self.reader.dispose()


def address(database: str) -> sa.URL:
    """Returns the URL of a database that was named by a URL or by the path of an SQLite file."""
    if "://" not in database:
        return sa.URL.create("sqlite", database=database)
    try:
        url = sa.make_url(database)
    except sa.exc.ArgumentError:
        raise BadOption("the database must be a file, or a URL such as postgresql://user@host/name") from None
    kind = url.drivername.partition("+")[0]
    kind = "postgresql" if kind == "postgres" else kind
    if kind not in KINDS:
        raise BadOption(f"the database must be SQLite or PostgreSQL, not {kind[:40]!r}")
    return url.set(drivername="postgresql+psycopg" if kind == "postgresql" else "sqlite")


def connect(database: str, sync: str = "full") -> Engines:
    """Returns the engines of a database. An SQLite file is created if it does not exist."""
    url = address(database)
    if url.drivername == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadOption("the database must be a file, so that nothing is lost")
        keep_private(Path(url.database))
        return Engines(_sqlite(url, "BEGIN IMMEDIATE", 1, sync), _sqlite(url, "BEGIN", READERS, sync), True)
    options: dict[str, Any] = {
        "pool_pre_ping": True,
        "pool_timeout": POOL_SECONDS,
        "hide_parameters": True,
        "connect_args": NETWORK,
    }
    return Engines(
        sa.create_engine(url, pool_size=1, max_overflow=1, **options),
        sa.create_engine(url, pool_size=READERS, max_overflow=0, isolation_level=ONE_MOMENT, **options),
        False,
    )


def _sqlite(url: sa.URL, begin: str, connections: int, sync: str) -> sa.Engine:
    options: dict[str, Any] = {"poolclass": sa.QueuePool, "pool_timeout": POOL_SECONDS, "hide_parameters": True}
    engine = sa.create_engine(url, pool_size=connections, max_overflow=0, **options)

    def on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None
        for pragma in (
            f"busy_timeout={BUSY_MS}",
            "journal_mode=WAL",
            f"synchronous={sync.upper()}",
            "foreign_keys=ON",
            "temp_store=MEMORY",
            "cache_size=-16000",
            "wal_autocheckpoint=0",
        ):
            connection.execute(f"PRAGMA {pragma}")

    def on_begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)
    return engine


def is_fault(error: Exception) -> bool:
    """Whether the database itself failed, as opposed to the query."""
    if isinstance(error, sa.exc.DBAPIError):
        ours = (sa.exc.IntegrityError, sa.exc.DataError, sa.exc.ProgrammingError, sa.exc.NotSupportedError)
        return not isinstance(error, ours)
    return isinstance(error, (sa.exc.TimeoutError, OSError))


def is_damaged(error: Exception) -> bool:
    """Whether an SQLite file is damaged, so that retrying does not help."""
    return type(error) is sa.exc.DatabaseError


def named(error: BaseException) -> str:
    """Names a fault in a word or two, without the data that was to be stored."""
    cause = getattr(error, "orig", None) or error
    number = getattr(cause, "sqlite_errorname", None) or getattr(cause, "sqlstate", None)
    return f"{type(cause).__name__} {number}" if number else type(cause).__name__
