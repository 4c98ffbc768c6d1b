"""Keys of links, secrets of seats, tokens and cookies: where they are read from, and that no log ever holds one."""

import json
import os
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tests.server.kit import PATIENCE, Person, Seated, Serving, Socket, error, two_at_a_table
from tests.server.nginx import SKIP, UNDER_A_PATH, USUAL_LOG, proxy
from tests.server.process import process


def offered(server: Serving, table: Seated, *protocols: str) -> Any:
    """A socket of somebody without a cookie, who offers these subprotocols as a page does."""
    address = f"ws://127.0.0.1:{server.port}{table.path}/live"
    return connect(address, subprotocols=[Subprotocol(each) for each in protocols] or None)


def test_a_key_is_read_from_the_header_and_not_from_the_address(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    key = ann.key("watch")
    eve = server.person("Eve")
    assert eve.get(ann.path, key=key).status_code == 200
    for path in ("", "/history", "/chat", "/wait"):
        refused = eve.client.get(f"{ann.path}{path}", params={"key": key, "seq": 1})
        assert error(refused) == (404, "not_found")
        assert "X-Waset-Key" in refused.json()["error"]["sentence"]
    assert "X-Waset-Key" not in eve.get(ann.path).text


def test_a_page_offers_the_key_of_its_socket_as_a_subprotocol(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    with offered(server, ann, "waset", f"key.{ann.key('watch')}") as page:
        assert page.subprotocol == "waset"
        assert json.loads(page.recv(PATIENCE))["type"] == "hello"
    with server.person("Cid").socket(ann, ann.key("watch")) as program:
        assert program.connection.subprotocol is None
        assert program.next()["type"] == "hello"
    for protocols in ((), ("waset",), ("waset", "key."), ("waset", "key." + "x" * 24), ("waset", ann.key("watch"))):
        with Socket(offered(server, ann, *protocols)) as stranger:
            assert stranger.code() == 4404


@pytest.mark.skipif(bool(os.environ.get(SKIP)), reason=f"{SKIP} is set")
def test_no_log_of_server_or_proxy_holds_a_secret(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    shown = {**UNDER_A_PATH, **USUAL_LOG}
    with (
        process(str(tmp_path / "waset.db"), log=log, root_path="/waset") as server,
        proxy(tmp_path, server.port, **shown) as at,
    ):

        def person(name: str = "", token: str = "") -> Person:
            server.people.append(at.person(name, token))
            return server.people[-1]

        ann = person("Ann").create("tutankhamun")
        bob = person("Bob").join(ann)
        assert ann.post("/start").status_code == 200
        keys = [ann.key("join"), ann.key("watch")]
        token = ann.post("/seats/0/token").json()["token"]
        secret = bob.post("/seats/1/link").json()["secret"]
        cid, program = person("Cid"), Seated(person(token=token), ann.id)
        for key in (*keys, "x" * 24, "y" * 200):
            for path in ("", "/history", "/chat", "/record", "/wait?seq=0", "/nothing"):
                cid.get(ann.path + path, key=key)
            cid.post(f"{ann.path}/join", {"key": key[:100]})
            cid.post(f"{ann.path}/act", {"seq": 1, "action": 0}, key)
            offer = [Subprotocol("waset"), Subprotocol(f"key.{key}")]
            address = f"wss://localhost:{at.port}/waset{ann.path}/live"
            for opened in (
                cid.socket(ann, key),
                program.person.socket(ann, key),
                Socket(connect(address, ssl=cid.trusted, subprotocols=offer)),
            ):
                with opened as socket:
                    socket.said()
        assert program.act().status_code == 200
        program.play_on([bob])
        assert ann.get("/record").status_code == 200
        for body in ({"secret": secret}, {"secret": secret}, {"secret": token}, {"secret": "z" * 101}):
            cid.post(f"{ann.path}/take", body)
        Seated(person(token=secret), ann.id).get()
        cookies = [each.client.cookies["waset"] for each in (ann.person, bob.person, cid)]
        guests = [cookie.partition(".")[0] for cookie in cookies]
    text, seen = log.read_text("utf-8"), at.log.read_text("utf-8")
    assert f"{ann.path}/act" in text
    assert f"{ann.path}/live" in seen
    assert " 404 " in seen
    for each in (*keys, token, secret, *cookies, *guests, "x" * 24, "y" * 200):
        assert each not in text
        assert each not in seen


def test_a_token_plays_its_seat_and_decides_nothing_about_it(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    token = ann.post("/seats/0/token").json()["token"]
    program = Seated(server.person("", token=token), ann.id)
    before = ann.facts()
    refused = [
        program.post("/start"),
        program.post("/leave", {}),
        program.post("/resign", {}),
        program.post("/hints", {"agree": True}),
        program.post("/seats/0/link"),
        program.post("/seats/0/token"),
        program.person.client.put(f"{ann.path}/seats/0/bot", json={"bot": "random"}),
        program.delete("/seats/0/bot"),
    ]
    assert [error(each) for each in refused] == [(403, "not_allowed")] * len(refused)
    for path, body in (("/join", {}), ("/take", {"secret": "x" * 24}), ("/rematch", None)):
        assert error(program.post(path, body)) == (401, "who_are_you")
    assert ann.facts() == before
    seq = program.update()["seq"]
    assert program.act().json()["seq"] == seq + 1
    assert program.get("/wait", seq=seq).json()["update"]["seat"] == 0
    assert program.get("/history").json()["seat"] == 0
    assert program.post("/chat", {"text": "well met"}).status_code == 201
    undone = program.post("/undo", {"seq": seq + 1, "to": seq})
    assert undone.status_code == 200
    if undone.json()["proposal"]:
        assert bob.post("/undo/answer", {"proposal": undone.json()["proposal"]["id"], "agree": True}).status_code == 200
    assert program.update()["seq"] == seq + 2
