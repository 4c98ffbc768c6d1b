"""What happens at a table beside the rules: keys and typing, the moves of others, the board after the end."""

from typing import Any

from playwright.sync_api import Route

from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, Guest
from tests.server.kit import Seated, wait_for
from tests.server.process import Process

BOT = {"who": "bot", "bot": "random"}
FIRST = {"first": "0"}
MOVING = """() => {
  window.seen = [];
  const look = () => {
    if (document.querySelector('.layer .flight')) {
      const [asks, told] = ['#prompt', '.prompt p'].map((each) => document.querySelector(each)?.textContent ?? '');
      window.seen.push([asks, told]);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes from now on what the shelf says while anything flies."""


def sat(come: Come, table: Seated, **wishes: Any) -> Guest:
    """Somebody who has just come to a table of theirs."""
    guest = come(**wishes)
    guest.be(table.person)
    guest.sit(table)
    return guest


def test_no_key_of_the_game_works_while_somebody_talks_or_a_sheet_is_open(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, {"who": "open"}], options=FIRST)
    server.person("Nadia").join(table)
    assert table.post("/start").status_code == 200
    guest = sat(come, table)
    assert guest.wait_for_turn()
    guest.button("Talk").click()
    guest.page.keyboard.type("I have 1 question")
    assert guest.page.get_by_label("Say something").input_value() == "I have 1 question"
    guest.page.keyboard.press("Enter")
    guest.page.get_by_role("dialog").get_by_text("I have 1 question").wait_for()
    guest.page.keyboard.press("Escape")
    guest.button("Menu").click()
    guest.page.keyboard.type("1 u l h 2")
    assert guest.page.get_by_role("dialog").count() == 1
    assert guest.acts() == 0
    guest.button("Resign").click()
    gold = guest.page.get_by_role("dialog").locator(".btn.primary")
    assert gold.all_inner_texts() == ["Play on"]
    gold.click()
    guest.page.keyboard.press("Escape")
    guest.page.keyboard.press("1")
    wait_for(lambda: guest.page.evaluate("1") and guest.acts() == 1)


def told(guest: Guest) -> list[str]:
    """The lines of the log without those between rounds, which tell nothing."""
    return guest.page.locator("#happened .log li:not(.rule)").all_inner_texts()


def test_what_bots_do_while_a_table_opens_is_told_once(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=3, seats=[{"who": "me"}, BOT, BOT], options=FIRST, start=True)
    held: list[Route] = []
    guest = come()
    guest.page.route("**/history*", lambda route: held.append(route))
    guest.be(table.person)
    guest.sit(table)
    wait_for(lambda: guest.page.evaluate("1") and held)
    known = len(guest.received)
    for _ in range(8):
        wait_for(lambda: table.update()["legal"])
        assert table.act().status_code == 200
    wait_for(lambda: table.update()["legal"])
    guest.hears_after(known + 8)
    assert any("Jackal" in line for line in told(guest)), "what was shown is told before the history has come"
    for route in held:
        route.continue_()
    later = sat(come, table)
    wait_for(lambda: later.page.evaluate("1") and len(told(later)) > 1 and told(guest) == told(later), patience=60)


def test_the_board_after_the_end_shows_what_was_counted(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, BOT], options=FIRST, start=True)
    assert table.person.client.put(f"{table.path}/seats/0/bot", json={"bot": "random"}).status_code == 200
    wait_for(lambda: table.state()["table"]["status"] == "over")
    guest = sat(come, table)
    guest.button("Look at the board").click()
    guest.page.wait_for_selector("#board")
    shown = [int(text) for text in guest.page.locator(".pp .sc [aria-hidden]").all_inner_texts()]
    assert shown == [sheet["total"] for sheet in table.state()["update"]["scores"]]
    assert not guest.button("Take the seat back").count()


def test_the_shelf_tells_what_others_do_while_it_is_shown_and_it_can_be_skipped(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=4, seats=[{"who": "me"}, BOT, BOT, BOT], options=FIRST, start=True)
    guest = sat(come, table, speed="slow")
    skip = guest.button("Skip")
    for _ in range(30):
        assert guest.wait_for_turn()
        guest.page.evaluate(MOVING)
        guest.choose()
        guest.page.wait_for_selector(f".acts .btn:has-text('Skip'), {CHOICE}", state="attached")
        if skip.count():
            break
    guest.page.wait_for_function(
        "() => window.seen.some(([asks, told]) => asks.includes('turn') && told.includes('play'))"
    )
    skip.click()
    assert guest.wait_for_turn()
    assert not skip.count()
    assert not [asks for asks, _ in guest.page.evaluate("() => window.seen") if "thinking" in asks]


def test_what_a_question_is_about_is_marked_on_the_board(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, BOT], options=FIRST, start=True)
    for number in range(200):
        now = wait_for(lambda: next((each for each in [table.update()] if each["legal"]), None))
        if now["view"]["decision"] == "horus tile":
            break
        table.act(number % len(now["legal"]))
    guest = sat(come, table)
    assert guest.wait_for_turn()
    marked = guest.page.locator("[data-place]:has(.frame)")
    marked.first.wait_for()
    assert "Horus" in (marked.get_attribute("aria-label") or "")
    guest.page.emulate_media(forced_colors="active")
    on_turn = guest.page.locator(".pp.on").evaluate("(panel) => getComputedStyle(panel).outlineStyle")
    assert on_turn == "solid"
