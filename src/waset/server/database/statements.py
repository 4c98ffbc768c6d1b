"""What stores entries, in as few steps as each database allows."""

from collections.abc import Callable
from typing import Any, Final, NamedTuple

import sqlalchemy as sa

from waset.server.database.rows import Entry, Head, outcomes_text
from waset.server.database.schema import CLIENTS_ON_POSTGRESQL, CLIENTS_ON_SQLITE, SEATS


class Statements(NamedTuple):
    """What stores any number of entries, and what they change about their tables, in one step each.

    A thread that talks to SQLite lets the others go on at every step, and on a busy machine waits long for its turn.
    They are texts for the driver, with one parameter, a list of rows as JSON: most transactions store one or two
    entries, and there SQLAlchemy's part of the work is larger than that of the database.
    """

    head: str
    """Decides which entries are stored: those that come next at a table whose seats are as the actor knows them."""
    insert: str


ENTRY: Final = {
    "table_id": "text",
    "seq": "integer",
    "at": "double precision",
    "kind": "text",
    "seat": "integer",
    "made_by": "text",
    "action": "integer",
    "chance": "text",
    "back_to": "integer",
    "request": "text",
}
HEAD: Final = {
    "id": "text",
    "seq": "integer",
    "at": "double precision",
    "request": "text",
    "status": "text",
    "to_move": "integer",
    "deadline": "double precision",
    "ranking": "text",
    "version": "integer",
    "since": "double precision",
    "scores": "text",
}
"""The columns of both statements with their types, in the order in which rows name them."""


def entry_row(table: str, entry: Entry) -> tuple[Any, ...]:
    """An entry in the order of `ENTRY`."""
    seq, at, kind, seat, made_by, action, chance, back_to, request = entry
    return table, seq, at, kind, seat, made_by, action, outcomes_text(chance), back_to, request


def head_row(table: str, entry: Entry, head: Head) -> tuple[Any, ...]:
    """What an entry changes about its table, in the order of `HEAD`."""
    status, to_move, deadline, ranking, _, version, since, scores = head
    known = (table, entry.seq, entry.at, entry.request)
    return *known, status, to_move, deadline, ranking, version, since, scores


def _statements(rows: Callable[[dict[str, str]], str], by_client: str) -> Statements:
    """The statements, for a database that makes rows of JSON in this way, and for the condition of its index."""
    columns = ", ".join(ENTRY)
    return Statements(
        "UPDATE tables SET seq = new.seq, status = new.status, to_move = new.to_move, changed = new.at,"
        " turned = CASE WHEN tables.to_move = new.to_move THEN tables.turned ELSE new.at END,"
        " noticed = CASE WHEN tables.to_move = new.to_move THEN tables.noticed ELSE 0 END,"
        " since = new.since, deadline = new.deadline, ranking = new.ranking, scores = new.scores, proposal = NULL"
        f" {rows(HEAD)} WHERE tables.id = new.id AND tables.seq = new.seq - 1 AND tables.version = new.version"
        " AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = new.id AND entries.request = new.request"
        f" AND {by_client}) RETURNING tables.id",
        f"INSERT INTO entries ({columns}) SELECT {columns} {rows(ENTRY)} WHERE true",
    )


def _sqlite_rows(columns: dict[str, str]) -> str:
    parts = ", ".join(f"json_extract(value, '$[{place}]') AS {name}" for place, name in enumerate(columns))
    return f"FROM (SELECT {parts} FROM json_each(?)) AS new"


def _postgresql_rows(columns: dict[str, str]) -> str:
    parts = ", ".join(
        f"CAST(value ->> {place} AS {kind}) AS {name}" for place, (name, kind) in enumerate(columns.items())
    )
    return f"FROM (SELECT {parts} FROM json_array_elements(CAST(%s AS json))) AS new"


SQLITE: Final = _statements(_sqlite_rows, CLIENTS_ON_SQLITE)
POSTGRESQL: Final = _statements(_postgresql_rows, CLIENTS_ON_POSTGRESQL)
SPENT: Final = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("p_id"), SEATS.c.seat == sa.bindparam("p_seat"))
    .values(spent=SEATS.c.spent + sa.bindparam("p_spent"))
)
