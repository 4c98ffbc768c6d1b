"""Bots at tables: they think in processes of their own, and every move of theirs is made."""

import os
import pickle
import random
import signal
from pathlib import Path

import pytest

import waset
from tests.bots.test_net import saved
from tests.server.kit import Seated, Serving, counted, error, serving, wait_for
from waset import bots
from waset.server.database.rows import StoredSpec
from waset.server.tables import thinking as workers
from waset.server.tables.match import Match
from waset.server.workers.bots import BotPool


def test_bots_play_with_a_person_to_the_end(server: Serving) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]
    ann = server.person().create("tutankhamun", players=3, seats=seats, start=True)
    while (update := ann.update())["to_move"] is not None:
        if update["legal"]:
            assert ann.act().status_code == 200
        else:
            ann.get("/wait", seq=update["seq"], timeout=10)
    by = {(frame["act"]["seat"], frame["act"]["by"]) for frame in ann.get("/history", limit=500).json()["frames"]}
    assert by == {(None, "server"), (0, "person"), (1, "bot"), (2, "bot")}


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Serving) -> None:
    ann = server.person().create(seats=[{"who": "me"}, {"who": "me"}], start=True)
    put = ann.person.client.put
    assert error(put(f"{ann.path}/seats/0/bot", json={"bot": "deep"})) == (422, "bad_option")
    facts = put(f"{ann.path}/seats/0/bot", json={"bot": "random"}).json()["table"]
    assert facts["seats"][0]["can_take_back"]
    wait_for(lambda: ann.update()["to_move"] == 1)
    assert error(ann.post("/act", {"seq": ann.update()["seq"], "action": 9999})) == (422, "illegal_action")
    assert ann.person.client.delete(f"{ann.path}/seats/0/bot").json()["table"]["seats"][0]["bot"] is None
    while ann.update()["to_move"] == 1:
        ann.act()
    seq = ann.update()["seq"]
    assert ann.update()["to_move"] == 0
    assert ann.act().json()["seq"] == seq + 1


def test_who_has_handed_a_seat_over_does_not_act(server: Serving) -> None:
    ann = server.person().create(seats=[{"who": "me"}, {"who": "me"}], start=True)
    table = server.guard.tables.known[ann.id]
    table.seats[0] = table.seats[0]._replace(bot="random")
    assert error(ann.act()) == (403, "not_allowed")


def test_a_crashed_worker_is_replaced_and_the_move_is_made(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        bot_pool: BotPool = server.guard.app.state.bot_pool  # type: ignore[attr-defined]  # the guard wraps the app
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        ann = server.person().create("tutankhamun", seats=seats, start=True)
        ann.act()
        wait_for(lambda: ann.update()["legal"])
        for worker in bot_pool.workers():
            os.kill(worker, signal.SIGKILL)
        ann.act()
        wait_for(lambda: ann.update()["legal"])
        frames = ann.get("/history").json()["frames"]
        assert [frame["act"]["by"] for frame in frames if frame["act"]["seat"] == 1][:2] == ["bot", "bot"]
        assert counted(server.guard.tables.metrics.decisions).get("failed") is None


def test_a_network_of_the_operator_has_a_seat(tmp_path: Path) -> None:
    """Its name is known at the table, and its file to nobody; one that does not suit the game is refused."""
    (tmp_path / "nets").mkdir()
    saved(tmp_path / "nets" / "mine.npz", waset.make("tutankhamun"), "after")
    (tmp_path / "nets" / "broken.npz").write_bytes(b"nothing")
    with serving(tmp_path, nets=str(tmp_path / "nets")) as server:
        ask = server.person().client.post
        seats = [{"who": "me"}, {"who": "bot", "bot": "net:selfplay"}]
        assert ask("/api/tables", json={"game": "luxor", "seats": seats}).status_code == 201
        net = {"who": "bot", "bot": "net:mine"}
        ann = server.person().create("tutankhamun", seats=[{"who": "me"}, net], start=True)
        while (update := ann.update())["to_move"] is not None:
            if update["legal"]:
                assert ann.act().status_code == 200
            else:
                ann.get("/wait", seq=update["seq"], timeout=10)
        frames = ann.get("/history", limit=500).json()["frames"]
        assert {frame["act"]["by"] for frame in frames if frame["act"]["seat"] == 1} == {"bot"}
        assert counted(server.guard.tables.metrics.decisions).get("failed") is None
        assert '"bots":[null,{"net":"mine"}]' in ann.get("/record").text
        for game, bot in (
            ("luxor", "net:mine"),
            ("tutankhamun", "net:other"),
            ("tutankhamun", "net:broken"),
            ("tutankhamun", "net:nets/mine.npz"),
            ("tutankhamun", "net:../nets/mine"),
        ):
            answer = ask("/api/tables", json={"game": game, "seats": [{"who": "me"}, {"who": "bot", "bot": bot}]})
            assert error(answer) == (422, "bad_option")
            assert str(tmp_path) not in answer.text


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_a_process_keeps_its_bots_and_they_answer_as_new_ones(game: str) -> None:
    """What is asked travels as bytes, as it does to another process."""
    spec = StoredSpec(game, 2, (), {"first": "0"})
    match = Match(workers._GAMES.of(spec), spec)
    match.state = match.deal(random.Random(3).randrange).state
    match.seq = 1
    for bot in (f"{name}:20" for name in bots.names(game)):
        questions = [
            pickle.loads(pickle.dumps(workers.question(match, spec, 0, bot, False)))._replace(seconds=9.0, seed=seed)
            for seed in (1, 2, 1)
        ]
        questions[2] = questions[2]._replace(state=questions[0].state)
        workers._BOTS.clear()
        answers = [workers.answer(each) for each in questions]
        assert len(workers._BOTS) == 1
        assert answers[0] == answers[2], "a decision in between leaves no trace"


def test_waiting_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
    with serving(tmp_path) as server:
        ann = server.person().create("tutankhamun", seats=seats, start=True)
        cookies = ann.person.client.cookies
        server.guard.tables.on_turn = lambda _: None
        ann.act()
        assert ann.update()["to_move"] == 1
    with serving(tmp_path) as server:
        person = server.person("")
        person.client.cookies = cookies
        again = Seated(person, ann.id)
        wait_for(lambda: again.update()["legal"])


def test_hints_come_from_the_strongest_bot(server: Serving) -> None:
    ann = server.person().create(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], start=True)
    hint = ann.get("/hint").json()
    assert {each["action"] for each in hint["candidates"]} <= {each["action"] for each in ann.update()["legal"]}
    assert hint["seq"] == 1


def test_hints_between_people_need_all_to_agree(server: Serving) -> None:
    ann = server.person("Ann").create()
    bob = server.person("Bob").join(ann)
    ann.post("/start")
    assert not ann.facts()["hints"]
    assert error(ann.get("/hint")) == (409, "no_hints")
    ann.post("/hints", {"agree": True})
    assert error(ann.get("/hint")) == (409, "no_hints")
    assert bob.post("/hints", {"agree": True}).json()["table"]["hints"]
    assert ann.get("/hint").status_code == 200
    assert error(bob.get("/hint")) == (409, "not_your_turn")
    bob.post("/hints", {"agree": False})
    assert error(ann.get("/hint")) == (409, "no_hints")
