"""What stores entries, in as few steps as each database allows."""

from collections.abc import Callable
from typing import Final, NamedTuple

import sqlalchemy as sa

from waset.server.database.schema import CLIENTS_ON_POSTGRESQL, CLIENTS_ON_SQLITE, SEATS


class Statements(NamedTuple):
    """What stores any number of entries, and what they change about their tables, in one step each.

    A thread that talks to SQLite lets the others go on at every step, and on a busy machine waits long for its turn.
    """

    head: sa.TextClause
    """Decides which entries are stored: those that come next at a table whose seats are as the actor knows them."""
    insert: sa.TextClause


def _statements(rows: Callable[[dict[str, str]], str], by_client: str) -> Statements:
    """The statements, for a database that makes rows of JSON in this way, and for the condition of its index."""
    entry = {**dict.fromkeys(("table_id", "kind", "made_by", "chance", "request"), "text"), "at": "float"}
    entry |= dict.fromkeys(("seq", "seat", "action", "back_to"), "integer")
    head = dict.fromkeys(("id", "status", "ranking", "scores", "request"), "text")
    head |= dict.fromkeys(("seq", "to_move", "version"), "integer")
    head |= dict.fromkeys(("at", "since", "deadline"), "float")
    columns = ", ".join(entry)
    return Statements(
        sa.text(
            "UPDATE tables SET seq = new.seq, status = new.status, to_move = new.to_move, changed = new.at,"
            " since = new.since, deadline = new.deadline, ranking = new.ranking, scores = new.scores, proposal = NULL"
            f" {rows(head)} WHERE tables.id = new.id AND tables.seq = new.seq - 1 AND tables.version = new.version"
            " AND NOT EXISTS (SELECT 1 FROM entries WHERE entries.table_id = new.id AND entries.request = new.request"
            f" AND {by_client}) RETURNING tables.id"
        ),
        sa.text(f"INSERT INTO entries ({columns}) SELECT {columns} {rows(entry)} WHERE true"),
    )


def _sqlite_rows(columns: dict[str, str]) -> str:
    parts = ", ".join(f"json_extract(value, '$.{name}') AS {name}" for name in columns)
    return f"FROM (SELECT {parts} FROM json_each(:rows)) AS new"


def _postgresql_rows(columns: dict[str, str]) -> str:
    kinds = {"float": "double precision"}
    parts = ", ".join(f"{name} {kinds.get(kind, kind)}" for name, kind in columns.items())
    return f"FROM json_to_recordset(CAST(:rows AS json)) AS new({parts})"


SQLITE: Final = _statements(_sqlite_rows, CLIENTS_ON_SQLITE)
POSTGRESQL: Final = _statements(_postgresql_rows, CLIENTS_ON_POSTGRESQL)
SPENT: Final = (
    sa.update(SEATS)
    .where(SEATS.c.table_id == sa.bindparam("p_id"), SEATS.c.seat == sa.bindparam("p_seat"))
    .values(spent=SEATS.c.spent + sa.bindparam("p_spent"))
)
