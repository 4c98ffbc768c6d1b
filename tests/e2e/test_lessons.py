"""Every lesson is played through at the table, by keys alone; in each language it says all that it has to say."""

from contextlib import suppress
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, ON_THE_BOARD, PHONE, Guest
from tests.server.kit import wait_for
from waset import games, lessons

LESSONS = [(game, name) for game in games.OURS for name in lessons.names(game)]
FIRST = [(game, lessons.names(game)[0]) for game in games.OURS]
REMARK = "[data-note] [aria-live=polite] h2"
"""The title of a remark: it is read out when it comes, and found among the headings."""
COVERED = """() => {
  const note = document.querySelector('[data-note]');
  const kept = document.querySelectorAll('#board .can, .held.end, .acts .btn:not([disabled])');
  const { left: from, right: to, top: above, bottom: below } = note.getBoundingClientRect();
  const under = (x, y) => from < x && x < to && above < y && y < below;
  const choices = document.querySelector('[data-reads]') ? [] : [...kept].filter((each) => {
    const { left, top, width, height } = (each.querySelector('.touch') ?? each).getBoundingClientRect();
    return note.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  }).map((each) => each.getAttribute('aria-label') ?? each.textContent);
  const lit = [...document.querySelectorAll('.glow')].filter((each) => each.offsetHeight < innerHeight / 2);
  const read = [...lit, ...document.querySelectorAll('.sets tbody tr')].filter((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [1, 2, 3].some((across) => under(left + (width * across) / 4, top + height / 2));
  }).map((each) => each.textContent || 'something lit');
  return [...choices, ...read];
}"""
"""What lies under the note and can be chosen where there is not only to read, is lit, or tells how the sets stand."""
STILL = """() => new Promise((done) => {
  const note = document.querySelector('[data-note]');
  const box = JSON.stringify(note.getBoundingClientRect());
  const after = () => done(note.isConnected && JSON.stringify(note.getBoundingClientRect()) === box);
  requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(after)));
})"""
"""Whether the note stands still: it looks for its place a frame after it has changed, and moves there."""
LOW: Final[tuple[ViewportSize, ...]] = ({"width": 1366, "height": 768}, {"width": 1024, "height": 768})
"""Windows in which the column beside the table of sets is narrow, or there is none."""
PACE = 5.0
"""Seconds that a note may take to find its place in another window, on a busy machine."""
NEAR = 4
"""The most presses of Tab from a remark to its own button."""
CLICKS = 3
"""The most clicks of a new visitor before the first decision of their own."""


def taught(guest: Guest, game: str, name: str) -> Any:
    """The lesson as the server has it."""
    return guest.context.request.get(f"{guest.url}/api/games/{game}/lessons/{name}").json()


def arrives(guest: Guest, step: str) -> None:
    """Waits for the remark of a step."""
    guest.page.wait_for_selector(f'[data-remark="{step}"]')


def glows(guest: Guest, step: Any) -> None:
    """Waits until every piece that a step speaks of has been found, and glows."""
    guest.page.wait_for_function(
        "(least) => document.querySelectorAll('.glow').length >= least", arg=len(step["light"])
    )


def covered(guest: Guest) -> list[str]:
    """What can be chosen or is to be read, but is covered by the remark once that has come to rest."""
    wait_for(lambda: guest.page.evaluate(STILL))
    found: list[str] = guest.page.evaluate(COVERED)
    return found


def settled(guest: Guest) -> list[str]:
    """What is still covered when the note has had time to follow the window."""
    with suppress(AssertionError):
        wait_for(lambda: covered(guest) == [], patience=PACE)
    return covered(guest)


def does(guest: Guest, action: int | None, legal: list[Any]) -> None:
    """Makes a choice by its key, or from the list where it is none of the first nine."""
    number = [choice["action"] for choice in legal].index(action)
    if number < 9:
        guest.page.keyboard.press(str(number + 1))
    else:
        guest.page.locator("#choices button").nth(number).focus()
        guest.page.keyboard.press("Enter")


def has_focus(guest: Guest) -> None:
    """Waits until the remark is what a reader reads."""
    guest.page.wait_for_function(f"() => document.activeElement?.matches({REMARK!r})")


def goes_on(guest: Guest, step: Any) -> None:
    """Does what a step wants; where there is only to read, goes to the button that has the way on. By keys alone."""
    if step["want"] is not None:
        does(guest, step["want"], step["updates"][-1]["legal"])
        return
    has_focus(guest)
    for _ in range(NEAR):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("() => document.activeElement.matches('[data-note] .primary')"):
            break
    guest.page.keyboard.press("Enter")


def heard(guest: Guest) -> str:
    """All that has been read out."""
    return " ".join(guest.page.locator("[data-live]").all_text_contents())


