"""Everything that is read from and written to the database, as plain functions of a connection."""

import json
import secrets
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from waset.server.database.people import watching
from waset.server.database.rows import (
    ChatRow,
    Entry,
    Guest,
    SeatRow,
    TableRow,
    UndoWish,
    Watching,
    entry_of,
    table_of,
    way,
)
from waset.server.database.schema import CHAT, ENTRIES, GUESTS, SEATS, SECRETS, TABLES

ENTRY_COLUMNS: Final = [ENTRIES.c[name] for name in Entry._fields]
SEAT_COLUMNS: Final = [SEATS.c[name] for name in SeatRow._fields]
TABLE_COLUMNS: Final = [TABLES.c[name] for name in TableRow._fields]
BY_PERSON: Final = sa.and_(SEATS.c.bot.is_(None), SEATS.c.resigned.is_(False), SEATS.c.until_back.is_(False))
"""Whether a person acts on a seat: no bot does, and nobody in their place."""
TEXTS: Final = ("proposal", "ranking", "asking", "scores", "variant")
"""The columns of a table that hold JSON."""
MOST_LISTED: Final = 100
PUBLIC: Final = (
    sa.select(TABLES.c.id)
    .where(TABLES.c.public.is_(True), TABLES.c.status.in_(["open", "playing"]))
    .order_by(TABLES.c.changed.desc())
    .limit(MOST_LISTED)
)
"""Everybody's list: building the query takes longer than running it."""


def secret(connection: sa.Connection) -> bytes:
    """The server's secret, made at the first start; all processes on a database share it."""
    return bytes.fromhex(kept_secret(connection, "server", secrets.token_hex(32)))


def kept_secret(connection: sa.Connection, name: str, fresh: str) -> str:
    """The secret of this name; if there is none yet, `fresh` becomes it."""
    insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(SECRETS).values(name=name, value=fresh).on_conflict_do_nothing())
    found: str = connection.execute(sa.select(SECRETS.c.value).where(SECRETS.c.name == name)).scalar_one()
    return found


# --- guests ----------------------------------------------------------------------------------------------------------


def guest(connection: sa.Connection, id_: str) -> Guest | None:
    """A guest by id."""
    row = connection.execute(
        sa.select(GUESTS.c.id, GUESTS.c.name, GUESTS.c.generation).where(GUESTS.c.id == id_)
    ).first()
    return None if row is None else Guest(*row)


def add_guest(connection: sa.Connection, id_: str, name: str, now: float) -> None:
    """A new guest."""
    connection.execute(GUESTS.insert().values(id=id_, name=name, created=now))


def rename_guest(connection: sa.Connection, id_: str, name: str) -> None:
    """A guest's new name; seats keep the name under which they were taken."""
    connection.execute(GUESTS.update().where(GUESTS.c.id == id_).values(name=name))


def generations(connection: sa.Connection, guests: Sequence[str]) -> dict[str, int]:
    """The valid generation of the cookies of each of these guests."""
    query = sa.select(GUESTS.c.id, GUESTS.c.generation).where(GUESTS.c.id.in_(guests))
    return {row.id: row.generation for row in connection.execute(query)}


def end_cookies(connection: sa.Connection, id_: str, generation: int) -> bool:
    """Ends a guest's cookies of this generation; False if they have ended already."""
    where = (GUESTS.c.id == id_, GUESTS.c.generation == generation)
    return connection.execute(GUESTS.update().where(*where).values(generation=generation + 1)).rowcount == 1


def withdraw_all(connection: sa.Connection, guest_id: str) -> list[str]:
    """Ends all links and tokens of a guest's seats where the game is not over; returns the ids of the tables."""
    going_on = sa.select(TABLES.c.id).where(TABLES.c.status.in_(["open", "playing"]))
    where = (SEATS.c.guest == guest_id, SEATS.c.table_id.in_(going_on))
    ids = sorted(set(connection.execute(sa.select(SEATS.c.table_id).where(*where)).scalars()))
    counted = {"links": SEATS.c.links + 1, "tokens": SEATS.c.tokens + 1}
    connection.execute(TABLES.update().where(TABLES.c.id.in_(ids)).values(version=TABLES.c.version + 1))
    connection.execute(SEATS.update().where(*where).values(counted))
    return ids


# --- tables ----------------------------------------------------------------------------------------------------------


def add_table(connection: sa.Connection, row: TableRow, seats: Iterable[SeatRow]) -> None:
    """A new table with its seats."""
    texts = {name: json.dumps(value) if value else None for name, value in row._asdict().items() if name in TEXTS}
    values = {**row._asdict(), **texts, "spec": row.spec.text()}
    connection.execute(TABLES.insert().values(values))
    connection.execute(SEATS.insert(), [{"table_id": row.id, **seat._asdict()} for seat in seats])


