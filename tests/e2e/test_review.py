"""The review in the page: reached from where a game has ended, stepped through by chart, keys and filters."""

import re
from typing import Final

from playwright.sync_api import Page

from tests.e2e.conftest import Come
from tests.e2e.kit import LAPTOP, PHONE, Guest
from tests.e2e.test_end import nearly_over
from tests.server.kit import Seated, wait_for
from tests.server.process import Process
from tests.server.test_review import reviewed

VERDICT: Final = "[data-verdict]"
ENTRY: Final = "() => document.querySelector('[data-verdict]').dataset.entry"
CLOSER: Final = "() => !document.querySelector('[data-making]')"


def ended(server: Process, name: str) -> Seated:
    """A finished game with a seat of ours."""
    table = nearly_over(server, name)

    def over() -> bool:
        table.play_on([])
        return bool(table.get("").json()["table"]["status"] == "over")

    wait_for(over)
    return table


def looks(come: Come, table: Seated, size: tuple[int, int], **wishes: bool) -> Guest:
    """A guest who has the seat of a table, and reads the sheet of its end."""
    guest = come(size=size, axe=True, **wishes)
    guest.be(table.person)
    table.person.client.close()
    guest.sit(table)
    guest.page.wait_for_selector("[data-summary] li")
    return guest


def entry(page: Page) -> int:
    """The entry that the verdict is about."""
    return int(page.evaluate(ENTRY))


def test_a_review_is_stepped_through_by_filters_keys_and_the_chart(come: Come, server: Process) -> None:
    table = ended(server, "luxor-second-entry-by-the-first-player")
    found = reviewed(table)
    me = next(each["seat"] for each in table.get("").json()["table"]["seats"] if each["mine"])
    mine = [each["seq"] for each in found["decisions"] if each["seat"] == me and each["word"] in ("slip", "mistake")]
    guest = looks(come, table, LAPTOP)
    page = guest.page
    sentences = page.locator("[data-summary] li").all_inner_texts()
    assert len(sentences) == 3
    assert sentences[0].startswith("You kept ")
    assert "With equal luck" in sentences[1]
    assert sentences[2].endswith(" Look at it")
    page.locator("[data-summary] a").first.click()
    page.wait_for_selector(VERDICT)
    dearest = max((each for each in found["decisions"] if each["seq"] in mine), key=lambda each: each["loss"])
    assert entry(page) == dearest["seq"], "the third sentence leads to the dearest choice"
    assert page.locator("[data-brings] li").count() == 2, "the best move and the played one, each with its sum"
    page.locator("[data-row='1']").click()
    page.wait_for_function("() => !document.querySelector('[data-routes] path')")
    guest.button("Back to what happened").click()
    page.wait_for_selector("[data-routes] path", state="attached")
    assert guest.button("Back to what happened").count() == 0

    page.route("**/review?think=medium*", lambda route: route.fulfill(json={"review": found, "done": 1.0}))
    page.goto(f"{guest.url}/#/review/{table.id}")
    page.reload()
    page.wait_for_selector(VERDICT)
    page.wait_for_function(CLOSER)
    assert page.locator("[data-filter=mistakes][aria-pressed=true]").count() == 1
    page.keyboard.press("Home")
    seen: list[int] = []
    for _ in mine:
        if entry(page) not in mine or seen:
            page.keyboard.press("n")
        seen.append(entry(page))
    assert seen == mine
    assert "Slip or mistake" in page.locator(".foot").inner_text()
    page.keyboard.press("p")
    assert entry(page) == mine[-2]

    chart = page.get_by_role("slider", name="Chances to win over the game")
    said = chart.get_attribute("aria-valuetext") or ""
    assert re.search(r"round \d+, Your move\. .*You \d+%.*(slip|mistake)\. −\d+%", said), said
    chart.focus()
    before = entry(page)
    page.keyboard.press("ArrowRight")
    assert entry(page) > before
    page.keyboard.press("PageUp")
    page.keyboard.press("End")
    assert page.locator(VERDICT).inner_text().startswith("Review")
    assert guest.violations() == []

    guest.button("As a table").click()
    assert page.locator("dialog tbody tr").count() == int(
        page.locator("[data-points]").get_attribute("data-points") or 0
    )
    page.locator("dialog tbody button").first.click()
    page.locator("[data-filter=all]").click()
    moves = {each["seq"] for each in found["decisions"] if each["played"]["means"]["kind"] == "move"}
    while entry(page) not in moves:
        page.keyboard.press("n")
    assert int(page.locator("[data-routes]").get_attribute("data-routes") or 0) >= 1
    page.keyboard.press("1")
    assert page.locator("[data-routes]").get_attribute("data-routes") == "1"
    page.evaluate("() => document.activeElement.blur()")
    page.keyboard.press("Enter")
    sheet = page.get_by_role("dialog")
    assert sheet.get_by_role("radio").nth(me).is_checked(), "my own seat is offered first"
    assert guest.violations() == []
    page.keyboard.press("Escape")

    step = page.get_by_role("slider").input_value()
    page.get_by_role("link", name="Replay").click()
    page.wait_for_selector(".scrub")
    assert page.get_by_role("slider").input_value() == step, "the replay is at the same step"
    page.get_by_role("link", name="Review").click()
    page.wait_for_selector(VERDICT)
    assert page.get_by_role("slider").input_value() == step
    guest.open("")
    page.get_by_role("link", name="Review of Luxor").first.click()
    page.wait_for_selector(VERDICT)
    page.get_by_role("link", name="Learn from my mistakes").click()
    page.wait_for_url(re.compile("#/mistakes"))


