"""An edition that differs from the usual one is drawn as it is, played, and named wherever a table is shown."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import Come
from tests.e2e.kit import END, PHONE, Player
from tests.server.kit import Person
from tests.server.process import Process

MOST = 1500
NAME = "House of Amina"
SMALLEST: ViewportSize = {"width": 320, "height": 568}
BOTS = [{"who": "bot", "bot": "random"}] * 2
WALLS = {"1": 4, "41": 21}
STATUES = (4, 12, 30)
SARCOPHAGI = (9, 6, 2)
KEYS = 25
SET = "Mask of Gold"


def edition(person: Person, game: str) -> Any:
    """All figures of a game, under another name."""
    return person.get(f"/api/games/{game}/edition").json() | {"name": NAME}


def temple(person: Person) -> tuple[Any, list[int]]:
    """An edition with other walls, statues, sarcophagi, icons and counts; and the spaces where icons were changed."""
    document = edition(person, "luxor")
    tables = document["tables"]
    for row in tables["walls"]:
        row["points"] = WALLS.get(str(row["first"]), row["points"])
    for row, after in zip(tables["statues"], STATUES, strict=True):
        row["after"] = after
    tables["sarcophagi"] = [tables["sarcophagi"][0] | {"points": points} for points in SARCOPHAGI]
    bare = [row for row in tables["spaces"] if row["kind"] == "treasure" and not row["icon"]][:2]
    for row in bare:
        row["icon"] = "lion"
    for row in tables["supplies"]:
        if row["what"] == "keys":
            row["copies"] = KEYS
    return document, [row["space"] for row in bare]


def nile(person: Person) -> Any:
    """An edition with another set, and sets of other sizes and values."""
    document = edition(person, "tutankhamun")
    first, second = document["tables"]["sets"][:2]
    first.update(set=SET, tiles=6, first=7, second=5)
    second.update(tiles=10)
    return document


def test_a_temple_of_another_edition(come: Come, server: Process) -> None:
    amina = server.person("Amina")
    document, lions = temple(amina)
    table = amina.create("luxor", players=3, seats=[{"who": "me"}, *BOTS], edition=document, start=True)
    guest = come()
    guest.be(amina)
    guest.sit(table)
    guest.wait_for_turn()
    board = guest.page.locator("[data-board]")
    assert board.locator("[data-statue]").count() == len(STATUES)
    tomb = board.locator('[data-place="41"]').get_attribute("aria-label") or ""
    assert "Sarcophagi worth 9, 6 and 2. Wall value 21." in tomb
    assert "Wall value 4." in (board.locator('[data-place="1"]').get_attribute("aria-label") or "")
    for space in lions:
        assert board.locator(f'[data-place="{space}"] use[href="#lion"]').count() == 1
    assert board.locator("text.wall", has_text="21").count() == 1
    held = sum(seat["keys"] for seat in table.state()["update"]["view"]["seats"])
    assert guest.page.locator(".sup li", has_text="keys").inner_text().split() == [str(KEYS - held), "keys"]
    assert NAME in guest.page.locator("header").inner_text()
    assert Player(guest).play(MOST)
    assert NAME in guest.page.locator(END).inner_text()


def test_a_nile_of_another_edition(come: Come, server: Process) -> None:
    amina = server.person("Amina")
    table = amina.create("tutankhamun", players=3, seats=[{"who": "me"}, *BOTS], edition=nile(amina), start=True)
    guest = come()
    guest.be(amina)
    guest.sit(table)
    guest.wait_for_turn()
    assert guest.page.locator(f'[data-place][aria-label*="{SET}, set of 6"]').count() > 0
    assert guest.page.locator('[data-place][aria-label*="throne, set of 10"]').count() > 0
    row = guest.page.locator("tr", has_text=SET)
    assert row.locator("em").inner_text() == "7"
    assert NAME in guest.page.locator("header").inner_text()
    assert Player(guest, first=3).play(MOST)
    assert NAME in guest.page.locator(END).inner_text()


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_an_edition_is_named_on_a_phone(come: Come, server: Process, game: str) -> None:
    """The bar has little room there, most of all at a table where people talk; the menu has the whole name."""
    amina = server.person("Amina")
    table = amina.create(game, players=2, seats=[{"who": "me"}, {"who": "open"}], edition=edition(amina, game))
    server.person("Bo").join(table)
    assert table.post("/start").status_code == 200
    guest = come(size=PHONE)
    guest.be(amina)
    guest.sit(table)
    named = guest.page.locator("header .edition")
    assert named.inner_text() == NAME
    assert not named.evaluate("(element) => element.scrollWidth > element.clientWidth"), "the name is cut"
    guest.page.set_viewport_size(SMALLEST)
    guest.button("Menu").click()
    assert NAME in guest.page.get_by_role("dialog").inner_text()


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_an_edition_is_named_before_the_start(come: Come, server: Process, game: str) -> None:
    amina = server.person("Amina")
    seats = [{"who": "me"}, {"who": "open"}]
    table = amina.create(game, players=2, seats=seats, edition=edition(amina, game))
    usual = amina.create(game, players=2, seats=seats)
    guest = come()
    guest.be(amina)
    guest.open(f"/table/{table.id}")
    guest.page.get_by_text(f"Edition {NAME}").wait_for()
    guest.open()
    guest.page.get_by_text(f"edition {NAME}").wait_for()
    guest.open(f"/table/{usual.id}")
    guest.page.locator(".pills").wait_for()
    assert "dition" not in guest.page.locator(".pills").inner_text()
