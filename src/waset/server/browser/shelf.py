"""Where a browser keeps tables: on a shelf of its device, as JSON. The page's worker has one in IndexedDB."""

import json
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from waset.server.database.rows import Entry, SeatRow, StoredSpec, TableRow


class Shelf(Protocol):
    """Keeps texts. Every call ends when all is stored, and does all of it or nothing."""

    async def heads(self) -> list[str]:
        """The heads of all tables."""

    async def head(self, id_: str, /) -> str | None:
        """The head of a table: its row and its seats."""

    async def entries(self, id_: str, /) -> list[str]:
        """The entries of a table, in order."""

    async def store(self, id_: str, before: str | None, stamp: str, head: str, entries: Sequence[str], /) -> bool:
        """Stores a head with a stamp, and entries after those that are there.

        Returns False, and stores nothing, if the stamp there is another than `before`, which is None for a new table.
        """

    async def note(self, name: str, /) -> str | None:
        """What was kept under a name."""

    async def notes(self, begin: str, /) -> list[str]:
        """All that was kept under names that begin like this."""

    async def keep_note(self, name: str, text: str, /) -> None:
        """Keeps a text under a name; an empty one removes what was there."""


class ShelfHead(NamedTuple):
    """A table without its entries."""

    row: TableRow
    seats: list[SeatRow]

    def text(self) -> str:
        """The head as a shelf keeps it."""
        row = {**self.row._asdict(), "spec": self.row.spec._asdict()}
        return json.dumps({"row": row, "seats": [seat._asdict() for seat in self.seats]}, separators=(",", ":"))

    @property
    def stamp(self) -> str:
        """Changes with everything that changes about the table."""
        return stamp(self.row)


def stamp(row: TableRow) -> str:
    """Changes with everything that changes about a table."""
    return f"{row.version}.{row.seq}"


def head_of(text: str) -> ShelfHead:
    """The head that a shelf kept."""
    document: dict[str, Any] = json.loads(text)
    row, spec = document["row"], document["row"]["spec"]
    made = TableRow(**{**row, "spec": StoredSpec(**{**spec, "modules": tuple(spec["modules"])})})
    return ShelfHead(made, [SeatRow(**seat) for seat in document["seats"]])


def entry_text(entry: Entry) -> str:
    """An entry as a shelf keeps it."""
    return json.dumps(entry, separators=(",", ":"))


def entry_of(text: str) -> Entry:
    """The entry that a shelf kept."""
    seq, at, kind, seat, made_by, action, chance, back_to, request = json.loads(text)
    return Entry(seq, at, kind, seat, made_by, action, tuple(chance), back_to, request)
