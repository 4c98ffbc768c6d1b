"""Live: everything on connect, then each act for that very seat; resume, heartbeats, slow readers, streams."""

import json
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Close
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.server.kit import (
    ALL_MODULES,
    PATIENCE,
    Serving,
    Socket,
    error,
    key_header,
    push,
    serving,
    two_at_a_table,
    wait_for,
)
from waset.server.tables.readers import RESTART, SLOW, TOO_MANY


def closed(socket: Socket) -> int:
    """The code with which a socket is closed."""
    return why_closed(socket.connection).code


def why_closed(connection: ClientConnection) -> Close:
    """How a connection was closed by the other side, after reading all that came before."""
    with pytest.raises(ConnectionClosed) as ended:
        drain(connection)
    assert ended.value.rcvd is not None
    return ended.value.rcvd


def drain(connection: ClientConnection) -> None:
    """Reads for ever."""
    while True:
        connection.recv(PATIENCE)


def test_an_act_is_told_to_everybody_as_they_may_see_it(server: Serving) -> None:
    ann, bob = two_at_a_table(server, modules=ALL_MODULES)
    watcher = server.person("Cid")
    with (
        ann.person.socket(ann) as hers,
        bob.person.socket(bob) as his,
        watcher.socket(ann, key=ann.key("watch")) as seen,
    ):
        hello = [socket.next("hello") for socket in (hers, his, seen)]
        assert [each["update"]["seat"] for each in hello] == [0, 1, None]
        assert [bool(each["update"]["legal"]) for each in hello] == [True, False, False]
        action = hello[0]["update"]["legal"][0]["action"]
        hers.send(type="act", seq=1, action=action, request="request-1")
        updates = [socket.next("update") for socket in (hers, his, seen)]
        assert [(each["seq"], each["seat"]) for each in updates] == [(2, 0), (2, 1), (2, None)]
        assert all(each["view"]["seat"] == each["seat"] for each in updates)
        assert hers.next("done") == {"type": "done", "seq": 2, "request": "request-1", "proposal": None}


