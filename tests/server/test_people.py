"""People who come and go: who is here and who is away, who moves in their place, hosts who leave, and spectators."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Seated, Serving, Socket, error, serving, two_at_a_table, wait_for
from tests.server.process import process
from waset.server.database import people, store
from waset.server.tables.absent import PEACE
from waset.server.web.errors import Unavailable

AWAY = 70.0
"""Seconds after which others may ask, and a bit."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Serving]:
    """A server whose clock a test can set forward."""
    with serving(tmp_path) as made:
        yield made


def seat(table: Seated, number: int) -> Any:
    """A seat as all may see it."""
    return table.facts()["seats"][number]


def hear_until(socket: Socket, what: Any) -> Any:
    """The next facts of a table for which something holds."""
    while True:
        facts = socket.next("table")["table"]
        if what(facts):
            return facts


def three(server: Serving, **asked: Any) -> list[Seated]:
    """Ann, who is the host, Bob and Cleo at a table that has begun."""
    ann = server.person("Ann").create(players=3, options={"first": "1"}, **asked)
    others = [server.person(name).join(ann) for name in ("Bob", "Cleo")]
    assert ann.post("/start").status_code == 200
    return [ann, *others]


def leave(server: Serving, players: list[Seated], gone: int, others: list[int]) -> list[Socket]:
    """All come to the table, and one goes; gives the sockets of those who stay."""
    sockets = [players[each].person.socket(players[each]) for each in others]
    for socket in sockets:
        socket.__enter__().next("hello")
    with players[gone].person.socket(players[gone]) as going:
        going.next("hello")
        wait_for(lambda: len(server.guard.tables.known[players[0].id].readers) == len(others) + 1)
        noted(server, gone)
    wait_for(lambda: len(server.guard.tables.known[players[0].id].readers) == len(others))
    server.clock.ahead += AWAY
    hear_until(sockets[0], lambda facts: facts["seats"][gone]["away"] is not None)
    return sockets


def noted(server: Serving, number: int) -> None:
    """Waits until the database knows that somebody is here."""
    wait_for(lambda: _told(server, number))


def _told(server: Serving, number: int) -> bool:
    with server.guard.tables.engines.reader.connect() as connection:
        rows = connection.exec_driver_sql("SELECT who FROM presence").scalars().all()
    return f"seat {number}" in rows


def noted_in(file: Path) -> list[str]:
    """Who is here, as a database file has it."""
    with closing(sqlite3.connect(file)) as connection:
        return [who for (who,) in connection.execute("SELECT who FROM presence")]


def go(sockets: list[Socket]) -> None:
    """Closes sockets."""
    for socket in sockets:
        socket.__exit__()


# --- here and away ---------------------------------------------------------------------------------------------------


