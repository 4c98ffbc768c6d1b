"""Small windows and large text: tabs, hints, whole sentences, a shelf that stays, a board that two fingers enlarge."""

import re
from typing import Any

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, PHONE, Guest
from tests.e2e.test_layout import Case, played
from tests.server.kit import Seated
from tests.server.process import Process

SHORT = (390, 664)
TAPS = 30
"""How often the board is tapped at most, until two taps were quick enough: the machine may be slow."""
SCALE = "() => document.querySelector('svg[data-board]').getBoundingClientRect().width"
SHELF = """() => {
  const { top, bottom } = document.querySelector('.shelf').getBoundingClientRect();
  return [Math.round(innerHeight - bottom), document.scrollingElement.scrollHeight - innerHeight, top];
}"""


def sit(come: Come, server: Process, case: Case, **wishes: Any) -> Guest:
    """A guest at a game that was played up to a decision of theirs; bots have the other seats."""
    host = server.person("Amina")
    seats = [{"who": "me"}, *[{"who": "bot", "bot": "random"}] * (case.players - 1)]
    asked: dict[str, Any] = {"record": played(case), "mode": "continue", "seats": seats}
    answer = host.post("/api/uploads", asked | ({"clock": {"total": 900}} if case.clock else {}))
    assert answer.status_code == 201, answer.text
    guest = come(**wishes)
    guest.be(host)
    guest.sit(Seated(host, answer.json()["table"]["id"]))
    assert guest.wait_for_turn()
    return guest


def fingers(guest: Guest, *moves: list[tuple[float, float]]) -> None:
    """Puts fingers on the window, moves them, and takes them away."""
    session = guest.context.new_cdp_session(guest.page)
    for index, points in enumerate(moves):
        kind = "touchMove" if index else "touchStart"
        told = [{"x": x, "y": y, "id": finger} for finger, (x, y) in enumerate(points)]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": told})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_tutankhamun_on_a_short_phone_has_hint_log_sets_underworld_and_times(come: Come, server: Process) -> None:
    guest = sit(come, server, Case("tutankhamun", 2, "sail", decisions=30, clock=True), size=SHORT, axe=True)
    page = guest.page
    page.locator(".shelf").get_by_role("button", name="Hint").wait_for()
    guest.button("Sets", exact=True).click()
    sheet = page.get_by_role("dialog")
    assert sheet.get_by_role("tab").all_inner_texts() == ["Sets", "The Underworld", "What happened"]
    assert sheet.locator("[data-time]").count() == 2
    page.keyboard.press("ArrowRight")
    sheet.locator(".drawer").wait_for()
    page.keyboard.press("ArrowRight")
    sheet.locator(".log li").first.wait_for()
    assert guest.violations() == []
    page.keyboard.press("Escape")
    page.keyboard.press("l")
    assert sheet.get_by_role("tab", selected=True).inner_text() == "What happened"
    page.keyboard.press("Escape")
    page.locator(".pc").first.click()
    assert "At the start" in sheet.inner_text(), "a player's points, and what they are made of"
    assert "To go" in sheet.inner_text()
    page.keyboard.press("Escape")
    sheet.wait_for(state="detached")

    ranked = page.locator(".lead[data-underworld-rank], .next[data-underworld-rank]")
    for _ in range(page.locator(CHOICE).count()):
        if ranked.count():
            break
        guest.button("Next choice").click()
    assert ranked.count(), "with two players the Underworld has a rank, on phones too"


