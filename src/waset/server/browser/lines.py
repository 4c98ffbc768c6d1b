"""Live lines to the tables of a browser: what a socket is to a server."""

import json
import re
from typing import Any, Final, Protocol
from urllib.parse import parse_qsl, urlsplit

from waset.server.browser.asking import Parts
from waset.server.browser.house import KeptList
from waset.server.tables import acts, looking
from waset.server.tables.readers import NOT_FOUND, SET_ASIDE, MessageQueue
from waset.server.tables.table import Table
from waset.server.tables.updates import perspective
from waset.server.web import wire
from waset.server.web.errors import Refusal

PATH: Final = re.compile(r"/api/tables/([^/]+)/live")
BEAT: Final = 86400.0
"""Seconds between heartbeats: nothing can be lost on the way."""
MOST_WAITING: Final = 1000
MOST_MISSED: Final = 300


class Tell(Protocol):
    """Hears what a line is told: a message, or "" and the code with which it ends."""

    def __call__(self, line: int, text: str, code: int, /) -> None:
        """Called with each."""


class PageLines:
    """The open lines, by their numbers."""

    def __init__(self, parts: Parts, tell: Tell) -> None:
        self.parts: Parts = parts
        self.tell: Tell = tell
        self.queues: dict[int, tuple[MessageQueue, Table]] = {}

    async def open(self, line: int, url: str) -> None:
        """Opens a line to the table in the url; its first message holds everything needed."""
        split = urlsplit(url)
        query = dict(parse_qsl(split.query))
        found = PATH.fullmatch(split.path)
        house, caller = self.parts.house, self.parts.caller()
        try:
            if found is None:
                raise Refusal(404, "not_found", "There is no such line.")
            table = await house.open(found[1])
        except Refusal as refusal:
            self.tell(line, "", SET_ASIDE if refusal.code == "set_aside" else NOT_FOUND)
            return
        seats = table.seen_as(caller, house.keys)
        previews = query.get("previews", "") in ("1", "true")
        queue = MessageQueue(MOST_WAITING, caller, seats, table.row.version, previews)
        missed = self._missed(table, perspective(seats, table.match), query.get("seq", ""))
        hello = looking.hello(house, table, caller, seats, previews, missed, [], BEAT)
        queue.push(house.broadcast.encode(hello))
        table.readers.add(queue)
        self.queues[line] = queue, table
        house.task(self._pass_on(line, queue))

    def _missed(self, table: Table, reader: int | None, seq: str) -> list[wire.Frame] | None:
        """What happened after an entry, for who was here before."""
        if not seq.isdigit() or not 0 <= table.match.seq - int(seq) <= MOST_MISSED:
            return None
        part = looking.part_of(table, reader, int(seq) + 1, MOST_MISSED)
        kept = KeptList(self.parts.house.entries[table.id])
        return self.parts.histories.of(table.id, table.spec).frames(kept, part)

    async def _pass_on(self, line: int, queue: MessageQueue) -> None:
        while not queue.code:
            text = await queue.next(BEAT)
            if text is not None:
                self.tell(line, text.decode(), 0)
        if line in self.queues:
            self.close(line)
            self.tell(line, "", queue.code)

    def close(self, line: int) -> None:
        """The page has gone from a table."""
        queue, table = self.queues.pop(line, (None, None))
        if queue is not None and table is not None:
            table.readers.discard(queue)
            queue.end(1000)

    async def hear(self, line: int, text: str) -> None:
        """Takes a message from the page."""
        if line not in self.queues:
            return
        queue, table = self.queues[line]
        asked: dict[str, Any] = json.loads(text)
        encode, request = self.parts.house.broadcast.encode, asked.get("request")
        try:
            if asked["type"] == "beat":
                queue.push(encode({"type": "beat", "at": self.parts.house.now()}))
                return
            done, proposal = await self._do(await self.parts.house.open(table.id), asked, request)
        except Refusal as refusal:
            queue.push(encode({"type": "error", "request": request, "error": refusal.document()}))
            return
        queue.push(encode({"type": "done", "seq": done, "request": request, "proposal": proposal}))

    async def _do(self, table: Table, asked: dict[str, Any], request: str | None) -> tuple[int, wire.Proposal | None]:
        house, caller = self.parts.house, self.parts.caller()
        try:
            if asked["type"] == "act":
                return await acts.act(house, table, caller, asked["seq"], asked["action"], request), None
            if asked["type"] == "undo":
                return await acts.undo(house, table, caller, asked["seq"], asked["to"], request)
        except KeyError as error:
            raise Refusal(422, "bad_request", f"The message lacks {error}.", str(error)) from None
        raise Refusal(403, "not_allowed", "There is nobody else here to talk to.")
