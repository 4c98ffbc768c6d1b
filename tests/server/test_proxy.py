"""Behind a real proxy, under a path, with TLS."""

import contextlib
import json
import os
import socket
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.kit import PATIENCE, error, serving
from tests.server.nginx import SKIP, UNDER_A_PATH, proxy
from tests.server.tls import trusting

pytestmark = pytest.mark.skipif(bool(os.environ.get(SKIP)), reason=f"{SKIP} is set")


def test_a_game_behind_nginx_under_a_path_with_tls(tmp_path: Path) -> None:
    with serving(tmp_path, root_path="/waset") as server, proxy(tmp_path, server.port, **UNDER_A_PATH) as front:
        trusted = trusting(front.certificate)
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
            with connect(address, ssl=trusted, additional_headers=headers, origin=origin) as live:
                hello = json.loads(live.recv(PATIENCE))
                action = hello["update"]["legal"][0]["action"]
                live.send(json.dumps({"type": "act", "seq": 1, "action": action}))
                assert json.loads(live.recv(PATIENCE))["seq"] == 2
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
    """Slow clients are sent away, floods are refused, figures are not shown, and the log has no queries."""
    short = {"client_header_timeout 10s": "client_header_timeout 1s", "burst=300": "burst=20"}
    with serving(tmp_path, root_path="") as server, proxy(tmp_path, server.port, **short) as front:
        trusted = trusting(front.certificate)
        with httpx.Client(base_url=f"https://localhost:{front.port}", verify=trusted, timeout=PATIENCE) as ann:
            answer = ann.get("/api/games?note=a-private-word")
            assert answer.headers["content-encoding"] == "gzip"
            assert len(answer.json()) > 1
            assert ann.get("/metrics").status_code == 404
            assert ann.get("/healthz").text == "ok\n"
            with (
                socket.create_connection(("127.0.0.1", front.port), PATIENCE) as plain,
                trusted.wrap_socket(plain, server_hostname="localhost") as slow,
            ):
                slow.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
                begun = time.monotonic()
                with contextlib.suppress(ConnectionError):
                    assert slow.recv(1000) == b""
                assert time.monotonic() - begun < PATIENCE / 2
            with ThreadPoolExecutor(8) as many:
                seen = Counter(many.map(lambda _: ann.get("/healthz").status_code, range(200)))
            assert set(seen) == {200, 429}
        log = front.log.read_text("utf-8")
        assert "/api/games" in log
        assert "a-private-word" not in log + (tmp_path / "error.log").read_text("utf-8")
