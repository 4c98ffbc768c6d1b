"""The server as an ASGI app: all parts put together."""

import asyncio
import os
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

import sqlalchemy as sa
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError, WebSocketRequestValidationError
from pydantic_core import to_json
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp

import waset
from waset.core.errors import WasetError
from waset.server import settings
from waset.server.database.engines import connect
from waset.server.database.migrate import migrate
from waset.server.database.writer import Closed
from waset.server.push.endpoints import PushHosts
from waset.server.push.notices import Notices
from waset.server.push.service import PushService
from waset.server.settings import Settings
from waset.server.tables.listening import listen
from waset.server.tables.match import SECURE, Draw
from waset.server.tables.presence import Presence
from waset.server.tables.process import Now
from waset.server.tables.tables import Tables
from waset.server.web import logs, page
from waset.server.web.connections import STATE, Waiting
from waset.server.web.described import document, prepare
from waset.server.web.encoding import refusal_encoded
from waset.server.web.errors import NO_KEY_HERE, Refusal, Unavailable, closing, refused
from waset.server.web.guard import Guard
from waset.server.web.limits import Limits
from waset.server.web.open_files import most_connections
from waset.server.web.problems import problem
from waset.server.web.routes import editions, game, home, live, mistakes, push, review, seats, uploads, variants
from waset.server.workers import garbage
from waset.server.workers.bots import BotPool
from waset.server.workers.desk import Desk
from waset.server.workers.parent import end_with_parent
from waset.server.workers.reviewer import Reviewer
from waset.server.workers.scheduler import Scheduler
from waset.server.workers.trials import Trials

SWITCH: Final = 0.0005
"""Seconds after which one thread yields to another: the writer runs often and briefly, and acts wait for it."""
PLAIN: Final = {400: "bad_json", 404: "not_found", 405: "method_not_allowed", 408: "too_slow", 413: "too_large"}


def make(chosen: Settings, now: Now = time.time, draw: Draw = SECURE, monotonic: Now = time.monotonic) -> Guard:
    """Returns the app with these settings. Players' clocks use `monotonic`, dates use `now`."""
    engines = connect(chosen.where(), chosen.sqlite_sync)
    migrate(engines.writer)
    tables = Tables(chosen, engines, not engines.is_sqlite or chosen.workers > 1, now, draw, monotonic)
    return Guard(app := _app(tables), tables, app.state.limits)


def from_environment() -> ASGIApp:
    """Returns the app of a worker process, with the settings that its parent left in the environment."""
    end_with_parent()
    sys.setswitchinterval(SWITCH)
    garbage.rarely()
    chosen = settings.gathered({})
    logs.set_up(chosen.log)
    return make(chosen)


def _app(tables: Tables) -> FastAPI:
    bot_pool = BotPool(tables.settings.bot_processes(), tables.settings.bot_seconds, tables.nets)
    limits = Limits(tables.settings)
    desk = Desk(limits)
    reviewer = Reviewer(tables)
    trials = Trials()
    scheduler = Scheduler(tables, bot_pool, limits)
    push_service = PushService(tables.push_key, tables.settings.push_contact, PushHosts(tables.settings.push_hosts))
    waiting = Waiting(tables.settings, tables.metrics, most_connections())

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[dict[str, Any]]:
        prepare(app)
        _hear_signals(tables)
        listen(tables)
        tables.scheduling = tables.task(scheduler.run())
        tables.task(Presence(tables).run())
        tables.task(Notices(tables, push_service, limits.client).run())
        tables.task(garbage.sweep())
        tables.task(waiting.run())
        yield {STATE: waiting}
        await asyncio.to_thread(desk.close)
        await asyncio.to_thread(reviewer.close)
        await asyncio.to_thread(trials.close)
        await tables.close()
        push_service.close()
        await asyncio.to_thread(bot_pool.close)

    app = FastAPI(
        title="Waset",
        version=waset.__version__,
        description="Tables for board games. See docs/api.md.",
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
    )
    app.state.tables = tables
    app.state.bot_pool = bot_pool
    app.state.desk = desk
    app.state.reviewer = reviewer
    app.state.trials = trials
    app.state.waiting = waiting
    app.state.push = push_service
    app.state.limits = limits
    for router in (
        home.ROUTER,
        uploads.ROUTER,
        editions.ROUTER,
        seats.ROUTER,
        game.ROUTER,
        review.ROUTER,
        mistakes.ROUTER,
        variants.ROUTER,
        live.ROUTER,
        push.ROUTER,
    ):
        app.include_router(router)
    _handle_errors(app)
    _add_watching(app, tables)
    app.router.default = page.files(tables.settings.root_path)
    return app


