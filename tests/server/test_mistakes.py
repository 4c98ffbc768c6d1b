"""A player's own mistakes: listed over all finished games, for that player alone, and asked again as they were seen."""

import json
from typing import Any

import pytest

from tests.server.kit import Person, Seated, Serving, error, two_at_a_table, wait_for
from waset import puzzles
from waset.review import ASKED_FROM, RIGHT_BELOW
from waset.server.database import reviews
from waset.server.tables.reviews import MOST_OF_GAME
from waset.server.workers import reviewer
from waset.server.workers.reviewer import Errand, Key, Reviewer

LIST = "/api/me/mistakes"


def listed(person: Person) -> Any:
    """The mistakes, as soon as every game has its review."""

    def done() -> Any:
        answer = person.get(LIST)
        assert answer.status_code == 200, answer.text
        found = answer.json()
        return found if found["waiting"] == 0 else None

    return wait_for(done)


def asked(table: Seated, seq: int) -> Any:
    """A decision, asked again."""
    answer = table.get("/again", seq=seq)
    assert answer.status_code == 200, answer.text
    return answer.json()


def frames(table: Seated, seat: int) -> dict[int, Any]:
    """What happened at a table, by entry, as a seat saw it."""
    found = table.get("/history", limit=500, seat=seat, views=True).json()["frames"]
    return {each["seq"]: each for each in found if each["live"]}


def test_a_planted_blunder_is_in_the_list_of_its_player_only(server: Serving) -> None:
    """A proven puzzle is uploaded and played wrong: by far the worst that its player can have done there."""
    ann, bob = server.person("Ann"), server.person("Bob")
    puzzle = next(each for each in puzzles.puzzles("tutankhamun") if each.players == 2)
    found = ann.get(f"/api/games/tutankhamun/puzzles/{puzzle.name}").json()
    seats = [{"who": "me"} if seat == puzzle.seat else {"who": "bot", "bot": "scribe"} for seat in range(2)]
    made = ann.post("/api/uploads", {"position": found["position"], "mode": "continue", "seats": seats}).json()
    table = Seated(ann, made["table"]["id"])
    assert ann.get(LIST).json() == {"mistakes": [], "games": 0, "waiting": 0}, "the game is not over"
    assert error(table.get("/again", seq=2)) == (409, "not_over")
    blunder = found["tries"][-1]
    now = table.update()
    assert table.post("/act", {"seq": now["seq"], "action": blunder["action"]}).status_code == 200
    wait_for(lambda: table.play_on([]) is not None and table.facts()["status"] == "over")
    mine = listed(ann)
    assert mine["games"] == 1
    assert mine["mistakes"], "what loses a won game is a mistake"
    seq = now["seq"] + 1
    facts = next(each for each in mine["mistakes"] if each["seq"] == seq)
    assert (facts["table"], facts["seat"], facts["game"]) == (table.id, puzzle.seat, "tutankhamun")
    assert facts["loss"] == pytest.approx(1, abs=0.5)
    again = asked(table, seq)
    assert again["played"] == blunder["action"]
    assert again["proof"] == "exact"
    assert [each["action"] for each in again["tries"] if each["verdict"] == "best"] == [
        each["action"] for each in found["tries"] if each["verdict"] == "best"
    ]
    assert bob.get(LIST).json()["mistakes"] == []
    assert error(Seated(bob, table.id).get("/again", seq=seq)) == (404, "not_found")


