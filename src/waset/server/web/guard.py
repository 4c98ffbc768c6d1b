"""The outermost layer: every request passes here, for limits, origins, headers, figures and the log."""

import base64
import hashlib
import logging
import time
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from waset.lab.report import html
from waset.server.tables.lobby import LARGEST_EDITION
from waset.server.tables.tables import Tables
from waset.server.web.encoding import refusal_encoded
from waset.server.web.errors import Refusal, too_many
from waset.server.web.hosts import Hosts
from waset.server.web.keys import COOKIE
from waset.server.web.limits import Asker, Limits, address_of
from waset.server.web.packing import Packing

LOG: Final = logging.getLogger("waset.access")
UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")
ASKER: Final = "waset.asker"
"""The key of a request's scope that holds its `Asker`."""
WATCHING: Final = ("/healthz", "/readyz", "/metrics")
"""What monitoring asks, which has a limit of its own and is not logged."""
AT_ANY_NAME: Final = ("/healthz", "/readyz")
"""Monitoring may use any host name; the answers are no secret."""
LARGE: Final = ("/api/tables", "/api/uploads")
"""Where records, positions and editions are uploaded."""
EDITIONS: Final = "/api/editions"
"""Where editions come that are being made: larger than other requests, and no larger than one may be."""
REPORT: Final = "/api/editions/report"
LARGEST_REPORT: Final = 2**20
"""What was decided in the longest trial has a third of it."""
OF_REPORTS: Final = base64.b64encode(hashlib.sha256(html.STYLE.encode()).digest()).decode()
"""The one style that is within a page: that of the laboratory's reports, which the page shows in a frame of theirs."""
POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        f"style-src 'self' 'sha256-{OF_REPORTS}'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
OF_FILES: Final = ("x-content-type-options", "cross-origin-resource-policy")
"""The headers that matter for scripts, styles and fonts; the others concern whole pages, and would be sent with twenty
files."""
FILES: Final = "/assets/"


class Guard:
    """Wraps the app."""

    def __init__(self, app: ASGIApp, tables: Tables, limits: Limits) -> None:
        self.app: ASGIApp = app
        self.tables: Tables = tables
        self.limits: Limits = limits
        self.root: str = tables.settings.root_path
        self.hosts: Hosts = Hosts(tables.settings.hosts, tables.settings.host)
        self.origins: frozenset[str] = frozenset(each.strip() for each in tables.settings.origins.split(",") if each)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request through, or refuses it."""
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        if self.root:
            scope["root_path"] = self.root
            if scope["path"] != self.root and not scope["path"].startswith(self.root + "/"):
                scope["path"] = self.root + scope["path"]
        scope[ASKER] = asker_of(scope, self.tables)
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await _Request(self, scope, receive, send).answer()

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuses a socket before it is opened, or lets it through."""
        try:
            self.check_host(scope)
            if self.is_foreign(scope):
                raise _foreign()
            await self.app(scope, receive, send)
        except Refusal as refusal:
            self.tables.metrics.requests.add(str(refusal.status))
            headers, body = refusal_encoded(refusal)
            await send({"type": "websocket.http.response.start", "status": refusal.status, "headers": headers})
            await send({"type": "websocket.http.response.body", "body": body})
        except WebSocketDisconnect:
            pass  # The client went away during a message.

    def check_host(self, scope: Scope) -> None:
        """Raises a Refusal unless the request is for this server by one of its names."""
        named = Headers(scope=scope).getlist("host")
        if len(named) > 1 or (not named and scope["http_version"] != "1.0"):
            raise Refusal(400, "bad_http", "A request must name exactly one host.", "host")
        if named and not self.hosts.answers(named[0]):
            sentence = "This server does not answer to that name; its operator can add it with --hosts."
            raise Refusal(421, "wrong_host", sentence, "host")

    def is_foreign(self, scope: Scope) -> bool:
        """Whether the request comes from a page of another origin; a program that sends no origin does not."""
        headers = Headers(scope=scope)
        origins = headers.getlist("origin")
        if not origins:
            return headers.get("sec-fetch-site") == "cross-site"
        return not all(each in self.origins or _is_of(each, headers.get("host", "")) for each in origins)


def _is_of(origin: str, host: str) -> bool:
    """Whether an origin is that of a host."""
    try:
        found = urlsplit(origin).netloc.lower()
    except ValueError:
        return False
    return bool(found) and found == host.lower()


