"""Puzzles in the page: a try that is taken back, hints, the answer, the tick of the day, and the next one."""

from datetime import datetime
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Come
from tests.e2e.kit import PHONE, Guest
from waset import games

DAY = datetime(2026, 11, 20, 10)
"""A Friday."""
OPEN = "#choices button:not([disabled])"


def puzzle(guest: Guest, game: str, name: str) -> Any:
    """A puzzle as the server has it."""
    return guest.context.request.get(f"{guest.url}/api/games/{game}/puzzles/{name}").json()


def names(guest: Guest, game: str) -> list[str]:
    """The puzzles of the grade of a game's first one."""
    found = guest.context.request.get(f"{guest.url}/api/games/{game}/puzzles").json()
    return [each["name"] for each in found if each["grade"] == found[0]["grade"]]


def tries(guest: Guest, found: Any, action: int) -> None:
    """Makes a choice from the list, by keys."""
    guest.page.wait_for_selector(OPEN)
    number = [each["action"] for each in found["update"]["legal"]].index(action)
    guest.page.locator("#choices button").nth(number).focus()
    guest.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", games.OURS)
def test_a_puzzle_is_played_by_keys(come: Come, game: str) -> None:
    """A wrong try is played, taken back and answered; three hints; solved, remembered, and on to the next."""
    guest = come(axe=True)
    first, *others = names(guest, game)
    found = puzzle(guest, game, first)
    guest.open(f"/puzzles/{game}/{first}")
    tries(guest, found, found["tries"][-1]["action"])
    guest.page.wait_for_selector("[data-puzzle-note=tried]")
    answer = guest.page.locator("[data-puzzle-note] p").inner_text()
    expect(guest.page.locator("[data-live=calls]")).to_contain_text(answer)
    expect(guest.page.locator(OPEN)).to_have_count(len(found["tries"]))
    assert guest.violations() == []
    for number in (1, 2, 3):
        guest.button("A hint").press("Enter")
        guest.page.wait_for_selector(f"[data-puzzle-note='{number}']")
    assert guest.page.locator(".glow").count() > 0
    expect(guest.button("A hint")).to_be_disabled()
    tries(guest, found, found["tries"][0]["action"])
    guest.page.wait_for_selector("[data-puzzle-over]")
    expect(guest.page.locator("[data-puzzle-over]")).to_contain_text("Solved after 2 tries")
    assert guest.violations() == []
    if others:
        guest.page.get_by_role("link", name="Next puzzle").press("Enter")
        guest.page.wait_for_selector(f'[data-puzzle="{others[0]}"]')
    guest.page.get_by_role("link", name="All puzzles").first.press("Enter")
    expect(guest.page.locator(".failed li")).to_have_count(1)
    expect(
        guest.page.locator(".game", has_text=f"1 of {1 + len(others)} solved" if others else "All 1 solved")
    ).to_have_count(1)
    assert guest.violations() == []


def test_the_puzzle_of_the_day_gives_its_tick_and_comes_back_if_failed(come: Come) -> None:
    guest = come(size=PHONE, axe=True)
    guest.page.clock.set_system_time(DAY)
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.open("/puzzles/today")
    name = guest.page.locator("[data-puzzle]").get_attribute("data-puzzle") or ""
    game = next(each for each in games.OURS if name in [p["name"] for p in listed(guest, each)])
    found = puzzle(guest, game, name)
    expect(guest.page.locator("[data-puzzle]")).to_contain_text("Friday 20 November")
    expect(guest.page.locator("[data-puzzle] .done")).to_have_count(0)
    guest.button("Show me").click()
    guest.page.wait_for_selector("[data-puzzle-over]")
    expect(guest.page.locator("[data-puzzle-over]")).to_contain_text("Solved after “Show me”")
    expect(guest.page.locator("[data-puzzle] .done")).to_have_count(0)
    guest.page.clock.set_system_time(datetime(2026, 11, 21, 10))
    guest.open("/puzzles")
    expect(guest.page.locator(".failed .ready")).to_have_text("Try it now")
    guest.page.clock.set_system_time(DAY)
    guest.page.reload()
    guest.page.get_by_role("link", name="Play it").click()
    tries(guest, found, found["tries"][0]["action"])
    guest.page.wait_for_selector("[data-puzzle-over]")
    expect(guest.page.locator("[data-puzzle] .done")).to_have_count(1)
    assert guest.violations() == []
    assert guest.width() <= 0
    guest.button("Share").click()
    guest.button("Copied").wait_for()
    shared = guest.page.evaluate("() => navigator.clipboard.readText()")
    assert shared == f"Waset, puzzle of 20 November: solved at the first try. {guest.url}/#/puzzles/{game}/{name}"
    guest.button("Play on from here").click()
    guest.page.wait_for_url("**/#/table/*")
    guest.page.wait_for_selector(OPEN)
    assert guest.page.locator(OPEN).count() == len(found["tries"])


def listed(guest: Guest, game: str) -> list[Any]:
    """The puzzles of a game."""
    found: list[Any] = guest.context.request.get(f"{guest.url}/api/games/{game}/puzzles").json()
    return found


@pytest.mark.parametrize("language", ["nl", "de", "fr"])
def test_a_puzzle_speaks_each_language(come: Come, language: str) -> None:
    """A missing word is an error in the console, which no guest may see."""
    for game in games.OURS:
        guest = come(language=language, size=PHONE)
        found = puzzle(guest, game, names(guest, game)[0])
        guest.open(f"/puzzles/{game}/{found['name']}")
        tries(guest, found, found["tries"][-1]["action"])
        guest.page.wait_for_selector("[data-puzzle-note=tried]")
        for number in (1, 2, 3):
            guest.page.locator(".acts .btn", has=guest.page.locator("svg")).last.click()
            guest.page.wait_for_selector(f"[data-puzzle-note='{number}']")
            assert guest.width() <= 0
        tries(guest, found, found["tries"][0]["action"])
        guest.page.wait_for_selector("[data-puzzle-over]")
        assert guest.width() <= 0
