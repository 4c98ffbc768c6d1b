"""Whole games against bots, by the page's own controls; base Luxor is played in test_blind.py."""

import re

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import END, MODULES, Guest, Player
from tests.server.kit import Seated
from tests.server.process import Process

MOST = 1500


def set_up(guest: Guest, game: str, modules: list[str]) -> str:
    """A table with two random bots, set up on the home page; returns its id."""
    guest.open()
    guest.page.locator("label.game", has_text=game).click()
    for module in modules:
        guest.page.get_by_role("switch", name=module).click()
    for seat in ("Seat 2", "Seat 3"):
        guest.button(seat).click()
        guest.page.get_by_role("dialog").get_by_role("button", name="Chance").click()
    guest.button("Play now").click()
    guest.page.wait_for_selector("#board")
    return guest.page.url.rpartition("/")[2]


@pytest.mark.parametrize(
    ("game", "modules"),
    [
        ("Luxor", ["The mummy", "Equipment", "Artifacts", "Characters"]),
        ("Tutankhamun", []),
    ],
    ids=["all-modules", "tutankhamun"],
)
def test_a_whole_game(come: Come, server: Process, game: str, modules: list[str]) -> None:
    guest = come()
    table = set_up(guest, game, modules)
    player = Player(guest, first=3 if game == "Tutankhamun" else 9)
    assert player.play(MOST)
    assert min(player.made.values()) > 0, player.made
    heading = guest.page.locator(f"{END} h1").inner_text()
    assert re.search(r"wins? with \d+|share the victory", heading)
    person = server.person()
    person.client.cookies.update({each["name"]: each["value"] for each in guest.context.cookies()})
    state = Seated(person, table).state()
    assert state["table"]["status"] == "over"
    assert sorted(state["table"]["spec"]["modules"]) == (sorted(MODULES) if modules else [])
    totals = [int(text) for text in guest.page.locator(f"{END} tr.tot td").all_inner_texts()]
    start = state["update"]["view"].get("start_points")
    scored = [sheet["total"] for sheet in state["update"]["scores"]]
    assert sorted(totals) == sorted(scored if start is None else [start - each for each in scored])
    guest.page.wait_for_selector(".chart svg")
