"""A seat is shown only to its present holder, whatever the reader asked for when it began."""

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import PATIENCE, Person, Seated, Serving, error, two_at_a_table, wait_for
from waset.server.tables.readers import ENDED

MINE = {"seat": 1}


def stranger(server: Serving, table: Seated, name: str) -> Seated:
    """Somebody on the second seat of a public table."""
    seated = Seated(server.person(name), table.id)
    assert seated.post("/join", MINE).status_code == 200
    return seated


def hand(seated: Seated) -> Any:
    """The cards in the second seat's hand, as somebody sees them."""
    return seated.update()["view"]["seats"][1]["hand"]


def handed_on(server: Serving, table: Seated, spy: Seated) -> Seated:
    """The spy gets up, Vic sits down there, and the game begins."""
    assert spy.post("/leave", {}).status_code == 200
    victim = stranger(server, table, "Vic")
    assert table.post("/start").status_code == 200
    return victim


@contextmanager
def streaming(person: Person, table: Seated, **query: Any) -> Iterator[Callable[[str], Any]]:
    """The lines of a stream, read one by one up to one of a kind."""
    with person.client.stream("GET", f"{table.path}/stream", params=query) as answer:
        assert answer.status_code == 200
        lines = answer.iter_lines()

        def read(kind: str) -> Any:
            return next(message for message in map(json.loads, lines) if message["type"] == kind)

        yield read


@pytest.mark.parametrize("query", [{}, MINE], ids=["plain", "seat=1"])
def test_a_socket_does_not_keep_a_seat_that_was_given_up(server: Serving, query: dict[str, Any]) -> None:
    table = server.person("Ann").create(public=True)
    spy = stranger(server, table, "Spy")
    with spy.person.socket(spy, **query) as socket:
        assert socket.next("hello")["table"]["seats"][1]["mine"]
        victim = handed_on(server, table, spy)
        told = socket.next("seats")
        assert (told["seats"], told["lost"], told["update"]["seat"]) == ([], [1], None)
        assert not socket.next("table")["table"]["seats"][1]["mine"]
        begun = socket.next("update")
        assert (begun["seat"], begun["legal"]) == (None, [])
        assert None in begun["view"]["seats"][1]["hand"]
        assert None not in hand(victim)


def test_a_stream_does_not_keep_a_seat_that_was_given_up(server: Serving) -> None:
    table = server.person("Ann").create(public=True)
    spy = stranger(server, table, "Spy")
    with streaming(spy.person, spy, **MINE) as read:
        read("hello")
        handed_on(server, table, spy)
        assert read("seats")["lost"] == [1]
        begun = read("update")
        assert begun["seat"] is None
        assert None in begun["view"]["seats"][1]["hand"]


def test_a_program_reads_no_more_of_a_seat_that_was_given_up(server: Serving) -> None:
    table = server.person("Ann").create(public=True)
    spy = stranger(server, table, "Spy")
    program = server.person(token=spy.post("/seats/1/token").json()["token"])
    with program.socket(spy) as socket:
        assert socket.next("hello")["update"]["seat"] == 1
        handed_on(server, table, spy)
        assert socket.next("seats")["lost"] == [1]
        assert socket.code() == ENDED, "a program without a token that counts is nobody"
    assert error(program.get(spy.path)) == (401, "bad_token")


class Waiting:
    """A long poll that is under way."""

    def __init__(self, person: Person, table: Seated, **query: Any) -> None:
        self.answer: httpx.Response

        def ask() -> None:
            self.answer = person.get(f"{table.path}/wait", seq=0, timeout=20, **query)

        self.thread: threading.Thread = threading.Thread(target=ask)
        self.thread.start()

    def end(self) -> httpx.Response:
        """The answer, as soon as it is there."""
        self.thread.join(PATIENCE)
        return self.answer


def waiting(server: Serving, table: Seated) -> int:
    """How many long polls are under way at a table."""
    return len(server.guard.tables.known[table.id].waiters)


@pytest.mark.parametrize("query", [{}, MINE], ids=["plain", "seat=1"])
def test_a_long_poll_shows_no_seat_that_was_lost_meanwhile(server: Serving, query: dict[str, Any]) -> None:
    table = server.person("Ann").create(public=True)
    spy = stranger(server, table, "Spy")
    other = server.person()
    other.client.cookies = spy.person.client.cookies
    poll = Waiting(other, spy, **query)
    wait_for(lambda: waiting(server, table))
    handed_on(server, table, spy)
    if query:
        assert error(poll.end()) == (403, "not_your_seat")
    else:
        told = poll.end().json()["update"]
        assert (told["seq"], told["seat"]) == (1, None)
        assert None in told["view"]["seats"][1]["hand"]


def test_a_long_poll_of_a_program_ends_with_its_token(server: Serving) -> None:
    table = server.person("Ann").create(public=True)
    spy = stranger(server, table, "Spy")
    poll = Waiting(server.person(token=spy.post("/seats/1/token").json()["token"]), spy)
    wait_for(lambda: waiting(server, table))
    handed_on(server, table, spy)
    assert error(poll.end()) == (401, "bad_token")