def test_what_cannot_be_done_through_the_socket_is_refused_there(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    with bob.person.socket(bob) as his:
        his.next()
        refusals: list[tuple[dict[str, Any], str]] = [
            ({"type": "act", "seq": 1, "action": 0, "request": "request-1"}, "not_your_turn"),
            ({"type": "act", "seq": 0, "action": 0, "request": "request-2"}, "stale"),
            ({"type": "act", "seq": -1, "action": 0}, "bad_request"),
            ({"type": "act", "seq": 1, "action": "0"}, "bad_request"),
            ({"type": "dance"}, "bad_request"),
            ({"type": "act", "seq": 1, "action": 0, "seat": 0}, "bad_request"),
        ]
        for message, code in refusals:
            his.send(**message)
            refused = his.next("error")
            assert (refused["error"]["code"], refused["request"]) == (
                code,
                message.get("request") if code != "bad_request" else None,
            )
        for text in ("{", "[]", "null", '"x"', "\u0000", "[" * 5000):
            his.connection.send(text)
            assert his.next("error")["error"]["code"] in ("bad_json", "bad_request")
    assert ann.update()["seq"] == 1


def test_a_socket_resumes_where_it_was(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    ann.play_on([bob], most=9)
    with bob.person.socket(bob, seq=4) as his:
        hello = his.next("hello")
        assert hello["update"]["seq"] == 10
        assert [frame["seq"] for frame in hello["missed"]] == [5, 6, 7, 8, 9, 10]
    with bob.person.socket(bob, seq=10) as his:
        assert his.next()["missed"] == []
    with bob.person.socket(bob) as his:
        assert his.next()["missed"] is None


def test_two_sockets_of_a_seat_agree_and_several_seats_are_one_reader(server: Serving) -> None:
    ann = server.person().create(seats=[{"who": "me"}, {"who": "me"}], start=True)
    with ann.person.socket(ann) as one, ann.person.socket(ann, seat=1) as other:
        assert [one.next()["update"]["seat"], other.next()["update"]["seat"]] == [0, 1]
        while ann.update()["to_move"] == 0:
            ann.act()
        first, second = one.next("update"), other.next("update")
        while first["to_move"] == 0:
            first, second = one.next("update"), other.next("update")
        assert (first["seat"], second["seat"]) == (1, 1)
        assert first == second


def test_choices_have_previews_where_they_are_asked_for(server: Serving) -> None:
    ann, _ = two_at_a_table(server, "tutankhamun")
    with ann.person.socket(ann, previews=1) as with_previews, ann.person.socket(ann) as without:
        choices = with_previews.next()["update"]["legal"]
        assert all(choice["preview"][0]["kind"] == "sailed" for choice in choices)
        assert "preview" not in without.next()["update"]["legal"][0]
    told = ann.get("/preview", action=choices[3]["action"]).json()
    assert told["events"] == choices[3]["preview"]
    assert error(ann.get("/preview", action=9999)) == (422, "illegal_action")


def test_seats_and_chat_are_told(server: Serving) -> None:
    ann = server.person("Ann").create()
    with ann.person.socket(ann) as hers:
        hello = hers.next()
        assert (hello["update"]["view"], hello["table"]["status"]) == (None, "open")
        bob = server.person("Bob").join(ann)
        assert hers.next("table")["table"]["seats"][1]["name"] == "Bob"
        bob.post("/chat", {"text": "hello"})
        assert hers.next("chat")["said"]["text"] == "hello"
        bob.post("/start")
        assert hers.next("update")["view"]["seat"] == 0


def test_there_are_heartbeats(tmp_path: Path) -> None:
    with serving(tmp_path, beat=0.05) as server:
        ann, _ = two_at_a_table(server)
        with ann.person.socket(ann) as hers:
            assert hers.next()["beat"] == 0.05
            assert hers.next("beat")["at"]
            hers.send(type="beat")
            assert hers.next("beat")


def test_a_slow_reader_is_dropped_and_slows_nobody(tmp_path: Path) -> None:
    with serving(tmp_path, queue=20) as server:
        ann, bob = two_at_a_table(server)
        address = f"ws://127.0.0.1:{server.port}{ann.path}/live"
        key = key_header(ann.key("watch"))
        with (
            connect(address, compression=None, max_queue=1, additional_headers=key) as asleep,
            bob.person.socket(bob) as his,
        ):
            his.next()
            table = server.guard.tables.known[ann.id]
            wait_for(lambda: len(table.readers) == 2)
            for _ in range(400):
                if len(table.readers) < 2:
                    break
                push(server, table, "x" * 200_000)
                his.next("chat")
            assert len(table.readers) == 1
            why = why_closed(asleep)
            assert why.code == SLOW
            assert "slow" in why.reason


def test_a_flood_of_messages_or_sockets_is_cut(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1.0, burst=30.0, sockets=2) as server:
        ann, _ = two_at_a_table(server)
        with ann.person.socket(ann) as hers, ann.person.socket(ann):
            with ann.person.socket(ann) as third:
                assert closed(third) == TOO_MANY
            with suppress(ConnectionClosed):  # the server need not wait for the last of them
                for _ in range(40):
                    hers.send(type="beat")
            assert closed(hers) == TOO_MANY


def test_a_page_of_another_origin_gets_no_socket(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    address = f"ws://127.0.0.1:{server.port}{ann.path}/live"
    key = key_header(ann.key("watch"))
    with (
        pytest.raises(InvalidStatus) as caught,
        connect(address, origin=Origin("https://evil.example"), additional_headers=key),
    ):
        pass
    assert caught.value.response.status_code == 403
    with connect(address, origin=Origin(f"http://127.0.0.1:{server.port}"), additional_headers=key) as fine:
        assert json.loads(fine.recv(PATIENCE))["type"] == "hello"


def test_who_may_not_look_gets_no_socket(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    for key, query in (("", {}), ("x" * 24, {}), (ann.key("watch"), {"seat": 0})):
        with server.person("Cid").socket(ann, key, **query) as socket:
            assert closed(socket) == 4404


def test_the_stream_has_the_same_messages(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    with bob.person.client.stream("GET", f"{ann.path}/stream") as stream:
        lines = stream.iter_lines()
        assert json.loads(next(lines))["type"] == "hello"
        ann.act()
        update = json.loads(next(lines))
        assert (update["type"], update["seq"], update["seat"]) == ("update", 2, 1)


def test_a_long_poll_answers_when_something_happens(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    answers: list[httpx.Response] = []
    waiting = threading.Thread(target=lambda: answers.append(bob.get("/wait", seq=1, timeout=30)))
    waiting.start()
    table = server.guard.tables.known[ann.id]
    wait_for(lambda: table.waiters)
    ann.act()
    waiting.join(PATIENCE)
    assert answers[0].json()["update"]["seq"] == 2
    assert bob.get("/wait", seq=2, timeout=0).json()["update"]["seq"] == 2


def test_when_the_server_stops_all_are_told_to_come_back(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = two_at_a_table(server)
        cookies = ann.person.client.cookies
        with ann.person.socket(ann) as hers:
            hers.next()
            answers: list[httpx.Response] = []
            waiting = threading.Thread(target=lambda: answers.append(bob.get("/wait", seq=1, timeout=50)))
            waiting.start()
            table = server.guard.tables.known[ann.id]
            wait_for(lambda: table.waiters)
            loop = next(iter(server.guard.tables.tasks)).get_loop()
            loop.call_soon_threadsafe(server.guard.tables.send_away)
            assert closed(hers) == RESTART
            waiting.join(PATIENCE)
            assert error(answers[0]) == (503, "closing")
            assert int(answers[0].headers["retry-after"]) >= 1
    with serving(tmp_path) as server, httpx.Client(base_url=server.url, cookies=cookies, timeout=PATIENCE) as again:
        assert again.get(ann.path).json()["update"]["seq"] == 1


def test_an_act_is_entered_and_told_although_its_player_has_gone(server: Serving) -> None:
    ann, bob = two_at_a_table(server, options={"first": "0"})
    table = server.guard.tables.known[ann.id]
    held = threading.Event()
    now = ann.update()
    with bob.person.socket(bob) as bobs:
        bobs.next("hello")
        with ann.person.socket(ann) as anns:
            anns.next("hello")
            server.guard.tables.writer.between(lambda _: wait_until_set(held))
            anns.send(type="act", seq=now["seq"], action=now["legal"][0]["action"])
            wait_for(table.lock.locked)
        wait_for(lambda: len(table.readers) == 1)
        assert table.match.seq == now["seq"], "it is not stored yet"
        held.set()
        assert bobs.next("update")["seq"] == now["seq"] + 1


def wait_until_set(event: threading.Event) -> None:
    """Waits for an event."""
    assert event.wait(PATIENCE)
