"""Editions that people keep on the server: theirs on every visit, and a copy for whoever has the link."""

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.kit import Person, Serving, error, serving
from waset.server.database import editions as kept
from waset.server.database import engines as databases
from waset.server.database import store
from waset.server.database.migrate import migrate
from waset.server.database.rows import EditionRow
from waset.server.database.writer import Writer
from waset.server.tables.own_editions import MOST, MOST_BYTES
from waset.server.web.limits import EDITION_BURST

FLAT = {
    "game": "luxor",
    "name": "flat walls",
    "walls": [{"first": 1, "last": 40, "points": 3}, {"first": 41, "last": 41, "points": 13}],
}
ALIKE = {"game": "luxor", "name": "alike", "sarcophagi": [{"points": 3}, {"points": 3}]}


def put(person: Person, id_: str, edition: Any, version: int) -> httpx.Response:
    """Changes an edition."""
    return person.client.put(f"/api/editions/{id_}", json={"edition": edition, "version": version})


def keep(person: Person, edition: Any = FLAT) -> Any:
    """Keeps an edition."""
    answer = person.post("/api/editions", {"edition": edition})
    assert answer.status_code == 201, answer.text
    return answer.json()


def mine(person: Person) -> list[Any]:
    """The editions of a person."""
    answer = person.get("/api/me/editions")
    assert answer.status_code == 200, answer.text
    found: list[Any] = answer.json()["editions"]
    return found


def test_an_edition_is_kept_for_me_and_read_by_its_link(server: Serving) -> None:
    ann, bob = server.person("Ann"), server.person("")
    made = keep(ann)
    assert (made["mine"], made["edition"]) == (True, FLAT)
    assert mine(ann) == [made["kept"]]
    assert made["kept"]["link"] == f"#/edition/luxor/{made['kept']['id']}"
    read = bob.get(f"/api/editions/{made['kept']['id']}").json()
    assert (read["mine"], read["edition"], read["kept"]) == (False, FLAT, made["kept"])
    assert error(bob.get("/api/me/editions")) == (401, "who_are_you")
    assert mine(server.person("Eve")) == []


def test_what_differs_from_the_default_is_kept_and_nothing_else(server: Serving) -> None:
    ann = server.person()
    document = ann.get("/api/games/tutankhamun/edition").json() | {"name": "mine"}
    assert keep(ann, document)["edition"] == {"game": "tutankhamun", "name": "mine"}
    assert keep(ann, ALIKE)["edition"] == ALIKE, "what is to be put right may be kept meanwhile"


def test_its_owner_changes_and_renames_it_and_the_last_change_comes_first(server: Serving) -> None:
    ann = server.person()
    first, second = keep(ann), keep(ann, ALIKE)
    assert [each["name"] for each in mine(ann)] == ["alike", "flat walls"]
    server.clock.ahead += 60
    changed = put(ann, first["kept"]["id"], FLAT | {"name": "Flat"}, 1).json()
    assert (changed["kept"]["id"], changed["kept"]["name"], changed["kept"]["version"]) == (
        first["kept"]["id"],
        "Flat",
        2,
    )
    assert [each["name"] for each in mine(ann)] == ["Flat", "alike"]
    assert ann.get(f"/api/editions/{second['kept']['id']}").json()["edition"] == ALIKE
    assert ann.get(f"/api/editions/{first['kept']['id']}").json() == changed


def test_a_change_that_has_not_seen_the_last_one_is_refused(server: Serving) -> None:
    """Two devices of one person: neither overwrites what the other has done without a word."""
    ann = server.person()
    id_ = keep(ann)["kept"]["id"]
    assert put(ann, id_, FLAT | {"name": "on the phone"}, 1).status_code == 200
    assert error(put(ann, id_, FLAT | {"name": "on the laptop"}, 1)) == (409, "changed_elsewhere")
    assert ann.get(f"/api/editions/{id_}").json()["kept"]["name"] == "on the phone"


def test_nobody_but_its_owner_changes_or_deletes_it(server: Serving) -> None:
    ann, eve, nobody = server.person("Ann"), server.person("Eve"), server.person("")
    id_ = keep(ann)["kept"]["id"]
    assert error(put(eve, id_, ALIKE, 1)) == (403, "not_allowed")
    assert error(eve.delete(f"/api/editions/{id_}")) == (403, "not_allowed")
    assert error(put(nobody, id_, ALIKE, 1)) == (401, "who_are_you")
    assert error(nobody.delete(f"/api/editions/{id_}")) == (401, "who_are_you")
    assert ann.get(f"/api/editions/{id_}").json()["edition"] == FLAT
    assert eve.delete("/api/editions/nothing-of-this-name-0").status_code == 404
    assert put(eve, "nothing-of-this-name-0", ALIKE, 1).status_code == 404


@pytest.mark.parametrize("id_", ["%00", "..", "x" * 22, "'; drop", "x" * 101])
def test_an_id_that_is_none_leads_nowhere(server: Serving, id_: str) -> None:
    ann = server.person()
    assert ann.get(f"/api/editions/{id_}").status_code in (404, 405, 422)
    assert ann.delete(f"/api/editions/{id_}").status_code in (404, 405, 422)


def test_a_page_of_another_origin_can_do_nothing(server: Serving) -> None:
    ann = server.person()
    id_ = keep(ann)["kept"]["id"]
    foreign = {"origin": "https://evil.example"}
    assert ann.client.delete(f"/api/editions/{id_}", headers=foreign).status_code == 403
    assert ann.client.post("/api/editions", json={"edition": FLAT}, headers=foreign).status_code == 403
    assert len(mine(ann)) == 1