def test_a_game_without_luck_is_reviewed_on_a_phone(come: Come, server: Process) -> None:
    table = ended(server, "tutankhamun-two-at-zero")
    closer = {"review": {**reviewed(table), "think": "medium"}, "done": 1.0}
    guest = looks(come, table, PHONE, forced=True)
    page = guest.page
    assert "Your chance to win was highest in turn" in page.locator("[data-summary]").inner_text()
    page.route("**/review?think=medium*", lambda route: route.fulfill(json=closer))
    guest.open(f"/review/{table.id}")
    page.wait_for_selector(VERDICT)
    page.wait_for_function("() => document.querySelector('[data-live=events]').textContent.includes('Looked closer')")
    assert guest.width() == 0
    assert guest.violations() == []
    guest.context.grant_permissions(["clipboard-read", "clipboard-write"])
    guest.button("Copy a link to this move").click()
    guest.button("Copied").wait_for()
    friend = come(size=PHONE)
    friend.page.goto(page.evaluate("navigator.clipboard.readText()"))
    friend.page.wait_for_selector(VERDICT)
    assert entry(friend.page) == entry(page), "the link leads to this step of the review"
    guest.button("How it was played").click()
    assert page.locator("dialog [data-filter]").count() == 3, "there is no luck to look at"
    page.locator("dialog [data-seat='1'] button").click()
    assert "Mistakes of" in page.locator("dialog [data-filter=mistakes]").inner_text()
    page.locator("dialog summary").first.click()
    account = [
        int(text.strip("%+").replace("−", "-"))
        for text in page.locator("dialog [data-seat]:first-of-type td").all_inner_texts()
    ]
    assert abs(sum(account[:-1]) - account[-1]) <= 2, "start, own, others and drift are the result, to rounding"


def test_a_running_game_has_no_review(come: Come, server: Process) -> None:
    guest = come()
    ann = server.person("Ann").create("tutankhamun")
    bob = server.person("Bob")
    bob.join(ann)
    assert ann.post("/start").status_code == 200
    guest.be(ann.person)
    for person in (ann.person, bob):
        person.client.close()
    guest.open(f"/replay/{ann.id}")
    guest.page.wait_for_selector(".scrub")
    assert guest.page.get_by_role("link", name="Review").count() == 0
    guest.open(f"/review/{ann.id}")
    guest.page.get_by_text("The game is not over yet.").wait_for()
