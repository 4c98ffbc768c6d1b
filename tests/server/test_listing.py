"""Lists of tables: what a table shows is made once for all who see it alike, and is never out of date."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.kit import Person, Serving, serving
from waset.server.database.rows import SeatRow, StoredSpec, TableRow
from waset.server.tables import listing, tables
from waset.server.tables.listing import FRESH
from waset.server.tables.messages import Broadcaster
from waset.server.tables.table import Seating
from waset.server.web.caller import Caller
from waset.server.web.encoding import encoded
from waset.server.web.keys import Keys


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables of which something was made for a list, each time anew."""
    ids: list[str] = []

    def noting(message: Any) -> bytes:
        if "seats" in message and "id" in message:
            ids.append(message["id"])
        return encoded(message)

    monkeypatch.setattr(tables, "encoded", noting)
    return ids


def listed(person: Person, path: str = "/api/tables") -> list[Any]:
    """A list as somebody sees it."""
    answer = person.get(path)
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()["tables"]
    return found


def test_a_list_is_made_once_for_all_who_see_it_alike(tmp_path: Path, made: list[str]) -> None:
    with serving(tmp_path) as server:
        server.clock.stop()
        ann, bob, cid = (server.person(name) for name in ("Ann", "Bob", "Cid"))
        tables = [ann.create(players=3, public=True) for _ in range(3)]
        first = listed(bob)
        assert [each["id"] for each in first] == [each.id for each in reversed(tables)]
        assert len(made) == 3
        assert listed(cid) == listed(bob) == first
        assert len(made) == 3, "others who have no seat there see the same"
        mine = listed(ann)
        assert len(made) == 6
        assert listed(ann, "/api/me/tables") == mine
        assert len(made) == 6
        assert [each["owner"] for each in mine] == [True] * 3
        assert not any(each["owner"] or seat["mine"] for each in first for seat in each["seats"])


def test_a_change_is_in_the_next_list(tmp_path: Path, made: list[str]) -> None:
    with serving(tmp_path) as server:
        server.clock.stop()
        ann, bob, cid = (server.person(name) for name in ("Ann", "Bob", "Cid"))
        table, other = ann.create(players=2, public=True), ann.create(players=2, public=True)
        assert len(listed(cid)) == 2
        bob.join(table)
        made.clear()
        (here,) = (each for each in listed(cid) if each["id"] == table.id)
        assert [seat["name"] for seat in here["seats"]] == ["Ann", "Bob"]
        assert table.id in made, "and of the other one nothing was made again"
        assert other.id not in made
        assert table.post("/start").status_code == 200
        assert {each["id"]: each["status"] for each in listed(cid)} == {table.id: "playing", other.id: "open"}
        seq = table.update()["seq"]
        assert table.act().status_code == 200 or table.update()["to_move"] == 1
        assert next(each["seq"] for each in listed(cid) if each["id"] == table.id) == table.update()["seq"] >= seq


def test_what_time_changes_is_told_anew() -> None:
    spec = StoredSpec("luxor", 2, (), {})
    row = TableRow("x" * 22, 0.0, 0.0, "playing", True, "ann", spec, 1, 0, 0.0)
    table = Seating(row, [SeatRow(0, "person", "Ann", "ann", away=100.0), SeatRow(1, "open", "blue")])
    broadcast = Broadcaster(Keys(b"secret"), lambda: now, 60.0, encoded)

    def away() -> Any:
        return json.loads(broadcast.listed_for(table, Caller()))["seats"][0]["away"]

    now = 107.0
    assert away() == 7.0
    now += FRESH / 2
    assert away() == 7.0
    now += FRESH
    assert away() == 7.0 + FRESH * 1.5


def test_what_is_kept_has_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(listing, "MOST_KEPT", 2)
    with serving(tmp_path) as server:
        ann = server.person("Ann")
        for _ in range(4):
            ann.create(public=True)
        assert len(listed(ann)) == 4
        assert kept(server) == 2


def kept(server: Serving) -> int:
    """Of how many tables something is kept."""
    return len(server.guard.tables.broadcast.listing.kept)