def test_what_is_too_long_stops_at_a_whole_sentence_and_says_that_there_is_more(come: Come, server: Process) -> None:
    guest = sit(come, server, Case("tutankhamun", 2, "sail"), size=SHORT, axe=True)
    page = guest.page
    page.locator(".follows").evaluate("(each) => each.style.setProperty('--lines', '1')")
    page.set_viewport_size({"width": 384, "height": 664})
    follows = page.locator(".follows")
    more = follows.get_by_role("button", name="more")
    more.wait_for()
    assert follows.locator("p").inner_text().rstrip() == "Any tile ahead, or the nearest behind."
    more.click()
    follows.get_by_role("button", name="less").wait_for()
    assert "nearest behind. What every boat has passed sinks." in follows.locator("p").inner_text()
    assert guest.violations() == []
    page.mouse.click(10, 200)
    more.wait_for()


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_where_the_page_scrolls_the_shelf_stays(come: Come, server: Process, game: str) -> None:
    guest = sit(come, server, Case(game, 2, "card" if game == "luxor" else "sail"), size=(600, 900))
    settings = guest.context.new_cdp_session(guest.page)
    settings.send("Page.setFontSizes", {"fontSizes": {"standard": 32, "fixed": 32}})
    guest.page.wait_for_selector(".zones.scrolls .shelf.sticks")
    below, more, top = guest.page.evaluate(SHELF)
    assert (below, more > 0) == (0, True)
    assert top > 0.4 * 900, "there is room for the board"


def test_two_fingers_enlarge_the_board_and_a_double_tap_brings_it_back(come: Come, server: Process) -> None:
    guest = sit(come, server, Case("luxor", 2, "move", decisions=20), size=PHONE)
    page = guest.page
    board = page.locator("#board").bounding_box()
    assert board
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    before = page.evaluate(SCALE)
    fingers(guest, [(x - 40, y), (x + 40, y)], [(x - 60, y), (x + 60, y)], [(x - 80, y), (x + 80, y)])
    assert page.evaluate(SCALE) == pytest.approx(2 * before, rel=0.05)
    fingers(guest, [(x - 20, y), (x + 20, y)], [(x - 90, y), (x + 90, y)])
    assert page.evaluate(SCALE) == pytest.approx(2.5 * before, rel=0.05), "and no more"
    place = page.locator("[data-place].can").first
    left = place.bounding_box()
    fingers(guest, [(x, y)], [(x + 40, y + 30)])
    pulled = place.bounding_box()
    assert left
    assert pulled
    assert pulled["x"] - left["x"] == pytest.approx(40, abs=12), "one finger pulls it"
    assert guest.acts() == 0, "and touches nothing"
    assert not page.locator(".acts .primary").count()
    for _ in range(TAPS):
        page.touchscreen.tap(x, y)
        if page.evaluate(SCALE) == pytest.approx(before, abs=2):
            break
    assert page.evaluate(SCALE) == pytest.approx(before, abs=2)


def test_forced_colours_keep_who_leads_and_who_moves(come: Come, server: Process) -> None:
    guest = sit(come, server, Case("tutankhamun", 3, "sail", decisions=30), forced=True)
    style = (
        "(each) => { const { borderStyle, borderWidth } = getComputedStyle(each); return [borderStyle, borderWidth]; }"
    )
    leads, next_ = (guest.page.locator(f"tbody .{name}").first.evaluate(style) for name in ("f1", "f2"))
    assert leads[0] == "solid"
    assert next_[0] == "dashed", "first and second are told apart without colour"
    guest = sit(come, server, Case("luxor", 3, "card"), forced=True)
    on = guest.page.locator(".pp.on").evaluate("(each) => getComputedStyle(each).outlineStyle")
    assert on == "solid"
    assert guest.page.locator("[data-race] svg").get_attribute("aria-label")


@pytest.mark.parametrize("decisions", [0, 20])
def test_markers_of_one_value_stand_together_and_every_value_is_written(
    come: Come, server: Process, decisions: int
) -> None:
    guest = sit(come, server, Case("tutankhamun", 6, "sail", decisions=decisions))
    track = guest.page.locator(".trk svg").first
    said = track.get_attribute("aria-label") or ""
    found = [int(each) for each in re.findall(r"(\d+) to go", said)]
    points = set(found)
    written = {int(each) for each in track.locator("text.num").all_text_contents()}
    assert points
    assert points <= written
    assert len(found) == 6
    assert (len(points) == 1) == (decisions == 0), "all share a value at the start, and not later"
    shared = {each for each in points if found.count(each) > 1}
    assert shared
    assert track.locator("rect").count() == len(shared), "who shares a value stands on one raft"