@pytest.mark.parametrize("query", [{}, MINE], ids=["plain", "seat=1"])
def test_the_old_device_goes_blind_when_a_seat_moves(server: Serving, query: dict[str, Any]) -> None:
    ann, bob = two_at_a_table(server, public=True)
    with bob.person.socket(bob, **query) as old:
        assert old.next("hello")["update"]["seat"] == 1
        secret = bob.post("/seats/1/link").json()["secret"]
        new = Seated(server.person("Bob's phone"), bob.id)
        assert new.post("/take", {"secret": secret}).status_code == 200
        told = old.next("seats")
        assert (told["lost"], told["update"]["seat"], told["update"]["seq"]) == ([1], None, 1)
        assert None in told["update"]["view"]["seats"][1]["hand"]
        (ann if ann.update()["legal"] else new).act()
        assert old.next("update")["seat"] is None
        old.send(type="act", seq=2, action=0)
        assert old.next("error")["error"]["code"] == "not_your_seat"


def test_whoever_may_not_look_any_more_is_told_and_sent_away(server: Serving) -> None:
    _, bob = two_at_a_table(server)
    with bob.person.socket(bob) as old:
        old.next("hello")
        secret = bob.post("/seats/1/link").json()["secret"]
        assert Seated(server.person("Bob's phone"), bob.id).post("/take", {"secret": secret}).status_code == 200
        told = old.next("seats")
        assert (told["seats"], told["lost"], told["update"]) == ([], [1], None)
        with pytest.raises(ConnectionClosed) as closed:
            old.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


def test_whoever_sits_down_is_told_as_whom_they_see_now(server: Serving) -> None:
    table = server.person("Ann").create(public=True)
    bob = Seated(server.person("Bob"), table.id)
    with bob.person.socket(bob) as socket:
        assert socket.next("hello")["update"]["seat"] is None
        assert bob.post("/join", MINE).status_code == 200
        assert (socket.next("seats")["seats"], socket.next("table")["table"]["seats"][1]["mine"]) == ([1], True)
        table.post("/start")
        assert socket.next("update")["seat"] == 1


def test_a_watcher_keeps_watching_whatever_their_seats(server: Serving) -> None:
    ann, _ = two_at_a_table(server)
    with ann.person.socket(ann, seat="watch") as socket:
        assert socket.next("hello")["update"]["seat"] is None
        ann.post("/hints", {"agree": True})
        assert socket.next("table")["table"]["seats"][0]["mine"]
    assert "seats" not in {message["type"] for message in socket.heard}


def test_a_refusal_about_seats_tells_who_sits_there(server: Serving) -> None:
    ann, _ = two_at_a_table(server, public=True)
    cid = Seated(server.person("Cid"), ann.id)
    for answer in (cid.post("/join", {}), ann.post("/start"), ann.post("/leave", {})):
        assert error(answer) == (409, "not_open")
        table = answer.json()["error"]["table"]
        assert (table["status"], [seat["name"] for seat in table["seats"]]) == ("playing", ["Ann", "Bob"])


def test_an_owner_who_came_too_late_for_a_bot_is_told_who_sits_there(server: Serving) -> None:
    ann = server.person("Ann").create(public=True)
    bob = server.person("Bob").join(ann, seat=1)
    bot = f"{ann.path}/seats/1/bot"
    answer = ann.person.client.put(bot, json={"bot": "random"})
    assert error(answer) == (409, "seat_taken")
    assert [seat["name"] for seat in answer.json()["error"]["table"]["seats"]] == ["Ann", "Bob"]
    assert error(ann.person.delete(bot)) == (403, "not_your_seat")
    assert error(bob.person.client.put(f"{ann.path}/seats/0/bot", json={"bot": "random"})) == (403, "not_your_seat")
    assert bob.post("/start").status_code == 200
    assert error(ann.person.client.put(bot, json={"bot": "random"})) == (403, "not_your_seat")


def test_a_host_sends_somebody_away_before_the_start_and_nobody_else_does(server: Serving) -> None:
    ann = server.person("Ann").create(players=3, seats=[{"who": "me"}, {"who": "open"}, {"who": "open"}])
    bob, cid = (server.person(name).join(ann, seat=seat) for seat, name in ((1, "Bob"), (2, "Cid")))
    assert error(bob.person.delete(f"{ann.path}/seats/2")) == (403, "not_allowed")
    assert error(ann.person.delete(f"{ann.path}/seats/0")) == (403, "not_allowed"), "the host leaves instead"
    assert error(ann.person.delete(f"{ann.path}/seats/5")) == (404, "not_found")
    with bob.person.socket(bob) as socket:
        socket.next("hello")
        assert ann.person.delete(f"{ann.path}/seats/1").status_code == 200
        assert socket.next("seats")["lost"] == [1]
    assert [seat["kind"] for seat in ann.facts()["seats"]] == ["person", "open", "person"]
    assert error(bob.get()) == (404, "not_found"), "a table that is not public is for those who sit there"
    again = server.person("Bob").join(ann, seat=1)
    assert ann.post("/start").status_code == 200
    assert error(ann.person.delete(f"{ann.path}/seats/1")) == (409, "not_open")
    assert [seat["name"] for seat in again.facts()["seats"]] == ["Ann", "Bob", "Cid"]
    assert cid.facts()["status"] == "playing"


def test_a_watcher_who_may_not_look_any_more_is_sent_away_too(server: Serving) -> None:
    """Whoever wanted the spectator's view of their own table loses it with their seat, where it is not public."""
    _, bob = two_at_a_table(server)
    with bob.person.socket(bob, seat="watch") as old:
        old.next("hello")
        secret = bob.post("/seats/1/link").json()["secret"]
        assert Seated(server.person("Bob's phone"), bob.id).post("/take", {"secret": secret}).status_code == 200
        assert old.next("seats")["update"] is None
        with pytest.raises(ConnectionClosed) as closed:
            old.next()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404
