"""Playing on from a step of a finished game: who may, what the seat knew, and what hangs on the game."""

import io
import json
from pathlib import Path
from typing import Any, Final

import pytest

from tests.server.kit import ALL_MODULES, Person, Seated, Serving, error, two_at_a_table, wait_for
from waset import games
from waset.core.record import read, replay

PLAYED: Final = Path(__file__).parents[1] / "games_played"
NAMES: Final = [
    "luxor-second-entry-by-a-middle-player",
    "luxor-modules-mummy-and-equipment",
    "luxor-all-modules-with-five-players",
    "tutankhamun-two-at-zero",
]


def uploaded(person: Person, name: str) -> Seated:
    """A game that was played, opened to be looked at."""
    answer = person.post("/api/uploads", {"record": (PLAYED / f"{name}.jsonl").read_text("utf-8")})
    assert answer.status_code == 201, answer.text
    return Seated(person, answer.json()["table"]["id"])


def all_mine(table: Seated) -> list[dict[str, str]]:
    """Every seat is played by the same person."""
    return [{"who": "me"} for _ in table.facts()["seats"]]


def play_on(table: Seated, person: Person | None = None, **asked: Any) -> Seated:
    """A variant of a table."""
    who = person or table.person
    answer = who.post(f"{table.path}/variants", asked)
    assert answer.status_code == 201, answer.text
    return Seated(who, answer.json()["table"]["id"])


def seen(table: Seated, seq: int, seat: int) -> Any:
    """What a seat saw after an entry."""
    (frame,) = table.get("/history", seat=seat, limit=1, views=True, **{"from": seq}).json()["frames"]
    return frame["view"]


