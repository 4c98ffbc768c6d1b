"""Talking at a table."""

from typing import Any

from waset.core.texts import plain_lines
from waset.server.database import store
from waset.server.database.rows import ChatRow
from waset.server.tables import updates
from waset.server.tables.table import Table
from waset.server.tables.tables import Tables
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal


async def say(tables: Tables, table: Table, caller: Caller, text: str) -> wire.Said:
    """Says something at a table; only somebody who sits there may."""
    held = table.held(caller, tables.keys)
    if not held:
        raise Refusal(403, "not_your_seat", "Only somebody who sits at the table may speak.")
    shown = plain_lines(text)
    if not shown:
        raise Refusal(422, "bad_request", "There is nothing to say in this.", "body.text")
    seat = held[0]
    name = table.seats[seat].name
    now = tables.now()

    def work(connection: Any) -> int:
        number = store.say(connection, table.id, name, seat, shown, now)
        tables.writer.spread(connection, [f"c {table.id} {number}"])
        return number

    number = await tables.writer.write(work)
    said = updates.said(ChatRow(number, now, name, seat, shown))
    tables.broadcast.same(table, {"type": "chat", "said": said})
    return said
