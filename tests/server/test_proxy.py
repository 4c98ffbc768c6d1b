"""Behind a real proxy, under a path, with TLS."""

import json
import os
import ssl
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.kit import PATIENCE, error, serving
from tests.server.nginx import SKIP, proxy


@pytest.mark.skipif(bool(os.environ.get(SKIP)), reason=f"{SKIP} is set")
def test_a_game_behind_nginx_under_a_path_with_tls(tmp_path: Path) -> None:
    with serving(tmp_path, root_path="/waset") as server, proxy(tmp_path, server.port) as front:
        trusted = ssl.create_default_context(cafile=str(front.certificate))
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
            with connect(address, ssl=trusted, additional_headers=headers, origin=origin) as socket:
                hello = json.loads(socket.recv(PATIENCE))
                action = hello["update"]["legal"][0]["action"]
                socket.send(json.dumps({"type": "act", "seq": 1, "action": action}))
                assert json.loads(socket.recv(PATIENCE))["seq"] == 2
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
