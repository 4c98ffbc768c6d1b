"""Keys of links, secrets of seats, tokens and cookies: where they are read from, and that no log ever holds one."""

import asyncio
import json
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect
from websockets.typing import Subprotocol

from tests.server.kit import PATIENCE, Person, Seated, Serving, Socket, error, two_at_a_table, wait_for
from tests.server.nginx import NO_TLS, SKIP, UNDER_A_PATH, USUAL_LOG, proxy
from tests.server.process import process
from waset.server.tables.readers import ENDED, NOT_FOUND


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
    shown = {**UNDER_A_PATH, **USUAL_LOG, **NO_TLS}
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
            address = f"ws://localhost:{at.port}/waset{ann.path}/live"
            for opened in (
                cid.socket(ann, key),
                program.person.socket(ann, key),
                Socket(connect(address, subprotocols=offer)),
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


def copied(server: Serving, seated: Seated) -> Seated:
    """Somebody with a copy of a cookie: another device, or a thief."""
    person = server.person("")
    person.client.cookies.update(seated.person.client.cookies)
    return Seated(person, seated.id)


def test_whoever_signs_out_is_nobody_everywhere(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    other = copied(server, ann)
    with ann.person.socket(ann) as hers, other.person.socket(ann) as theirs:
        assert [hers.next()["type"], theirs.next()["type"]] == ["hello", "hello"]
        answer = ann.person.post("/api/me/sign-out")
        assert (answer.status_code, answer.json()) == (200, {"name": None})
        assert "waset" not in ann.person.client.cookies
        assert [hers.code(), theirs.code()] == [ENDED, ENDED]
    assert other.person.get("/api/me").json() == {"name": None}
    assert error(other.get()) == (404, "not_found")
    assert error(other.person.post("/api/me/sign-out")) == (401, "who_are_you")
    again = other.person.post("/api/me", {"name": "Ann"})
    assert again.json() == {"name": "Ann"}
    assert error(other.get()) == (404, "not_found"), "whoever comes now is somebody else"


def test_a_seat_can_be_moved_by_its_link_after_signing_out(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    secret = ann.post("/seats/0/link").json()["secret"]
    ann.person.post("/api/me/sign-out")
    phone = Seated(server.person("Ann's phone"), ann.id)
    assert phone.post("/take", {"secret": secret}).json()["update"]["seat"] == 0
    assert phone.act().status_code == 200
    assert bob.update()["seq"] == 2


def test_a_person_ends_all_other_devices_links_and_tokens(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    thief = copied(server, ann)
    secret = thief.post("/seats/0/link").json()["secret"]
    program = Seated(server.person("", token=thief.post("/seats/0/token").json()["token"]), ann.id)
    with thief.person.socket(ann) as theirs, program.person.socket(ann) as its:
        assert [theirs.next()["type"], its.next()["type"]] == ["hello", "hello"]
        assert ann.person.post("/api/me/end-others").json() == {"name": "Ann"}
        assert [theirs.code(), its.code()] == [ENDED, ENDED]
    assert error(thief.get()) == (404, "not_found")
    assert error(program.get()) == (401, "bad_token")
    assert error(server.person("Eve").post(f"{ann.path}/take", {"secret": secret})) == (403, "not_allowed")
    assert ann.act().status_code == 200
    assert ann.person.post("/api/me/end-others").status_code == 200, "and once more with the new cookie"
    assert ann.update()["seat"] == 0


def test_a_waiting_request_of_an_ended_cookie_is_answered_at_once(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    other = copied(server, ann)
    with ThreadPoolExecutor() as pool:
        waiting = pool.submit(other.get, "/wait", seq=1, timeout=50)
        wait_for(lambda: server.guard.tables.known[ann.id].waiters)
        ann.person.post("/api/me/sign-out")
        assert error(waiting.result(40)) == (401, "signed_out")


def test_a_stream_of_an_ended_cookie_ends(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    with copied(server, ann).person.client.stream("GET", f"{ann.path}/stream") as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "hello"
        ann.person.post("/api/me/sign-out")
        assert list(lines) == []
    wait_for(lambda: not server.guard.tables.known[ann.id].readers)


def test_a_link_is_withdrawn_and_the_next_one_works(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    old = ann.post("/seats/0/link").json()["secret"]
    token = ann.post("/seats/0/token").json()["token"]
    assert error(bob.delete("/seats/0/link")) == (403, "not_your_seat")
    assert ann.delete("/seats/0/link").status_code == 200
    eve = server.person("Eve")
    assert error(eve.post(f"{ann.path}/take", {"secret": old})) == (403, "not_allowed")
    assert Seated(server.person("", token=token), ann.id).update()["seat"] == 0, "tokens are another matter"
    new = ann.post("/seats/0/link").json()["secret"]
    assert new != old
    assert Seated(server.person("Phone"), ann.id).post("/take", {"secret": new}).status_code == 200


def test_a_token_is_withdrawn_and_the_next_one_works(server: Serving) -> None:
    ann, bob = two_at_a_table(server, public=True)
    token = ann.post("/seats/0/token").json()["token"]
    program = Seated(server.person("", token=token), ann.id)
    assert error(program.delete("/seats/0/token")) == (403, "not_allowed")
    assert error(bob.delete("/seats/0/token")) == (403, "not_your_seat")
    with program.person.socket(ann) as its, ThreadPoolExecutor() as pool:
        its.next()
        waiting = pool.submit(program.get, "/wait", seq=1, timeout=50)
        wait_for(lambda: server.guard.tables.known[ann.id].waiters)
        assert ann.delete("/seats/0/token").status_code == 200
        assert its.code() == ENDED
        assert its.heard[-1]["type"] == "seats"
        assert error(waiting.result(40)) == (401, "bad_token")
    assert error(program.get()) == (401, "bad_token")
    new = ann.post("/seats/0/token").json()["token"]
    assert Seated(server.person("", token=new), ann.id).act().status_code == 200


def renewed(socket: Socket, links: Any) -> Any:
    """The table as a reader is told of it once it has these links; news of who is here may come first."""
    while (told := socket.next("table")["table"])["links"] != links:
        pass
    return told


def test_the_links_of_a_table_are_withdrawn_and_the_new_ones_work(server: Serving) -> None:
    ann = server.person("Ann").create(players=3)
    bob = server.person("Bob").join(ann)
    token = bob.post("/seats/1/token").json()["token"]
    old = {what: ann.key(what) for what in ("join", "watch")}
    assert old["join"] == server.guard.tables.keys._sign("join", ann.id), "links of before they were counted are valid"
    eve, cid, dan = server.person("Eve"), server.person("Cid"), server.person("Dan")
    for other in (bob, Seated(server.person("", token=token), ann.id)):
        assert error(other.delete("/links")) == (403, "not_allowed")
    assert error(eve.delete(f"{ann.path}/links")) == (404, "not_found")
    with (
        bob.person.socket(bob) as his,
        eve.socket(ann, old["watch"]) as watching,
        cid.socket(ann, old["join"]) as invited,
        ThreadPoolExecutor() as pool,
    ):
        assert [socket.next()["type"] for socket in (his, watching, invited)] == ["hello"] * 3
        waiting = pool.submit(dan.get, f"{ann.path}/wait", old["watch"], seq=0, timeout=50)
        wait_for(lambda: server.guard.tables.known[ann.id].waiters)
        answer = ann.delete("/links")
        for socket in (watching, invited):
            assert socket.next("seats") == {"type": "seats", "seats": [], "lost": [], "update": None}
            assert socket.code() == NOT_FOUND
        assert error(waiting.result(40)) == (404, "not_found")
        told = renewed(his, answer.json()["table"]["links"])
        assert "seats" not in {each["type"] for each in his.heard}
    assert told["seats"][1]["mine"]
    assert told["links"] == ann.facts()["links"]
    for what, key in old.items():
        assert ann.key(what) != key
        assert error(eve.get(ann.path, key)) == (404, "not_found")
    assert error(cid.post(f"{ann.path}/join", {"key": old["join"]})) == (404, "not_found")
    assert error(bob.post("/join", {"key": old["join"]})) == (403, "not_allowed")
    assert eve.get(ann.path, ann.key("watch")).status_code == 200
    assert cid.join(ann).facts()["seats"][2]["mine"]


@contextmanager
def at_once(server: Serving, table: Seated) -> Iterator[Callable[[int], None]]:
    """What is asked of a table meanwhile waits for it, in the order in which it came."""
    lock = server.guard.tables.known[table.id].lock
    loop = next(iter(server.guard.tables.tasks)).get_loop()
    asyncio.run_coroutine_threadsafe(lock.acquire(), loop).result(PATIENCE)
    try:
        yield lambda number: wait_for(lambda: len(lock._waiters or ()) == number)
    finally:
        loop.call_soon_threadsafe(lock.release)


def test_of_two_who_withdraw_links_at_once_one_is_told_the_new_ones(server: Serving) -> None:
    ann = server.person("Ann").create(players=3)
    cid, key = server.person("Cid"), ann.key("join")
    with ThreadPoolExecutor() as pool:
        with at_once(server, ann) as wait_until:
            withdrawn = [pool.submit(copied(server, ann).delete, "/links") for _ in range(2)]
            wait_until(2)
            late = pool.submit(cid.post, f"{ann.path}/join", {"key": key})
            wait_until(3)
        made, refused = sorted((each.result(PATIENCE) for each in withdrawn), key=lambda each: each.status_code)
        assert made.status_code == 200
        assert error(refused) == (409, "changed")
        assert refused.json()["error"]["table"]["links"] == made.json()["table"]["links"] == ann.facts()["links"]
        assert error(late.result(PATIENCE)) == (403, "not_allowed"), "the key was valid when it was sent"


def test_a_cookie_of_before_generations_counts_until_it_is_ended(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    guest = ann.person.client.cookies["waset"].partition(".")[0]
    old = server.person("")
    old.client.cookies.set("waset", f"{guest}.{server.guard.tables.keys._sign('guest', guest)}")
    assert old.get("/api/me").json() == {"name": "Ann"}
    assert Seated(old, ann.id).update()["seat"] == 0
    ann.person.post("/api/me/end-others")
    assert old.get("/api/me").json() == {"name": None}


@pytest.mark.parametrize("number", ["-1", "+0", "00", "1", "0x0", "٠", "9" * 30, ""])
def test_no_number_makes_a_cookie_of_another_generation(server: Serving, number: str) -> None:
    ann, _ = two_at_a_table(server)
    guest, _, signature = ann.person.client.cookies["waset"].split(".")
    with httpx.Client(base_url=server.url, headers={b"cookie": f"waset={guest}.{number}.{signature}".encode()}) as eve:
        assert eve.get("/api/me").json() == {"name": None}


def test_all_processes_hear_that_cookies_and_tokens_have_ended(database: str) -> None:
    with process(database, workers=2) as server, ExitStack() as stack:
        ann = server.person("Ann").create()
        server.person("Bob").join(ann)
        assert ann.post("/start").status_code == 200
        token = ann.post("/seats/0/token").json()["token"]
        devices = [server.seat(ann) for _ in range(8)]
        programs = [Seated(Person(server.url, token=token), ann.id) for _ in range(8)]
        server.people += [each.person for each in programs]
        hers, its = ([stack.enter_context(each.person.socket(ann)) for each in group] for group in (devices, programs))
        assert [socket.next()["type"] for socket in hers + its] == ["hello"] * 16
        pool = stack.enter_context(ThreadPoolExecutor(8))
        waiting = [pool.submit(each.get, "/wait", seq=1, timeout=55) for each in devices]
        assert ann.delete("/seats/0/token").status_code == 200
        assert [socket.code() for socket in its] == [ENDED] * 8
        assert ann.person.post("/api/me/sign-out").status_code == 200
        assert [socket.code() for socket in hers] == [ENDED] * 8
        for answer in waiting:
            assert error(answer.result(40)) in ((401, "signed_out"), (404, "not_found")), "or it came too late to wait"
        for each in devices:
            assert error(each.get()) == (404, "not_found")
        for each in programs:
            assert error(each.get()) == (401, "bad_token")


def test_all_processes_hear_that_links_were_withdrawn(database: str) -> None:
    with process(database, workers=2) as server, ExitStack() as stack:
        ann = server.person("Ann").create(players=3)
        bob = server.person("Bob").join(ann)
        old = {what: ann.key(what) for what in ("join", "watch")}
        people = [server.person(f"Eve {number}") for number in range(8)]
        watching = [stack.enter_context(each.socket(ann, old["watch"])) for each in people]
        his = [stack.enter_context(bob.person.socket(bob)) for _ in range(8)]
        assert [socket.next()["type"] for socket in watching + his] == ["hello"] * 16
        links = ann.delete("/links").json()["table"]["links"]
        assert [socket.code() for socket in watching] == [NOT_FOUND] * 8
        assert [socket.heard[-1]["type"] for socket in watching] == ["seats"] * 8
        assert all(renewed(socket, links)["seats"][1]["mine"] for socket in his)
        new = {what: link.partition("key=")[2] for what, link in links.items()}
        for each in people:
            assert error(each.get(ann.path, old["watch"])) == (404, "not_found")
            assert error(each.post(f"{ann.path}/join", {"key": old["join"]})) == (404, "not_found")
            assert each.get(ann.path, new["watch"]).status_code == 200
        assert people[0].post(f"{ann.path}/join", {"key": new["join"]}).status_code == 200
