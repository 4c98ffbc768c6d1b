"""Where tables stand: what the tables of this folder need of whoever keeps them.

The server keeps them in a database (`tables.Tables`), a browser on its device (`browser.house.BrowserHouse`). All that
happens at a table is the same at both.
"""

import asyncio
from collections.abc import Coroutine, Mapping, Sequence
from contextlib import AbstractContextManager
from typing import Any, Protocol

from waset.server.database.rows import Entry, Guest, Head, SeatRow, TableRow, UndoWish
from waset.server.tables.match import Draw, Games
from waset.server.tables.messages import Broadcaster
from waset.server.tables.nets import Nets
from waset.server.tables.table import Seating, Table
from waset.server.web.keys import Keys


class House(Protocol):
    """Keeps tables, and knows the time."""

    games: Games
    nets: Nets
    draw: Draw
    keys: Keys
    broadcast: Broadcaster
    shared: bool
    """Whether somebody else may change the same tables."""

    def now(self) -> float:
        """What the wall clock shows, for dates."""

    def steady(self) -> float:
        """What the clock for players' time shows."""

    def new_id(self) -> str:
        """An id for a new table, which nobody can guess."""

    def on_turn(self, table: Table, /) -> None:
        """Sees to it that bots and substitutes act where it is their turn."""

    def task(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Runs something in the background."""

    # --- tables in memory ---------------------------------------------------------------------------------------------

    def add(self, table: Table) -> None:
        """Keeps a table in memory."""

    def forget(self, table: Table) -> None:
        """Lets a table go that was closed; its readers are sent away."""

    def minding(self, table: Seating) -> AbstractContextManager[None]:
        """Sets a table aside if its record or its game fails."""

    async def open(self, id_: str) -> Table:
        """The table with this id, up to date; raises a Refusal if there is none."""

    async def reread(self, table: Table) -> None:
        """Reads what came first, after a change could not be stored; the table's lock must be held."""

    async def earlier(self, table: Table, seq: int) -> Any:
        """The state of a table after an earlier entry, replayed without what was undone."""

    # --- what is kept -------------------------------------------------------------------------------------------------

    async def keep(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> None:
        """Stores a new table."""

    async def keep_rematch(
        self, before: TableRow, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
    ) -> bool:
        """Stores a new table and that it is the rematch of another, all or nothing; False if a change came first."""

    async def append(self, id_: str, entry: Entry, head: Head) -> bool:
        """Stores an entry and what it changes about its table; False if another change came first."""

    async def change(self, row: TableRow, seats: Mapping[int, Mapping[str, Any]], values: Mapping[str, Any]) -> bool:
        """Changes a table and its seats, if all is still as this row says; returns whether it was."""

    async def propose(self, row: TableRow, wish: UndoWish | None) -> bool:
        """Stores a wish to undo, or removes it, if all is still as this row says; returns whether it was."""

    async def entry_by_request(self, id_: str, request: str) -> Entry | None:
        """The entry that a request made."""

    async def undos(self, id_: str) -> tuple[int, dict[int, int]]:
        """The number of a table's newest entry, and where each undo went back to."""

    async def guest(self, id_: str) -> Guest | None:
        """A guest by id."""

    async def say(self, id_: str, name: str, seat: int | None, text: str, now: float) -> int:
        """Stores a line of chat and returns its number."""
