"""Connections: how long a client may take, and how a malformed request is refused.

uvicorn waits for ever for the rest of a request, and for a client to read its answer; with some thousand such
connections no file is left for anybody else.
"""

import asyncio
import contextlib
import re
import socket
import struct
from typing import Any, Final

import httptools
from uvicorn.config import Config
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.server import ServerState

from waset.server.settings import Settings
from waset.server.web.encoding import refusal_encoded
from waset.server.web.errors import Refusal
from waset.server.web.guard import HEADERS
from waset.server.web.metrics import Metrics

STATE: Final = "waiting"
"""The name under which the app hands its `Waiting` to the connections."""
LARGEST_HEAD: Final = 32768
"""Bytes of the first line and the headers of a request."""
LINGER: Final = 2.0
"""Seconds in which a client that is still sending can read why it was refused: closing at once loses the answer."""
TICK: Final = 0.5
AT_ONCE: Final = struct.pack("ii", 1, 0)
"""SO_LINGER for a connection that is reset when it is closed."""
SOCKET_KEY: Final = re.compile(rb"[A-Za-z0-9+/]{21}[AQgw]==")


class Waiting:
    """The connections of a process that wait for their client, the longest waiting first."""

    def __init__(self, settings: Settings, metrics: Metrics, most: int) -> None:
        self.settings: Settings = settings
        self.metrics: Metrics = metrics
        self.most: int = most
        """From this many open connections on, waiting ones are closed, the oldest first."""
        self.heads: dict[Http, float] = {}
        """Waiting for a request, or the rest of its head, since when."""
        self.bodies: dict[Http, float] = {}
        """Waiting for the rest of a body."""
        self.unread: dict[Http, float] = {}
        """Waiting for their answer to be read."""
        self.lingering: dict[Http, float] = {}
        """Waiting for a refused client to go away."""

    @property
    def half_open(self) -> int:
        """How many connections wait for the rest of a request."""
        return len(self.heads) + len(self.bodies)

    def forget(self, connection: "Http") -> None:
        """Drops a connection that has ended or become a socket."""
        for each in (self.heads, self.bodies, self.unread, self.lingering):
            each.pop(connection, None)

    async def run(self) -> None:
        """Closes what has waited too long, for as long as the server runs."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(TICK)
            self.sweep(loop.time())

    def sweep(self, now: float) -> None:
        """Closes what has waited too long."""
        for connection in _older(self.heads, now - self.settings.head_seconds):
            connection.expire()
        for connection in _older(self.bodies, now - self.settings.body_seconds):
            if connection.flow.read_paused:
                del self.bodies[connection]
                self.bodies[connection] = now
            else:
                connection.expire()
        for connection in _older(self.unread, now - self.settings.read_seconds):
            del self.unread[connection]
            if connection.transport.get_write_buffer_size():
                connection.reset()
        for connection in _older(self.lingering, now - LINGER):
            del self.lingering[connection]
            connection.reset()

    def make_room(self, count: int) -> None:
        """Closes the oldest connections that wait for a request if `count` are open, to make room for others."""
        while count > self.most and self.half_open:
            connection = next(iter(self.heads or self.bodies))
            connection.expire(linger=False)
            self.forget(connection)
            count -= 1


def _older(waiting: dict["Http", float], than: float) -> list["Http"]:
    """The connections that have waited since before a given time; they are ordered by when they began."""
    found = []
    for connection, since in waiting.items():
        if since > than:
            break
        found.append(connection)
    return found


class Http(HttpToolsProtocol):
    """A connection that is tracked while it waits for its client, and that refuses in the one shape of errors."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.waiting: Waiting = app_state[STATE]
        self.head: int = 0
        """Bytes of the present request before its headers were complete."""
        self.silent: bool = True
        """Whether nothing has arrived since the last request."""
        self.refused: bool = False
        self.problem: Refusal | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn
        """Begins to wait for the first request."""
        super().connection_made(transport)
        self.waiting.heads[self] = self.loop.time()
        self.waiting.make_room(len(self.connections))

    def connection_lost(self, exc: Exception | None) -> None:
        """Ends."""
        self.waiting.forget(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Becomes a socket, which has heartbeats of its own."""
        self.waiting.forget(self)
        if self._is_handshake():
            super().handle_websocket_upgrade()
        else:
            self.refuse(Refusal(400, "bad_http", "These headers do not open a web socket."))

    def _is_handshake(self) -> bool:
        """Whether the headers open a web socket; the library would report anything wrong in its own form."""
        told: dict[bytes, list[bytes]] = {}
        for name, value in self.headers:
            told.setdefault(name, []).append(value.strip())
        return (
            self.scope["method"] == "GET"
            and self.scope["http_version"] == "1.1"
            and self.url.startswith(b"/")
            and told.get(b"sec-websocket-version") == [b"13"]
            and len(told.get(b"sec-websocket-key", [])) == 1
            and SOCKET_KEY.fullmatch(told[b"sec-websocket-key"][0]) is not None
            and not {b"content-length", b"transfer-encoding"} & told.keys()
        )

    def data_received(self, data: bytes) -> None:
        """Reads on."""
        if self.refused:
            return
        self._unset_keepalive_if_required()
        if self not in self.bodies and (self.cycle is None or self.cycle.response_complete):
            self.waiting.heads.setdefault(self, self.loop.time())
        if self in self.waiting.heads:
            self.silent = False
            self.head += len(data)
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            return
        except httptools.HttpParserError:
            self.refuse(self.problem or Refusal(400, "bad_http", "This is not a valid HTTP request."))
            return
        if self.head > LARGEST_HEAD and self in self.waiting.heads:
            self.refuse(_head_too_large())

    @property
    def bodies(self) -> dict["Http", float]:
        """The connections whose body is not complete."""
        return self.waiting.bodies

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self.silent = False
        self.waiting.heads.setdefault(self, self.loop.time())

    def on_headers_complete(self) -> None:
        """The head is complete."""
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LARGEST_HEAD:
            self.problem = _head_too_large()
            raise ValueError
        super().on_headers_complete()
        self.waiting.heads.pop(self, None)
        self.head = 0
        self.waiting.bodies[self] = self.loop.time()

    def on_message_complete(self) -> None:
        """The body is complete."""
        super().on_message_complete()
        self.waiting.bodies.pop(self, None)
        self.silent = True

    def pause_writing(self) -> None:
        """The client does not read."""
        super().pause_writing()
        self.waiting.unread.setdefault(self, self.loop.time())

    def resume_writing(self) -> None:
        """The client reads again."""
        super().resume_writing()
        self.waiting.unread.pop(self, None)

    def on_response_complete(self) -> None:
        """The answer is complete on our side."""
        super().on_response_complete()
        if self.transport.get_write_buffer_size():
            self.waiting.unread.setdefault(self, self.loop.time())

    def expire(self, linger: bool = True) -> None:
        """Ends a connection whose client took too long, with a refusal if a request has begun."""
        if self.silent:
            self.waiting.forget(self)
            self.transport.close()
        else:
            self.refuse(Refusal(408, "too_slow", "The request did not arrive in time."), linger)

    def reset(self) -> None:
        """Resets the connection, so that the system keeps no state for a silent client."""
        with contextlib.suppress(OSError):
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        self.transport.abort()

    def refuse(self, refusal: Refusal, linger: bool = True) -> None:
        """Refuses the request, unless an answer has begun, and closes the connection."""
        self.waiting.forget(self)
        self.refused = True
        begun = False
        if self.cycle is not None and not self.cycle.response_complete:
            begun = self.cycle.response_started
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        else:
            self.waiting.metrics.requests.add(str(refusal.status))
        if begun or self.transport.is_closing():
            self.transport.close()
            return
        headers, body = refusal_encoded(refusal)
        headers += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
        headers += [(b"cache-control", b"no-store"), (b"connection", b"close")]
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        self.transport.write(STATUS_LINE[refusal.status] + lines + b"\r\n" + body)
        if linger and self.transport.can_write_eof():
            self.transport.write_eof()
            self.waiting.lingering[self] = self.loop.time()
            self.flow.resume_reading()
        else:
            self.transport.close()


def _head_too_large() -> Refusal:
    return Refusal(431, "head_too_large", f"The head of a request may have at most {LARGEST_HEAD} bytes.")