def add_entries(connection: sa.Connection, table: str, entries: Sequence[Entry]) -> None:
    """The entries of an uploaded record."""
    if entries:
        connection.execute(ENTRIES.insert(), [entry.document(table) for entry in entries])


def table(connection: sa.Connection, id_: str) -> TableRow | None:
    """A table by id."""
    row = connection.execute(sa.select(*TABLE_COLUMNS).where(TABLES.c.id == id_)).first()
    return None if row is None else table_of(row)


def seats(connection: sa.Connection, id_: str) -> list[SeatRow]:
    """The seats of a table, in order."""
    found = connection.execute(sa.select(*SEAT_COLUMNS).where(SEATS.c.table_id == id_).order_by(SEATS.c.seat))
    return [_seat(row) for row in found]


def _seat(row: Any) -> SeatRow:
    made = SeatRow(*row)
    return made._replace(
        resigned=bool(made.resigned),
        hints=bool(made.hints),
        until_back=bool(made.until_back),
        hidden=bool(made.hidden),
    )


def entries(connection: sa.Connection, id_: str, after: int = 0, upto: int | None = None) -> list[Entry]:
    """The entries of a table after a sequence number, in order."""
    query = sa.select(*ENTRY_COLUMNS).where(ENTRIES.c.table_id == id_, ENTRIES.c.seq > after)
    if upto is not None:
        query = query.where(ENTRIES.c.seq <= upto)
    return [entry_of(row) for row in connection.execute(query.order_by(ENTRIES.c.seq))]


def news(connection: sa.Connection, id_: str, after: int) -> tuple[list[Entry], int | None]:
    """The entries of a table after a sequence number, and its version, which is not older than they are."""
    found = entries(connection, id_, after)
    return found, connection.execute(sa.select(TABLES.c.version).where(TABLES.c.id == id_)).scalar()


def whole(
    connection: sa.Connection, id_: str, after: int = 0
) -> tuple[TableRow | None, list[SeatRow], list[Entry], Watching]:
    """A table with its seats, its entries after a sequence number and its spectators, all of one moment."""
    row = table(connection, id_)
    if row is None:
        return None, [], [], Watching()
    return row, seats(connection, id_), entries(connection, id_, after), watching(connection, id_)


def undos(connection: sa.Connection, id_: str) -> tuple[int, dict[int, int]]:
    """The number of a table's newest entry, and where each undo went back to."""
    newest = connection.execute(sa.select(sa.func.max(ENTRIES.c.seq)).where(ENTRIES.c.table_id == id_)).scalar()
    query = sa.select(ENTRIES.c.seq, ENTRIES.c.back_to).where(ENTRIES.c.table_id == id_, ENTRIES.c.kind == "undo")
    return newest or 0, {row.seq: row.back_to for row in connection.execute(query)}


def entries_to(connection: sa.Connection, id_: str, seq: int) -> list[Entry]:
    """The entries that led to where a table was after one of them, without what was undone, in order."""
    _, gone_back = undos(connection, id_)
    query = sa.select(*ENTRY_COLUMNS).where(ENTRIES.c.table_id == id_, ENTRIES.c.seq.in_(way(seq, gone_back)))
    return [entry_of(row) for row in connection.execute(query.order_by(ENTRIES.c.seq))]


def entry_by_request(connection: sa.Connection, id_: str, request: str) -> Entry | None:
    """The entry that a request made."""
    query = sa.select(*ENTRY_COLUMNS).where(ENTRIES.c.table_id == id_, ENTRIES.c.request == request)
    row = connection.execute(query).first()
    return None if row is None else entry_of(row)


def change(
    connection: sa.Connection,
    /,
    row: TableRow,
    seats: Mapping[int, Mapping[str, Any]] | None = None,
    **values: Any,
) -> bool:
    """Changes a table and its seats, if all is still as this row says; returns whether it was.

    One conditional statement decides: it takes the table's next version. Whoever has not seen the last change, or an
    entry that came with another status, changes nothing.
    """
    where = (TABLES.c.id == row.id, TABLES.c.version == row.version, TABLES.c.status == row.status)
    values = {name: json.dumps(value) if value and name in TEXTS else value for name, value in values.items()}
    claim = TABLES.update().where(*where).values(version=row.version + 1, **values)
    if connection.execute(claim).rowcount != 1:
        return False
    for seat, changed in (seats or {}).items():
        connection.execute(SEATS.update().where(SEATS.c.table_id == row.id, SEATS.c.seat == seat).values(**changed))
    return True


def set_proposal(connection: sa.Connection, row: TableRow, proposal: UndoWish | None) -> bool:
    """Stores a wish to undo, or removes it, if the table is still as this row says; returns whether it was."""
    where = (TABLES.c.id == row.id, TABLES.c.version == row.version, TABLES.c.seq == row.seq)
    values = {"version": row.version + 1, "proposal": json.dumps(proposal) if proposal else None}
    return connection.execute(TABLES.update().where(*where).values(values)).rowcount == 1


# --- lists -----------------------------------------------------------------------------------------------------------


