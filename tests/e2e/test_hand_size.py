"""A game of an edition with other hands: made in the page, every card in sight and played."""

from itertools import pairwise

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE
from tests.server.kit import wait_for


@pytest.mark.parametrize("cards", [2, 3, 7])
@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_hand_of_another_size_is_made_shown_and_played(come: Come, size: tuple[int, int], cards: int) -> None:
    guest = come(size=size, axe=True)
    page = guest.page
    guest.open("/edition/luxor")
    page.locator("[data-table=hand] summary").click()
    page.get_by_role("spinbutton", name="Cards in hand: cards").fill(str(cards))
    page.get_by_text("My edition can be played").wait_for()
    page.get_by_text("The rules with these figures").click()
    page.locator(".drawing .cards:has(.end)").wait_for()
    wait_for(lambda: page.locator(".drawing .cards:has(.end) > span").count() == cards)
    wait_for(lambda: page.locator(f".drawing .cards > span.new:nth-child({cards // 2 + 1})").count() == 1)
    page.get_by_role("button", name="Play it now").click()
    held = page.locator("#hand .held")
    held.nth(cards - 1).wait_for()
    page.locator("#hand .held.end").first.wait_for()
    assert held.count() == cards
    boxes = [box for box in (held.nth(at).bounding_box() for at in range(cards)) if box]
    assert len(boxes) == cards
    for left, right in pairwise(boxes):
        assert left["x"] + left["width"] <= right["x"] + 1, "the cards lie side by side"
    assert boxes[0]["x"] >= 0
    assert boxes[-1]["x"] + boxes[-1]["width"] <= size[0]
    assert min(box["width"] for box in boxes) >= 24, "each can be touched"
    assert guest.violations() == []


def test_what_is_wrong_with_an_edition_is_said_in_the_readers_language(come: Come) -> None:
    for language, says in (("nl", "Een hand heeft 2 tot 9 kaarten, niet 1."), ("de", "Eine Hand hat 2 bis 9 Karten")):
        guest = come(language=language)
        guest.open("/edition/luxor")
        page = guest.page
        page.locator("[data-table=hand] summary").click()
        page.locator("[data-table=hand] input[type=number]").fill("1")
        page.locator("[data-table=hand] [role=alert]", has_text=says).wait_for()
        page.locator("[data-table=hand] input[type=number]").fill("7")
        page.locator("[data-table=basic_cards] .finding").wait_for(state="attached")
