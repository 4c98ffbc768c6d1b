"""Tips of a first game: each comes when its thing does, stands beside it, and goes when it has been followed."""

import json

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE, Guest
from tests.e2e.test_lessons import covered
from tests.server.process import Process

TIP = "[data-tip]"
BOT = {"who": "bot", "bot": "random"}


def read(guest: Guest) -> list[str]:
    """The tips that have been followed or sent away."""
    kept: list[str] = json.loads(guest.page.evaluate("() => localStorage.getItem('waset.settings')"))["read"]
    return kept


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_tips_come_stand_aside_and_go(come: Come, server: Process, size: tuple[int, int]) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, BOT], options={"first": "0"}, start=True)
    guest = come(size=size)
    guest.be(table.person)
    guest.sit(table)
    guest.button("Menu").click()
    guest.button("Show the tips again").click()
    guest.page.wait_for_selector('[data-tip="luxor tip-hand"]')
    assert covered(guest) == []
    guest.wait_for_turn()
    before = guest.acts()
    guest.choose()
    guest.page.wait_for_selector('[data-tip="luxor tip-hand"]', state="detached")
    assert guest.acts() > before
    assert read(guest) == ["luxor tip-hand"]
    guest.page.wait_for_selector(TIP)
    assert covered(guest) == []
    guest.button("Got it").click()
    assert len(read(guest)) == 2
    guest.button("Menu").click()
    guest.button("Show the tips again").click()
    guest.page.wait_for_selector(TIP)
    assert read(guest) == []
    guest.button("No more tips").click()
    guest.page.wait_for_selector(TIP, state="detached")
