"""Requests with large bodies: new tables with their editions, records and positions."""

from collections.abc import Callable, Coroutine
from typing import Any, Final

from fastapi import APIRouter, Request, Response
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.requests import ClientDisconnect

from waset.server.tables import lobby, uploads
from waset.server.tables.looking import state
from waset.server.tables.wishes import TableWish, UploadWish, nested
from waset.server.web import requests, wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.guard import ASKER
from waset.server.web.routes.common import AGuest, Share, TheShare, TheTables, Who, answer
from waset.server.workers import desk_work
from waset.server.workers.desk import Desk

SMALL: Final = 16384
"""Up to this many bytes, a body without an edition is parsed here."""
EDITION: Final = b'"edition"'


class AtTheDesk(APIRoute):
    """A route whose body is parsed and checked by the desk, so that the handler gets a small one."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """The handler, after the desk."""
        handle = super().get_route_handler()

        async def read_first(request: Request) -> Response:
            Share(request).take_table()
            try:
                body = await request.body()
            except ClientDisconnect:
                raise HTTPException(400, "The request was cut off.") from None
            desk: Desk = request.app.state.desk
            small: Any
            if self.path_format.endswith("/uploads"):
                found = await desk.do(request.scope[ASKER], desk_work.upload, body, request.app.state.tables.now())
                small, request.state.brought = found
            elif len(body) > SMALL or EDITION in body:
                small = await desk.do(request.scope[ASKER], desk_work.create, body)
            else:
                return await handle(request)
            request._json = small
            return await handle(request)

        return read_first


ROUTER = APIRouter(prefix="/api", responses=ERRORS, route_class=AtTheDesk)


@ROUTER.post("/tables", responses=returns(wire.TableState, 201), status_code=201)
async def create(asked: requests.Create, tables: TheTables, caller: Who, guest: AGuest, share: TheShare) -> Response:
    """A new table."""
    if asked.start and asked.seats and all(wish.who == "bot" for wish in asked.seats):
        await share.take_bot_table(tables, guest.id)
    return answer(
        state(tables, await lobby.create(tables, guest, TableWish(**nested(asked.model_dump()))), caller), 201
    )


@ROUTER.post("/uploads", responses=returns(wire.TableState, 201), status_code=201)
async def upload(
    request: Request, asked: requests.Upload, tables: TheTables, caller: Who, guest: AGuest, share: TheShare
) -> Response:
    """A record or a position becomes a table, to be continued or reviewed."""
    if asked.mode == "continue" and asked.seats and all(wish.who == "bot" for wish in asked.seats):
        await share.take_bot_table(tables, guest.id)
    brought: uploads.Brought = request.state.brought
    table = await uploads.table(
        tables, guest, UploadWish(**nested(asked.model_dump(exclude={"record", "position"}))), brought
    )
    return answer(state(tables, table, caller), 201)
