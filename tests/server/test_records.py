"""Records: a finished table as a file, and files that become tables."""

import io
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import ALL_MODULES, Seated, Serving, error, two_at_a_table, wait_for
from tests.server.matches import rebuild
from waset import games
from waset.bots.players import words_of
from waset.core import record
from waset.server.tables import uploads
from waset.server.tables.match import Games, Match

PLAYED = Path(__file__).parent.parent / "games_played"


def read(text: str) -> Any:
    """The one record of a file."""
    (found,) = record.read(io.BytesIO(text.encode()))
    return found


@pytest.mark.parametrize(("game", "modules"), [("luxor", ALL_MODULES), ("tutankhamun", [])])
def test_the_record_of_a_table_checks(server: Serving, game: str, modules: list[str]) -> None:
    ann, bob = two_at_a_table(server, game, modules=modules)
    ann.act()
    now = ann.update()
    if now["undo"] is not None:
        assert ann.post("/undo", {"seq": now["seq"], "to": now["undo"]}).status_code == 200
    ann.play_on([bob])
    answer = bob.get("/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    found = read(answer.text)
    record.replay(found, games.make)
    assert found.result["scores"] == [sheet["total"] for sheet in bob.update()["scores"]]
    assert found.header["names"] == ["Ann", "Bob"]
    assert "seed" not in found.header

    again = server.person("Cid").post("/api/uploads", {"record": answer.text, "mode": "review"}).json()
    assert (again["table"]["status"], again["table"]["ranking"]) == ("review", bob.update()["ranking"])


@pytest.mark.parametrize("path", sorted(PLAYED.glob("*.jsonl")), ids=lambda path: path.stem)
def test_an_uploaded_record_stands_where_replaying_its_entries_leads(path: Path) -> None:
    """Verifying it leads there as well, so nobody replays it again. What one process found travels to another."""
    found: uploads.Brought = pickle.loads(pickle.dumps(uploads.from_record(path.read_text("utf-8"), 5.0)))
    game = Games().of(found.spec)
    again = Match(game, found.spec)
    rebuild(again, found.entries)
    assert found.reached is not None
    match = Match(game, found.spec, found.reached)
    assert match.state.key() == again.state.key()
    assert (match.seq, match.last, match.log, match.actor) == (again.seq, again.last, again.log, again.actor)
    assert [(each.seq, each.seat, each.state.key()) for each in match.undoable] == [
        (each.seq, each.seat, each.state.key()) for each in again.undoable
    ]


def test_an_upload_is_not_opened_from_the_database(server: Serving) -> None:
    text = (PLAYED / "tutankhamun-chain-of-three-idols.jsonl").read_text("utf-8")
    answer = server.person("Cid").post("/api/uploads", {"record": text})
    table = server.guard.tables.known[answer.json()["table"]["id"]]
    before = table.match
    assert Seated(server.people[-1], table.id).update() == answer.json()["update"]
    assert server.guard.tables.known[table.id].match is before
    del server.guard.tables.known[table.id]
    assert Seated(server.people[-1], table.id).update() == answer.json()["update"], "as the database has it"


@pytest.mark.parametrize("name", ["luxor-all-modules-with-five-players", "tutankhamun-chain-of-three-idols"])
def test_a_record_is_reviewed(server: Serving, name: str) -> None:
    text = (PLAYED / f"{name}.jsonl").read_text("utf-8")
    cid = server.person("Cid")
    answer = cid.post("/api/uploads", {"record": text})
    assert answer.status_code == 201
    table = Seated(cid, answer.json()["table"]["id"])
    seq = table.update()["seq"]
    decisions = sum(who >= 0 for who, _ in read(text).steps)
    assert seq == decisions + 1
    for seat in (0, "watch", "all"):
        frames = table.get("/history", seat=seat, views=1, **{"from": seq}).json()["frames"]
        assert frames[0]["view"]["ending"]
    assert table.get("/record").text.partition('"steps"')[2] == text.strip().partition('"steps"')[2] + "\n"
    assert error(table.post("/act", {"seq": seq, "action": 0})) == (403, "not_your_seat")
    assert error(table.post("/start")) == (409, "not_open")
    assert error(server.person("Eve").get(table.path)) == (404, "not_found")


def test_a_record_says_who_was_a_bot(server: Serving) -> None:
    """A person for whom a bot acts stays a person; names say nothing."""
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "me", "name": "Bob"}]
    ann = server.person("Ann (vizier)").create("tutankhamun", players=3, seats=seats, start=True)
    for seat in (0, 2):
        assert ann.person.client.put(f"{ann.path}/seats/{seat}/bot", json={"bot": "random"}).status_code == 200
    wait_for(lambda: ann.facts()["status"] == "over")
    found = read(ann.get("/record").text)
    assert found.header["names"] == ["Ann (vizier)", "Red", "Bob"]
    assert found.header["bots"] == [None, {"name": "random"}, None]