def _hear_signals(tables: Tables) -> None:
    """Sends readers and waiting requests away as soon as the process is told to stop, so that they do not delay it."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        before = signal.getsignal(number)

        def stop(heard: int, frame: Any, before: Any = before) -> None:
            loop.call_soon_threadsafe(tables.send_away)
            if callable(before):
                before(heard, frame)

        signal.signal(number, stop)


def _handle_errors(app: FastAPI) -> None:
    """Gives every error the one shape."""

    def failure(refusal: Refusal) -> Response:
        headers, body = refusal_encoded(refusal)
        made = Response(body, refusal.status)
        made.raw_headers = headers
        return made

    async def on_refusal(asked: HTTPConnection, error: Any) -> Response:
        if error.status == 404 and "key" in asked.query_params:
            error = Refusal(404, error.code, error.sentence + NO_KEY_HERE, error.where)
        return failure(error)

    async def on_invalid(_: HTTPConnection, error: Any) -> Response:
        return failure(problem(error.errors()))

    async def on_http(_: HTTPConnection, error: Any) -> Response:
        code = PLAIN.get(error.status_code, "bad_request")
        made = failure(Refusal(error.status_code, code, str(error.detail)))
        for name, value in (error.headers or {}).items():
            made.headers[name] = value
        return made

    async def on_waset(_: HTTPConnection, error: Any) -> Response:
        return failure(refused(error))

    async def on_deep(_: HTTPConnection, __: Any) -> Response:
        return failure(Refusal(400, "bad_json", "This JSON is nested too deeply."))

    async def on_closed(_: HTTPConnection, __: Any) -> Response:
        return failure(closing())

    async def on_broken(_: HTTPConnection, __: Exception) -> Response:
        return failure(Refusal(500, "broken", "Something went wrong on the server; it has been logged."))

    app.add_exception_handler(Exception, on_broken)
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(WebSocketRequestValidationError, on_invalid)
    app.add_exception_handler(RecursionError, on_deep)
    app.add_exception_handler(HTTPException, on_http)
    app.add_exception_handler(WasetError, on_waset)
    app.add_exception_handler(Closed, on_closed)


def _add_watching(app: FastAPI, tables: Tables) -> None:
    """Adds what monitoring asks for: health, readiness and figures."""

    async def healthz(_: Request) -> Response:
        return PlainTextResponse("ok\n")

    async def readyz(_: Request) -> Response:
        if tables.closing or not tables.writer.thread.is_alive():
            return PlainTextResponse("closing\n", 503)
        if tables.writer.health.down:
            return PlainTextResponse("the database does not accept writes\n", 503)
        if tables.scheduling is None or tables.scheduling.done():
            return PlainTextResponse("the scheduler has stopped\n", 503)
        try:
            await tables.read(lambda connection: connection.execute(sa.text("SELECT 1")).scalar())
        except Unavailable:
            return PlainTextResponse("the database does not answer\n", 503)
        if tables.bus is not None and not tables.bus.listening.is_set():
            return PlainTextResponse("not listening yet\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(_: Request) -> Response:
        return Response(tables.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")

    async def openapi(_: Request) -> Response:
        return Response(await asyncio.to_thread(lambda: to_json(document(app))), media_type="application/json")

    def readers() -> float:
        return sum(len(table.readers) for table in list(tables.known.values()))

    watch = tables.metrics.watch
    watch("waset_tables", "Tables in memory.", lambda: len(tables.known))
    watch("waset_tables_aside", "Tables set aside because they cannot be opened.", lambda: len(tables.aside))
    watch("waset_readers", "Sockets and streams that are open.", readers)
    watch("waset_bot_decisions_waiting", "Decisions that bots have yet to make.", lambda: app.state.bot_pool.asked)
    watch("waset_transactions", "Transactions that stored entries.", lambda: tables.writer.batches)
    watch("waset_half_open", "Connections waiting for the rest of a request.", lambda: app.state.waiting.half_open)
    watch("waset_process", "The id of the process that answers.", os.getpid)
    app.add_route("/api/openapi.json", openapi)
    app.add_route("/healthz", healthz)
    app.add_route("/readyz", readyz)
    if tables.settings.metrics:
        app.add_route("/metrics", metrics)
