"""Notices of turns: which browsers want them, which are due, and who sends each: the database decides that once."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from waset.server.database.people import SEAT
from waset.server.database.schema import PRESENCE, PUSH, SEATS, TABLES
from waset.server.database.store import BY_PERSON

DAY: Final = 86400.0
"""Seconds after which somebody is reminded of their turn, once."""
TOO_LATE: Final = 2 * DAY
"""Seconds after which nobody is told any more, for example because no server ran."""
TOLD: Final = 1
REMINDED: Final = 2
MOST_BROWSERS: Final = 5
"""How many browsers of one guest are told; a further one takes the place of the oldest."""
MOST_FAILURES: Final = 5
"""How often in a row a browser may not be reached before it is dropped."""
MOST_DUE: Final = 50


class Browser(NamedTuple):
    """A browser that is to be told, as its page said it."""

    endpoint: str
    p256dh: str
    auth: str
    language: str


class DueNotice(NamedTuple):
    """A notice that somebody is to have: it is their turn, or still their turn."""

    table: str
    seat: int
    guest: str
    turned: float
    noticed: int
    kind: int
    """TOLD or REMINDED."""


# --- browsers --------------------------------------------------------------------------------------------------------


def add(connection: sa.Connection, guest: str, browser: Browser, now: float) -> None:
    """Tells a browser of a guest's turns from now on; one told already may have new keys or another language."""
    insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    values = {**browser._asdict(), "guest": guest, "failed": 0}
    kept = sa.case((PUSH.c.guest == guest, PUSH.c.created), else_=now)
    new = insert(PUSH).values(**values, created=now)
    connection.execute(new.on_conflict_do_update(index_elements=[PUSH.c.endpoint], set_={**values, "created": kept}))
    newest = sa.select(PUSH.c.endpoint).where(PUSH.c.guest == guest).order_by(PUSH.c.created.desc(), PUSH.c.endpoint)
    kept_ones = connection.execute(newest.limit(MOST_BROWSERS)).scalars().all()
    connection.execute(PUSH.delete().where(PUSH.c.guest == guest, PUSH.c.endpoint.not_in(kept_ones)))


def remove(connection: sa.Connection, guest: str, endpoint: str | None = None) -> None:
    """Tells a browser nothing more; without one, no browser of the guest."""
    where = [PUSH.c.guest == guest]
    if endpoint is not None:
        where.append(PUSH.c.endpoint == endpoint)
    connection.execute(PUSH.delete().where(*where))


def browsers(connection: sa.Connection, due: DueNotice) -> list[Browser]:
    """The browsers that are told: of a turn only those that asked before it began."""
    query = sa.select(*[PUSH.c[name] for name in Browser._fields]).where(PUSH.c.guest == due.guest)
    if due.kind == TOLD:
        query = query.where(PUSH.c.created <= due.turned)
    return [Browser(*row) for row in connection.execute(query.order_by(PUSH.c.created, PUSH.c.endpoint))]


def note_result(connection: sa.Connection, endpoint: str, reached: bool, gone: bool) -> None:
    """Notes whether a browser was reached; one that has gone, or failed too often, is dropped."""
    this = PUSH.c.endpoint == endpoint
    if gone:
        connection.execute(PUSH.delete().where(this))
        return
    connection.execute(PUSH.update().where(this).values(failed=0 if reached else PUSH.c.failed + 1))
    connection.execute(PUSH.delete().where(this, PUSH.c.failed >= MOST_FAILURES))


# --- notices ---------------------------------------------------------------------------------------------------------


def _looks(table: Any, seat: Any) -> sa.Exists:
    """Whether somebody looks at a table from a seat, through any process."""
    who = sa.literal(SEAT) + sa.cast(seat, sa.Text)
    return sa.select(PRESENCE.c.who).where(PRESENCE.c.table_id == table, PRESENCE.c.who == who).exists()


def due(connection: sa.Connection, now: float, steady: float, after: float) -> Sequence[DueNotice]:
    """The notices that are due: the turn has waited `after` seconds, and so long nobody was there on its seat.

    Only where other people play; not if the seat has acted in this turn, whose player then knows of it; and after a day
    once more in any case. `now` is the wall clock, by which turns begin; `steady` is that by which people go away.
    """
    other = SEATS.alias()
    with_people = sa.select(other.c.seat).where(
        other.c.table_id == TABLES.c.id,
        other.c.kind == "person",
        other.c.guest != SEATS.c.guest,
        other.c.resigned.is_(False),
    )
    told_of = sa.select(PUSH.c.endpoint).where(PUSH.c.guest == SEATS.c.guest)
    is_first = sa.and_(
        TABLES.c.noticed == 0,
        TABLES.c.changed == TABLES.c.turned,
        told_of.where(PUSH.c.created <= TABLES.c.turned).exists(),
    )
    is_second = sa.and_(TABLES.c.noticed < REMINDED, TABLES.c.turned <= now - DAY, told_of.exists())
    kind = sa.case((is_second, REMINDED), else_=TOLD)
    columns = (TABLES.c.id, SEATS.c.seat, SEATS.c.guest, TABLES.c.turned, TABLES.c.noticed, kind)
    query = (
        sa.select(*columns)
        .join(SEATS, sa.and_(SEATS.c.table_id == TABLES.c.id, SEATS.c.seat == TABLES.c.to_move))
        .where(
            TABLES.c.status == "playing",
            TABLES.c.turned <= now - after,
            TABLES.c.turned > now - TOO_LATE,
            SEATS.c.kind == "person",
            SEATS.c.hidden.is_(False),
            BY_PERSON,
            sa.or_(SEATS.c.away.is_(None), SEATS.c.away <= steady - after),
            sa.or_(is_first, is_second),
            sa.not_(_looks(TABLES.c.id, SEATS.c.seat)),
            with_people.exists(),
        )
        .order_by(TABLES.c.turned)
        .limit(MOST_DUE)
    )
    return [DueNotice(*row) for row in connection.execute(query)]


def claim(connection: sa.Connection, notice: DueNotice) -> bool:
    """Takes it on to send a notice; False if another process has, or if it is not due any more."""
    where = (
        TABLES.c.id == notice.table,
        TABLES.c.status == "playing",
        TABLES.c.to_move == notice.seat,
        TABLES.c.turned == notice.turned,
        TABLES.c.noticed == notice.noticed,
        sa.not_(_looks(notice.table, notice.seat)),
    )
    return connection.execute(TABLES.update().where(*where).values(noticed=notice.kind)).rowcount == 1