def test_who_goes_is_away_and_who_comes_back_is_here(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    assert [each["away"] for each in ann.facts()["seats"]] == [None, None], "nobody has gone yet"
    (socket,) = leave(server, [ann, bob], 1, [0])
    facts = ann.facts()["seats"]
    assert facts[0]["away"] is None
    assert AWAY <= facts[1]["away"] < AWAY + 60
    assert facts[1]["stand_in_after"] == 0
    with bob.person.socket(bob) as back:
        back.next("hello")
        told = hear_until(socket, lambda facts: facts["seats"][1]["away"] is None)
        assert told["seats"][1]["stand_in_after"] is None
    go([socket])


def test_whoever_comes_for_a_moment_only_is_away_as_well(server: Serving) -> None:
    """For less time than passes between two looks at who is here."""
    ann, bob = two_at_a_table(server)
    with ann.person.socket(ann) as socket:
        socket.next("hello")
        with bob.person.socket(bob) as live:
            live.next("hello")
        noted(server, 1)
        server.clock.ahead += AWAY
        hear_until(socket, lambda facts: facts["seats"][1]["away"] is not None)


def test_whoever_sits_down_and_goes_at_once_is_away_as_well(server: Serving) -> None:
    ann = server.person("Ann").create(seats=[{"who": "me"}, {"who": "open"}])
    with ann.person.socket(ann) as socket:
        socket.next("hello")
        guest = server.person("Bob")
        with guest.socket(ann, ann.key("join")) as live:
            live.next("hello")
            guest.join(ann)
            live.next("seats")
        noted(server, 1)
        server.clock.ahead += AWAY
        hear_until(socket, lambda facts: facts["seats"][1]["away"] is not None)


def test_who_goes_while_an_act_is_stored_is_away(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table in memory keeps that somebody has gone, though it changes at the same time."""
    ann, bob = two_at_a_table(server)
    tables = server.guard.tables
    append = tables.append

    async def slow(*asked: Any) -> bool:
        while not await tables.read(lambda connection: people.at(connection, ann.id)[0]):
            await asyncio.sleep(0.01)
        await asyncio.sleep(0.2)
        return await append(*asked)

    with ann.person.socket(ann) as socket:
        socket.next("hello")
        with bob.person.socket(bob) as going:
            going.next("hello")
            noted(server, 1)
        server.clock.ahead += AWAY
        monkeypatch.setattr(tables, "append", slow)
        player = ann if ann.update()["legal"] else bob
        assert player.act().status_code == 200
        hear_until(socket, lambda facts: facts["seats"][1]["away"] is not None)
        assert seat(ann, 1)["away"] is not None


def test_who_has_gone_is_told_though_the_database_did_not_answer_at_first(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, bob = two_at_a_table(server)
    tables = server.guard.tables
    read = tables.read
    failed: list[Any] = []

    async def fails(query: Any, *asked: Any, **more: Any) -> Any:
        if query is people.at and len(failed) < 2:
            failed.append(query)
            raise Unavailable
        return await read(query, *asked, **more)

    with ann.person.socket(ann) as socket:
        socket.next("hello")
        with bob.person.socket(bob) as going:
            going.next("hello")
            noted(server, 1)
        monkeypatch.setattr(tables, "read", fails)
        server.clock.ahead += AWAY
        hear_until(socket, lambda facts: facts["seats"][1]["away"] is not None)
        assert len(failed) == 2


def test_who_goes_while_the_table_is_read_into_memory_is_away(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """What was read before they had gone is not what the others are told."""
    ann, bob = two_at_a_table(server)
    tables = server.guard.tables
    read = tables.read
    with bob.person.socket(bob) as going:
        going.next("hello")
        noted(server, 1)
    wait_for(lambda: not tables.known[ann.id].readers)

    async def slow(query: Any, *asked: Any, **more: Any) -> Any:
        found = await read(query, *asked, **more)
        if query is store.whole:
            while not await read(lambda connection: people.at(connection, ann.id)[0]):
                await asyncio.sleep(0.01)
            await asyncio.sleep(0.2)
        return found

    monkeypatch.setattr(tables, "read", slow)
    del tables.known[ann.id]
    with ann.person.socket(ann) as socket:
        wait_for(lambda: ann.id in tables.loading)
        server.clock.ahead += AWAY
        facts = socket.next("hello")["table"]
        if facts["seats"][1]["away"] is None:
            hear_until(socket, lambda facts: facts["seats"][1]["away"] is not None)


def test_a_page_that_is_loaded_again_was_never_away(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    with ann.person.socket(ann) as socket:
        socket.next("hello")
        for _ in range(2):
            with bob.person.socket(bob) as live:
                live.next("hello")
                noted(server, 1)
        assert ann.post("/chat", {"text": "still there?"}).status_code == 201
        socket.next("chat")
        assert seat(ann, 1)["away"] is None


def test_a_request_that_waits_counts_as_being_here(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    with ann.person.socket(ann) as socket:
        socket.next("hello")
        server.guard.tables.known[ann.id].waiting.clear()
        answer = bob.get("/wait", seq=1, timeout=1.5)
        assert answer.status_code == 200
        noted(server, 1)
        server.clock.ahead += AWAY
        hear_until(socket, lambda facts: facts["seats"][1]["away"] is not None)


def test_presence_holds_over_processes_and_a_killed_server(tmp_path: Path) -> None:
    """Two processes: one hears who comes and goes through the other; after a kill, who does not come back is away."""
    with process(str(tmp_path / "waset.db"), workers=2, away_after=0.2, ask_after=0.5) as server:
        ann = server.person("Ann").create(seats=[{"who": "me"}, {"who": "open"}])
        bob = server.person("Bob").join(ann)
        assert ann.post("/start").status_code == 200
        listening = [ann.person.socket(ann) for _ in range(4)]
        for each in listening:
            each.__enter__().next("hello")
        doubled = [bob.person.socket(bob) for _ in range(4)]
        for each in doubled:
            each.__enter__().next("hello")
        wait_for(lambda: "seat 1" in noted_in(tmp_path / "waset.db"))
        for each in doubled[1:]:
            each.__exit__()
        assert seat(ann, 1)["away"] is None
        go(doubled[:1])
        for each in listening:
            hear_until(each, lambda facts: facts["seats"][1]["away"] is not None)
        with bob.person.socket(bob) as back:
            back.next("hello")
            for each in listening:
                hear_until(each, lambda facts: facts["seats"][1]["away"] is None)
            server.kill()
        server.start()
        with ann.person.socket(ann) as again:
            facts = again.next("hello")["table"]
            if facts["seats"][1]["away"] is None:
                facts = hear_until(again, lambda facts: facts["seats"][1]["away"] is not None)
            assert facts["seats"][0]["away"] is None


# --- a bot until somebody is back ------------------------------------------------------------------------------------


def test_the_host_has_a_bot_play_until_who_is_missed_is_back(server: Serving) -> None:
    ann, bob, cleo = three(server, absent="bot")
    sockets = leave(server, [ann, bob, cleo], 1, [0, 2])
    answer = ann.post("/seats/1/stand-in")
    assert answer.status_code == 200, answer.text
    assert answer.json()["table"]["seats"][1]["until_back"]
    wait_for(lambda: ann.update()["to_move"] != 1)
    moved = [frame["act"] for frame in ann.get("/history").json()["frames"][1:]]
    assert {(act["seat"], act["by"]) for act in moved} == {(1, "away_bot")}
    assert error(ann.post("/seats/1/stand-in")) == (409, "not_away")
    assert error(bob.post("/act", {"seq": ann.update()["seq"], "action": 0}))[0] in (403, 409)
    with bob.person.socket(bob) as back:
        back.next("hello")
        told = hear_until(sockets[1], lambda facts: facts["seats"][1]["away"] is None)
        assert not told["seats"][1]["until_back"] or hear_until(
            sockets[1], lambda facts: not facts["seats"][1]["until_back"]
        )
    go(sockets)


def test_others_agree_or_one_would_rather_wait(server: Serving) -> None:
    ann, bob, cleo = three(server)
    sockets = leave(server, [ann, bob, cleo], 0, [1, 2])
    asked = bob.post("/seats/0/stand-in")
    assert asked.status_code == 200
    wish = asked.json()["table"]["stand_in"]
    assert (wish["by"], wish["seat"], wish["agreed"], wish["waiting"]) == (1, 0, [1], [2])
    assert not asked.json()["table"]["seats"][0]["until_back"]
    assert cleo.post("/stand-in/answer", {"proposal": wish["id"], "agree": False}).status_code == 200
    assert cleo.facts()["stand_in"] is None
    assert error(bob.post("/seats/0/stand-in")) == (409, "too_soon")
    assert error(bob.post("/stand-in/answer", {"proposal": wish["id"], "agree": True})) == (409, "no_question")
    server.clock.ahead += PEACE + 1
    wish = bob.post("/seats/0/stand-in").json()["table"]["stand_in"]
    assert cleo.post("/stand-in/answer", {"proposal": wish["id"], "agree": True}).status_code == 200
    assert seat(bob, 0)["until_back"]
    assert bob.facts()["stand_in"] is None
    go(sockets)


def test_nobody_is_asked_about_who_is_here_or_just_left(server: Serving) -> None:
    ann, bob, cleo = three(server)
    assert error(bob.post("/seats/0/stand-in")) == (409, "not_away")
    assert error(bob.post("/seats/5/stand-in")) == (404, "not_found")
    stranger = server.person("Dan")
    answer = stranger.post(f"{ann.path}/seats/0/stand-in", key=ann.key("watch"))
    assert error(answer) == (403, "not_your_seat")
    assert error(bob.post("/stand-in/answer", {"proposal": "x", "agree": True})) == (409, "no_question")
    answer = stranger.post(f"{ann.path}/stand-in/answer", {"proposal": "x", "agree": True}, ann.key("watch"))
    assert error(answer) == (403, "not_your_seat")
    sockets = leave(server, [ann, bob, cleo], 2, [0, 1])
    server.clock.ahead -= AWAY - 20
    answer = ann.post("/seats/2/stand-in")
    assert error(answer) == (409, "too_soon")
    assert answer.json()["error"]["table"]["seats"][2]["stand_in_after"] > 0
    go(sockets)


def test_a_question_ends_when_who_was_missed_is_back(server: Serving) -> None:
    ann, bob, cleo = three(server)
    sockets = leave(server, [ann, bob, cleo], 0, [1, 2])
    wish = bob.post("/seats/0/stand-in").json()["table"]["stand_in"]
    with ann.person.socket(ann) as back:
        back.next("hello")
        hear_until(sockets[0], lambda facts: facts["seats"][0]["away"] is None and facts["stand_in"] is None)
        assert error(cleo.post("/stand-in/answer", {"proposal": wish["id"], "agree": True})) == (409, "no_question")
    go(sockets)


@pytest.mark.parametrize(("absent", "by"), [("bot", "resigned_bot"), ("substitute", "server")])
def test_a_table_chooses_who_plays_on_for_who_resigns(server: Serving, absent: str, by: str) -> None:
    ann, bob, _ = three(server, absent=absent)
    assert ann.facts()["spec"]["absent"] == absent
    assert bob.post("/resign", {}).status_code == 200
    wait_for(lambda: ann.update()["to_move"] != 1)
    acts = [frame["act"] for frame in ann.get("/history").json()["frames"][1:]]
    assert {(act["seat"], act["by"]) for act in acts} == {(1, by)}


@pytest.mark.parametrize(("absent", "by", "who"), [("bot", "clock_bot", "bot"), ("substitute", "clock", "substitute")])
def test_the_record_says_who_moved_when_time_was_up(server: Serving, absent: str, by: str, who: str) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun", absent=absent, clock={"total": 100})
    server.clock.ahead += 101
    wait_for(lambda: ann.update()["seq"] > 1)
    act = ann.get("/history").json()["frames"][1]["act"]
    assert act["by"] == by
    late = act["seat"]
    assert ann.facts()["seats"][late]["out_of_time"]
    wait_for(lambda: ann.update()["to_move"] != late)
    player = [ann, bob][1 - late]
    assert player.post("/resign", {}).status_code == 200
    wait_for(lambda: ann.facts()["status"] == "over")
    assert ann.facts()["scores"] == [sheet["total"] for sheet in ann.update()["scores"]]
    record = ann.get("/record")
    moved = record.json()["moved"]
    assert {(each["by"], each["why"]) for each in moved} == {(who, "time"), (who, "resigned")}
    steps = record.json()["steps"]
    assert {steps[each["step"] - 1][0] for each in moved if each["why"] == "time"} == {late}
    again = ann.person.post("/api/uploads", {"record": record.text, "mode": "review"})
    assert again.status_code == 201
    copy = Seated(ann.person, again.json()["table"]["id"])
    assert copy.get("/record").json()["moved"] == moved
    assert copy.get("/history").json()["frames"][1]["act"]["by"] == by


# --- hosts and lists -------------------------------------------------------------------------------------------------


def mine(table: Seated) -> list[str]:
    """The tables in a list of somebody."""
    return [each["id"] for each in table.person.get("/api/me/tables").json()["tables"]]


def test_a_host_who_leaves_hands_the_lobby_on(server: Serving) -> None:
    ann = server.person("Ann").create(players=3)
    bob = server.person("Bob").join(ann)
    assert (seat(ann, 0)["host"], bob.facts()["owner"]) == (True, False)
    assert ann.post("/leave", {}).status_code == 200
    assert seat(bob, 0)["kind"] == "open"
    assert (seat(bob, 1)["host"], bob.facts()["owner"]) == (True, True)
    assert bob.person.client.put(f"{bob.path}/seats/0/bot", json={"bot": "random"}).status_code == 200
    assert bob.post("/leave", {}).status_code == 200
    assert bob.facts()["owner"], "with nobody else there it stays theirs"


def test_a_table_is_taken_off_a_list(server: Serving) -> None:
    ann = server.person("Ann").create(players=2)
    bob = server.person("Bob").join(ann)
    stranger = server.person("Dan")
    path = f"/api/me/tables/{ann.id}"
    assert error(stranger.delete(path)) == (404, "not_found")
    assert ann.person.delete(path).json()["tables"] == []
    assert (bob.facts()["owner"], seat(bob, 0)["kind"]) == (True, "open")
    with bob.person.socket(bob) as live:
        live.next("hello")
        assert bob.person.delete(path).json()["tables"] == []
        assert live.code() == 4404
    assert error(bob.get()) == (404, "not_found")


def test_leaving_a_game_is_resigning_and_a_game_that_is_over_stays_for_others(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    path = f"/api/me/tables/{ann.id}"
    answer = server.person("Dan").client.delete(path, headers={"X-Waset-Key": ann.key("watch")})
    assert error(answer) == (403, "not_your_seat")
    assert ann.person.delete(path).status_code == 200
    assert seat(bob, 0)["resigned"]
    assert bob.facts()["owner"]
    assert (mine(ann), mine(bob)) == ([], [ann.id])
    bob.play_on([])
    wait_for(lambda: bob.update()["legal"] or bob.facts()["status"] == "over")
    while bob.facts()["status"] != "over":
        bob.play_on([])
    assert bob.person.delete(path).status_code == 200
    assert mine(bob) == []
    assert bob.get("/record").status_code == 200


# --- spectators ------------------------------------------------------------------------------------------------------


def test_spectators_are_seen_and_talk_where_they_may(server: Serving) -> None:
    ann, _ = two_at_a_table(server, talk=True)
    quiet, _ = two_at_a_table(server)
    dan = server.person("Dan")
    with ann.person.socket(ann) as socket:
        assert socket.next("hello")["table"]["watching"] == {"count": 0, "names": []}
        with dan.socket(ann, ann.key("watch")) as watching:
            watching.next("hello")
            told = hear_until(socket, lambda facts: facts["watching"]["count"])
            assert told["watching"] == {"count": 1, "names": ["Dan"]}
            watching.send(type="chat", text="Well played")
            said = socket.next("chat")["said"]
            assert (said["name"], said["seat"], said["text"]) == ("Dan", None, "Well played")
            with server.person("").socket(ann, ann.key("watch")) as nameless:
                nameless.next("hello")
                told = hear_until(socket, lambda facts: facts["watching"]["count"] == 2)
                assert told["watching"]["names"] == ["Dan"]
        server.clock.ahead += AWAY
        hear_until(socket, lambda facts: facts["watching"] == {"count": 0, "names": []})
    answer = dan.post(f"{quiet.path}/chat", {"text": "May I?"}, quiet.key("watch"))
    assert error(answer) == (403, "not_your_seat")
    answer = server.person("").post(f"{ann.path}/chat", {"text": "And I?"}, ann.key("watch"))
    assert error(answer) == (401, "who_are_you")
