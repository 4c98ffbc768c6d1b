"""The editions that people keep."""

from typing import Final

import sqlalchemy as sa

from waset.server.database.rows import EditionRow
from waset.server.database.schema import EDITIONS, GUESTS

COLUMNS: Final = [EDITIONS.c[name] for name in EditionRow._fields]


def of_guest(connection: sa.Connection, owner: str) -> list[EditionRow]:
    """The editions of a guest, the last changed first."""
    query = sa.select(*COLUMNS).where(EDITIONS.c.owner == owner)
    found = connection.execute(query.order_by(EDITIONS.c.changed.desc(), EDITIONS.c.created.desc(), EDITIONS.c.id))
    return [EditionRow(*row) for row in found]


def one(connection: sa.Connection, id_: str) -> EditionRow | None:
    """An edition by id."""
    row = connection.execute(sa.select(*COLUMNS).where(EDITIONS.c.id == id_)).first()
    return None if row is None else EditionRow(*row)


def add(connection: sa.Connection, row: EditionRow, most: int, most_bytes: int) -> bool:
    """Keeps a new edition; False if its owner has too many, or they would be too large together."""
    _take_turns(connection, row.owner)
    count, size = _kept(connection, row.owner)
    if count >= most or size + row.size > most_bytes:
        return False
    connection.execute(EDITIONS.insert().values(row._asdict()))
    return True


def change(connection: sa.Connection, row: EditionRow, most_bytes: int) -> bool:
    """Changes an edition of its owner that is still of this version; False if it is not, or becomes too large."""
    _take_turns(connection, row.owner)
    if _kept(connection, row.owner, row.id)[1] + row.size > most_bytes:
        return False
    values = {"name": row.name, "document": row.document, "size": row.size, "changed": row.changed}
    where = (EDITIONS.c.id == row.id, EDITIONS.c.owner == row.owner, EDITIONS.c.version == row.version)
    changed = EDITIONS.update().where(*where).values(**values, version=row.version + 1)
    return connection.execute(changed).rowcount == 1


def remove(connection: sa.Connection, id_: str, owner: str) -> bool:
    """Deletes an edition of its owner; False if there is none."""
    where = (EDITIONS.c.id == id_, EDITIONS.c.owner == owner)
    return connection.execute(EDITIONS.delete().where(*where)).rowcount == 1


def _take_turns(connection: sa.Connection, owner: str) -> None:
    """Has processes that keep something for one guest at once do so one after the other, so that limits hold."""
    connection.execute(GUESTS.update().where(GUESTS.c.id == owner).values(name=GUESTS.c.name))


def _kept(connection: sa.Connection, owner: str, without: str = "") -> tuple[int, int]:
    """How many editions a guest has, and how large they are together, leaving out one."""
    query = sa.select(sa.func.count(), sa.func.coalesce(sa.func.sum(EDITIONS.c.size), 0))
    count, size = connection.execute(query.where(EDITIONS.c.owner == owner, EDITIONS.c.id != without)).one()
    return int(count), int(size)
