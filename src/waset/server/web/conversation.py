"""The conversation over one socket: what is sent to a reader, and what the reader asks for."""

import asyncio
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocket, WebSocketDisconnect

from waset.server.database.writer import Closed
from waset.server.tables import acts, chat
from waset.server.tables.readers import REASONS, TOO_MANY, MessageQueue
from waset.server.tables.table import Table
from waset.server.tables.tables import Tables
from waset.server.web import requests
from waset.server.web.caller import Caller
from waset.server.web.encoding import encoded
from waset.server.web.errors import Refusal, closing
from waset.server.web.limits import Asker, Limits
from waset.server.web.problems import first_problem
from waset.server.web.sockets import SEND_NOW

MESSAGES: Final[TypeAdapter[Any]] = TypeAdapter(requests.FromClient)
GONE: Final = 1000
"""The reader went away of its own accord."""
LAST_WORD: Final = 10.0
"""Seconds in which a dropped reader can be told why."""


def beat(tables: Tables) -> bytes:
    """A heartbeat as it goes over the wire."""
    return encoded({"type": "beat", "at": tables.now()})


class Conversation:
    """A socket from its first message to its end."""

    def __init__(
        self,
        tables: Tables,
        table: Table,
        caller: Caller,
        queue: MessageQueue,
        socket: WebSocket,
        limits: Limits,
        asker: Asker,
    ) -> None:
        self.tables: Tables = tables
        self.table: Table = table
        self.caller: Caller = caller
        self.queue: MessageQueue = queue
        self.socket: WebSocket = socket
        self.limits: Limits = limits
        self.asker: Asker = asker
        """Whom the messages count for: all sockets of a guest share one allowance."""
        self.acting: bool = False
        """Whether an act is being entered, which goes to its end even if the client goes away."""

    async def run(self) -> None:
        """Sends and receives until one side ends it."""
        loop = asyncio.get_running_loop()
        self.queue.send_now = self.socket.scope["extensions"][SEND_NOW][SEND_NOW]
        hearing = loop.create_task(self._hear())
        sending = loop.create_task(self._send())
        hearing.add_done_callback(lambda _: self.queue.end(GONE))
        self.queue.on_end = sending.cancel
        try:
            await asyncio.wait([sending])
        finally:
            self.queue.end(GONE)
            self.table.readers.discard(self.queue)
            if not self.acting:
                hearing.cancel()
            await asyncio.gather(hearing, sending, return_exceptions=True)
        if self.queue.code != GONE:
            await self._say_why()

    async def _send(self) -> None:
        while not self.queue.code:
            text = await self.queue.next(self.tables.settings.beat)
            if not self.queue.code:
                await self.socket.send_text((beat(self.tables) if text is None else text).decode())

    async def _say_why(self) -> None:
        """Closes with a reason, without waiting for a client that does not read."""
        try:
            async with asyncio.timeout(LAST_WORD):
                await self.socket.close(self.queue.code, REASONS.get(self.queue.code, ""))
        except (TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            pass

    async def _hear(self) -> None:
        while not self.queue.code:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.limits.turn(self.asker)
            if self.limits.request(self.asker) > 0:
                self.queue.end(TOO_MANY)
                return
            await self._answer(message.get("text") or "")

    async def _answer(self, text: str) -> None:
        request: str | None = None
        try:
            asked = MESSAGES.validate_json(text)
            request = getattr(asked, "request", None)
            await self._do(asked)
        except ValidationError as error:
            self._refuse(request, first_problem(error))
        except Refusal as refusal:
            self._refuse(request, refusal)
        except Closed:
            self._refuse(request, closing())

    def _refuse(self, request: str | None, refusal: Refusal) -> None:
        self.queue.push(encoded({"type": "error", "request": request, "error": refusal.document()}))

    async def _do(self, asked: Any) -> None:
        tables = self.tables
        if isinstance(asked, requests.SendBeat):
            self.queue.push(beat(tables))
            return
        table = self.table
        if table.stale or tables.known.get(table.id) is not table:
            table = await tables.open(table.id)
        if isinstance(asked, requests.SendChat):
            await chat.say(tables, table, self.caller, asked.text)
            return
        proposal = None
        if isinstance(asked, requests.SendAct):
            self.acting = True
            try:
                done = await acts.act(tables, table, self.caller, asked.seq, asked.action, asked.request)
            finally:
                self.acting = False
        else:
            done, proposal = await acts.undo(tables, table, self.caller, asked.seq, asked.to, asked.request)
        self.queue.push(encoded({"type": "done", "seq": done, "request": asked.request, "proposal": proposal}))
