"""The finished games of a server's database as records, for the lab. Nothing in the database is changed."""

import os
from collections.abc import Callable, Iterator
from typing import NamedTuple

import sqlalchemy as sa

from waset.core.errors import BadOption, WasetError
from waset.server.database import store
from waset.server.database.engines import address, connect, named
from waset.server.database.schema import TABLES
from waset.server.tables.match import Games
from waset.server.tables.records import bots_at, written


class Exported(NamedTuple):
    """A finished game."""

    table: str
    record: bytes
    """Its line; empty if the game cannot be written."""
    problem: str = ""
    """Why it cannot."""


def finished(
    database: str, *, with_names: bool = False, people_only: bool = False, progress: Callable[[int], None]
) -> Iterator[Exported]:
    """Every game that was played to its end at a table, the oldest first.

    Without `with_names` players are called by their colours: who they are is nobody's business but theirs.
    """
    url = address(database)
    if url.drivername == "sqlite" and not os.path.isfile(url.database or ""):
        raise BadOption(f"there is no database {database}; name the one of your server with --database")
    engines = connect(database)
    made = Games()
    try:
        with engines.reader.connect() as connection:
            query = sa.select(TABLES.c.id).where(TABLES.c.status == "over").order_by(TABLES.c.created, TABLES.c.id)
            for count, id_ in enumerate(connection.execute(query).scalars().all(), 1):
                progress(count)
                row, seats, entries, _ = store.whole(connection, id_)
                if row is None or (people_only and all(seat.kind == "bot" for seat in seats)):
                    continue
                try:
                    game = made.of(row.spec)
                    names = [seat.name for seat in seats] if with_names else list(game.meta.seats[: game.players])
                    yield Exported(id_, written(game, row.spec, names, bots_at(row.spec, seats), entries))
                except (WasetError, LookupError, ValueError) as error:
                    yield Exported(id_, b"", str(error))
    except sa.exc.DBAPIError as error:
        raise BadOption(f"the database cannot be read: {named(error)}") from None
    finally:
        engines.dispose()