def other(step: Any) -> int | None:
    """Something that may be done at a step and is not wanted; None where there is only to read."""
    legal = [each["action"] for each in step["updates"][-1]["legal"]]
    return None if step["want"] is None else next(action for action in legal if action != step["want"])


def goes_astray(guest: Guest, step: Any) -> str:
    """Does something that is not wanted, and is answered; the answer is heard."""
    before = guest.page.locator("[data-note] p").inner_text()
    does(guest, other(step), step["updates"][-1]["legal"])
    guest.page.wait_for_selector("[data-note] .answer")
    answer = guest.page.locator("[data-note] .answer").inner_text()
    assert answer != before
    assert (guest.page.locator("[data-live=calls]").text_content() or "").strip() == answer
    assert covered(guest) == [], step["name"]
    return answer


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_played_by_keys(come: Come, game: str, name: str) -> None:
    """What is lit is there, nothing needed is covered, the remark is heard; another choice is answered.

    It is not made at first. It is all the same for whoever wants to see it, and then the table is set back. Whoever
    cannot see has the focus on the remark, one or two steps from its buttons, and hears what follows.
    """
    guest = come()
    lesson = taught(guest, game, name)
    guest.open(f"/learn/{game}/{name}")
    tried = 0
    for number, step in enumerate(lesson["steps"]):
        arrives(guest, step["name"])
        assert guest.page.locator(REMARK).inner_text()
        glows(guest, step)
        assert covered(guest) == [], step["name"]
        if guest.page.locator(".sets").count():
            for window in LOW:
                guest.page.set_viewport_size(window)
                assert settled(guest) == [], f"{step['name']} in {window}"
            guest.page.set_viewport_size({"width": LAPTOP[0], "height": LAPTOP[1]})
            wait_for(lambda: guest.page.evaluate(STILL))
        assert guest.page.locator("[data-note] dt").count() == len(step["topics"])
        if other(step) is not None:
            answer = goes_astray(guest, step)
            if tried % 2:
                guest.button("Choose again").press("Enter")
            else:
                points = guest.page.locator("[data-seat='0']").first.inner_text()
                guest.button("Try it anyway").press("Enter")
                guest.page.wait_for_selector("[data-tried]")
                assert guest.page.locator("[data-tried]").inner_text() not in ("", answer)
                guest.button("Back to the lesson").press("Enter")
                guest.page.wait_for_selector("[data-tried]", state="detached")
                assert guest.page.locator("[data-seat='0']").first.inner_text() == points
            tried += 1
            guest.page.wait_for_selector("[data-note] p:not(.answer)")
            assert len(guest.choices()) == len(step["updates"][-1]["legal"])
        assert guest.page.get_by_text(f"Step {number + 1} of {len(lesson['steps'])}").count() > 0
        has_focus(guest)
        before = heard(guest)
        goes_on(guest, step)
        if step["want"] is not None:
            guest.page.wait_for_selector(f'[data-remark]:not([data-remark="{step["name"]}"])')
            assert heard(guest) != before, f"{step['name']}: what follows is heard"
    arrives(guest, "over")
    assert tried > 1
    assert guest.acts() == 0, "a lesson is played at no table"


def test_a_learner_goes_on_as_they_like_and_is_told_why_not(come: Come) -> None:
    """To the end of the turn, by mouse; what cannot be done says why, at a step and beside it."""
    guest = come(size=PHONE)
    steps = taught(guest, "luxor", "first")["steps"]
    guest.open("/learn/luxor/first")
    guest.button("Go on").click()
    arrives(guest, "ends")
    guest.page.locator(".held.in").nth(1).click()
    why = guest.page.locator("aside.why")
    why.get_by_text("Rule L-HAND-2").wait_for()
    guest.page.keyboard.press("Escape")
    why.wait_for(state="detached")
    assert guest.page.locator("[data-note] h2:not(.vh)").count() == 1, "the remark stays"
    for step in steps[1:4]:
        arrives(guest, step["name"])
        goes_on(guest, step)
    arrives(guest, "pair")
    goes_astray(guest, steps[4])
    guest.button("Try it anyway").click()
    guest.page.wait_for_selector("[data-tried]")
    assert "4" in guest.page.locator("[data-tried]").inner_text()
    guest.page.locator(".held.end, .held.in").first.click()
    why.wait_for()
    guest.page.keyboard.press("Escape")
    guest.choose()
    guest.page.get_by_text("That ends your turn.").wait_for()
    assert guest.page.locator("#choices button").count() == 0
    guest.button("Back to the lesson").click()
    guest.page.wait_for_selector("[data-tried]", state="detached")
    guest.button("All steps").click()
    guest.page.locator(f"dialog [data-step='{steps[1]['name']}']").click()
    arrives(guest, steps[1]["name"])
    assert guest.page.locator("dialog[open]").count() == 0


