"""Tells people who are not there that it is their turn: once, and once more after a day."""

import asyncio
import json
import logging
from typing import Final

from waset import games
from waset.server.database import push, store
from waset.server.database.push import REMINDED, Browser, DueNotice
from waset.server.database.writer import Closed
from waset.server.push.service import PushService
from waset.server.tables.table import Seating
from waset.server.tables.tables import Tables
from waset.server.web.errors import Unavailable
from waset.words.catalogue import catalogue

LOG: Final = logging.getLogger("waset.push")
LOOK: Final = 1.0
"""Seconds between two looks at what is due."""
MOST_AT_WORK: Final = 100
"""How many notices may be under way; while there are more, no further ones are taken on."""


class Notices:
    """Sends the notices that are due. Several processes may: the database lets one of them have each."""

    def __init__(self, tables: Tables, service: PushService) -> None:
        self.tables: Tables = tables
        self.service: PushService = service
        self.at_work: int = 0

    async def run(self) -> None:
        """Looks again and again, for as long as the server runs."""
        while not self.tables.closing:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Closed:
                return
            except Unavailable:
                pass  # logged already, and looked at again
            except Exception:
                LOG.exception("could not look for notices that are due")

    async def look(self) -> None:
        """Takes on what is due."""
        tables = self.tables
        found = await tables.read(push.due, tables.now(), tables.steady(), tables.settings.push_after)
        for notice in found:
            if self.at_work >= MOST_AT_WORK:
                return
            if await tables.write((), push.claim, notice):
                self.at_work += 1
                tables.task(self._tell(notice))

    async def _tell(self, notice: DueNotice) -> None:
        try:
            seatings = await self.tables.read(store.seatings, [notice.table])
            browsers = await self.tables.read(push.browsers, notice)
            for browser in browsers if notice.table in seatings else ():
                payload = said(Seating(*seatings[notice.table]), notice, browser.language)
                await self._send(browser, payload)
        finally:
            self.at_work -= 1

    async def _send(self, browser: Browser, payload: bytes) -> None:
        result = await self.service.send(browser, payload, self.tables.now())
        self.tables.metrics.notices.add(result)
        await self.tables.write((), push.note_result, browser.endpoint, result == "sent", result == "gone")


def said(table: Seating, notice: DueNotice, language: str) -> bytes:
    """What a browser shows: which table, in the reader's words. Nothing of the game is in it but its title."""
    words = catalogue(None, language)
    others = [seat.name for seat in table.seats if seat.guest is not None and seat.guest != notice.guest]
    kind = "notice-reminder" if notice.kind == REMINDED else "notice-turn"
    return json.dumps(
        {
            "table": table.id,
            "title": words.say("your-turn", {"game": games.facts(table.spec.game).title}),
            "body": words.say(kind, {"names": ", ".join(others)}),
            "language": language,
        },
        ensure_ascii=False,
    ).encode()
