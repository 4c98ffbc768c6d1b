"""Editions that somebody makes in the page: checked, drawn, tried, and shown at their table."""

from typing import Any

from tests.server.kit import Serving, error
from waset.server.workers.trials import pieces

FLAT = {
    "game": "luxor",
    "name": "flat walls",
    "walls": [{"first": 1, "last": 40, "points": 3}, {"first": 41, "last": 41, "points": 13}],
}
ALIKE = {"game": "luxor", "name": "alike", "sarcophagi": [{"points": 3}, {"points": 3}]}


def check(server: Serving, **asked: Any) -> Any:
    return server.person().post("/api/editions/check", asked).json()


def test_an_edition_that_can_be_played_is_drawn_as_it_would_be(server: Serving) -> None:
    made = check(server, game="luxor", edition=FLAT, players=4, modules=["mummy"])
    assert (made["name"], made["findings"]) == ("flat walls", [])
    assert made["edition"] == FLAT
    assert [each["points"] for each in made["board"]["walls"]] == [3, 13]
    assert len(made["view"]["seats"]) == 4


def test_what_is_wrong_is_said_with_its_table(server: Serving) -> None:
    made = check(server, game="luxor", edition=ALIKE)
    assert made["board"] is None
    assert [(each["error"], each["table"]) for each in made["findings"]] == [(True, "sarcophagi")]
    unreadable = check(server, game="luxor", edition={"name": "x", "walls": [{"first": 1, "last": 41, "points": -1}]})
    assert (unreadable["edition"], unreadable["findings"][0]["table"]) == (None, "walls")
    few = {"game": "luxor", "name": "few", "basic_cards": [{"card": "1", "copies": 22}]}
    assert check(server, game="luxor", edition=few, players=4)["board"] is not None
    lacking = check(server, game="luxor", edition=few, players=5, modules=["fifth-player"])
    assert lacking["findings"][0]["error"], "five hands need more cards"


def test_files_come_and_go_as_the_command_line_has_them(server: Serving) -> None:
    """What is exported is read again as the same figures, whatever game it says it is of."""
    file = check(server, game="luxor", edition=FLAT, file=True)["file"]
    again = check(server, text=file)
    assert again["edition"] == FLAT
    assert check(server, text="game = 1 = 2", game="luxor")["findings"][0]["error"]
    assert error(server.person().post("/api/editions/check", {"text": "game = 'chess'"})) == (404, "not_found")
    assert error(server.person().post("/api/editions/check", {"game": "luxor"})) == (422, "bad_request")


def test_the_document_of_a_game_says_where_each_row_comes_from(server: Serving) -> None:
    made = server.person().get("/api/games/luxor/edition").json()
    assert {name: len(rows) for name, rows in made["tables"].items()} == {
        name: len(rows) for name, rows in made["sources"].items()
    }
    assert made["sources"]["sarcophagi"] == ["book", "book"]
    assert made["modules"]["talismans"] == "mummy"


def test_a_trial_goes_on_where_the_last_answer_ended(server: Serving) -> None:
    ann = server.person()
    asked: dict[str, Any] = {"game": "tutankhamun", "edition": {"name": "same"}, "bot": "random", "most": 40}
    made = ann.post("/api/editions/try", asked).json()
    while not made["done"]:
        made = ann.post("/api/editions/try", {**asked, "games": made["games"], "sums": made["sums"]}).json()
    assert made["games"] == 40
    figures = {each["name"]: each for each in made["figures"] if each["name"] != "line"}
    assert figures["first seat"]["share"]
    assert figures["winner"]["mine"]["low"] < figures["winner"]["mine"]["value"] == figures["winner"]["base"]["value"]
    assert not any(each["apart"] for each in made["figures"])


