"""The reviews that the database keeps."""

from collections.abc import Sequence
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from waset.server.database.schema import ENTRIES, REVIEWS, SEATS, TABLES


def kept(connection: sa.Connection, table: str, think: str, seq: int) -> str | None:
    """The review of a table at this depth, as JSON; None if there is none of the game as it ended."""
    query = sa.select(REVIEWS.c.document).where(
        REVIEWS.c.table_id == table, REVIEWS.c.think == think, REVIEWS.c.seq == seq
    )
    found: str | None = connection.execute(query).scalar()
    return found


def depths(connection: sa.Connection, ids: Sequence[str]) -> dict[tuple[str, int], set[str]]:
    """The depths of the kept reviews of these tables, by table and seq."""
    found: dict[tuple[str, int], set[str]] = {}
    query = sa.select(REVIEWS.c.table_id, REVIEWS.c.seq, REVIEWS.c.think).where(REVIEWS.c.table_id.in_(ids))
    for row in connection.execute(query):
        found.setdefault((row.table_id, row.seq), set()).add(row.think)
    return found


def games_of(connection: sa.Connection, guest: str, most: int) -> list[str]:
    """The ids of the finished games that a guest played and has not put away, the last one first."""
    mine = sa.select(SEATS.c.table_id).where(
        SEATS.c.guest == guest, SEATS.c.kind == "person", SEATS.c.hidden.is_(False)
    )
    query = sa.select(TABLES.c.id).where(TABLES.c.status == "over", TABLES.c.id.in_(mine))
    return list(connection.execute(query.order_by(TABLES.c.changed.desc()).limit(most)).scalars())


def made_by_people(connection: sa.Connection, table: str, since: float) -> set[int]:
    """The entries that people made at a table themselves: no bot on their seat, nothing of an uploaded record."""
    query = sa.select(ENTRIES.c.seq).where(
        ENTRIES.c.table_id == table, ENTRIES.c.made_by == "person", ENTRIES.c.at > since
    )
    return set(connection.execute(query).scalars())


def keep(connection: sa.Connection, table: str, think: str, seq: int, document: str) -> None:
    """Stores a review in the place of an earlier one; two processes may have made the same at the same time."""
    insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = insert(REVIEWS).values(table_id=table, think=think, seq=seq, document=document)
    same = [REVIEWS.c.table_id, REVIEWS.c.think]
    connection.execute(new.on_conflict_do_update(index_elements=same, set_={"seq": seq, "document": document}))
