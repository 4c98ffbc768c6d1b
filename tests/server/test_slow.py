"""Slow clients: whoever takes too long is sent away, whoever waits for something is not, and nobody is shut out."""

import contextlib
import json
import socket
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from tests.server.kit import PATIENCE, Serving, error, push, serving, two_at_a_table, wait_for
from tests.server.process import process
from tests.server.raw import parsed

SHORT = 1.0
HEAD = b"POST /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
LENGTH = b"Content-Length: 100\r\n\r\n"
HANDSHAKE = (
    b"GET PATH/live HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
TRICKLE = 0.1


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that does not wait for long."""
    limits: dict[str, Any] = {"head_seconds": SHORT, "body_seconds": SHORT, "read_seconds": SHORT}
    with serving(tmp_path_factory.mktemp("hasty"), **limits) as made:
        yield made


def sent(port: int, data: bytes, drop: bytes = b"") -> bytes:
    """Sends something and then, again and again, a drop of more; returns what comes back until the server closes."""
    heard = b""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as connection, contextlib.suppress(ConnectionError):
        end = time.monotonic() + PATIENCE
        connection.sendall(data)
        connection.settimeout(TRICKLE)
        while True:
            assert time.monotonic() < end, "the server does not close"
            try:
                got = connection.recv(65536)
            except TimeoutError:
                with contextlib.suppress(ConnectionError):
                    connection.sendall(drop)
                continue
            if not got:
                break
            heard += got
    return heard


@pytest.mark.parametrize(
    ("data", "drop"),
    [
        (HEAD, b""),
        (HEAD, b"X-A: a\r\n"),
        (b"G", b""),
        (b"GET /", b"a"),
        (HEAD + LENGTH, b""),
        (HEAD + LENGTH, b" "),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b""),
        (HEAD + b"Transfer-Encoding: chunked\r\n\r\n", b"1\r\n \r\n"),
    ],
)
def test_a_request_that_does_not_come_in_time_is_told_so(hasty: Serving, data: bytes, drop: bytes) -> None:
    heard = sent(hasty.port, data, drop)
    assert error(parsed(heard)) == (408, "too_slow")


@pytest.mark.parametrize("drop", [b"", b"\r\n"])
def test_a_connection_without_a_request_is_closed(hasty: Serving, drop: bytes) -> None:
    heard = sent(hasty.port, drop, drop)
    assert heard == b"" or error(parsed(heard)) == (408, "too_slow")


def test_a_second_request_has_no_more_time_than_the_first(hasty: Serving) -> None:
    whole = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    heard = sent(hasty.port, whole + HEAD, b"X-A: a\r\n")
    first, _, rest = heard.partition(b"ok\n")
    assert first.startswith(b"HTTP/1.1 200")
    assert error(parsed(rest)) == (408, "too_slow")


def test_a_body_that_nobody_asked_for_does_not_keep_a_connection(hasty: Serving) -> None:
    heard = sent(hasty.port, HEAD.replace(b"/api/me", b"/api/nothing") + LENGTH, b" ")
    assert parsed(heard).status_code == 404


def test_whoever_waits_for_the_server_may_wait(hasty: Serving) -> None:
    ann, bob = two_at_a_table(hasty)
    with bob.person.socket(bob) as live, ann.person.client.stream("GET", f"{ann.path}/stream") as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "hello"
        assert live.next()["type"] == "hello"
        assert ann.get("/wait", seq=1, timeout=3 * SHORT).status_code == 200
        assert ann.act().status_code == 200
        assert live.next("update")["seq"] == 2
        assert json.loads(next(lines))["seq"] == 2


def test_an_answer_that_nobody_reads_is_given_up(hasty: Serving) -> None:
    asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 100
    app: Any = hasty.guard.app
    waiting = app.state.waiting
    with socket.socket() as connection:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", hasty.port))
        connection.sendall(asked)
        wait_for(lambda: waiting.unread, PATIENCE)
        wait_for(lambda: not waiting.unread, PATIENCE)
        time.sleep(0.2)
        connection.settimeout(PATIENCE)
        heard = 0
        with contextlib.suppress(ConnectionError):
            while got := connection.recv(65536):
                heard += len(got)
    assert heard < 100 * len(httpx.get(f"{hasty.url}/api/openapi.json").content)


def test_a_socket_that_nobody_reads_is_not_kept_after_it_was_dropped(tmp_path: Path) -> None:
    """Whoever neither reads nor closes would otherwise keep a file and what was to be sent, for ever and uncounted."""
    with serving(tmp_path, read_seconds=SHORT, queue=20) as server:
        ann, _ = two_at_a_table(server, public=True)
        table = server.guard.tables.known[ann.id]
        with socket.socket() as asleep:
            asleep.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            asleep.connect(("127.0.0.1", server.port))
            asleep.sendall(HANDSHAKE.replace(b"PATH", ann.path.encode()))
            wait_for(lambda: table.readers)
            while table.readers:
                push(server, table, "x" * 200_000)
            mine = asleep.getsockname()

            def is_kept() -> bool:
                return any(each.raddr == mine for each in psutil.Process().net_connections("tcp4") if each.raddr)

            wait_for(lambda: not is_kept())


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit there")
def test_half_open_connections_shut_nobody_out(tmp_path: Path) -> None:
    """With few open files allowed, the oldest half-open connections make room; whoever asks is answered."""
    few = ["sh", "-c", 'ulimit -n 400 && exec "$@"', "sh"]
    with process(str(tmp_path / "waset.db"), through=few) as server, contextlib.ExitStack() as opened:
        ann = server.person("Ann").create(seats=[{"who": "me"}, {"who": "me"}], start=True)
        with ann.person.socket(ann) as live:
            live.next()
            half = []
            for _ in range(1000):
                half.append(opened.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE)))
                half[-1].sendall(HEAD)
            assert ann.act().status_code == 200
            assert live.next("update")["seq"] == 2
            assert server.person("Bob").get("/api/me").json() == {"name": "Bob"}
            assert error(parsed(half[0].recv(65536))) == (408, "too_slow"), "the oldest made room"


@pytest.mark.skipif(sys.platform == "win32", reason="there is no such limit there")
def test_a_server_opens_as_many_files_as_it_may(tmp_path: Path) -> None:
    few = ["sh", "-c", 'ulimit -Sn 256 && exec "$@"', "sh"]
    with process(str(tmp_path / "waset.db"), through=few) as server:
        assert server.running is not None
        limits = Path(f"/proc/{server.running.pid}/limits")
        if not limits.exists():
            pytest.skip("no /proc here")
        soft, hard = next(line for line in limits.read_text().splitlines() if "open files" in line).split()[3:5]
        assert int(soft) == min(int(hard), 65536) > 256
