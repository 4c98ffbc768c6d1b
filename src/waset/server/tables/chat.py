"""Chat at a table."""

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
    """Stores and broadcasts a line of chat; only players at the table may speak."""
    held = table.held(caller, tables.keys)
    if not held:
        raise Refusal(403, "not_your_seat", "Only players at this table may speak.")
    shown = plain_lines(text)
    if not shown:
        raise Refusal(422, "bad_request", "This message has no printable text.", "body.text")
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
