"""Where a sentence uses the number of a place, that number stands on the board, and can be read."""

import re
from typing import Any, Final

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE, Guest
from tests.server.process import Process

LOW: Final = (1366, 650)
BOTS: Final = [{"who": "bot", "bot": "random"}] * 2
LEAST: Final = 9.0
"""Digits are at least so high, in pixels of type."""
NUMBERS: Final = """
() => [...document.querySelectorAll('[data-board] [data-number]')].map((found) => {
  const text = found.matches('text') ? found : found.querySelector('text');
  const at = text.getBoundingClientRect();
  return {
    place: Number(found.dataset.number),
    said: text.textContent,
    size: text.getScreenCTM().a * Number(text.getAttribute('font-size')),
    inside: at.left >= 0 && at.top >= 0 && at.right <= innerWidth && at.bottom <= innerHeight,
    spoken: 'spoken' in found.dataset,
  };
})
"""

PEOPLED: Final = """
() => [...document.querySelectorAll('[data-place][aria-label*="Here:"]')].map((found) => Number(found.dataset.place))
"""
"""The places where adventurers stand: sentences call them by these."""


def numbers(guest: Guest) -> dict[int, dict[str, Any]]:
    """The numbers on the board by their places; each stands there once, and can be read."""
    found = guest.page.evaluate(NUMBERS)
    made = {each["place"]: each for each in found}
    assert len(made) == len(found)
    for each in found:
        assert each["said"] == str(each["place"])
        assert each["size"] >= LEAST, each
        assert each["inside"], each
    return made


def start(come: Come, server: Process, game: str, **wishes: Any) -> Guest:
    """Somebody at a table, after a few turns, who may choose a place of the board."""
    guest = come(**wishes)
    amina = server.person("Amina")
    table = amina.create(game, players=3, seats=[{"who": "me"}, *BOTS], start=True)
    guest.be(amina)
    guest.sit(table)
    while guest.wait_for_turn():
        if guest.acts() >= 4 and guest.page.locator("[data-place].can").count():
            return guest
        known = len(guest.received)
        guest.choose()
        guest.hears_after(known)
    pytest.fail("the game was over before a place of the board could be chosen")


def asked(guest: Guest) -> list[int]:
    """The places in the question of the shelf."""
    return [int(each) for each in re.findall(r"\b(?:at|to) (\d+)\?", guest.page.locator("#prompt").inner_text())]


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "light"), (LOW, "dark")], ids=["laptop", "low"])
@pytest.mark.parametrize(("game", "places"), [("luxor", 40), ("tutankhamun", 80)])
def test_every_number_of_the_log_stands_on_the_board(
    come: Come, server: Process, game: str, places: int, size: tuple[int, int], theme: str
) -> None:
    guest = start(come, server, game, size=size, theme=theme)
    board = numbers(guest)
    assert len(board) == places
    told = {int(each) for each in guest.page.locator(".log .place").all_inner_texts()}
    assert told
    assert told <= set(board)
    guest.page.locator(".log .place").first.hover()
    lit = int(guest.page.locator(".log .place").first.inner_text())
    assert numbers(guest)[lit]["spoken"]
    gates = guest.page.locator("[data-statue]")
    strokes = [gates.nth(index).locator(".stroke").count() for index in range(gates.count())]
    assert strokes == ([1, 2, 3] if game == "luxor" else [])


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_a_phone_shows_the_numbers_that_are_spoken_of(come: Come, server: Process, game: str) -> None:
    guest = start(come, server, game, size=PHONE)
    assert set(guest.page.evaluate(PEOPLED)) - {0, 41} <= set(numbers(guest))
    guest.page.locator("[data-place].can").first.tap()
    places = asked(guest)
    assert places
    assert set(places) <= {place for place, each in numbers(guest).items() if each["spoken"]}
    guest.page.keyboard.press("l")
    place = guest.page.locator("dialog .log .place").first
    wanted = int(place.inner_text())
    place.click()
    guest.page.locator("dialog").wait_for(state="detached")
    assert numbers(guest)[wanted]["spoken"]
