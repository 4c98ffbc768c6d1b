"""Requests of browsers that want to be told of turns."""

from fastapi import APIRouter, Request, Response

from waset.server.database import push
from waset.server.database.push import Browser
from waset.server.push.service import PushService, check_keys
from waset.server.web import requests, wire
from waset.server.web.described import ERRORS, returns
from waset.server.web.routes.common import AGuest, TheTables, answer

ROUTER = APIRouter(prefix="/api", responses=ERRORS)


@ROUTER.get("/push", responses=returns(wire.PushKey))
async def push_key(request: Request) -> Response:
    """The key with which a browser subscribes at its push service."""
    service: PushService = request.app.state.push
    return answer(wire.PushKey(key=service.public_key))


@ROUTER.post("/me/push", responses=returns(wire.Me))
async def tell_me(request: Request, asked: requests.PushAsked, tables: TheTables, guest: AGuest) -> Response:
    """Tells this browser of my turns from now on."""
    service: PushService = request.app.state.push
    service.hosts.check(asked.endpoint)
    check_keys(asked.p256dh, asked.auth)
    browser = Browser(asked.endpoint, asked.p256dh, asked.auth, asked.language)
    await tables.write((), push.add, guest.id, browser, tables.now())
    return answer(wire.Me(name=guest.name))


@ROUTER.post("/me/push/end", responses=returns(wire.Me))
async def tell_no_more(asked: requests.PushEnded, tables: TheTables, guest: AGuest) -> Response:
    """Tells this browser nothing more."""
    await tables.write((), push.remove, guest.id, asked.endpoint)
    return answer(wire.Me(name=guest.name))
