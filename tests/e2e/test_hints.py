"""Hints: up to three choices with why, marked on the board without hiding it, and never made for me."""

import re

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE
from tests.e2e.test_layout import FAULTS
from tests.server.kit import Person, Seated
from tests.server.process import Process

PORTER = {"who": "bot", "bot": "porter"}
LANDSCAPE: ViewportSize = {"width": 667, "height": 375}
HIDDEN = """() => [...document.querySelectorAll('[data-board] .hint circle')].flatMap((mark) => {
  const at = mark.getBoundingClientRect();
  return [...document.querySelectorAll('[data-board] [data-place]')].filter((place) => {
    const tile = place.getBoundingClientRect();
    const wide = Math.min(at.right, tile.right) - Math.max(at.left, tile.left);
    const high = Math.min(at.bottom, tile.bottom) - Math.max(at.top, tile.top);
    const [x, y] = [tile.left + tile.width / 2, tile.top + tile.height / 2];
    const middle = x > at.left && x < at.right && y > at.top && y < at.bottom;
    return middle || (wide > 0 && high > 0 && wide * high > 0.2 * tile.width * tile.height);
  }).map((place) => place.getAttribute('aria-label'));
})"""
"""The tiles of which a mark covers the middle, or more than a fifth."""
SENTENCE = re.compile(r"^This .+ \([+−][\d.]+\).*\.$")


def at_a_puzzle(person: Person, game: str) -> Seated:
    """A table that plays on from the first puzzle of a game."""
    name = person.get(f"/api/games/{game}/puzzles").json()[0]["name"]
    puzzle = person.get(f"/api/games/{game}/puzzles/{name}").json()
    seats = [{"who": "me"} if seat == puzzle["seat"] else PORTER for seat in range(puzzle["players"])]
    answer = person.post("/api/uploads", {"position": puzzle["position"], "mode": "continue", "seats": seats})
    return Seated(person, answer.json()["table"]["id"])


@pytest.mark.parametrize("size", [None, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_a_hint_says_why_and_hides_nothing(
    come: Come, server: Process, game: str, size: tuple[int, int] | None
) -> None:
    """At a puzzle, whose choices differ: where they do not, there is no reason to tell."""
    table = at_a_puzzle(server.person("Amina"), game)
    guest = come(size=size) if size else come()
    guest.be(table.person)
    guest.sit(table)
    assert guest.wait_for_turn()
    before = guest.acts()
    guest.page.keyboard.press("h")
    hints = guest.page.get_by_role("list", name="Hints of the bot")
    hints.wait_for()
    assert 1 < hints.get_by_role("listitem").count() <= 3
    assert SENTENCE.match(guest.page.locator(".hint .why").inner_text())
    assert guest.page.locator("[data-board] .hint circle").count() == hints.get_by_role("listitem").count()
    assert guest.page.evaluate(HIDDEN) == [], "the marks leave the tiles to be seen"
    if size is None:
        guest.page.set_viewport_size(LANDSCAPE)
        assert guest.page.evaluate(FAULTS, [0, True]) == [], (
            "a hint leaves the question and its answers in a low window"
        )
        guest.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
    second = hints.get_by_role("button").nth(1)
    best = guest.page.locator(".hint .why").inner_text()
    second.focus()
    guest.page.wait_for_function("best => document.querySelector('.hint .why')?.textContent !== best", arg=best)
    guest.button("Close the hint").click()
    hints.wait_for(state="detached")
    assert guest.acts() == before, "nothing was chosen for me"


def test_a_hint_says_what_is_expected_to_follow(come: Come, server: Process) -> None:
    """In Tutankhamun nothing is hidden: it is told what the other one will do, too."""
    person = server.person("Amina")
    table = person.create("tutankhamun", seats=[{"who": "me"}, {**PORTER}], start=True)
    guest = come()
    guest.be(person)
    guest.sit(table)
    assert guest.wait_for_turn()
    guest.page.keyboard.press("h")
    then = guest.page.locator(".hint .then")
    then.wait_for()
    assert re.fullmatch(r"Then, most likely: [^:]+: Sail to .+ · You: Sail to .+\.", then.inner_text().strip())
    guest.page.set_viewport_size(LANDSCAPE)
    assert guest.page.evaluate(FAULTS, [0, True]) == []
