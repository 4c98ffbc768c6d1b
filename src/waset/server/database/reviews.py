"""The reviews that the database keeps."""

import sqlalchemy as sa

from waset.server.database.schema import REVIEWS


def kept(connection: sa.Connection, table: str, think: str, seq: int) -> str | None:
    """The review of a table at this depth, as JSON; None if there is none of the game as it ended."""
    query = sa.select(REVIEWS.c.document).where(
        REVIEWS.c.table_id == table, REVIEWS.c.think == think, REVIEWS.c.seq == seq
    )
    found: str | None = connection.execute(query).scalar()
    return found


def keep(connection: sa.Connection, table: str, think: str, seq: int, document: str) -> None:
    """Stores a review in the place of an earlier one."""
    same = (REVIEWS.c.table_id == table, REVIEWS.c.think == think)
    connection.execute(REVIEWS.delete().where(*same))
    connection.execute(REVIEWS.insert().values(table_id=table, think=think, seq=seq, document=document))