@pytest.mark.parametrize(("game", "modules"), [("luxor", ["mummy"]), ("tutankhamun", [])])
def test_each_player_has_their_own(server: Serving, game: str, modules: list[str]) -> None:
    ann, bob = two_at_a_table(server, game, modules=modules, public=True)
    ann.play_on([bob])
    lists = [listed(each.person)["mistakes"] for each in (ann, bob)]
    review = ann.get("/review").json()["review"]
    for seat, found in enumerate(lists):
        losses = [each["loss"] for each in found]
        assert losses == sorted(losses, reverse=True)
        own = [each for each in review["decisions"] if each["seat"] == seat and each["loss"] >= ASKED_FROM]
        assert own, "whoever plays at random makes mistakes"
        dearest = sorted(own, key=lambda each: -each["loss"])[:MOST_OF_GAME]
        assert [each["seq"] for each in found] == [each["seq"] for each in dearest]
    first, second = lists[0][0], lists[1][0]
    again = asked(ann, first["seq"])
    before = max(seq for seq in frames(ann, 0) if seq < first["seq"])
    assert again["update"]["view"] == frames(ann, 0)[before]["view"], "as the seat saw it then"
    assert (again["seat"], again["loss"]) == (0, pytest.approx(first["loss"], abs=1e-6)), "rounded to six digits"
    verdicts = {each["action"]: each for each in again["tries"]}
    assert sorted(verdicts) == sorted(each["action"] for each in again["update"]["legal"])
    assert verdicts[again["played"]]["verdict"] == "wrong"
    for each in again["tries"]:
        assert (each["verdict"] == "best") == (each["loss"] < RIGHT_BELOW)
    seats = [{"who": "me"}, {"who": "bot", "bot": "porter"}]
    played_on = ann.person.post("/api/uploads", {"position": again["position"], "mode": "continue", "seats": seats})
    assert played_on.status_code == 201, played_on.text
    assert error(ann.get("/again", seq=second["seq"])) == (403, "not_your_seat")
    assert error(ann.get("/again", seq=1)) == (404, "not_found")
    assert error(ann.get("/again", seq=10**6)) == (404, "not_found")
    watcher = Seated(server.person("Cid"), ann.id)
    assert error(watcher.get("/again", seq=first["seq"])) == (403, "not_your_seat")
    assert watcher.person.get(LIST).json() == {"mistakes": [], "games": 0, "waiting": 0}


def test_what_a_bot_did_on_my_seat_is_not_my_mistake(server: Serving) -> None:
    ann = server.person("Ann").create("tutankhamun", seats=[{"who": "me"}, {"who": "bot", "bot": "porter"}], start=True)
    assert ann.person.client.put(f"{ann.path}/seats/0/bot", json={"bot": "porter"}).status_code == 200
    wait_for(lambda: ann.facts()["status"] == "over")
    assert listed(ann.person) == {"mistakes": [], "games": 1, "waiting": 0}


def test_what_was_done_before_a_record_was_uploaded_is_not_mine(server: Serving) -> None:
    """Whoever plays on sits on a seat of the game, but what was decided up to there was decided at another table."""
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.play_on([bob])
    assert listed(ann.person)["mistakes"]
    document = json.loads(ann.get("/record").text)
    last = max(index for index, (who, _) in enumerate(document["steps"]) if who == 0)
    record = json.dumps({**document, "steps": document["steps"][:last], "result": None}, separators=(",", ":"))
    cid = server.person("Cid")
    seats = [{"who": "me"}, {"who": "bot", "bot": "porter"}]
    made = cid.post("/api/uploads", {"record": record, "mode": "continue", "seats": seats})
    assert made.status_code == 201, made.text
    table = Seated(cid, made.json()["table"]["id"])
    before = table.update()["seq"]
    wait_for(lambda: table.play_on([]) is not None and table.facts()["status"] == "over")
    found = listed(cid)
    assert found["games"] == 1
    assert all(each["seq"] > before for each in found["mistakes"])


def test_the_deepest_review_counts(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.play_on([bob])
    first = listed(ann.person)["mistakes"][0]
    assert asked(ann, first["seq"])["think"] == "fast"
    milder = {"seq": first["seq"], "seat": 0, "loss": ASKED_FROM, "by": None}
    deeper = json.dumps({"decisions": [milder, {**milder, "seq": 3, "loss": ASKED_FROM - 0.01}]})
    with server.guard.tables.engines.writer.begin() as connection:
        reviews.keep(connection, ann.id, "medium", ann.update()["seq"], deeper)
    found = listed(ann.person)["mistakes"]
    assert [(each["seq"], each["loss"]) for each in found] == [(first["seq"], ASKED_FROM)]
    assert asked(ann, first["seq"])["think"] == "medium"


def test_who_has_not_said_a_name_has_no_mistakes(server: Serving) -> None:
    assert error(server.person("").get(LIST)) == (401, "who_are_you")


def test_a_game_that_cannot_be_reviewed_is_not_waited_for(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    async def fails(_: Reviewer, __: object, errand: Errand, *___: object) -> str:
        tried.append(errand.table.id)
        raise RuntimeError("nothing can be said of this game")

    monkeypatch.setattr(Reviewer, "_made", fails)
    monkeypatch.setattr(reviewer, "MOST_UNMADE", 1)
    unmade: dict[Key, None] = server.guard.app.state.reviewer.unmade  # type: ignore[attr-defined]  # the app is FastAPI's
    unmade[Key("long ago", 1, "fast")] = None
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.play_on([bob])
    assert listed(ann.person) == {"mistakes": [], "games": 1, "waiting": 0}
    assert listed(ann.person)["waiting"] == 0
    assert tried == [ann.id]
    assert [key.table for key in unmade] == [ann.id], "only the last failures are remembered"
