"""Messages to the readers of a table. Nothing reaches a reader but through here."""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from waset.server.tables import updates
from waset.server.tables.listing import Listing
from waset.server.tables.readers import ENDED, NOT_FOUND, MessageQueue
from waset.server.tables.table import Seating, Table
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.keys import Keys


class Broadcaster:
    """Sends the readers of a table what each of them may know at that moment."""

    def __init__(
        self,
        keys: Keys,
        steady: Callable[[], float],
        ask_after: float,
        encode: Callable[[Mapping[str, Any]], bytes],
        on_updated: Callable[[int], None] = lambda _: None,
    ) -> None:
        """`encode` writes a message as it goes over the wire; `on_updated` is told how many readers got an update."""
        self.keys: Keys = keys
        self.steady: Callable[[], float] = steady
        self.ask_after: float = ask_after
        self.listing: Listing = Listing(encode)
        self.encode: Callable[[Mapping[str, Any]], bytes] = encode
        self.on_updated: Callable[[int], None] = on_updated

    def facts_for(self, table: Seating, caller: Caller) -> wire.TableFacts:
        """A table as the caller sees it now, without the game."""
        held = table.held(caller, self.keys)
        return table.facts(
            held, caller.guest, self.keys, self.steady(), self.ask_after, self._is_insider(table, caller)
        )

    def listed_for(self, table: Seating, caller: Caller) -> bytes:
        """The same as JSON, for a list."""
        owns = caller.guest is not None and caller.guest == table.row.owner
        eyes = (table.id, table.held(caller, self.keys), owns, self._is_insider(table, caller))
        return self.listing.shown(eyes, table, self.steady(), lambda: self.facts_for(table, caller))

    def _is_insider(self, table: Seating, caller: Caller) -> bool:
        """Whether the caller may join: by the key, or because anybody may."""
        return (table.row.public and table.row.status == "open") or self.keys.is_key(caller.key, "join", table.row)

    def _seats(self, table: Table, reader: MessageQueue) -> tuple[int, ...] | None:
        """The seats whose view a reader has now, after telling it of any change; None if it must go.

        Every message passes here. Seats and links change only together with the table's version.
        """
        if reader.version != table.row.version:
            reader.version = table.row.version
            seats = table.seen_as(reader.caller, self.keys)
            may_look = table.may_look(reader.caller, self.keys)
            if seats != reader.seats or not may_look:
                lost = [seat for seat in reader.seats if seat not in seats]
                update = table.update(seats, self.steady(), reader.previews) if may_look else None
                reader.seats = seats
                table.came.update(seats)
                reader.push(self.encode({"type": "seats", "seats": list(seats), "lost": lost, "update": update}))
            if not may_look:
                reader.end_after(ENDED if reader.caller.token else NOT_FOUND)
        return None if reader.ending else reader.seats

    def seats(self, table: Table) -> None:
        """Tells every reader whose seats have changed."""
        for reader in list(table.readers):
            self._seats(table, reader)

    def update(self, table: Table) -> None:
        """Sends every reader the game as they may know it."""
        made: dict[tuple[int | None, bool], bytes] = {}
        now = self.steady()
        for reader in list(table.readers):
            seats = self._seats(table, reader)
            if seats is None:
                continue
            seat = updates.perspective(seats, table.match)
            key = (seat, reader.previews)
            if key not in made:
                held = () if seat is None else (seat,)
                made[key] = self.encode({"type": "update", **table.update(held, now, reader.previews)})
            reader.push(made[key])
        self.on_updated(len(table.readers))
        wake(table)

    def facts(self, table: Table) -> None:
        """Sends every reader the table's seats and status."""
        for reader in list(table.readers):
            if self._seats(table, reader) is not None:
                reader.push(self.encode({"type": "table", "table": self.facts_for(table, reader.caller)}))
        wake(table)

    def same(self, table: Table, message: wire.FromServer) -> None:
        """Sends every reader the same message."""
        text = self.encode(message)
        for reader in list(table.readers):
            if self._seats(table, reader) is not None:
                reader.push(text)


def wake(table: Table) -> None:
    """Wakes the requests that wait for a change at a table."""
    for waiter in table.waiters:
        settle(waiter)
    table.waiters.clear()


def settle(waiter: "asyncio.Future[None]") -> None:
    """Ends a wait, unless it has ended already."""
    if not waiter.done():
        waiter.set_result(None)
