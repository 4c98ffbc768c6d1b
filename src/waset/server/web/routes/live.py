"""The live connections of a table: the socket, and the same messages as lines of JSON."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any, Final

from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import StreamingResponse
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from waset.server.database import store
from waset.server.database.writer import Closed
from waset.server.tables import acts, chat, updates
from waset.server.tables.readers import AWAY, ENDED, NOT_FOUND, REASONS, SET_ASIDE, TOO_MANY, MessageQueue, encoded
from waset.server.tables.table import Table
from waset.server.tables.tables import Tables
from waset.server.web import wire
from waset.server.web.caller import Caller, SeatWanted
from waset.server.web.connections import SEND_NOW
from waset.server.web.described import ERRORS
from waset.server.web.errors import KEY_HEADER, Refusal, Unavailable, too_many
from waset.server.web.guard import ASKER
from waset.server.web.keys import COOKIE
from waset.server.web.limits import Asker, Limits
from waset.server.web.problems import first_problem
from waset.server.web.routes.common import (
    ATable,
    PathId,
    SeatQuery,
    Share,
    TheTables,
    Who,
    caller_of,
    found,
    part_of,
    seats_of,
    sees,
)
from waset.server.workers import desk_work
from waset.server.workers.desk import BUSY

ROUTER = APIRouter(prefix="/api/tables/{id}", responses=ERRORS)
MESSAGES: Final[TypeAdapter[Any]] = TypeAdapter(wire.FromClient)
MOST_MISSED: Final = 300
GONE: Final = 1000
"""The reader went away of its own accord."""
AT_ONCE: Final = {"x-accel-buffering": "no"}
"""Tells a proxy to pass lines on as they come."""
LAST_WORD: Final = 10.0
"""Seconds in which a dropped reader can be told why."""
PROTOCOL: Final = "waset"
KEY_PREFIX: Final = "key."
SeqQuery = Annotated[int | None, Query(ge=0, le=wire.LARGEST_SEQ)]


async def begin(
    share: Share, tables: Tables, table: Table, caller: Caller, seat: SeatWanted, seq: int | None, previews: bool
) -> tuple[MessageQueue, Table]:
    """A reader of a table, whose first message holds everything needed; it ends when the caller's cookie is ended."""
    await tables.guests.enter(caller)
    try:
        return await _begin(share, tables, table, caller, seat, seq, previews)
    except BaseException:
        tables.guests.leave(caller)
        raise


async def _begin(
    share: Share, tables: Tables, table: Table, caller: Caller, seat: SeatWanted, seq: int | None, previews: bool
) -> tuple[MessageQueue, Table]:
    await sees(tables, table, caller, seat)
    chat = await tables.read(store.said, table.id)
    missed: list[wire.Frame] | None = None
    told: tuple[int, int | None] | None = None
    while told != (now := (table.match.seq, _perspective(tables, table, caller))) or table.stale:
        table = await found(tables, table.id, caller)
        told = now = (table.match.seq, _perspective(tables, table, caller))
        if seq is not None and 0 <= now[0] - seq <= MOST_MISSED:
            missed = await _missed(share, tables, table, now[1], seq)
    seats = seats_of(tables, table, caller, seat)
    queue = MessageQueue(tables.settings.queue, caller, seats, table.row.version, previews)
    hello: wire.Hello = {
        "type": "hello",
        "table": tables.broadcast.facts_for(table, caller),
        "board": table.match.game.board(),
        "update": table.update(seats, tables.steady(), previews),
        "missed": missed,
        "chat": [updates.said(each) for each in chat],
        "beat": tables.settings.beat,
    }
    queue.push(encoded(hello))
    table.readers.add(queue)
    caller.on_end = lambda: queue.end(ENDED)
    if caller.ended:
        queue.end(ENDED)
    if tables.closing:
        tables.send_away()
    return queue, table


async def _missed(share: Share, tables: Tables, table: Table, seat: int | None, seq: int) -> list[wire.Frame] | None:
    """What happened after an entry; None if the desk is too busy: the client then asks for the history."""
    if seq == table.match.seq:
        return []
    part = part_of(table, seat, seq + 1, MOST_MISSED)
    try:
        return await share.desk.do(share.asker, desk_work.frames, tables.settings.where(), part)
    except Refusal as refusal:
        if refusal.code != BUSY:
            raise
        return None


def _perspective(tables: Tables, table: Table, caller: Caller) -> int | None:
    """The seat whose view the caller has now."""
    return updates.perspective(table.seen_as(caller, tables.keys), table.match)