def _foreign() -> Refusal:
    return Refusal(403, "foreign_origin", "A page from another origin may not do this.")


def asker_of(scope: Scope, tables: Tables) -> Asker:
    """Returns whom a request counts for: the guest of the signed cookie, if any, and the address."""
    headers = Headers(scope=scope)
    cookie = cookie_parser(headers.get("cookie", "")).get(COOKIE)
    signed = tables.keys.guest(cookie) if cookie else None
    peer = scope.get("client")
    return Asker(signed.guest if signed else None, address_of(peer[0]) if peer else "")


class _Request:
    """One request on its way through the guard."""

    def __init__(self, guard: Guard, scope: Scope, receive: Receive, send: Send) -> None:
        self.guard: Guard = guard
        self.scope: Scope = scope
        self.receive: Receive = receive
        self.headers: Headers = Headers(scope=scope)
        self.send: Packing = Packing(send, ", ".join(self.headers.getlist("accept-encoding")))
        self.path: str = scope["path"].removeprefix(guard.root)
        self.most: int = self._most()
        self.bytes: int = 0
        self.whole: bool = False
        """Whether the whole body has arrived."""
        self.status: int = 0
        self.began: float = time.perf_counter()

    def _most(self) -> int:
        settings = self.guard.tables.settings
        if self.path == REPORT:
            return LARGEST_REPORT
        if self.path == EDITIONS or self.path.startswith(f"{EDITIONS}/"):
            return min(settings.largest_upload, LARGEST_EDITION)
        return settings.largest_upload if self.path in LARGE else settings.largest_body

    async def answer(self) -> None:
        """Answers, whatever happens."""
        try:
            await self._check()
            await self.guard.app(self.scope, self._receive, self._send)
        except Refusal as refusal:
            await self._refuse(refusal)
        except Exception:
            LOG.exception("a request failed", extra={"path": self.path})
            await self._refuse(Refusal(500, "broken", "Something went wrong on the server; it has been logged."))
        finally:
            self._note()

    async def _check(self) -> None:
        if self.path not in AT_ANY_NAME:
            self.guard.check_host(self.scope)
        asker: Asker = self.scope[ASKER]
        limits = self.guard.limits
        await limits.turn(asker)
        wait = limits.watch(asker) if self.path in WATCHING else limits.request(asker)
        if wait > 0:
            await limits.pause(asker)
            raise too_many(wait)
        if self.scope["method"] in UNSAFE:
            if self.guard.is_foreign(self.scope):
                raise _foreign()
            length = self.headers.get("content-length", "0")
            if not (length.isascii() and length.isdigit()) or int(length) > self.most:
                raise self._too_large()
            kind = self.headers.get("content-type", "").partition(";")[0].strip().lower()
            if (length != "0" or "transfer-encoding" in self.headers) and kind != "application/json":
                raise Refusal(415, "not_json", "Send JSON, with the content type application/json.")

    def _too_large(self) -> Refusal:
        return Refusal(413, "too_large", f"A request here may have at most {self.most} bytes.")

    async def _receive(self) -> Message:
        message = await self.receive()
        if self.scope["method"] not in UNSAFE:
            return message
        if message["type"] == "http.disconnect":
            if not self.whole:
                raise HTTPException(408, "The request did not arrive in time, or its sender went away.")
            return message
        self.whole = not message.get("more_body", False)
        self.bytes += len(message.get("body", b""))
        if self.bytes > self.most:
            raise HTTPException(413, self._too_large().sentence)
        return message

    async def _send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name in OF_FILES if self.path.startswith(FILES) else HEADERS:
                headers.setdefault(name, HEADERS[name])
            if self.path.startswith("/api"):
                headers.setdefault("cache-control", "no-store")
        await self.send(message)

    async def _refuse(self, refusal: Refusal) -> None:
        if self.status:
            return
        headers, body = refusal_encoded(refusal)
        await self._send({"type": "http.response.start", "status": refusal.status, "headers": headers})
        await self.send({"type": "http.response.body", "body": body})

    def _note(self) -> None:
        seconds = time.perf_counter() - self.began
        metrics = self.guard.tables.metrics
        metrics.requests.add(str(self.status))
        metrics.answered.observe(seconds)
        if self.path not in WATCHING:
            facts: dict[str, Any] = {"method": self.scope["method"], "path": self.path, "status": self.status}
            LOG.info("request", extra={**facts, "ms": round(seconds * 1000, 1)})
