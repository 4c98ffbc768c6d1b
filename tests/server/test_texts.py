"""Every text that comes in is checked by one rule: what is accepted can be listed, exported and read back."""

import json
from typing import Any

import httpx
import pytest
import sqlalchemy as sa

from tests.server.kit import Person, Seated, Serving, error
from waset.server.database import store
from waset.server.database.schema import TABLES

BAD = ["bell\u0007", "new\nline", "\u202ertl", "\u0000", "\ud800", "tab\t", "\u2028", "\ue000", "x\udfff"]
LOOSE = ["\u200d", "a\u200d", "\u200cb", "a \u200d b"]
"""Joiners that join nothing."""
BLANK = ["", " ", "   "]
GOOD = ["plain", "Zoë's", "Ägypten 2", "象形文字", "𓂀", "می\u200cخواهم", "ක්\u200dරමය", "👩\u200d👩\u200d👧\u200d👦"]


def sent(person: Person, path: str, body: Any) -> httpx.Response:
    """What comes of a body, sent as ASCII so that nothing but the server can stumble over it."""
    content = json.dumps(body).encode("ascii")
    return person.client.post(path, content=content, headers={"content-type": "application/json"})


def with_edition(name: Any, **tables: Any) -> dict[str, Any]:
    """A table of two seats of mine with an edition of this name."""
    edition = {"game": "tutankhamun", "name": name, **tables}
    seats = [{"who": "me"}, {"who": "me", "name": "b"}]
    return {"game": "tutankhamun", "edition": edition, "seats": seats, "start": True, "public": True}


@pytest.mark.parametrize("name", [*BAD, *LOOSE, *BLANK, "x" * 61, 7, None, ["x"]])
def test_an_edition_whose_name_is_no_plain_text_is_refused(server: Serving, name: Any) -> None:
    ann = server.person()
    answer = sent(ann, "/api/tables", with_edition(name))
    assert error(answer) == (422, "bad_edition")
    assert answer.json()["error"]["where"] == "body.edition"
    assert "name" in answer.json()["error"]["sentence"]
    assert server.person("Bob").get("/api/tables").status_code == 200


@pytest.mark.parametrize("name", GOOD)
def test_an_accepted_name_is_listed_exported_and_read_back(server: Serving, name: str) -> None:
    ann = server.person(name)
    answer = sent(ann, "/api/tables", with_edition(name))
    assert answer.status_code == 201, answer.text
    table = Seated(ann, answer.json()["table"]["id"])
    listed = {each["id"]: each for each in ann.get("/api/tables").json()["tables"]}
    assert listed[table.id]["spec"]["edition"] == name
    table.play_on([])
    record = table.get("/record")
    assert record.status_code == 200
    again = ann.post("/api/uploads", {"record": record.text, "mode": "review"})
    assert again.status_code == 201, again.text
    assert again.json()["table"]["spec"]["edition"] == name
    assert again.json()["table"]["seats"][0]["name"] == name


@pytest.mark.parametrize("word", BAD)
@pytest.mark.parametrize(
    "body",
    [
        lambda word: {"game": word},
        lambda word: {"game": "luxor", "modules": [word]},
        lambda word: {"game": "luxor", "options": {"first": word}},
        lambda word: {"game": "luxor", "options": {word: "0"}},
        lambda word: {"game": "luxor", word: 1},
        lambda word: {"game": "luxor", "seats": [{"who": "bot", "bot": word}, {"who": "open"}]},
        lambda word: {"game": "luxor", "edition": {"game": word}},
        lambda word: {"game": "luxor", "edition": {word: []}},
        lambda word: {"game": "luxor", "edition": {"sets": [{word: 1}]}},
        lambda word: {"game": "luxor", "edition": {"equipment": [{"item": word}]}},
        lambda word: {"game": "luxor", "edition": {"spaces": [{"space": 1, "kind": word, "icon": "none"}]}},
    ],
)
def test_no_text_of_a_new_table_is_anything_else(server: Serving, body: Any, word: str) -> None:
    answer = sent(server.person(), "/api/tables", body(word))
    status, _ = error(answer)
    assert status == 422
    assert not any(0xD800 <= ord(sign) < 0xE000 for sign in answer.text)