def test_a_deleted_edition_is_gone_and_its_tables_go_on(server: Serving) -> None:
    ann = server.person()
    made = keep(ann)
    table = ann.create("luxor", players=2, edition=made["edition"])
    left = ann.delete(f"/api/editions/{made['kept']['id']}").json()
    assert left == {"editions": []}
    assert error(ann.get(f"/api/editions/{made['kept']['id']}")) == (404, "not_found")
    assert table.get("/edition").json()["edition"] == FLAT


@pytest.mark.parametrize(
    "edition",
    [
        {"game": "luxor", "name": "x", "walls": [{"first": 1, "last": 41, "points": -1}]},
        {"game": "luxor", "name": "two\nlines"},
        {"game": "luxor", "name": "\u202eover"},
        {"game": "luxor", "name": " "},
        {"game": "luxor", "name": "x" * 61},
        {"game": "luxor", "walls": FLAT["walls"]},
        {"game": "luxor", "name": "x", "no such table": []},
    ],
)
def test_what_cannot_be_read_is_not_kept(server: Serving, edition: Any) -> None:
    ann = server.person()
    assert error(ann.post("/api/editions", {"edition": edition})) == (422, "bad_edition")
    id_ = keep(ann)["kept"]["id"]
    assert error(put(ann, id_, edition, 1)) == (422, "bad_edition")
    assert [each["name"] for each in mine(ann)] == ["flat walls"]


def test_what_is_not_asked_well_is_refused(server: Serving) -> None:
    ann = server.person()
    assert error(ann.post("/api/editions", {"edition": {"game": "chess", "name": "x"}})) == (404, "not_found")
    assert error(ann.post("/api/editions", {"edition": []})) == (422, "bad_request")
    assert error(ann.post("/api/editions", {"edition": FLAT, "owner": "me"})) == (422, "bad_request")
    large = FLAT | {"spaces": [{"space": 1, "kind": "x" * 70_000, "icon": ""}]}
    assert error(ann.post("/api/editions", {"edition": large})) == (413, "too_large")
    id_ = keep(ann)["kept"]["id"]
    assert error(put(ann, id_, large, 1)) == (413, "too_large")
    assert error(ann.client.put(f"/api/editions/{id_}", json={"edition": FLAT})) == (422, "bad_request")
    other = {"game": "tutankhamun", "name": "another game"}
    assert error(put(ann, id_, other, 1)) == (422, "bad_edition")


def test_a_person_keeps_so_many_and_no_more(server: Serving) -> None:
    ann = server.person()
    made = [keep(ann, ALIKE | {"name": f"number {number}"}) for number in range(MOST)]
    assert error(ann.post("/api/editions", {"edition": FLAT})) == (409, "too_many_editions")
    assert put(ann, made[0]["kept"]["id"], FLAT, 1).status_code == 200, "what is there can still be changed"
    ann.delete(f"/api/editions/{made[1]['kept']['id']}")
    assert keep(ann)["kept"]["name"] == "flat walls"
    assert keep(server.person("Bob"))["mine"], "and others are not concerned"


def test_editions_are_kept_at_a_bounded_pace(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1000.0, burst=10_000, new_guests=100) as server:
        ann, id_, codes = server.person("Ann"), "", set[int]()
        id_ = keep(ann)["kept"]["id"]
        for version in range(1, int(EDITION_BURST) + 5):
            codes.add(put(ann, id_, FLAT | {"name": f"{version}"}, version).status_code)
        assert codes == {200, 429}


def row(owner: str, id_: str, size: int, version: int = 1) -> EditionRow:
    """An edition of a size."""
    return EditionRow(id_, "luxor", "x", owner, json.dumps("x" * (size - 2)), size, 1.0, 1.0, version)


def test_limits_hold_at_each_database_whoever_writes(database: str) -> None:
    """Two processes at one database: a person who keeps many at once gets no more than their share."""
    one, other = databases.connect(database), databases.connect(database)
    migrate(one.writer)
    with one.writer.begin() as connection:
        store.add_guest(connection, "ann", "Ann", 1.0)
        store.add_guest(connection, "bob", "Bob", 1.0)
    writers = [Writer(one, "a", True), Writer(other, "b", True)]

    async def race() -> list[bool]:
        def adding(number: int) -> Any:
            return lambda connection: kept.add(connection, row("ann", f"{number}", 10), MOST, MOST_BYTES)

        return list(await asyncio.gather(*[writers[each % 2].write(adding(each)) for each in range(MOST + 20)]))

    assert sum(asyncio.run(race())) == MOST
    with one.writer.begin() as connection:
        assert kept.add(connection, row("bob", "large", MOST_BYTES - 5), MOST, MOST_BYTES)
        assert not kept.add(connection, row("bob", "more", 10), MOST, MOST_BYTES)
        assert kept.add(connection, row("bob", "small", 5), MOST, MOST_BYTES)
        assert not kept.change(connection, row("bob", "small", 6), MOST_BYTES)
        assert kept.change(connection, row("bob", "large", 20), MOST_BYTES)
        assert kept.change(connection, row("bob", "large", 20, 2), MOST_BYTES)
        assert not kept.change(connection, row("ann", "large", 20, 3), MOST_BYTES), "it is not hers"
        assert not kept.remove(connection, "large", "ann")
    with one.reader.connect() as connection:
        assert [each.version for each in kept.of_guest(connection, "bob")] == [3, 1]
        found = kept.one(connection, "large")
        assert found is not None
        assert (found.owner, found.version) == ("bob", 3)
    for each in writers:
        each.close()
    one.dispose()
    other.dispose()
