"""How a process of the server keeps tables: in its database, with the news of every change for the other processes."""

import time
from collections.abc import Mapping, Sequence
from typing import Any

import sqlalchemy as sa

from waset.server.database import store
from waset.server.database.rows import Entry, Guest, Head, SeatRow, TableRow, UndoWish
from waset.server.tables.process import ServerProcess


class KeptTables(ServerProcess):
    """A process of the server, and what it reads and writes of tables."""

    async def keep(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> None:
        """Stores a new table."""

        def work(connection: sa.Connection) -> None:
            store.add_table(connection, row, seats)
            store.add_entries(connection, row.id, entries)

        await self.writer.write(work)

    async def keep_rematch(
        self, before: TableRow, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
    ) -> bool:
        """Stores a new table and that it is the rematch of another, all or nothing; False if a change came first."""

        def work(connection: sa.Connection) -> bool:
            if not store.change(connection, before, rematch=row.id):
                return False
            store.add_table(connection, row, seats)
            store.add_entries(connection, row.id, entries)
            return True

        return await self.writer.write(work, (f"t {before.id}",))

    async def append(self, id_: str, entry: Entry, head: Head) -> bool:
        """Stores an entry and what it changes about its table; False if another change came first."""
        started = time.perf_counter()
        stored = await self.writer.append(id_, entry, head)
        self.metrics.stored.observe(time.perf_counter() - started)
        if stored:
            self.metrics.acts.add(entry.made_by if entry.kind == "act" else entry.kind)
        return stored

    async def change(self, row: TableRow, seats: Mapping[int, Mapping[str, Any]], values: Mapping[str, Any]) -> bool:
        """Changes a table and its seats, if all is still as this row says; returns whether it was."""
        return await self.write((f"t {row.id}",), store.change, row, seats, **values)

    async def propose(self, row: TableRow, wish: UndoWish | None) -> bool:
        """Stores a wish to undo, or removes it, if all is still as this row says; returns whether it was."""
        return await self.write((f"t {row.id}",), store.set_proposal, row, wish)

    async def entry_by_request(self, id_: str, request: str) -> Entry | None:
        """The entry that a request made."""
        return await self.read(store.entry_by_request, id_, request)

    async def undos(self, id_: str) -> tuple[int, dict[int, int]]:
        """The number of a table's newest entry, and where each undo went back to."""
        return await self.read(store.undos, id_)

    async def guest(self, id_: str) -> Guest | None:
        """A guest by id."""
        return await self.read(store.guest, id_)

    async def say(self, id_: str, name: str, seat: int | None, text: str, now: float) -> int:
        """Stores a line of chat and returns its number."""

        def work(connection: sa.Connection) -> int:
            number = store.say(connection, id_, name, seat, text, now)
            self.writer.spread(connection, [f"c {id_} {number}"])
            return number

        return await self.writer.write(work)