def test_a_trial_is_for_guests_and_for_what_can_be_played(server: Serving) -> None:
    ann, asked = server.person(), {"game": "luxor", "edition": ALIKE, "bot": "random", "most": 5}
    assert error(ann.post("/api/editions/try", asked)) == (422, "bad_edition")
    assert error(ann.post("/api/editions/try", {**asked, "edition": {}, "bot": "pharaoh"})) == (422, "bad_option")
    assert error(ann.post("/api/editions/try", {**asked, "most": 10**6})) == (422, "bad_request")
    wrong = {**asked, "edition": {}, "games": 3, "sums": {"rounds": [1.0]}}
    assert error(ann.post("/api/editions/try", wrong)) == (422, "bad_request")
    assert error(server.person("").post("/api/editions/try", {**asked, "edition": {}})) == (401, "who_are_you")


def tried_out(ann: Any, asked: dict[str, Any]) -> list[str]:
    """What was decided in all games of a trial."""
    made, moves = ann.post("/api/editions/try", asked).json(), []
    while True:
        moves.append(made["moves"])
        if made["done"]:
            return moves
        made = ann.post("/api/editions/try", {**asked, "games": made["games"], "sums": made["sums"]}).json()


def test_a_trial_ends_with_the_report_of_the_lab(server: Serving) -> None:
    ann = server.person()
    asked: dict[str, Any] = {"game": "luxor", "edition": FLAT, "bot": "random", "most": 12, "players": 2}
    moves = tried_out(ann, asked)
    asked.pop("most")
    answer = ann.post("/api/editions/report", asked | {"moves": moves})
    assert answer.status_code == 200, answer.text
    page = answer.json()["page"]
    assert page.startswith("<!doctype html>")
    assert "24 games in 12 groups" in page
    assert "12 of 12 groups are in both, and paired." in page
    assert ann.post("/api/editions/report", asked | {"moves": moves}).json()["page"] == page


def test_a_report_is_made_of_games_that_were_played_and_for_guests(server: Serving) -> None:
    ann = server.person()
    asked: dict[str, Any] = {"game": "luxor", "edition": FLAT, "bot": "random", "players": 2}
    moves = tried_out(ann, asked | {"most": 2})
    where = "/api/editions/report"
    assert error(ann.post(where, asked | {"moves": [moves[0][:-8]]})) == (422, "bad_record")
    assert error(ann.post(where, asked | {"moves": moves, "players": 3})) == (422, "bad_record")
    assert error(ann.post(where, asked | {"moves": moves, "edition": ALIKE})) == (422, "bad_edition")
    assert error(ann.post(where, asked | {"moves": []})) == (422, "bad_request")
    assert error(ann.post(where, asked | {"moves": ["<script>"]})) == (422, "bad_request")
    assert error(ann.post(where, asked | {"moves": moves, "game": "chess"})) == (404, "not_found")
    assert error(ann.post(where, asked | {"moves": ["A" * 2**18] * 4})) == (413, "too_large")
    assert error(server.person("").post(where, asked | {"moves": moves})) == (401, "who_are_you")


def test_a_report_is_made_in_pieces_so_that_others_have_their_turn() -> None:
    parts = ["a" * 6000, "b" * 6000, "c" * 6000, "d" * 30_000, "e"]
    assert [[each[0] for each in some] for some in pieces(parts)] == [["a", "b"], ["c"], ["d"], ["e"]]


def test_a_table_says_which_edition_it_has(server: Serving) -> None:
    ann = server.person()
    table = ann.post("/api/tables", {"game": "luxor", "players": 2, "edition": FLAT}).json()["table"]
    assert ann.get(f"/api/tables/{table['id']}/edition").json() == {"edition": FLAT}
    usual = ann.post("/api/tables", {"game": "luxor", "players": 2}).json()["table"]
    assert ann.get(f"/api/tables/{usual['id']}/edition").json() == {"edition": None}
    assert error(server.person("Eve").get(f"/api/tables/{table['id']}/edition")) == (404, "not_found")


def test_the_whole_document_can_be_sent_back(server: Serving) -> None:
    ann = server.person()
    document = ann.get("/api/games/tutankhamun/edition").json() | {"name": "mine"}
    table = ann.post("/api/tables", {"game": "tutankhamun", "players": 2, "edition": document}).json()["table"]
    assert ann.get(f"/api/tables/{table['id']}/edition").json()["edition"] == {"game": "tutankhamun", "name": "mine"}
