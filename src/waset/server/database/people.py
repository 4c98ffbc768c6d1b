"""Who is here, as the database knows it from all processes."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from waset.server.database.rows import Watching
from waset.server.database.schema import GUESTS, PRESENCE, PULSE, SEATS

Connection: TypeAlias = sa.Connection
Key: TypeAlias = tuple[str, str]
ALIVE: Final = 15.0
"""Seconds without a beat after which a process counts as dead."""
MOST_NAMED: Final = 20
"""How many spectators are named; the others are counted."""
SEAT: Final = "seat "
GUEST: Final = "guest "
NAMELESS: Final = "nobody"
PROCESS: Final = "process "
"""Begins the name of a process's beat, which tells it from the clock."""
Spread: TypeAlias = Callable[[sa.Connection, list[str]], None]


def seat(number: int) -> str:
    """Who looks, from a seat."""
    return f"{SEAT}{number}"


def watcher(guest: str | None) -> str:
    """Who looks, without a seat."""
    return NAMELESS if guest is None else f"{GUEST}{guest}"


def at(connection: sa.Connection, table: str) -> tuple[dict[int, float], Watching]:
    """Since when each seat of a table is away, and who watches it."""
    query = sa.select(SEATS.c.seat, SEATS.c.away).where(SEATS.c.table_id == table, SEATS.c.away.is_not(None))
    away = {row.seat: row.away for row in connection.execute(query)}
    return away, watching(connection, table)


def watching(connection: sa.Connection, table: str) -> Watching:
    """The spectators of a table, over all processes."""
    where = (PRESENCE.c.table_id == table, PRESENCE.c.who.not_like(f"{SEAT}%"))
    name = sa.select(GUESTS.c.name).where(sa.literal(GUEST) + GUESTS.c.id == PRESENCE.c.who).scalar_subquery()
    guests: dict[str, str] = {}
    nameless = 0
    for who, readers, named in connection.execute(sa.select(PRESENCE.c.who, PRESENCE.c.readers, name).where(*where)):
        if named is None:
            nameless += readers
        else:
            guests[who] = named
    return Watching(len(guests) + nameless, tuple(sorted(guests.values())[:MOST_NAMED]))


def told_by(connection: sa.Connection, process: str) -> dict[Key, int]:
    """Who is here through a process."""
    query = sa.select(PRESENCE.c.table_id, PRESENCE.c.who, PRESENCE.c.readers).where(PRESENCE.c.process == process)
    return {(row.table_id, row.who): row.readers for row in connection.execute(query)}


def note(
    connection: sa.Connection, process: str, come: Mapping[Key, int], gone: Mapping[Key, float], spread: Spread
) -> list[str]:
    """Notes who has come to a process, and who has gone since when; returns the tables where that changes something."""
    changed: set[str] = set()
    insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    for (table, who), readers in sorted(come.items()):
        new = insert(PRESENCE).values(table_id=table, process=process, who=who, readers=readers)
        index = [PRESENCE.c.table_id, PRESENCE.c.process, PRESENCE.c.who]
        connection.execute(new.on_conflict_do_update(index_elements=index, set_={"readers": readers}))
        if not who.startswith(SEAT) or _set_away(connection, table, who, None):
            changed.add(table)
    for (table, who), when in sorted(gone.items()):
        if _leave(connection, table, process, who, when):
            changed.add(table)
    spread(connection, sorted(changed))
    return sorted(changed)


def _leave(connection: sa.Connection, table: str, process: str, who: str, when: float) -> bool:
    """Removes a row; returns whether that changes who is here. Processes that do so at once take turns at the seat."""
    if who.startswith(SEAT):
        this = (SEATS.c.table_id == table, SEATS.c.seat == int(who.removeprefix(SEAT)))
        connection.execute(SEATS.update().where(*this).values(away=SEATS.c.away))
    here = (PRESENCE.c.table_id == table, PRESENCE.c.who == who)
    removed = connection.execute(PRESENCE.delete().where(*here, PRESENCE.c.process == process)).rowcount
    return bool(removed) and (not who.startswith(SEAT) or _set_away(connection, table, who, when))


def _set_away(connection: sa.Connection, table: str, who: str, when: float | None) -> bool:
    """Notes since when a person is away, unless they are here through another process; returns whether it changes."""
    where = [SEATS.c.table_id == table, SEATS.c.seat == int(who.removeprefix(SEAT)), SEATS.c.kind == "person"]
    if when is None:
        where.append(SEATS.c.away.is_not(None))
    else:
        here = sa.select(PRESENCE.c.who).where(PRESENCE.c.table_id == table, PRESENCE.c.who == who)
        where += [SEATS.c.away.is_(None), sa.not_(here.exists())]
    return connection.execute(SEATS.update().where(*where).values(away=when)).rowcount == 1


# --- processes -------------------------------------------------------------------------------------------------------


def _is_dead(origin: str, now: float) -> sa.ColumnElement[bool]:
    """Whether a row is of a process, not this one, that has not beaten for long."""
    alive = sa.select(PULSE.c.name).where(PULSE.c.name == sa.literal(PROCESS) + PRESENCE.c.process)
    return sa.and_(PRESENCE.c.process != origin, sa.not_(alive.where(PULSE.c.at > now - ALIVE).exists()))


def dead(connection: sa.Connection, origin: str, now: float) -> bool:
    """Whether somebody is noted as here by a process that has died."""
    return connection.execute(sa.select(PRESENCE.c.who).where(_is_dead(origin, now)).limit(1)).first() is not None


def sweep(connection: sa.Connection, origin: str, now: float, spread: Spread) -> list[str]:
    """Notes that the people of dead processes are gone since its last beat; returns the tables that changes."""
    last = sa.select(PULSE.c.at).where(PULSE.c.name == sa.literal(PROCESS) + PRESENCE.c.process).scalar_subquery()
    columns = (PRESENCE.c.table_id, PRESENCE.c.who, PRESENCE.c.process, last)
    found = connection.execute(sa.select(*columns).where(_is_dead(origin, now)).order_by(*columns[:3])).all()
    changed = {table for table, who, process, when in found if _leave(connection, table, process, who, when or now)}
    connection.execute(PULSE.delete().where(PULSE.c.name.like(f"{PROCESS}%"), PULSE.c.at <= now - ALIVE))
    spread(connection, sorted(changed))
    return sorted(changed)
