"""The reviews that the database keeps."""

from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from waset.server.database.schema import REVIEWS


def kept(connection: sa.Connection, table: str, think: str, seq: int) -> str | None:
    """The review of a table at this depth, as JSON; None if there is none of the game as it ended."""
    query = sa.select(REVIEWS.c.document).where(
        REVIEWS.c.table_id == table, REVIEWS.c.think == think, REVIEWS.c.seq == seq
    )
    found: str | None = connection.execute(query).scalar()
    return found


def keep(connection: sa.Connection, table: str, think: str, seq: int, document: str) -> None:
    """Stores a review in the place of an earlier one; two processes may have made the same at the same time."""
    insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = insert(REVIEWS).values(table_id=table, think=think, seq=seq, document=document)
    same = [REVIEWS.c.table_id, REVIEWS.c.think]
    connection.execute(new.on_conflict_do_update(index_elements=same, set_={"seq": seq, "document": document}))