def public_tables(connection: sa.Connection) -> list[str]:
    """The ids of the public tables that are open or being played, newest change first."""
    return list(connection.execute(PUBLIC).scalars())


def seatings(connection: sa.Connection, ids: Sequence[str]) -> dict[str, tuple[TableRow, list[SeatRow]]]:
    """Some tables with their seats, by id; one whose row cannot be read is left out."""
    found: dict[str, tuple[TableRow, list[SeatRow]]] = {}
    for row in connection.execute(sa.select(*TABLE_COLUMNS).where(TABLES.c.id.in_(ids))):
        with suppress(ValueError, TypeError, KeyError):
            made = table_of(row)
            found[made.id] = made, []
    query = sa.select(SEATS.c.table_id, *SEAT_COLUMNS).where(SEATS.c.table_id.in_(ids))
    for id_, *seat in connection.execute(query.order_by(SEATS.c.table_id, SEATS.c.seat)):
        if id_ in found:
            found[id_][1].append(_seat(seat))
    return found


def tables_of(connection: sa.Connection, guest_id: str, turns: bool = False, most: int = MOST_LISTED) -> list[str]:
    """The ids of the tables at which a guest sits or that it opened, those where it is the guest's turn first; or only
    those."""
    mine = sa.select(SEATS.c.table_id).where(SEATS.c.guest == guest_id)
    sat = mine.where(SEATS.c.hidden.is_(False))
    opened = sa.and_(TABLES.c.owner == guest_id, TABLES.c.id.not_in(mine))
    to_move = sa.select(SEATS.c.seat).where(
        SEATS.c.table_id == TABLES.c.id, SEATS.c.guest == guest_id, SEATS.c.seat == TABLES.c.to_move, BY_PERSON
    )
    my_turn = sa.and_(TABLES.c.status == "playing", TABLES.c.id.in_(sat), to_move.exists())
    query = sa.select(TABLES.c.id).where(sa.or_(TABLES.c.id.in_(sat), opened), TABLES.c.status != "closed")
    if turns:
        query = sa.select(TABLES.c.id).where(my_turn)
    first = sa.case((my_turn, 0), else_=1)
    return list(connection.execute(query.order_by(first, TABLES.c.changed.desc()).limit(most)).scalars())


def variants_of(connection: sa.Connection, id_: str, most: int = MOST_LISTED) -> list[str]:
    """The ids of the tables that play on from a table, the newest first."""
    query = sa.select(TABLES.c.id).where(TABLES.c.origin == id_, TABLES.c.status != "closed")
    return list(connection.execute(query.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(most)).scalars())


def running_bot_tables(connection: sa.Connection, guest_id: str) -> int:
    """How many tables that a guest opened are being played by bots and substitutes alone."""
    person = sa.select(SEATS.c.seat).where(SEATS.c.table_id == TABLES.c.id, SEATS.c.kind == "person", BY_PERSON)
    query = sa.select(sa.func.count()).where(
        TABLES.c.owner == guest_id, TABLES.c.status == "playing", sa.not_(person.exists())
    )
    return int(connection.execute(query).scalar_one())


def waiting_for_server(connection: sa.Connection, now: float, quiet: float) -> list[str]:
    """The ids of the tables where a bot or a substitute is to act and nothing has happened for `quiet` seconds.

    `now` is what the steady clock shows.
    """
    query = (
        sa.select(TABLES.c.id)
        .join(SEATS, sa.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.to_move))
        .where(
            TABLES.c.status == "playing",
            sa.not_(BY_PERSON),
            TABLES.c.since <= now - quiet,
        )
        .order_by(TABLES.c.since)
    )
    return list(connection.execute(query).scalars())


def out_of_time(connection: sa.Connection, now: float) -> list[str]:
    """The ids of the tables where somebody's time has run out by the steady clock."""
    query = sa.select(TABLES.c.id).where(TABLES.c.status == "playing", TABLES.c.deadline <= now)
    return list(connection.execute(query).scalars())


# --- chat ------------------------------------------------------------------------------------------------------------


def say(connection: sa.Connection, id_: str, name: str, seat: int | None, text: str, now: float) -> int:
    """Stores a line of chat and returns its number."""
    row = {"table_id": id_, "at": now, "name": name, "seat": seat, "text": text}
    return int(connection.execute(CHAT.insert().values(row).returning(CHAT.c.id)).scalar_one())


def said(connection: sa.Connection, id_: str, after: int = 0, most: int = 50) -> list[ChatRow]:
    """The latest lines of chat, oldest first."""
    columns = (CHAT.c.id, CHAT.c.at, CHAT.c.name, CHAT.c.seat, CHAT.c.text)
    query = sa.select(*columns).where(CHAT.c.table_id == id_, CHAT.c.id > after).order_by(CHAT.c.id.desc()).limit(most)
    return [ChatRow(*row) for row in reversed(connection.execute(query).all())]
