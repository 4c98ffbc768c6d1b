"""Behind a real proxy, under a path, with TLS."""

import asyncio
import contextlib
import json
import os
import socket
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.kit import PATIENCE, error, serving
from tests.server.nginx import SKIP, UNDER_A_PATH, proxy
from tests.server.process import free_port

pytestmark = pytest.mark.skipif(bool(os.environ.get(SKIP)), reason=f"{SKIP} is set")


def test_a_game_behind_nginx_under_a_path_with_tls(tmp_path: Path) -> None:
    with serving(tmp_path, root_path="/waset") as server, proxy(tmp_path, server.port, **UNDER_A_PATH) as front:
        trusted = front.trusted
        base = f"https://localhost:{front.port}"
        with httpx.Client(base_url=f"{base}/waset", verify=trusted, timeout=PATIENCE) as ann:
            page = ann.get("/")
            assert page.status_code == 200
            assert "text/html" in page.headers["content-type"]
            cookie = ann.post("/api/me", json={"name": "Ann"}).headers["set-cookie"].lower()
            assert "path=/waset" in cookie
            assert "secure" in cookie
            seats = [{"who": "me"}, {"who": "me"}]
            made = ann.post("/api/tables", json={"game": "luxor", "seats": seats, "start": True}).json()
            path = f"/waset/api/tables/{made['table']['id']}"
            headers = {"cookie": f"waset={ann.cookies['waset']}"}
            address = f"wss://localhost:{front.port}{path}/live"
            origin = Origin(base)

            async def act() -> None:
                async with connect(address, ssl=trusted, additional_headers=headers, origin=origin) as live:
                    hello = json.loads(await live.recv())
                    action = hello["update"]["legal"][0]["action"]
                    await live.send(json.dumps({"type": "act", "seq": 1, "action": action}))
                    assert json.loads(await live.recv())["seq"] == 2

            asyncio.run(asyncio.wait_for(act(), PATIENCE))
            with ann.stream("GET", f"{base}{path}/stream") as stream:
                lines = stream.iter_lines()
                hello = json.loads(next(lines))
                choice = hello["update"]["legal"][0]["action"]
                ours = {"origin": base}
                done = ann.post(f"{base}{path}/act", json={"seq": 2, "action": choice}, headers=ours)
                assert done.json()["seq"] == 3
                assert json.loads(next(lines))["seq"] == 3, "lines come through at once"
            foreign = {"origin": "https://localhost.evil.example"}
            assert error(ann.post(f"{base}{path}/start", headers=foreign)) == (403, "foreign_origin")


def test_what_the_proxy_keeps_from_the_server(tmp_path: Path) -> None:
    """Floods are refused, figures are not shown, and the log has no queries."""
    few = {"rate=50r/s": "rate=1r/m", "burst=300": "burst=20"}
    with serving(tmp_path) as server, proxy(tmp_path, server.port, **few) as front:
        with httpx.Client(base_url=f"https://localhost:{front.port}", verify=front.trusted, timeout=PATIENCE) as ann:
            answer = ann.get("/api/games?note=a-private-word")
            assert answer.headers["content-encoding"] == "gzip"
            assert len(answer.json()) > 1
            assert ann.get("/metrics").status_code == 404
            assert ann.get("/healthz").text == "ok\n"
            assert {ann.get("/healthz").status_code for _ in range(30)} == {200, 429}
        log = front.log.read_text("utf-8")
        assert "/api/games" in log
        assert "a-private-word" not in log + (tmp_path / "error.log").read_text("utf-8")


def test_the_proxy_sends_slow_clients_away(tmp_path: Path) -> None:
    short = {"client_header_timeout 10s": "client_header_timeout 1s"}
    with (
        proxy(tmp_path, free_port(), **short) as front,
        socket.create_connection(("127.0.0.1", front.port), PATIENCE) as plain,
        front.trusted.wrap_socket(plain, server_hostname="localhost") as slow,
        contextlib.suppress(ConnectionError),
    ):
        slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        assert slow.recv(1000) == b""
