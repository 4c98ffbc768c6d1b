"""Chat at a table."""

from waset.core.texts import plain_lines
from waset.server.database.rows import ChatRow
from waset.server.tables import updates
from waset.server.tables.house import House
from waset.server.tables.table import Table
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal


async def say(tables: House, table: Table, caller: Caller, text: str) -> wire.Said:
    """Stores and broadcasts a line of chat; players may speak, and spectators where the table lets them."""
    held = table.held(caller, tables.keys)
    seat = held[0] if held else None
    name = table.seats[held[0]].name if held else await _spectator(tables, table, caller)
    shown = plain_lines(text)
    if not shown:
        raise Refusal(422, "bad_request", "This message has no printable text.", "body.text")
    now = tables.now()
    number = await tables.say(table.id, name, seat, shown, now)
    said = updates.said(ChatRow(number, now, name, seat, shown))
    tables.broadcast.same(table, {"type": "chat", "said": said})
    return said


async def _spectator(tables: House, table: Table, caller: Caller) -> str:
    """The name of a spectator who may speak; a refusal if they may not."""
    if not table.spec.talk:
        raise Refusal(403, "not_your_seat", "Only players at this table may speak.")
    guest = None if caller.guest is None else await tables.guest(caller.guest)
    if guest is None:
        raise Refusal(401, "who_are_you", "Say your name first: POST /api/me.")
    return guest.name
