"""An edition is made in the page: changed, checked, tried, and played by link with a second person."""

import json

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE, Guest

NAME = "Flat walls"
FLAT = f'game = "luxor"\nname = "{NAME}"\nsarcophagi = [{{ points = 9 }}, {{ points = 3 }}]\n'
TIGHT = {"game": "luxor", "name": "Tight", "sarcophagi": [{"points": 3}, {"points": 3}]}


def make(guest: Guest) -> None:
    """Changes walls, sarcophagi and a count of cards in the form."""
    page = guest.page
    guest.open("/edition/luxor")
    page.get_by_label("Name").fill(NAME)
    page.get_by_role("spinbutton", name="Spaces 33 to 40: points").fill("4")
    page.locator("[data-table=sarcophagi] summary").click()
    page.get_by_role("spinbutton", name="Sarcophagus 1: points").fill("3")
    page.get_by_text("One thing to put right").wait_for()
    assert guest.button("Play it by link").is_disabled()
    page.get_by_role("spinbutton", name="Sarcophagus 1: points").fill("9")
    page.locator("[data-table=basic_cards] summary").click()
    page.get_by_role("button", name="One more. Card die: how many").click()
    page.get_by_text(f"{NAME} can be played").wait_for()


def test_the_whole_loop(come: Come) -> None:
    amina, bo = come(), come()
    make(amina)
    page = amina.page
    drawn = page.locator(".drawn")
    assert drawn.locator("text.wall").all_text_contents() == ["1", "2", "3", "5", "4", "13"]
    for at, choice in enumerate(("2", "random", "100")):
        page.locator(".with select").nth(at).select_option(choice)
    amina.button("Try 100 games").click()
    page.get_by_text("100 of 100 games").wait_for()
    coffins = page.locator(".try li", has_text="Sarcophagi")
    assert "Clearly more" in coffins.inner_text()
    page.get_by_role("button", name="Play it by link").click()
    page.get_by_text("Spaces 33 to 40: points 4, not 8").wait_for()
    bo.page.goto(page.locator(".link input").input_value())
    bo.page.get_by_text("Sarcophagus 1: points 9, not 5").wait_for()
    assert "Card die: how many 5, not 4" in bo.page.locator("main").inner_text()
    bo.page.locator("#join-name").fill("Bo")
    bo.page.locator("#join-name").press("Enter")
    amina.button("Start the game").click()
    for guest in (amina, bo):
        board = guest.page.locator("[data-board]")
        board.wait_for()
        assert "Wall value 4." in (board.locator('[data-place="36"]').get_attribute("aria-label") or "")
        assert "Sarcophagi worth 9 and 3." in (board.locator('[data-place="41"]').get_attribute("aria-label") or "")
        assert NAME in guest.page.locator("header").inner_text()


def test_an_edition_is_chosen_where_a_table_is_set_up(come: Come) -> None:
    amina = come(size=PHONE, axe=True)
    page = amina.page
    amina.open()
    amina.button("Edition: the standard").click()
    page.locator("dialog input[type=file]").set_input_files(
        {"name": "tight.json", "mimeType": "application/json", "buffer": json.dumps(TIGHT).encode()}
    )
    page.get_by_text("Tight cannot be played like this.").wait_for()
    assert page.get_by_role("link", name="Put it right").is_visible()
    page.locator("dialog input[type=file]").set_input_files(
        {"name": "flat.toml", "mimeType": "application/toml", "buffer": FLAT.encode()}
    )
    amina.button(f"Edition {NAME}").click()
    chosen = page.locator("dialog li button[aria-pressed=true]")
    assert chosen.inner_text().split("\n") == [NAME, "1 figure is yours"]
    found = page.evaluate("axe.run('dialog', { runOnly: ['wcag2a', 'wcag2aa'] })")["violations"]
    assert [each["id"] for each in found] == []
    amina.button("Close").click()
    amina.button("Play now").click()
    page.locator("header .edition", has_text=NAME).wait_for()
    amina.open()
    page.get_by_text(f"edition {NAME}").wait_for()
    amina.button("Edition: the standard").click()
    assert page.locator("dialog li").all_inner_texts()[1].startswith(NAME), "it is kept"


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_link_brings_its_figures_and_anybody_can_read_the_page(come: Come, size: tuple[int, int]) -> None:
    amina = come(size=size, axe=True)
    make(amina)
    stored = json.loads(amina.page.evaluate("localStorage.getItem('waset.editions')"))
    assert [each["edition"]["name"] for each in stored] == [NAME]
    assert sorted(stored[0]["edition"]) == ["basic_cards", "game", "name", "sarcophagi", "walls"]
    amina.page.evaluate("navigator.clipboard.writeText = async (text) => { window.copied = text; }")
    amina.button("Copy the link").click()
    amina.button("Link copied").wait_for()
    bo = come(size=size)
    bo.page.goto(amina.page.evaluate("window.copied"))
    bo.page.get_by_text(f"{NAME} can be played").wait_for()
    bo.page.get_by_text("Sarcophagus 1: points 9, not 5").wait_for()
    found = amina.page.evaluate("axe.run({ runOnly: ['wcag2a', 'wcag2aa'] })")["violations"]
    assert [(each["id"], each["nodes"][0]["html"][:120]) for each in found] == []
    wide = amina.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the page is {wide} px too wide"


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_no_table_of_figures_is_wider_than_its_place(come: Come, game: str) -> None:
    """In the language with the longest words, every table open, at a laptop's and a phone's width."""
    guest = come(language="de")
    guest.open(f"/edition/{game}")
    guest.page.locator("[data-table]").first.wait_for()
    guest.page.evaluate("document.querySelectorAll('[data-table]').forEach((each) => { each.open = true; })")
    for width in (1280, PHONE[0]):
        guest.page.set_viewport_size({"width": width, "height": 720})
        wide = guest.page.evaluate(
            """[...document.querySelectorAll('[data-table]')]
            .filter((each) => each.querySelector('table').scrollWidth > each.clientWidth + 1)
            .map((each) => each.dataset.table)"""
        )
        assert wide == []
