"""The log is worth reading: what clients do wrong is no error of ours."""

import contextlib
import logging
import os
import socket
import sys
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import Response
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.kit import Seated, Serving, Socket, two_at_a_table, wait_for
from tests.server.process import process
from tests.server.raw import ask, exchange
from tests.server.test_safety import ATTEMPTS, Scene
from tests.server.test_strange import UPGRADE


def loud(caplog: pytest.LogCaptureFixture) -> list[str]:
    """What was logged above `info`."""
    return [f"{each.name}: {each.getMessage()}" for each in caplog.records if each.levelno > logging.INFO]


def cut(live: Socket) -> None:
    """Ends a connection without a word, as a lost network does."""
    live.connection.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\x00\x00\x00\x00\x00\x00\x00")
    live.connection.socket.close()


def misbehave(seated: Seated, what: str) -> None:
    """Does something wrong at a socket, and hears how it is refused or closed."""
    with contextlib.suppress(ConnectionClosed, OSError), seated.person.socket(seated) as live:
        live.next("hello")
        raw: Any = live.connection
        if what == "cut":
            cut(live)
            return
        if what == "no UTF-8":
            raw.socket.sendall(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True))
        elif what == "too large":
            raw.send("x" * 100_000)
        elif what == "bytes":
            raw.send(b"\x00\x01")
        else:
            raw.send(what)
        live.next("error", 5)


def test_ordinary_refusals_are_no_errors(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    """Somebody plays, and is refused in every way we know; nothing above `info` is logged."""
    with caplog.at_level(logging.INFO):
        ann, bob = two_at_a_table(server)
        scene = Scene(server, ann, bob)
        for attempt, _, _ in ATTEMPTS.values():
            assert 400 <= attempt(scene).status_code < 500
        wrong = '{"type": "act", "seq": 1, "action": 99999}'
        late = '{"type": "act", "seq": 0, "action": 0}'
        far = '{"type": "undo", "seq": 1, "to": 1}'
        for what in (wrong, late, far, "{", "[]", "", "cut", "no UTF-8", "too large", "bytes"):
            misbehave(ann, what)
        for path in (f"{ann.path}/live?seat=x", "/api/tables/x/live", "/nothing"):
            ask(server.port, f"GET {path}", *UPGRADE, "Connection: close")
        assert ask(server.port, f"GET {ann.path}/live", *UPGRADE, "Origin: http://[").status_code == 403
        exchange(server.port, b"\x00\x01\r\n\r\n")
        for what in ("wait?seq=1", "stream"):
            cookie = f"Cookie: waset={ann.person.client.cookies['waset']}"
            with socket.create_connection(("127.0.0.1", server.port)) as gone:
                gone.sendall(f"GET {ann.path}/{what} HTTP/1.1\r\nHost: 127.0.0.1\r\n{cookie}\r\n\r\n".encode())
        assert ann.act().status_code == 200
        assert ann.play_on([bob], 5) == 5
        wait_for(lambda: not server.guard.tables.known[ann.id].readers)
    assert any(record.name == "waset.access" for record in caplog.records)
    assert loud(caplog) == []


def test_a_mistake_on_the_side_is_an_error(server: Serving, caplog: pytest.LogCaptureFixture) -> None:
    async def broken() -> None:
        raise RuntimeError("on the side")

    async def begin(_: Any) -> Any:
        server.guard.tables.task(broken())
        return Response()

    app: Any = server.guard.app
    app.add_route("/api/begin", begin)
    with caplog.at_level(logging.INFO):
        assert server.person().get("/api/begin").status_code == 200
        wait_for(lambda: loud(caplog))
    app.router.routes.pop()
    assert "waset.tables: a background task failed" in loud(caplog)


@pytest.mark.skipif(sys.platform == "win32", reason="there is no root there")
def test_a_server_run_by_root_says_so(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root can try this")
    log = tmp_path / "log"
    with process(str(tmp_path / "waset.db"), log=log):
        pass
    text = log.read_text("utf-8")
    assert '"level": "warning"' in text
    assert text.count("root") >= 2, "in the log and on the terminal"
