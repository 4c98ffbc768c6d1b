"""The live connections of a table: the socket, and the same messages as lines of JSON."""

from collections.abc import AsyncIterator
from typing import Annotated, Final

from fastapi import APIRouter, Query, Request, Response, WebSocket
from fastapi.responses import StreamingResponse

from waset.server.database import store
from waset.server.tables import looking, updates
from waset.server.tables.looking import part_of
from waset.server.tables.readers import AWAY, ENDED, NOT_FOUND, SET_ASIDE, TOO_MANY, MessageQueue
from waset.server.tables.table import Table
from waset.server.tables.tables import Tables
from waset.server.web import wire
from waset.server.web.caller import Caller, SeatWanted
from waset.server.web.conversation import GONE, Conversation, beat
from waset.server.web.described import ERRORS
from waset.server.web.encoding import encoded
from waset.server.web.errors import KEY_HEADER, Refusal, Unavailable, too_many
from waset.server.web.guard import ASKER
from waset.server.web.keys import COOKIE
from waset.server.web.limits import Asker, Limits
from waset.server.web.routes.common import (
    ATable,
    PathId,
    SeatQuery,
    Share,
    TheTables,
    Who,
    caller_of,
    found,
    seats_of,
    sees,
)
from waset.server.workers import desk_work
from waset.server.workers.desk import BUSY

ROUTER = APIRouter(prefix="/api/tables/{id}", responses=ERRORS)
MOST_MISSED: Final = 300
AT_ONCE: Final = {"x-accel-buffering": "no"}
"""Tells a proxy to pass lines on as they come."""
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
    said = [updates.said(each) for each in chat]
    hello = looking.hello(tables, table, caller, seats, previews, missed, said, tables.settings.beat)
    queue.push(encoded(hello))
    table.readers.add(queue)
    table.came.update(table.held(caller, tables.keys))
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
                yield (text or beat(tables)) + b"\n"
        finally:
            table.readers.discard(queue)
            tables.guests.leave(caller)
            limits.leave(asker)
            tables.metrics.dropped.add(str(queue.code or GONE))

    return StreamingResponse(lines(), media_type="application/x-ndjson", headers=AT_ONCE)


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
        await Conversation(tables, table, caller, queue, socket, limits, sender).run()
    finally:
        table.readers.discard(queue)
        tables.guests.leave(caller)
        limits.leave(asker)
        tables.metrics.dropped.add(str(queue.code or GONE))


def key_offered(protocols: list[str]) -> str:
    """The key among the subprotocols that a client offers: the only header of a socket that a page can set."""
    return next((each.removeprefix(KEY_PREFIX) for each in protocols if each.startswith(KEY_PREFIX)), "")