def test_a_lesson_goes_on_where_it_was_left_and_leads_to_a_game(come: Come) -> None:
    """Back, skipped, folded, left, gone on with, learned; then a game against bots that are right for a beginner."""
    (game, name), *_ = FIRST
    guest = come(axe=True)
    steps = taught(guest, game, name)["steps"]
    guest.open("", new=True)
    guest.page.get_by_role("link", name="Learn in").first.click()
    arrives(guest, steps[0]["name"])
    guest.button("Go on").click()
    arrives(guest, steps[1]["name"])
    assert guest.violations() == []
    guest.button("Back", exact=True).click()
    arrives(guest, steps[0]["name"])
    guest.page.keyboard.press("Escape")
    guest.button("Show the remark").click()
    guest.button("Go on").click()
    guest.button("Skip this").click()
    arrives(guest, steps[2]["name"])
    assert guest.page.locator("[data-step] .past").count() == 2
    guest.page.locator(f"[data-step='{steps[1]['name']}']").click()
    arrives(guest, steps[1]["name"])
    assert guest.page.locator("[aria-current=step]").get_attribute("data-step") == steps[1]["name"]
    guest.button("Skip this").click()
    arrives(guest, steps[2]["name"])
    guest.page.get_by_role("link", name="Leave the lesson").click()
    guest.page.get_by_role("link", name=f"Go on with the lesson, step 3 of {len(steps)}").click()
    arrives(guest, steps[2]["name"])
    for step in steps[2:]:
        arrives(guest, step["name"])
        goes_on(guest, step)
    guest.page.locator("[data-note]").get_by_role("button", name="Once more").click()
    arrives(guest, steps[0]["name"])
    for step in steps:
        arrives(guest, step["name"])
        goes_on(guest, step)
    guest.button("Now play").click()
    guest.page.wait_for_url("**/#/table/*")
    id_ = guest.page.evaluate("() => location.hash.split('/')[2]")
    seats = guest.context.request.get(f"{guest.url}/api/tables/{id_}").json()["table"]["seats"]
    assert [seat["bot"] for seat in seats] == [None, "porter", "porter"]


@pytest.mark.parametrize("game", games.OURS)
def test_the_first_decision_is_three_clicks_away(come: Come, game: str) -> None:
    guest = come(size=PHONE)
    guest.open("", new=True)
    guest.page.wait_for_selector(".first .gm")
    guest.page.locator(f'a[href^="#/learn/{game}/"]').click()
    clicks = 1
    for step in taught(guest, game, lessons.names(game)[0])["steps"]:
        arrives(guest, step["name"])
        if step["want"] is not None:
            break
        guest.page.locator("[data-note] .primary").click()
        clicks += 1
    assert clicks <= CLICKS
    assert guest.page.locator("#choices button:not([disabled])").count() > 1
    assert covered(guest) == []


@pytest.mark.parametrize("game", games.OURS)
def test_a_game_against_bots_is_as_near(come: Come, game: str) -> None:
    """One click at home, and the first question to me comes without another; touching a choice is the second."""
    guest = come(size=PHONE)
    guest.open("", new=True)
    guest.page.locator(f".first .gm:has(#first-{game}) .primary").click()
    clicks = 1
    guest.page.wait_for_url("**/#/table/*")
    assert guest.wait_for_turn()
    touched = guest.page.locator(ON_THE_BOARD).last
    touched.click()
    clicks += 1
    if guest.acts() == 0:
        guest.page.locator(".acts .primary").click()
        clicks += 1
    wait_for(lambda: guest.page.evaluate("1") and guest.acts() == 1)
    assert clicks <= CLICKS


@pytest.mark.parametrize("language", ["nl", "de", "fr"])
def test_a_lesson_speaks_each_language(come: Come, language: str) -> None:
    """A missing word is an error in the console, which no guest may see; the buttons lead through whole lessons.

    Each language has the first lesson of one game, and that of a module.
    """
    modules = [each for each in LESSONS if each not in FIRST]
    number = ["nl", "de", "fr"].index(language)
    for game, name in [FIRST[number % len(FIRST)], modules[number]]:
        guest = come(language=language, size=PHONE)
        steps = taught(guest, game, name)["steps"]
        guest.open(f"/learn/{game}/{name}")
        for step in steps:
            arrives(guest, step["name"])
            assert "…" not in guest.page.locator("[data-note]").inner_text()
            assert guest.page.locator("[data-note] dt").count() == len(step["topics"])
            glows(guest, step)
            assert guest.width() <= 0
            guest.page.locator("[data-note] .foot .btn").last.click()
        arrives(guest, "over")