@pytest.mark.parametrize(
    "bots",
    [None, [{"program": "./mine.py"}, None], [None, None], [{"name": "x"}, {"name": "y"}]],
)
def test_a_record_that_is_brought_keeps_who_was_a_bot(server: Serving, bots: list[Any] | None) -> None:
    """Over the wire, and in the record that the table gives back; also that it is not known."""
    document = json.loads((PLAYED / "tutankhamun-Underworld-takes-a-place.jsonl").read_text("utf-8"))
    steps, result = document.pop("steps"), document.pop("result")
    document = {**document, **({} if bots is None else {"bots": bots}), "steps": steps, "result": result}
    cid = server.person("Cid")
    answer = cid.post("/api/uploads", {"record": json.dumps(document)})
    assert answer.status_code == 201, answer.text
    table = answer.json()["table"]
    assert [seat["bot"] for seat in table["seats"]] == [bot and words_of(bot) for bot in bots or [None, None]]
    assert [seat["kind"] for seat in table["seats"]] == ["bot" if seat["bot"] else "open" for seat in table["seats"]]
    again = read(Seated(cid, table["id"]).get("/record").text)
    assert again.header.get("bots") == bots


def test_an_unfinished_record_is_continued(server: Serving) -> None:
    text = (PLAYED / "tutankhamun-Isis.jsonl").read_text("utf-8")
    document = json.loads(text)
    document["steps"] = document["steps"][:-6]
    document["result"] = None
    cid = server.person("Cid")
    asked = {"record": json.dumps(document, separators=(",", ":")), "mode": "continue"}
    answer = cid.post("/api/uploads", asked)
    assert answer.status_code == 201, answer.text
    table = Seated(cid, answer.json()["table"]["id"])
    assert table.update()["legal"]
    table.play_on([])
    assert table.facts()["status"] == "over"
    record.replay(read(table.get("/record").text), games.make)
    assert error(cid.post("/api/uploads", {"record": text, "mode": "continue"})) == (409, "not_playing")


def test_a_position_becomes_a_table(server: Serving) -> None:
    game = games.make("luxor", players=3, modules=["mummy"])
    state = game.start(5)
    document = {"game": "luxor", "players": 3, "modules": ["mummy"], **game.document(state)}
    cid = server.person("Cid")
    seats = [{"who": "me"}, {"who": "bot", "bot": "random"}, {"who": "me", "name": "Dan"}]
    clock = {"per_act": 60}
    answer = cid.post("/api/uploads", {"position": document, "mode": "continue", "seats": seats, "clock": clock})
    assert answer.status_code == 201, answer.text
    update = answer.json()["update"]
    assert update["view"]["spaces"] == game.view(state, 0)["spaces"]
    assert update["legal"]
    assert 0 < update["clock"]["act_left"] <= 60, "time runs from the first moment on"
    review = cid.post("/api/uploads", {"position": document}).json()
    assert (review["table"]["status"], review["update"]["seq"]) == ("review", 1)


@pytest.mark.parametrize(
    ("position", "players"),
    [
        ({"game": "luxor"}, 2),
        ({"game": "luxor", "seats": [{}, {}, {"keys": 1}]}, 3),
        ({"game": "tutankhamun", "seed": 3}, 2),
    ],
)
def test_a_position_need_not_say_how_many_play(server: Serving, position: dict[str, Any], players: int) -> None:
    answer = server.person().post("/api/uploads", {"position": position})
    assert answer.status_code == 201, answer.text
    assert answer.json()["table"]["spec"]["players"] == players


@pytest.mark.parametrize("agenda", [["end turn", "draw 0"], ["card"], ["end turn", "refill", "reveal temple 1"]])
def test_a_position_with_an_incoherent_agenda_is_refused(server: Serving, agenda: list[str]) -> None:
    answer = server.person().post("/api/uploads", {"position": {"game": "luxor", "agenda": agenda}})
    assert error(answer) == (422, "bad_position")


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({}, 422, "bad_request"),
        ({"record": "{}", "position": {}}, 422, "bad_request"),
        ({"record": "not a record"}, 422, "bad_record"),
        ({"record": "{}\n{}"}, 422, "bad_record"),
        ({"position": {}}, 422, "bad_position"),
        ({"position": {"game": "chess", "players": 2}}, 422, "bad_option"),
        ({"position": {"game": "luxor", "players": 2, "edition": "/etc/passwd"}}, 422, "bad_position"),
        ({"position": {"game": "luxor", "players": 2, "options": {"name": "x"}}}, 422, "bad_option"),
        ({"position": {"game": "luxor", "players": 2, "modules": [{}]}}, 422, "bad_option"),
        ({"position": {"game": ["luxor"], "players": 2}}, 422, "bad_position"),
        ({"position": {"game": "luxor", "players": 2, "spaces": "no"}}, 422, "bad_position"),
        ({"record": "x" * 3_000_000}, 413, "too_large"),
    ],
)
def test_what_is_no_record_or_position_is_refused(server: Serving, asked: Any, status: int, code: str) -> None:
    assert error(server.person().post("/api/uploads", asked)) == (status, code)


def test_a_record_that_breaks_the_rules_is_refused(server: Serving) -> None:
    document = json.loads((PLAYED / "tutankhamun-Isis.jsonl").read_text("utf-8"))
    document["steps"][100][1] = "sail to slot 1 (ring)"
    answer = server.person().post("/api/uploads", {"record": json.dumps(document, separators=(",", ":"))})
    assert error(answer) == (422, "bad_record")
    assert "step 101" in answer.json()["error"]["sentence"]
