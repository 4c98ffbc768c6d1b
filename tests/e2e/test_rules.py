"""The rules in pictures: as a page, over a table, searched, printed, and led to from what cannot be done."""

import re

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE
from tests.server.process import Process

BOT = {"who": "bot", "bot": "random"}
PAGES = 6
"""The most sheets that the rules of a game take on paper."""
PICTURES = "document.querySelectorAll('.book .drawing :is(svg, .card, .mt)').length"


@pytest.mark.parametrize(
    ("game", "size", "theme", "language", "least", "word"),
    [
        ("luxor", LAPTOP, "light", "en", 90, "Horus"),
        ("luxor", PHONE, "dark", "fr", 90, "Horus"),
        ("tutankhamun", PHONE, "light", "de", 24, "is"),
        ("tutankhamun", LAPTOP, "dark", "nl", 24, "is"),
    ],
)
def test_the_rules_of_a_game_are_on_one_page(
    come: Come, game: str, size: tuple[int, int], theme: str, language: str, least: int, word: str
) -> None:
    """Every picture is there, axe finds nothing, nothing is wider than the window; a search lists and leads."""
    guest = come(size=size, theme=theme, language=language, axe=True)
    guest.open(f"/rules/{game}")
    guest.page.wait_for_selector(".book section")
    assert guest.page.evaluate(PICTURES) >= least
    assert guest.width() <= 0
    assert guest.violations() == []
    guest.page.keyboard.press("/")
    guest.page.keyboard.type(word)
    hits = guest.page.locator("#hits [role=option]")
    hits.nth(1).wait_for()
    assert str(hits.count()) in guest.page.locator(".hits").inner_text()
    assert all(word.lower() in text.lower() for text in hits.locator("mark").all_inner_texts())
    assert hits.locator("mark").count() > 0
    assert guest.violations() == []
    guest.page.keyboard.press("ArrowDown")
    second = hits.nth(1)
    assert second.get_attribute("aria-selected") == "true"
    assert guest.page.locator(".search input").get_attribute("aria-activedescendant") == second.get_attribute("id")
    title = second.locator("b").inner_text()
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".para.marked")
    assert guest.page.locator(".para.marked h3").inner_text() == title
    assert hits.count() == 0
    guest.page.keyboard.press("/")
    guest.page.keyboard.type("zzzz")
    guest.page.wait_for_function("() => document.querySelector('.hits').textContent !== ''")
    assert hits.count() == 0
    guest.page.keyboard.press("Escape")
    assert guest.page.locator(".search input").input_value() == ""
    guest.page.emulate_media(media="print")
    assert not guest.page.locator(".book nav").is_visible()
    assert guest.page.locator(".book .para").last.is_visible()
    assert len(re.findall(rb"/Type /Page\b", guest.page.pdf(format="A4"))) <= PAGES


def test_paragraphs_and_numbered_rules_lead_to_each_other(come: Come) -> None:
    guest = come()
    guest.open("/rules/luxor?at=tile-horus")
    guest.page.wait_for_selector("#tile-horus.marked")
    guest.page.locator("#tile-horus .rules a", has_text="L-ACT-5").click()
    guest.page.wait_for_selector("#L-ACT-5.sought")
    guest.page.locator("#L-ACT-5 .pictured").click()
    guest.page.wait_for_selector("#tile-horus.marked")


def test_the_rules_lie_over_a_table_without_leaving_it(come: Come, server: Process) -> None:
    """Of what is on this table: a table without modules has no section about them. Help leads to its paragraph."""
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, BOT], options={"first": "0"}, start=True)
    guest = come()
    guest.be(table.person)
    guest.sit(table)
    assert guest.wait_for_turn()
    choices = guest.choices()
    guest.page.locator("header.top a[href='#/rules/luxor']").click()
    guest.page.wait_for_selector("dialog .book section")
    assert guest.page.locator("#rules-count").count() == 1
    assert guest.page.locator("#rules-module-mummy").count() == 0
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("dialog", state="detached")
    assert guest.choices() == choices
    guest.page.locator("[data-place='41']").focus()
    guest.page.keyboard.press("Shift+?")
    note = guest.page.locator("aside.note")
    note.locator(".drawing svg").wait_for()
    assert "Your nearest is " in note.locator(".now").inner_text()
    guest.button("More in the rules").click()
    guest.page.wait_for_selector("dialog #rules-enter.marked")
    assert guest.acts() == 0