@pytest.mark.parametrize("word", BAD)
def test_a_name_on_a_seat_is_plain(server: Serving, word: str) -> None:
    body = {"game": "luxor", "seats": [{"who": "me", "name": f"x{word}x"}, {"who": "open"}]}
    answer = sent(server.person(), "/api/tables", body)
    if any(sign.isspace() for sign in word):
        assert answer.json()["table"]["seats"][0]["name"] == " ".join(f"x{word}x".split())
    else:
        assert error(answer) == (422, "bad_request")


@pytest.mark.parametrize("word", BAD)
def test_no_text_of_an_upload_is_anything_else(server: Serving, word: str) -> None:
    ann = server.person()
    for position in (
        {"game": "luxor", "players": 2, "names": [word, "b"]},
        {"game": "luxor", "players": 2, "names": word},
        {"game": "luxor", "players": 2, word: 1},
        {"game": word, "players": 2},
        {"game": "luxor", "players": 2, "edition": {"name": word}},
        {"game": "luxor", "players": 2, "options": {word: word}},
        {"game": "luxor", "players": 2, "modules": [word]},
    ):
        assert error(sent(ann, "/api/uploads", {"position": position}))[0] == 422
    assert error(sent(ann, "/api/uploads", {"record": f"x{word}x"}))[0] == 422


def test_a_name_that_grows_when_it_is_composed_is_too_long(server: Serving) -> None:
    """U+FB2C is one character before and three after: 40 of them could be taken, but in no record be kept."""
    assert error(server.person().post("/api/me", {"name": "\ufb2c" * 40})) == (422, "bad_request")
    ann = server.person("n" * 40)
    table = ann.create("tutankhamun", seats=[{"who": "me"}] * 2, start=True)
    table.play_on([])
    assert table.get("/record").status_code == 200


def test_what_is_said_is_plain_lines(server: Serving) -> None:
    ann = server.person().create()
    answer = sent(ann.person, f"{ann.path}/chat", {"text": "one\u0007\u202e\ntwo\u0000"})
    assert answer.json()["text"] == "one\ntwo"
    assert error(sent(ann.person, f"{ann.path}/chat", {"text": "\u200b"})) == (422, "bad_request")
    assert error(sent(ann.person, f"{ann.path}/chat", {"text": "\ud800"}))[0] in (400, 422)


@pytest.mark.parametrize("name", ["\ud800", 7])
def test_a_table_that_was_poisoned_before_breaks_no_list(server: Serving, name: Any) -> None:
    ann = server.person("Ann")
    poisoned = ann.create(public=True)
    tables = server.guard.tables

    def poison(connection: sa.Connection) -> None:
        row = store.table(connection, poisoned.id)
        assert row is not None
        spec = row.spec._replace(edition={"game": "luxor", "name": name})
        connection.execute(TABLES.update().where(TABLES.c.id == poisoned.id).values(spec=spec.text()))

    with tables.engines.writer.begin() as connection:
        poison(connection)
    del tables.known[poisoned.id]
    for path in ("/api/tables", "/api/me/tables"):
        answer = ann.get(path)
        assert answer.status_code == 200
        assert poisoned.id in {table["id"] for table in answer.json()["tables"]}


def test_a_list_takes_few_queries_and_makes_no_game(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = server.person("Ann")
    made = {ann.create(public=True).id for _ in range(30)}
    tables = server.guard.tables
    for id_ in made:
        del tables.known[id_]
    asked: list[str] = []
    sa.event.listen(tables.engines.reader, "before_cursor_execute", lambda *call: asked.append(call[2]))
    monkeypatch.setattr(tables.games, "of", lambda _: pytest.fail("a game was made"))
    listed = ann.get("/api/tables").json()["tables"]
    assert made <= {table["id"] for table in listed}
    assert all(len(table["seats"]) == 2 for table in listed if table["id"] in made)
    of_tables = [each for each in asked if "FROM tables" in each or "FROM seats" in each]
    by_clocks = [each for each in of_tables if "tables.deadline <=" in each or "tables.since <=" in each]
    assert len(of_tables) - len(by_clocks) <= 3  # the server looks for clocks that ran out whenever their moment comes