@ROUTER.get(
    "/stream",
    response_class=StreamingResponse,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def stream(
    request: Request,
    table: ATable,
    tables: TheTables,
    caller: Who,
    seat: SeatQuery = None,
    seq: SeqQuery = None,
    previews: bool = False,
) -> Response:
    """The live messages as lines of JSON, until one side ends it."""
    limits: Limits = request.app.state.limits
    asker: Asker = request.scope[ASKER]
    if wait := limits.open(asker):
        raise too_many(wait, "Too many open connections.")
    try:
        queue, table = await begin(Share(request), tables, table, caller, seat, seq, previews)
    except BaseException:
        limits.leave(asker)
        raise

    async def lines() -> AsyncIterator[bytes]:
        try:
            while True:
                text = await queue.next(tables.settings.beat)
                if queue.code:
                    return
                yield (text or _beat(tables)) + b"\n"
        finally:
            table.readers.discard(queue)
            tables.guests.leave(caller)
            limits.leave(asker)
            tables.metrics.dropped.add(str(queue.code or GONE))

    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=AT_ONCE)


def _beat(tables: Tables) -> bytes:
    return encoded({"type": "beat", "at": tables.now()})


@ROUTER.websocket("/live")
async def live(
    socket: WebSocket,
    id_: PathId,
    seat: SeatQuery = None,
    seq: SeqQuery = None,
    previews: bool = False,
) -> None:
    """The socket of a table."""
    tables: Tables = socket.app.state.tables
    limits: Limits = socket.app.state.limits
    asker: Asker = socket.scope[ASKER]
    await socket.accept(PROTOCOL if PROTOCOL in socket.scope["subprotocols"] else None)
    await limits.turn(asker)
    if limits.open(asker):
        await limits.pause(asker)
        await socket.close(TOO_MANY, "too many connections")
        return
    try:
        key = socket.headers.get(KEY_HEADER) or key_offered(socket.scope["subprotocols"])
        caller = await caller_of(tables, socket.cookies.get(COOKIE), socket.headers.get("authorization", ""), key)
        table = await found(tables, id_, caller)
        queue, table = await begin(Share(socket), tables, table, caller, seat, seq, previews)
    except Refusal as refusal:
        limits.leave(asker)
        away = isinstance(refusal, Unavailable)
        await socket.close(AWAY if away else SET_ASIDE if id_ in tables.aside else NOT_FOUND, refusal.code)
        return
    except BaseException:
        limits.leave(asker)
        raise
    try:
        sender = asker._replace(guest=f"{table.id} {caller.token}") if caller.token else asker
        await _Conversation(tables, table, caller, queue, socket, limits, sender).run()
    finally:
        table.readers.discard(queue)
        tables.guests.leave(caller)
        limits.leave(asker)
        tables.metrics.dropped.add(str(queue.code or GONE))


def key_offered(protocols: list[str]) -> str:
    """The key among the subprotocols that a client offers: the only header of a socket that a page can set."""
    return next((each.removeprefix(KEY_PREFIX) for each in protocols if each.startswith(KEY_PREFIX)), "")


class _Conversation:
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
            hearing.cancel()
            await asyncio.gather(hearing, sending, return_exceptions=True)
        if self.queue.code != GONE:
            await self._say_why()

    async def _send(self) -> None:
        while not self.queue.code:
            text = await self.queue.next(self.tables.settings.beat)
            if not self.queue.code:
                await self.socket.send_text((_beat(self.tables) if text is None else text).decode())

    async def _say_why(self) -> None:
        """Closes with a reason, without waiting for a client that does not read."""
        try:
            async with asyncio.timeout(LAST_WORD):
                await self.socket.close(self.queue.code, REASONS.get(self.queue.code, ""))
        except (TimeoutError, RuntimeError, OSError, WebSocketDisconnect):
            pass

    async def _hear(self) -> None:
        while True:
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
            self._refuse(request, Refusal(503, "closing", "The server is restarting; try again in a moment."))

    def _refuse(self, request: str | None, refusal: Refusal) -> None:
        self.queue.push(encoded({"type": "error", "request": request, "error": refusal.document()}))

    async def _do(self, asked: Any) -> None:
        tables = self.tables
        if isinstance(asked, wire.SendBeat):
            self.queue.push(_beat(tables))
            return
        table = self.table
        if table.stale or tables.known.get(table.id) is not table:
            table = await tables.open(table.id)
        if isinstance(asked, wire.SendChat):
            await chat.say(tables, table, self.caller, asked.text)
            return
        proposal = None
        if isinstance(asked, wire.SendAct):
            done = await acts.act(tables, table, self.caller, asked.seq, asked.action, asked.request)
        else:
            done, proposal = await acts.undo(tables, table, self.caller, asked.seq, asked.to, asked.request)
        self.queue.push(encoded({"type": "done", "seq": done, "request": asked.request, "proposal": proposal}))
