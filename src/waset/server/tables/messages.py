"""Messages to the readers of a table. Nothing reaches a reader but through here."""

import asyncio
from collections.abc import Callable

from waset.server.tables import updates
from waset.server.tables.readers import ENDED, NOT_FOUND, MessageQueue, encoded
from waset.server.tables.table import Seating, Table
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.keys import Keys
from waset.server.web.metrics import Metrics


class Broadcaster:
    """Sends the readers of a table what each of them may know at that moment."""

    def __init__(self, keys: Keys, steady: Callable[[], float], metrics: Metrics, ask_after: float) -> None:
        self.keys: Keys = keys
        self.steady: Callable[[], float] = steady
        self.metrics: Metrics = metrics
        self.ask_after: float = ask_after

    def facts_for(self, table: Seating, caller: Caller) -> wire.TableFacts:
        """A table as the caller sees it now, without the game."""
        insider = self.keys.is_key(caller.key, "join", table.row) or (table.row.public and table.row.status == "open")
        held = table.held(caller, self.keys)
        return table.facts(held, caller.guest, self.keys, self.steady(), self.ask_after, insider)

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
                reader.push(encoded({"type": "seats", "seats": list(seats), "lost": lost, "update": update}))
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
                made[key] = encoded({"type": "update", **table.update(held, now, reader.previews)})
            reader.push(made[key])
        self.metrics.sent.add("update", len(table.readers))
        wake(table)

    def facts(self, table: Table) -> None:
        """Sends every reader the table's seats and status."""
        for reader in list(table.readers):
            if self._seats(table, reader) is not None:
                reader.push(encoded({"type": "table", "table": self.facts_for(table, reader.caller)}))
        wake(table)

    def same(self, table: Table, message: wire.FromServer) -> None:
        """Sends every reader the same message."""
        text = encoded(message)
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
