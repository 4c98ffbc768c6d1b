"""Runs the server: one process or several, until it is told to stop."""

import logging
import os
import socket
import sys
import webbrowser
from typing import Final

import sqlalchemy as sa
import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from waset.core.errors import BadOption
from waset.server.database import store
from waset.server.database.alone import only_server
from waset.server.database.engines import Engines, connect
from waset.server.database.migrate import migrate
from waset.server.settings import Settings
from waset.server.web import logs
from waset.server.web.connections import Http
from waset.server.web.open_files import raise_limit
from waset.server.web.sockets import Socket

LOG: Final = logging.getLogger("waset.serve")
BACKLOG: Final = 2048
SLOW_START: Final = 60
"""Seconds after which a worker that does not answer is replaced; one that starts on a busy machine takes long."""
AS_ROOT: Final = "the server runs as root but does not need to; run it as a user of its own"


def config(settings: Settings, app: ASGIApp | None = None) -> uvicorn.Config:
    """The configuration of uvicorn, for an app, or for the one that each process makes from its environment."""
    return uvicorn.Config(
        app or "waset.server.web.app:from_environment",
        factory=app is None,
        host=settings.host,
        port=settings.port,
        http=Http,
        ws=Socket,
        workers=settings.workers,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=True,
        forwarded_allow_ips=settings.proxies,
        ws_max_size=settings.largest_body,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.beat,
        ws_ping_timeout=3 * settings.beat,
        timeout_graceful_shutdown=settings.grace,
        timeout_worker_healthcheck=SLOW_START,
        backlog=BACKLOG,
    )


def serve(settings: Settings) -> None:
    """Serves until it is stopped. Raises BadOption or OSError if it cannot begin."""
    engines = connect(settings.where(), settings.sqlite_sync)
    with only_server(engines.writer.url.database if engines.is_sqlite else None):
        try:
            migrate(engines.writer)
            with engines.writer.begin() as connection:
                store.secret(connection)
        except sa.exc.DBAPIError as error:
            raise BadOption(_unusable(engines, error)) from None
        finally:
            engines.dispose()
        _run(settings)


def _unusable(engines: Engines, error: sa.exc.DBAPIError) -> str:
    reason = str(error.orig).strip()
    if engines.is_sqlite:
        return f"the database {engines.writer.url.database} cannot be used: {reason}"
    return f"the database cannot be reached: {reason}"


def _run(settings: Settings) -> None:
    os.environ |= settings.to_environment()
    logs.set_up(settings.log)
    raise_limit()
    made = config(settings)
    listening = _bound(settings)
    host, port = listening.getsockname()[:2]
    shown = f"http://{'localhost' if host in ('0.0.0.0', '::', '127.0.0.1') else host}:{port}{settings.root_path}/"
    print(f"Waset is at {shown} (Ctrl-C stops it)", flush=True)
    if is_root():
        print(f"Warning: {AS_ROOT}.", flush=True)
        LOG.warning(AS_ROOT)
    if settings.open:
        webbrowser.open(shown)
    if settings.workers > 1:
        Multiprocess(made, sockets=[listening]).run()
    else:
        uvicorn.Server(made).run(sockets=[listening])


def is_root() -> bool:
    """Whether this process may do anything on this machine."""
    return sys.platform != "win32" and os.geteuid() == 0


def _bound(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    made = socket.socket(family)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind((settings.host, settings.port))
    except OSError as error:
        made.close()
        raise OSError(error.errno, f"{error.strerror}: choose another --port", f"port {settings.port}") from None
    made.set_inheritable(True)
    return made
