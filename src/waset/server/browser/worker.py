"""Joins the server in a browser to the worker of the page, which talks to it in texts. Only Pyodide runs this."""

import json
import logging
import time
from collections.abc import Sequence
from typing import Any

from waset.server.browser.front import Front
from waset.server.browser.house import BrowserHouse


class PageShelf:
    """The shelf that the worker has in IndexedDB: lists go to and fro as JSON, and nothing as an empty text."""

    def __init__(self, page: Any) -> None:
        self.page: Any = page

    async def heads(self) -> list[str]:
        """The heads of all tables."""
        found: list[str] = json.loads(await self.page.heads())
        return found

    async def head(self, id_: str) -> str | None:
        """The head of a table."""
        return str(await self.page.head(id_)) or None

    async def entries(self, id_: str) -> list[str]:
        """The entries of a table, in order."""
        found: list[str] = json.loads(await self.page.entries(id_))
        return found

    async def store(self, id_: str, before: str | None, stamp: str, head: str, entries: Sequence[str]) -> bool:
        """Stores a head and entries, unless another change came first."""
        return bool(await self.page.store(id_, before or "", stamp, head, json.dumps(list(entries))))

    async def note(self, name: str) -> str | None:
        """What was kept under a name."""
        return str(await self.page.note(name)) or None

    async def notes(self, begin: str) -> list[str]:
        """All that was kept under names that begin like this."""
        found: list[str] = json.loads(await self.page.notes(begin))
        return found

    async def keep_note(self, name: str, text: str) -> None:
        """Keeps a text under a name; an empty one removes what was there."""
        await self.page.keepNote(name, text)


class Entrance:
    """What the worker calls."""

    def __init__(self, page: Any) -> None:
        self.house: BrowserHouse = BrowserHouse(PageShelf(page), time.time, time.monotonic)
        self.house.tell = page.changed
        self.front: Front = Front(self.house, page.tell)

    async def request(self, method: str, url: str, body: str) -> str:
        """The answer to a request, as JSON of its status, kind, text and file name."""
        return json.dumps(await self.front.request(method, url, body))

    def open(self, line: int, url: str) -> None:
        """Opens a line."""
        self.house.task(self.front.lines.open(line, url))

    def hear(self, line: int, text: str) -> None:
        """Takes a message of a line."""
        self.house.task(self.front.lines.hear(line, text))

    def close(self, line: int, _: str) -> None:
        """Ends a line; every call has a text, here an empty one."""
        self.front.lines.close(line)

    def heard(self, id_: str) -> None:
        """Another window has changed a table."""
        self.house.heard(id_)


async def start(page: Any) -> Entrance:
    """Opens the entrance, once it is known whose tables these are."""
    logging.basicConfig(level=logging.WARNING)
    made = Entrance(page)
    await made.house.start()
    return made
