"""Requests about the game at a table: looking, acting, undoing, history, hints, the record."""

import asyncio
from typing import Annotated, Any, Final, Literal

from fastapi import APIRouter, Query, Request, Response

from waset.server.tables import acts, looking, updates
from waset.server.tables.looking import part_of, state
from waset.server.tables.records import bots_at
from waset.server.web import requests, wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.errors import Refusal, too_many
from waset.server.web.packing import accepted
from waset.server.web.routes.common import (
    ATable,
    SeatQuery,
    TheShare,
    TheTables,
    Who,
    answer,
    found,
    seats_of,
    sees,
)
from waset.server.workers import desk_work
from waset.server.workers.turns import Cause

ROUTER = APIRouter(prefix="/api/tables/{id}", responses=ERRORS)
LONGEST_WAIT: Final = 60.0
USUAL_WAIT: Final = 25.0
SeqQuery = Annotated[int, Query(ge=0, le=wire.LARGEST_SEQ)]
Flag = Annotated[bool, Query()]


@ROUTER.get("", responses=returns(wire.WholeTable))
async def look(
    table: ATable, tables: TheTables, caller: Who, seat: SeatQuery = None, previews: Flag = False
) -> Response:
    """Everything needed to sit at a table, and what lies on it from the start."""
    await sees(tables, table, caller, seat)
    return answer({**state(tables, table, caller, previews), "board": table.match.game.board()})


@ROUTER.get("/wait", responses=returns(wire.TableState))
async def wait(
    table: ATable,
    tables: TheTables,
    caller: Who,
    share: TheShare,
    seq: SeqQuery,
    seat: SeatQuery = None,
    previews: Flag = False,
    timeout: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = USUAL_WAIT,  # the client says how long
) -> Response:
    """Answers as soon as there is something newer than `seq`, or when time is up, as what I am by then."""
    await sees(tables, table, caller, seat)
    end = asyncio.get_running_loop().time() + timeout
    if table.match.seq <= seq:
        if refused := share.limits.open(share.asker):
            raise too_many(refused, "Too many open connections.")
        try:
            while table.match.seq <= seq and (left := end - asyncio.get_running_loop().time()) > 0:
                await tables.wait(table, caller, left)
                table = await found(tables, table.id, caller)
                seats_of(tables, table, caller, seat)
        finally:
            share.limits.leave(share.asker)
    return answer(state(tables, table, caller, previews))


@ROUTER.post("/act", responses=returns(wire.Done))
async def act(table: ATable, asked: requests.ActAsked, tables: TheTables, caller: Who) -> Response:
    """An action of my seat."""
    entering = acts.act(tables, table, caller, asked.seq, asked.action, asked.request)
    seq = await acts.whole(tables, entering)
    return answer(wire.Done(seq=seq, request=asked.request))


@ROUTER.post("/undo", responses=returns(wire.UndoDone))
async def undo(table: ATable, asked: requests.UndoAsked, tables: TheTables, caller: Who) -> Response:
    """Undoes, or asks the others."""
    seq, proposal = await acts.undo(tables, table, caller, asked.seq, asked.to, asked.request)
    return answer(wire.UndoDone(seq=seq, proposal=proposal, request=asked.request))


@ROUTER.post("/undo/answer", responses=returns(wire.TableState))
async def answer_undo(table: ATable, asked: requests.UndoAnswer, tables: TheTables, caller: Who) -> Response:
    """My word on a proposal to undo."""
    await acts.answer_undo(tables, table, caller, asked.proposal, asked.agree)
    return answer(state(tables, table, caller))


@ROUTER.get("/preview", responses=returns(wire.Preview))
async def preview(
    table: ATable, tables: TheTables, caller: Who, action: Annotated[int, Query(ge=0, le=wire.LARGEST_SEQ)]
) -> Response:
    """What would certainly follow an action of mine."""
    return answer(acts.preview(tables, table, caller, action))


@ROUTER.post("/why-not", responses=returns(wire.WhyNot))
async def why_not(table: ATable, asked: requests.WhyNotAsked, tables: TheTables, caller: Who) -> Response:
    """Why my seat cannot do what I wish. Nothing changes, and nobody else hears of it."""
    held = table.held(caller, tables.keys)
    if not held or asked.seat not in (None, *held):
        table = await tables.looked_up(table)
        held = table.held(caller, tables.keys)
    return answer(acts.why_not(table, looking.wishing_seat(table, held, asked.seat), asked.wish))


@ROUTER.get("/hint", responses=returns(wire.Hint))
async def hint(request: Request, table: ATable, tables: TheTables, caller: Who, share: TheShare) -> Response:
    """What the strongest bot thinks of my choices."""
    asked = looking.hint_asked(table, table.held(caller, tables.keys))
    with share.limits.hint(share.asker) as wait:
        if wait:
            raise too_many(wait, "Ask for one hint at a time.")
        cause = Cause(share.asker.address, table.id)
        found = await request.app.state.bot_pool.explain(table.match, table.spec, asked.seat, asked.bot, cause)
    if asked.seat not in table.held(caller, tables.keys):
        raise Refusal(403, "not_your_seat", "This is not your seat any more.")
    return answer(looking.hint(asked, found))


@ROUTER.get("/history", responses=returns(wire.History))
async def history(
    request: Request,
    table: ATable,
    tables: TheTables,
    caller: Who,
    share: TheShare,
    seat: Annotated[int | Literal["watch", "all"] | None, Query()] = None,
    first: Annotated[int, Query(alias="from", ge=1, le=wire.LARGEST_SEQ)] = 1,
    limit: Annotated[int, Query(ge=1, le=acts.MOST_FRAMES)] = 100,
    views: Flag = False,
    scores: Flag = False,
) -> Response:
    """What happened, entry by entry, as a seat may know it. After the end, and in a review, as any seat."""
    reader: Any
    if seat is not None and (seat == "all" or table.row.status in ("over", "review")):
        reader = looking.open_reader(table, seat)
    else:
        reader = updates.perspective(await sees(tables, table, caller, seat), table.match)
    if scores:
        looking.no_scores_yet(table)
    part = part_of(table, reader, first, limit, views, scores)
    packed = accepted(request.headers.get("accept-encoding", ""), ("gzip",)) == "gzip"
    where = tables.settings.where()
    body = await share.desk.do(share.asker, desk_work.history, where, part, table.match.seq, packed)
    headers = {"vary": "Accept-Encoding", "content-encoding": "gzip"} if packed else {}
    return Response(body, media_type="application/json", headers=headers)


@ROUTER.get(
    "/record",
    response_class=Response,
    responses={200: {"content": {"application/x-ndjson": {"schema": {"type": "string"}}}}},
)
async def record(table: ATable, tables: TheTables, share: TheShare) -> Response:
    """The record as a file, once the game is over."""
    name = looking.record_name(table)
    who = bots_at(table.spec, table.seats)
    text = await share.desk.do(
        share.asker, desk_work.record, tables.settings.where(), table.id, table.spec, table.names, who
    )
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(text, media_type="application/x-ndjson", headers=headers)
