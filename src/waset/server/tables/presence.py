"""Who is here: each process notes who looks at its tables, and the database knows of all processes.

A seat is away if nobody looks at the table from it through any process. Reloading a page takes a moment, so whoever
goes is away only after a while; whoever came for a moment only was here as well. A process that dies says nothing more;
its people are away since its last beat.
"""

import asyncio
import logging
from collections import Counter
from typing import Final, TypeAlias

from waset.server.database import people
from waset.server.database.writer import Closed
from waset.server.tables import absent
from waset.server.tables.readers import MessageQueue
from waset.server.tables.table import Table
from waset.server.tables.tables import Tables
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal, Unavailable

LOG: Final = logging.getLogger("waset.presence")
LOOK: Final = 0.5
"""Seconds between two looks at who is here."""
SWEEP: Final = 4
"""Every how many looks the rows of processes that have died are looked for."""
CHECK: Final = 60
"""Every how many looks a process compares what it has told the database with what is there."""
Key: TypeAlias = tuple[str, str]
"""A table, and who looks at it."""


class Presence:
    """Tells the database who is here through this process."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.told: dict[Key, int] = {}
        """How many readers of each the database knows of."""
        self.seen: dict[Key, float] = {}
        """When each was last here, by the steady clock."""

    async def run(self) -> None:
        """Looks again and again, for as long as the server runs."""
        looks = 0
        while not self.tables.closing:
            await asyncio.sleep(LOOK)
            looks += 1
            try:
                await self.look()
                if looks % SWEEP == 0:
                    await self._sweep()
                if looks % CHECK == 0:
                    self.told = await self.tables.read(people.told_by, self.tables.origin)
            except Closed:
                return
            except Unavailable:
                pass  # logged already, and looked at again
            except Exception:
                LOG.exception("could not note who is here")

    async def look(self) -> None:
        """Notes who has come and who has gone since the last look."""
        now = self.tables.steady()
        here = self._here()
        self.seen |= dict.fromkeys(here, now)
        come = {key: readers for key, readers in here.items() if self.told.get(key) != readers}
        late = now - self.tables.settings.away_after
        gone = {
            key: self.seen.get(key, now) for key in self.told if key not in here and self.seen.get(key, 0.0) <= late
        }
        came = [(table, set(table.came)) for table in self.tables.known.values() if table.came]
        if come or gone:
            self._tell(await self.tables.write((), people.note, self.tables.origin, come, gone, self._spread))
        for table, seats in came:
            table.came -= seats
        self.told |= come
        for key in gone:
            self.told.pop(key, None)
            self.seen.pop(key, None)

    def _tell(self, changed: list[str]) -> None:
        for id_ in changed:
            self.tables.task(hear(self.tables, id_))

    def _here(self) -> Counter[Key]:
        """Who looks at the tables of this process now; whoever was missed acts again."""
        found: Counter[Key] = Counter()
        for table in list(self.tables.known.values()):
            for caller, seats in _looking(table):
                for seat in seats:
                    found[table.id, people.seat(seat)] = 1
                if not seats:
                    found[table.id, people.watcher(caller.guest)] += 1
            found |= {(table.id, people.seat(seat)): 1 for seat in table.came}
            back = [row.seat for row in table.seats if row.until_back and (table.id, people.seat(row.seat)) in found]
            if back:
                self.tables.task(_come_back(self.tables, table, back))
        return found

    async def _sweep(self) -> None:
        """Notes that the people of processes that have died are gone."""
        now, origin = self.tables.steady(), self.tables.origin
        if await self.tables.read(people.dead, origin, now):
            self._tell(await self.tables.write((), people.sweep, origin, now, self._spread))

    def _spread(self, connection: people.Connection, ids: list[str]) -> None:
        self.tables.writer.spread(connection, [f"p {id_}" for id_ in ids])


def _looking(table: Table) -> list[tuple[Caller, tuple[int, ...]]]:
    """Everybody who looks at a table through this process, with the seats that are theirs."""
    readers = [(reader.caller, _seats(table, reader)) for reader in table.readers if not reader.code]
    return readers + [(caller, _seats(table, caller)) for caller in table.waiting]


def _seats(table: Table, reader: MessageQueue | Caller) -> tuple[int, ...]:
    """The seats of somebody who looks; also of a player who asked for a spectator's view."""
    if isinstance(reader, MessageQueue):
        if reader.seats:
            return reader.seats
        reader = reader.caller
    return tuple(seat.seat for seat in table.seats if seat.guest is not None and seat.guest == reader.guest)


async def _come_back(tables: Tables, table: Table, seats: list[int]) -> None:
    try:
        await absent.come_back(tables, table, Caller(), seats)
    except Refusal as refusal:
        LOG.warning("a seat is still kept at table %s: %s", table.id, refusal)


async def hear(tables: Tables, id_: str) -> None:
    """Takes over who is here at a table, and tells its readers; one that nobody looks at is read again when needed.

    One that is just being read may have been read before that. What is said here once is not said again: it is read
    until the database answers, and no other change of the table that is under way takes it back.
    """
    while not tables.closing:
        if id_ in tables.loading:
            await asyncio.wait([tables.loading[id_]])
        table = tables.known.get(id_)
        if table is None:
            return
        try:
            async with table.lock:
                away, table.watching = await tables.read(people.at, id_)
                table.seats = [row._replace(away=away.get(row.seat)) for row in table.seats]
                tables.broadcast.facts(table)
            return
        except Unavailable:
            await asyncio.sleep(LOOK)
