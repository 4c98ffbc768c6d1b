"""Tells people who are not there that it is their turn: once, and once more after a day."""

import asyncio
import json
import logging
from collections import Counter
from collections.abc import Callable
from typing import Final

from waset import games
from waset.server.database import push, store
from waset.server.database.push import REMINDED, Browser, DueNotice
from waset.server.database.writer import Closed
from waset.server.push.service import PushService
from waset.server.tables.table import Seating
from waset.server.tables.tables import Tables
from waset.server.web.errors import Unavailable
from waset.server.workers.turns import Cause, FairSlots
from waset.words.catalogue import catalogue

LOG: Final = logging.getLogger("waset.push")
LOOK: Final = 1.0
"""Seconds between two looks at what is due."""
AT_ONCE: Final = 8
"""How many browsers are told at a time; clients take turns."""
MOST_AT_WORK: Final = 400
"""How many notices may be under way; while there are more, no further ones are taken on."""
MOST_OF_CLIENT: Final = 20
"""How many of them may be for the guests at one address, whose push services may be slow; further ones are dropped."""


class Notices:
    """Sends the notices that are due. Several processes may: the database lets one of them have each."""

    def __init__(self, tables: Tables, service: PushService, client: Callable[[str], str]) -> None:
        """`client` says for which client a guest counts."""
        self.tables: Tables = tables
        self.service: PushService = service
        self.client: Callable[[str], str] = client
        self.slots: FairSlots = FairSlots(AT_ONCE)
        self.at_work: Counter[str] = Counter()
        """The notices under way, by client."""

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
            if self.at_work.total() >= MOST_AT_WORK:
                return
            if not await tables.write((), push.claim, notice):
                continue
            client = self.client(notice.guest)
            if self.at_work[client] < MOST_OF_CLIENT:
                self.at_work[client] += 1
                tables.task(self._tell(notice, client))
            else:
                tables.metrics.notices.add("dropped")

    async def _tell(self, notice: DueNotice, client: str) -> None:
        try:
            seatings = await self.tables.read(store.seatings, [notice.table])
            browsers = await self.tables.read(push.browsers, notice)
            for browser in browsers if notice.table in seatings else ():
                payload = said(Seating(*seatings[notice.table]), notice, browser.language)
                async with self.slots.turn(Cause(client, notice.table)):
                    await self._send(browser, payload)
        finally:
            self.at_work[client] -= 1
            self.at_work += Counter()

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