@pytest.mark.parametrize("name", NAMES)
def test_a_variant_starts_as_its_seat_knew_the_game(server: Serving, name: str) -> None:
    table = uploaded(server.person("Ann"), name)
    newest, players = table.facts()["seq"], len(table.facts()["seats"])
    for seat, seq in enumerate((1, newest // 3, newest - 1)):
        seat %= players
        seats = [{"who": "me"} if each == seat else {"who": "open"} for each in range(players)]
        anew = play_on(table, seq=seq, seat=seat, seats=seats)
        assert anew.facts()["status"] == "open"
        kept = play_on(table, seq=seq, seat=seat, hidden="kept", seats=all_mine(table))
        state = server.guard.tables.known[anew.id].match
        assert state.game.view(state.state, seat) == seen(table, seq, seat)
        now = server.guard.tables.known[kept.id].match
        for each in range(players):
            assert json.loads(json.dumps(now.game.view(now.state, each))) == seen(table, seq, each)
        facts = kept.facts()
        expected = {"table": table.id, "seq": seq, "seat": seat, "hidden": "kept", "name": None, "shared": False}
        assert facts["origin"] == expected
        assert (facts["status"], facts["seq"], facts["rematch"]) == ("playing", 1, None)
        assert facts["to_move"] == now.game.to_move(now.state)
    assert table.facts()["seq"] == newest
    assert table.facts()["origin"] is None


def test_friends_sit_down_by_a_link_and_start(server: Serving) -> None:
    ann, bob = two_at_a_table(server, modules=ALL_MODULES)
    ann.play_on([bob])
    begun = play_on(bob, seq=9, seat=1, name="What if I had waited?", clock={"per_act": 60}, absent="substitute")
    assert begun.facts()["spec"]["per_act"] == 60
    assert [each["kind"] for each in begun.facts()["seats"]] == ["open", "person"]
    cid = server.person("Cid").join(begun)
    assert begun.post("/start").status_code == 200
    assert begun.update()["view"] == seen(ann, 9, 1)
    assert begun.update()["clock"]["act_left"] > 0
    assert cid.facts()["origin"]["name"] == "What if I had waited?"
    assert begun.play_on([cid], most=5) == 5


def test_bots_play_on_with_hints_and_reasons_and_no_undo_behind_the_start(server: Serving) -> None:
    table = uploaded(server.person("Ann"), "luxor-second-entry-by-a-middle-player")
    seq = next(each["seq"] for each in table.get("/history", limit=90).json()["frames"][30:] if each["to_move"] == 1)
    seats = [{"who": "bot", "bot": "random"}, {"who": "me"}, {"who": "bot", "bot": "random"}]
    ann = play_on(table, seq=seq, seat=1, seats=seats)
    server.guard.tables.known.pop(ann.id)
    assert ann.facts()["hints"], "it is read again from the database"
    assert ann.update()["legal"]
    assert ann.get("/hint").json()["candidates"]
    wish = {"kind": "move", "to": "tomb"}
    assert ann.post("/why-not", {"wish": wish}).json()["reason"] is not None
    assert error(ann.post("/undo", {"seq": 1, "to": 0})) == (409, "no_undo")
    assert ann.act().status_code == 200
    wait_for(lambda: ann.update()["legal"])
    newest = ann.update()["seq"]
    assert ann.post("/undo", {"seq": newest, "to": 1}).status_code == 200
    assert ann.update()["view"] == seen(table, seq, 1)


@pytest.mark.parametrize("name", ["luxor-modules-mummy-and-equipment", "tutankhamun-Underworld-takes-a-place"])
def test_the_record_of_a_variant_goes_round(server: Serving, name: str) -> None:
    """It starts with its own position, replays, comes back as an upload, and can be played on from in turn."""
    table = uploaded(server.person("Ann"), name)
    seq = table.facts()["seq"] - 6
    variant = play_on(table, seq=seq, seat=1, seats=all_mine(table))
    variant.play_on([])
    assert variant.facts()["status"] == "over"
    text = variant.get("/record").text
    (record,) = read(io.BytesIO(text.encode()))
    game, state = replay(record, games.make)
    assert game.is_over(state)
    assert game.view(game.position(record.header["position"]), 1) == seen(table, seq, 1)
    again = variant.person.post("/api/uploads", {"record": text})
    assert again.status_code == 201, again.text
    copy = Seated(variant.person, again.json()["table"]["id"])
    for origin in (copy, variant):
        assert play_on(origin, seq=1, seat=1, hidden="kept").facts()["origin"]["table"] == origin.id
    reviewed = wait_for(lambda: variant.get("/review", timeout=20).json()["review"])
    assert reviewed["seq"] == variant.facts()["seq"]


def test_the_same_people_play_a_whole_game_after_a_variant(server: Serving) -> None:
    table = uploaded(server.person("Ann"), "tutankhamun-Underworld-takes-a-place")
    variant = play_on(table, seq=table.facts()["seq"] - 1, seat=0, seats=all_mine(table))
    variant.play_on([])
    again = variant.post("/rematch").json()["table"]
    assert (again["origin"], again["status"]) == (None, "playing")
    assert [each["id"] for each in table.get("/variants").json()["tables"]] == [variant.id]


def test_variants_hang_on_their_game(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun", public=True)
    ann.play_on([bob])
    first = play_on(ann, seq=3, seat=0)
    second = play_on(ann, seq=5, seat=1, name="  Behind   them ")

    def listed(person: Person) -> list[tuple[str, str | None]]:
        found = person.get(f"{ann.path}/variants").json()["tables"]
        return [(each["id"], each["origin"]["name"]) for each in found]

    assert sorted(listed(ann.person)) == sorted([(first.id, None), (second.id, "Behind them")])
    assert listed(bob.person) == []
    body = {"name": "Wait", "shared": True}
    assert error(Seated(bob.person, second.id).person.client.put(f"{second.path}/variant", json=body)) == (
        404,
        "not_found",
    )
    answer = ann.person.client.put(f"{second.path}/variant", json=body)
    assert answer.json()["table"]["origin"]["shared"] is True
    assert listed(bob.person) == [(second.id, "Wait")]
    (shown,) = bob.get("/variants").json()["tables"]
    key = shown["links"]["watch"].partition("key=")[2]
    assert shown["links"]["join"] is None
    assert bob.person.get(second.path, key=key).status_code == 200
    refused = bob.person.client.put(f"{second.path}/variant", json=body, headers={"X-Waset-Key": key})
    assert error(refused) == (403, "not_allowed")
    assert error(ann.person.client.put(f"{ann.path}/variant", json=body)) == (404, "not_found")
    assert ann.person.delete(f"/api/me/tables/{first.id}").status_code == 200
    assert listed(ann.person) == [(second.id, "Wait")]
    assert bob.facts()["rematch"] is None


def test_nobody_plays_on_from_a_running_game(server: Serving) -> None:
    ann, bob = two_at_a_table(server, public=True)
    ann.play_on([bob], most=4)
    for person in (ann.person, bob.person, server.person("Cid")):
        for hidden in ("anew", "kept"):
            answer = person.post(f"{ann.path}/variants", {"seq": 2, "seat": 0, "hidden": hidden})
            assert error(answer) == (409, "not_over")
    assert ann.get("/variants").json()["tables"] == []


def test_only_who_may_see_a_game_plays_on_from_it(server: Serving) -> None:
    table = uploaded(server.person("Ann"), "tutankhamun-Isis")
    asked = {"seq": 3, "seat": 0}
    assert error(server.person("Bob").post(f"{table.path}/variants", asked)) == (404, "not_found")
    assert error(server.person("Bob").get(f"{table.path}/variants")) == (404, "not_found")
    watching = table.key("watch")
    assert server.person("Bob").post(f"{table.path}/variants", asked, watching).status_code == 201
    assert error(server.person("").post(f"{table.path}/variants", asked, watching)) == (401, "who_are_you")
    ann, bob = two_at_a_table(server, "tutankhamun")
    token = ann.post("/seats/0/token", {}).json()["token"]
    ann.play_on([bob])
    assert error(server.person(token=token).post(f"{ann.path}/variants", asked)) == (403, "not_allowed")


def test_what_cannot_be_played_on_is_refused_with_what_can(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    ann.act()
    assert bob.act().status_code == 200
    wish = ann.post("/undo", {"seq": 3, "to": 1}).json()
    if wish["proposal"] is not None:
        assert bob.post("/undo/answer", {"proposal": wish["proposal"]["id"], "agree": True}).status_code == 200
    ann.play_on([bob])
    newest = ann.facts()["seq"]
    bots = [{"who": "bot", "bot": "random"}] * 2
    wrong: list[tuple[dict[str, Any], str, str]] = [
        (
            {"seq": 0},
            "body.seq",
            f"There is no step 0 in this game, or it was taken back; the steps are 1 to {newest}.",
        ),
        ({"seq": newest + 1}, "body.seq", f"There is no step {newest + 1} in this game"),
        ({"seq": 3}, "body.seq", "There is no step 3 in this game, or it was taken back"),
        ({"seq": newest}, "body.seq", "the game is over there"),
        ({"seq": 1, "seat": 2}, "body.seat", "The seats of this game are 0 to 1, not 2."),
        ({"seq": 1, "seats": bots}, "body.seats.0", "Seat 0 plays on, so it must be mine."),
        ({"seq": 1, "seats": [{"who": "me"}]}, "body.seats", "There are 2 seats, but 1 entries for them."),
        ({"seq": 1, "seats": [{"who": "me"}, {"who": "bot", "bot": "x"}]}, "body.seats.1.bot", "There is no such bot"),
        ({"seq": 1, "hidden": "shown"}, "body.hidden", ""),
        ({"seq": 1, "name": "\u202e"}, "body.name", "A name is"),
    ]
    for asked, where, sentence in wrong:
        answer = ann.post("/variants", {"seat": 0, **asked})
        found = answer.json()["error"]
        assert (answer.status_code, found["where"]) == (422, where), found
        assert sentence in found["sentence"], found
    assert ann.get("/variants").json()["tables"] == []
