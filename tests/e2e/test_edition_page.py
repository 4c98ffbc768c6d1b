"""An edition is made in the page: changed, checked, tried, and played by link with a second person."""

import json

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE, Guest
from tests.server.kit import wait_for
from tests.server.process import Process

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


def read_the_report(guest: Guest) -> None:
    """Reads it in its frame, and saves it as a file."""
    page = guest.page
    guest.button("Read it").click()
    frame = page.frame_locator("iframe")
    frame.get_by_role("heading", name=f"{NAME}, tried").wait_for()
    assert "200 games in 100 groups." in frame.locator("p").first.inner_text()
    assert "points more for sarcophagi" in frame.locator("li", has_text="points more for sarcophagi").first.inner_text()
    assert frame.locator("body").evaluate("(body) => getComputedStyle(body).maxWidth") == "1056px", "it has its style"
    frame.get_by_role("heading", name="Luxor, edition rebuilt").wait_for()
    assert frame.locator("a").count() == 0, "a link would leave the frame"
    with page.expect_download() as saved:
        guest.button("Save as a file").last.click()
    assert saved.value.suggested_filename == "flat-walls-report.html"
    assert "What the edition changes" in saved.value.path().read_text("utf-8")
    guest.button("Close").click()


@pytest.mark.parametrize(("theme", "dark"), [("light", False), ("dark", True)])
def test_a_report_is_light_or_dark_as_its_page_is(come: Come, theme: str, dark: bool) -> None:
    guest = come(theme=theme, size=PHONE)
    page = guest.page
    guest.open("/edition/tutankhamun")
    for at, choice in enumerate(("2", "random", "100")):
        page.locator(".with select").nth(at).select_option(choice)
    guest.button("Try 100 games").click()
    guest.button("Read it").click()
    body = page.frame_locator("iframe").locator("body")
    paper = body.evaluate("(each) => getComputedStyle(each).backgroundColor.match(/\\d+/g).map(Number)")
    ink = body.evaluate("(each) => getComputedStyle(each).color.match(/\\d+/g).map(Number)")
    assert (sum(paper) < sum(ink)) == dark
    drawn = page.frame_locator("iframe").locator("figure svg > rect").first
    assert drawn.evaluate("(each) => getComputedStyle(each).fill.match(/\\d+/g).map(Number)") == paper
    wide = body.evaluate("(each) => each.ownerDocument.documentElement.scrollWidth - innerWidth")
    assert wide <= 0, f"the report is {wide} px too wide"


def test_an_edition_is_kept_and_opened_by_its_short_link(come: Come, server: Process) -> None:
    """By its maker on another device, and by somebody else, who cannot change it but makes a copy."""
    person = server.person("Amina")
    amina, elsewhere, bo = come(), come(), come()
    amina.be(person)
    elsewhere.be(person)
    make(amina)
    page = amina.page
    page.get_by_text("Only in this browser so far").first.wait_for()
    amina.button("Keep it").click()
    page.get_by_text("Kept", exact=True).first.wait_for()
    assert page.evaluate("localStorage.getItem('waset.editions')") == "[]"
    link = page.url
    assert "figures" not in link
    assert len(link.partition("#")[2]) < 50

    bo.page.goto(link)
    bo.page.get_by_text("Somebody has shown you this edition.").wait_for()
    bo.page.get_by_text("Sarcophagus 1: points 9, not 5").wait_for()
    assert bo.page.get_by_role("spinbutton", name="Spaces 33 to 40: points").is_disabled()
    assert not bo.button("Keep it").is_visible()
    bo.button("Make a copy").click()
    bo.page.get_by_role("spinbutton", name="Spaces 33 to 40: points").fill("7")
    assert bo.page.get_by_label("Name").input_value() == f"{NAME}, copy"
    bo.button("Keep it").click()
    bo.page.get_by_text("Kept", exact=True).first.wait_for()
    assert bo.page.url != link

    elsewhere.open("/edition/luxor")
    assert elsewhere.page.get_by_label("Name").input_value() == NAME
    elsewhere.page.get_by_label("Name").fill("Flatter walls")
    elsewhere.page.get_by_text("Changed since it was kept").first.wait_for()
    elsewhere.button("Keep it").click()
    elsewhere.page.get_by_text("Kept", exact=True).first.wait_for()
    assert elsewhere.page.url == link
    page.reload()
    page.get_by_text("Flatter walls can be played").wait_for()

    amina.button("Delete it").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete it").click()
    page.get_by_role("spinbutton", name="Spaces 33 to 40: points").wait_for()
    assert [each["name"] for each in person.get("/api/me/editions").json()["editions"]] == []
    bo.open("/edition/luxor")
    assert bo.page.get_by_label("Name").input_value() == f"{NAME}, copy", "what is a copy stays"


def test_editions_of_this_browser_move_to_where_they_are_kept(come: Come, server: Process) -> None:
    person = server.person("Amina")
    guest = come()
    guest.be(person)
    made = [{"id": f"{at}", "edition": {**TIGHT, "name": f"Old {at}"}} for at in range(3)]
    guest.open("/rules/luxor")
    guest.page.evaluate("(all) => localStorage.setItem('waset.editions', JSON.stringify(all))", made)
    guest.open("/edition/luxor")
    guest.page.get_by_text("3 editions are only in this browser.").wait_for()
    guest.button("Keep them all").click()
    guest.page.get_by_text("editions are only in this browser.").wait_for(state="detached")
    assert guest.page.locator(".which option").all_inner_texts()[1:] == ["Old 0", "Old 1", "Old 2"]
    assert [each["name"] for each in person.get("/api/me/editions").json()["editions"]] == ["Old 0", "Old 1", "Old 2"]
    assert guest.page.evaluate("localStorage.getItem('waset.editions')") == "[]"


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_home_has_what_was_just_made_chosen(come: Come, size: tuple[int, int]) -> None:
    guest = come(size=size)
    make(guest)
    guest.button("Set up a table").click()
    guest.button(f"Edition {NAME}").click()
    assert guest.page.locator("dialog li button[aria-pressed=true]").inner_text().startswith(NAME)
    guest.button("Close").click()
    guest.button("Play now").click()
    guest.page.locator("header .edition", has_text=NAME).wait_for()


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
    page.get_by_text("The report of 100 games is ready.").wait_for()
    read_the_report(amina)
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
    wait_for(lambda: chosen.inner_text().split("\n") == [NAME, "1 figure is yours · Only in this browser so far"])
    found = page.evaluate("axe.run('dialog', { runOnly: ['wcag2a', 'wcag2aa'] })")["violations"]
    assert [each["id"] for each in found] == []
    amina.button("Close").click()
    amina.button("Play now").click()
    page.locator("header .edition", has_text=NAME).wait_for()
    amina.open()
    page.get_by_text(f"edition {NAME}").wait_for()
    amina.button("Edition: the standard").click()
    page.locator("dialog li", has_text=NAME).wait_for()
    assert page.locator("dialog li").all_inner_texts()[1].startswith(NAME), "it is remembered"


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
