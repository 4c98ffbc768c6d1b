"""A table that cannot be opened is set aside: its players are told, and everybody else plays on."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.kit import Seated, Serving, Socket, error, serving, two_at_a_table
from waset.server.tables.table import CHANGED

SET_ASIDE = 4410
WAYS = {
    "an act that is none": "UPDATE entries SET action = 99999 WHERE table_id = ? AND seq = 3",
    "an undo to what is not there": (
        "UPDATE entries SET kind = 'undo', action = NULL, chance = '', back_to = 77 WHERE table_id = ? AND seq = 3"
    ),
    "a game that is not known": "UPDATE tables SET spec = replace(spec, 'luxor', 'senet') WHERE id = ?",
    "an edition that is none": "UPDATE tables SET spec = json_set(spec, '$.edition', json('{\"x\": 1}')) WHERE id = ?",
    "a row that is no JSON": "UPDATE tables SET spec = '{' WHERE id = ?",
}


def change(folder: Path, statement: str, *values: Any) -> None:
    """Changes the database behind the server's back."""
    with closing(sqlite3.connect(folder / "waset.db")) as stored, stored:
        assert stored.execute(statement, values).rowcount == 1


def again(server: Serving, seated: Seated) -> Seated:
    """The same person after a restart."""
    person = server.person("")
    person.client.cookies = seated.person.client.cookies
    return Seated(person, seated.id)


def closed(socket: Socket) -> tuple[int, str]:
    """With which code and reason a socket ends."""
    try:
        while True:
            socket.next()
    except ConnectionClosed as end:
        return (end.rcvd.code, end.rcvd.reason) if end.rcvd else (0, "")


@pytest.fixture(params=list(WAYS.values()), ids=list(WAYS))
def damaged(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Seated, Seated]]:
    """A server with a damaged table and a healthy one, and their player."""
    with serving(tmp_path) as server:
        bad, bob = two_at_a_table(server, public=True)
        good = bad.person.create(public=True)
        bad.play_on([bob], most=3)
    change(tmp_path, request.param, bad.id)
    with serving(tmp_path) as server:
        yield again(server, bad), again(server, good)


def test_only_the_damaged_table_suffers(damaged: tuple[Seated, Seated]) -> None:
    bad, good = damaged
    for answer in (bad.get(), bad.post("/act", {"seq": 3, "action": 0}), bad.get("/history"), bad.get("/record")):
        assert error(answer) == (409, "set_aside")
    with bad.person.socket(bad) as socket:
        assert closed(socket) == (SET_ASIDE, "set_aside")
    for path in ("/api/tables", "/api/me/tables"):
        answer = good.person.get(path)
        assert answer.status_code == 200
        listed = {table["id"]: table["status"] for table in answer.json()["tables"]}
        assert listed[good.id] == "open"
        assert listed.get(bad.id) in (None, "aside")
    assert bad.person.get("/readyz").status_code == 200
    assert "waset_tables_aside 1" in bad.person.get("/metrics").text
    assert good.post("/leave", {}).status_code == 200


def test_a_damaged_table_that_is_not_public_exists_for_its_players_only(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = two_at_a_table(server)
        token = bob.post("/seats/1/token").json()["token"]
        key = ann.key("watch")
        (ann if ann.update()["legal"] else bob).act()
    change(tmp_path, "UPDATE entries SET action = 99999 WHERE table_id = ? AND seq = 2", ann.id)
    with serving(tmp_path) as server:
        assert error(server.person("Eve").get(ann.path)) == (404, "not_found")
        assert error(server.person(token="x" * 24).get(ann.path)) == (401, "bad_token")
        assert error(server.person("Cid").get(ann.path, key=key)) == (409, "set_aside")
        assert error(server.person(token=token).get(ann.path)) == (409, "set_aside")
        assert error(again(server, ann).get()) == (409, "set_aside")


def test_readers_of_a_table_that_breaks_are_told(tmp_path: Path) -> None:
    """Another process stores what this one cannot follow."""
    with serving(tmp_path) as server:
        ann, _ = two_at_a_table(server)
        table = server.guard.tables.known[ann.id]
        with ann.person.socket(ann) as socket:
            socket.next("hello")
            row = "(?, 2, 1.0, 'act', 0, 'person', 99999, '', NULL, '~bad')"
            change(tmp_path, f"INSERT INTO entries VALUES {row}", ann.id)
            change(tmp_path, "UPDATE tables SET seq = 2 WHERE id = ?", ann.id)
            table.stale = CHANGED
            assert error(ann.get()) == (409, "set_aside")
            assert socket.next("error")["error"]["code"] == "set_aside"
            assert closed(socket) == (SET_ASIDE, "set_aside")
