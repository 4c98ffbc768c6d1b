"""Tables: made, joined, started, played, and played again."""

import pytest
from pydantic import ValidationError

from tests.server.described import checked
from tests.server.kit import ALL_MODULES, Seated, Serving, error, two_at_a_table
from waset.server.web import wire


def test_friends_play_a_game_to_its_end(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    assert ann.play_on([bob]) > 50
    state = ann.state()
    assert (state["table"]["status"], state["update"]["to_move"]) == ("over", None)
    assert sorted(state["update"]["ranking"])[0] == 1
    assert [sum(sheet["lines"].values()) for sheet in state["update"]["scores"]] == [
        sheet["total"] for sheet in state["update"]["scores"]
    ]
    assert error(ann.post("/act", {"seq": state["update"]["seq"], "action": 0})) == (409, "not_playing")
    assert ann.facts()["ranking"] == state["update"]["ranking"]


@pytest.mark.parametrize(
    ("game", "asked"),
    [("luxor", {"players": 3, "modules": ALL_MODULES}), ("tutankhamun", {"players": 4})],
)
def test_one_person_holds_all_seats(server: Serving, game: str, asked: dict[str, object]) -> None:
    """Pass and play: the view follows the seat that is to move."""
    seats = [{"who": "me", "name": f"P{number}"} for number in range(int(str(asked["players"])))]
    ann = server.person("Ann").create(game, seats=seats, start=True, **asked)
    for _ in range(12):
        update = ann.update()
        assert update["seat"] == update["to_move"] == update["view"]["seat"]
        assert ann.act().status_code == 200
    assert [seat["name"] for seat in ann.facts()["seats"]] == [seat["name"] for seat in seats]


def test_what_is_answered_is_what_is_described(server: Serving) -> None:
    """The kit checks every answer of every test; here is what that check finds."""
    ann, bob = two_at_a_table(server, modules=ALL_MODULES)
    for query in ({}, {"previews": 1}):
        checked(wire.WholeTable, ann.state(**query))
        checked(wire.WholeTable, bob.state(**query))
    ann.play_on([bob], most=30)
    history = ann.get("/history", views=1).json()
    checked(wire.History, history)
    for name in ("luxor", "tutankhamun"):
        assert ann.person.get(f"/api/games/{name}").json()["name"] == name
    state = ann.state()
    for key in state["update"]:
        less = {name: value for name, value in state["update"].items() if name != key}
        with pytest.raises(ValidationError, match=key):
            checked(wire.WholeTable, {**state, "update": less})
        wrong = {**state["update"], key: object()}
        with pytest.raises(ValidationError, match=key):
            checked(wire.WholeTable, {**state, "update": wrong})
    with pytest.raises(ValidationError, match="more"):
        checked(wire.WholeTable, {**state, "more": 1})


def test_the_board_of_the_edition_that_is_played_comes_with_a_table_its_hello_and_its_history(server: Serving) -> None:
    walls = [{"first": 1, "last": 40, "points": 4}, {"first": 41, "last": 41, "points": 9}]
    edition = {"game": "luxor", "name": "one wall", "tables": {"walls": walls}}
    ann, bob = two_at_a_table(server, modules=["mummy"], edition=edition)
    board = ann.state()["board"]
    assert (board["edition"], board["walls"]) == ("one wall", walls)
    assert board["modules"].keys() == {"mummy"}
    with bob.person.socket(bob) as his:
        assert his.next()["board"] == board
    assert bob.get("/history").json()["board"] == board
    assert "board" not in bob.get("/wait", seq=0, timeout=0).json(), "it never changes"


def test_an_act_at_an_old_number_gets_the_present_state(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    before = ann.update()
    assert ann.act().status_code == 200
    answer = ann.post("/act", {"seq": before["seq"], "action": before["legal"][0]["action"]})
    assert error(answer) == (409, "stale")
    assert answer.json()["error"]["state"] == ann.update()
    assert bob.update()["seq"] == before["seq"] + 1


def test_the_same_request_never_plays_twice(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    before = ann.update()
    body = {"seq": before["seq"], "action": before["legal"][0]["action"], "request": "double-click-1"}
    first = ann.post("/act", body)
    assert first.status_code == 200
    again = ann.post("/act", body)
    assert (again.status_code, again.json()) == (200, first.json())
    now = ann.update()
    assert now["seq"] == before["seq"] + 1
    while not now["legal"]:
        bob.act()
        now = ann.update()
    reused = {"seq": now["seq"], "action": now["legal"][0]["action"], "request": "double-click-1"}
    assert ann.post("/act", reused).json() == first.json()
    assert ann.update()["seq"] == now["seq"], "an id that was used before acts no more"


def test_somebody_elses_request_id_is_not_mine(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    before = ann.update()
    body = {"seq": before["seq"], "action": before["legal"][0]["action"], "request": "one-and-the-same"}
    assert ann.post("/act", body).status_code == 200
    assert error(bob.post("/act", body)) == (409, "stale")


def test_seats_are_taken_left_and_given_to_bots(server: Serving) -> None:
    ann = server.person("Ann").create(players=4)
    bob = server.person("Bob").join(ann, seat=2)
    assert error(server.person("Cid").post(f"{ann.path}/join", {"key": ann.key("join"), "seat": 2})) == (
        409,
        "seat_taken",
    )
    assert error(ann.post("/start")) == (409, "seats_open")
    assert error(bob.person.client.put(f"{ann.path}/seats/1/bot", json={"bot": "random"})) == (403, "not_allowed")
    assert ann.person.client.put(f"{ann.path}/seats/1/bot", json={"bot": "random"}).status_code == 200
    assert error(bob.person.delete(f"{ann.path}/seats/1")) == (403, "not_allowed")
    assert ann.person.delete(f"{ann.path}/seats/1").status_code == 200
    assert [seat["kind"] for seat in ann.facts()["seats"]] == ["person", "open", "person", "open"]
    assert bob.post("/leave", {}).status_code == 200
    assert [seat["kind"] for seat in ann.facts()["seats"]] == ["person", "open", "open", "open"]
    assert error(bob.get()) == (404, "not_found")


def test_after_the_start_nobody_joins_or_leaves(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    assert error(server.person("Cid").post(f"{ann.path}/join", {"key": ann.key("join")})) == (409, "not_open")
    assert error(bob.post("/leave", {})) == (409, "not_open")
    assert error(ann.post("/start")) == (409, "not_open")


def test_a_seat_is_resigned_and_the_substitute_acts(server: Serving) -> None:
    ann, bob = two_at_a_table(server, absent="substitute")
    assert ann.post("/resign", {}).json()["table"]["seats"][0]["resigned"]
    made = 0
    while (now := bob.get("/wait", seq=0, timeout=0).json()["update"])["to_move"] is not None and made < 8:
        if now["legal"]:
            assert bob.act().status_code == 200
            made += 1
        else:
            bob.get("/wait", seq=now["seq"], timeout=5)
    by = {frame["act"]["by"] for frame in bob.get("/history").json()["frames"]}
    assert by == {"server", "person"}


def test_lists_tell_where_it_is_my_turn(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    assert [table["id"] for table in ann.person.get("/api/me/turns").json()["tables"]] == [ann.id]
    assert bob.person.get("/api/me/turns").json()["tables"] == []
    assert [table["id"] for table in bob.person.get("/api/me/tables").json()["tables"]] == [ann.id]
    stranger = server.person("Cid")
    assert ann.id not in [table["id"] for table in stranger.get("/api/tables").json()["tables"]]
    shown = ann.person.create(public=True)
    listed = {table["id"]: table for table in stranger.get("/api/tables").json()["tables"]}
    assert listed[shown.id]["seats"][0]["name"] == "Ann"
    assert stranger.post(f"{shown.path}/join", {}).status_code == 200


def test_a_rematch_seats_the_same_people(server: Serving) -> None:
    ann, bob = two_at_a_table(server, "tutankhamun")
    assert error(ann.post("/rematch")) == (409, "not_over")
    ann.play_on([bob])
    again = ann.post("/rematch").json()
    assert again["table"]["status"] == "playing"
    assert again["table"]["spec"]["options"]["first"] == "1"
    assert bob.post("/rematch").json()["table"]["id"] == again["table"]["id"] == ann.facts()["rematch"]
    assert Seated(bob.person, again["table"]["id"]).update()["legal"]


def test_chat_is_plain_text(server: Serving) -> None:
    ann, bob = two_at_a_table(server)
    said = ann.post("/chat", {"text": "<b>hi</b>\u0000\u202e there\n"}).json()
    assert (said["text"], said["name"], said["seat"]) == ("<b>hi</b> there", "Ann", 0)
    assert bob.get("/chat").json()["said"] == [said]
    assert error(server.person("Cid").post(f"{ann.path}/chat", {"text": "x"})) == (404, "not_found")
    watcher = server.person("Dan")
    assert error(watcher.post(f"{ann.path}/chat", {"text": "x"}, ann.key("watch"))) == (403, "not_your_seat")


@pytest.mark.parametrize(
    ("asked", "status", "code"),
    [
        ({"game": "chess"}, 422, "bad_option"),
        ({"game": "luxor", "players": 5}, 422, "bad_option"),
        ({"game": "luxor", "modules": ["mumy"]}, 422, "bad_option"),
        ({"game": "luxor", "options": {"first": "9"}}, 422, "bad_option"),
        ({"game": "luxor", "options": {"edition": "x"}}, 422, "bad_option"),
        ({"game": "luxor", "edition": {"treasures": []}}, 422, "bad_edition"),
        ({"game": "luxor", "seats": [{"who": "me"}]}, 422, "bad_request"),
        ({"game": "luxor", "seats": [{"who": "me"}, {"who": "bot", "bot": "deep"}]}, 422, "bad_option"),
        ({"game": "luxor", "seats": [{"who": "me"}, {"who": "bot", "bot": "random:9s"}]}, 422, "bad_option"),
        ({"game": "luxor", "start": True}, 409, "seats_open"),
        ({"game": "luxor", "players": "2"}, 422, "bad_request"),
        ({"game": "luxor", "colour": "red"}, 422, "bad_request"),
        ({"game": "luxor", "clock": {"per_act": -1}}, 422, "bad_request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Serving, asked: object, status: int, code: str) -> None:
    assert error(server.person().post("/api/tables", asked)) == (status, code)


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_how_a_game_begins_is_told_without_a_table(server: Serving, game: str) -> None:
    """The default edition with every module, and one deal as a spectator sees it, always the same."""
    opening = server.person().get(f"/api/games/{game}/opening").json()
    assert opening == server.person().get(f"/api/games/{game}/opening").json()
    assert opening["board"]["edition"] == server.person().get(f"/api/games/{game}/edition").json()["name"]
    modules = [each["name"] for each in server.person().get(f"/api/games/{game}").json()["modules"]]
    assert set(opening["board"].get("modules", {})) == set(modules)
    assert (opening["view"]["game"], opening["view"]["seat"]) == (game, None)
    assert error(server.person().get("/api/games/chess/opening")) == (404, "not_found")


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_the_edition_of_a_game_can_be_posted_back(server: Serving, game: str) -> None:
    edition = server.person().get(f"/api/games/{game}/edition").json()
    assert server.person().create(game=game, edition=edition).facts()["spec"]["edition"] == "rebuilt"
    edition["name"] = "Mine"
    table = "scarabs" if game == "luxor" else "rings"
    figure = "points" if game == "luxor" else "each"
    edition["tables"][table][0][figure] = 2
    assert server.person().create(game=game, edition=edition).facts()["spec"]["edition"] == "Mine"


def test_an_edition_is_played(server: Serving) -> None:
    edition = server.person().get("/api/games/luxor/edition").json()
    changed = {"name": "Mine", "sarcophagi": [{"points": 99}, *edition["tables"]["sarcophagi"][1:]]}
    if set(edition["tables"]["sarcophagi"][0]) != {"points"}:
        changed = {"name": "Mine"}
    ann = server.person().create(edition=changed)
    assert ann.facts()["spec"]["edition"] == "Mine"
