"""The race and the end: what everybody would have now, the last round, the count on the board, and the sheet."""

import json
import re
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, Route

from tests.e2e.conftest import Come
from tests.e2e.kit import END, LAPTOP, PHONE, Guest
from tests.server.kit import Person, Seated, wait_for
from tests.server.process import Process

PLAYED: Final = Path(__file__).parents[1] / "games_played"
COUNT: Final = "[data-count]"
CHOOSABLE: Final = "#choices button:not([disabled])"
BROKEN: Final = """() => [...document.querySelectorAll('tbody .short')].flatMap((name) => {
  const text = name.firstChild;
  return [...text.data.matchAll(/\\S+/g)].filter(({ 0: word, index }) => {
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    return range.getClientRects().length > 1;
  }).map(([word]) => word);
})"""
"""The words of the sheet that go on in a second line, which a phone has no hyphens for in every language."""
SMALL: Final = (320, 568)

SHORT: Final = ((390, 664), (320, 568), (667, 375))
BEYOND: Final = """() => {
  const { top, bottom } = document.querySelector('.tomb').getBoundingClientRect();
  return [...document.querySelectorAll('.tomb li, .tomb .track > svg')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.top < top - 2 || box.bottom > bottom + 2;
  }).map((each) => each.outerHTML.slice(0, 60));
}"""
"""What of the count in the tomb is above or below it."""
SEEN: Final = """() => {
  window.seen = [];
  const look = () => {
    const moves = document.querySelector('.layer .flight') ? 'moves' : '';
    const counts = document.querySelector('[data-count], main.sheet') ? 'counts' : '';
    const now = [moves, counts].filter(Boolean).join(' and ');
    if (now && window.seen.at(-1) !== now) window.seen.push(now);
    requestAnimationFrame(look);
  };
  look();
}"""
"""Notes from now on whether something moves on the board, or is counted already."""


def nearly_over(server: Process, name: str) -> Seated:
    """A game that was played, up to its last decision: that is ours, and bots have the other seats."""
    document: dict[str, Any] = json.loads((PLAYED / f"{name}.jsonl").read_text("utf-8"))
    steps = document["steps"]
    last = max(index for index, (who, _) in enumerate(steps) if who != "chance")
    seats = [{"who": "bot", "bot": "random"} for _ in document["names"]]
    seats[steps[last][0]] = {"who": "me"}
    record = json.dumps({**document, "steps": steps[:last], "result": None}, separators=(",", ":"))
    person = Person(server.url, "Amina")
    answer = person.post("/api/uploads", {"record": record, "mode": "continue", "seats": seats})
    assert answer.status_code == 201, answer.text
    return Seated(person, answer.json()["table"]["id"])


def come_to(come: Come, server: Process, name: str, **wishes: Any) -> Guest:
    """A guest at a game that is nearly over."""
    table = nearly_over(server, name)
    guest = come(**wishes)
    guest.be(table.person)
    guest.sit(table)
    table.person.client.close()
    guest.page.wait_for_selector(CHOOSABLE, state="attached")
    return guest


def begun_earlier(route: Route) -> None:
    """The history of a table, as if its game had begun 42 minutes before."""
    answer = route.fetch()
    body = answer.json()
    if body["frames"] and body["frames"][0]["act"]["kind"] == "start":
        body["frames"][0]["at"] = body["frames"][-1]["at"] - 42 * 60
    route.fulfill(response=answer, json=body)


def play_out(page: Page) -> None:
    """Makes the last decision, and whatever it brings with it."""
    while True:
        found = page.wait_for_selector(f"{CHOOSABLE}, {COUNT}, {END}", state="attached")
        if found is None or page.query_selector(f"{COUNT}, {END}"):
            return
        known = page.locator("#choices").inner_html()
        page.keyboard.press("1")
        page.wait_for_function(
            "([known, over]) => document.querySelector(over) || document.querySelector('#choices').innerHTML !== known",
            arg=[known, f"{COUNT}, {END}"],
        )


def goes_round(guest: Guest, game: str) -> None:
    """The sheet is shared as a picture, and printed on one page."""
    with guest.page.expect_download() as saved:
        guest.button("Share").click()
    assert saved.value.suggested_filename == f"waset-{game}.png"
    assert saved.value.path().read_bytes().startswith(b"\x89PNG")
    printed = guest.page.pdf(format="A4")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", printed)) == 1


@pytest.mark.parametrize("name", ["luxor-second-entry-by-the-first-player", "tutankhamun-zero-on-the-own-turn"])
def test_the_deciding_move_is_seen_before_anything_is_counted(come: Come, server: Process, name: str) -> None:
    guest = come_to(come, server, name, speed="slow")
    guest.page.evaluate(SEEN)
    play_out(guest.page)
    guest.page.wait_for_selector(f"{COUNT} .sum em")
    assert guest.acts() == 1, "it was the last move of all that was seen"
    assert guest.page.evaluate("() => window.seen") == ["moves", "counts"]


def test_luxor_shows_the_race_and_ends_with_the_count_and_a_sheet_with_its_parts(come: Come, server: Process) -> None:
    guest = come_to(come, server, "luxor-second-entry-by-the-first-player", size=LAPTOP, speed="fast", axe=True)
    page = guest.page
    assert "Last round" in page.locator("[data-closing]").inner_text()
    assert "You are the last to move." in page.locator("[data-closing]").inner_text()
    rule = page.locator("[data-race] svg").get_attribute("aria-label") or ""
    assert re.search(r"Ibis: \d+ to \d+", rule), "the scarabs of others are hidden"
    assert re.search(r"You: \d+$", rule)
    page.get_by_role("button", name=re.compile("Counted now")).first.click()
    sum_of_ibis = page.locator("#count-0")
    assert "face down" in sum_of_ibis.locator("[data-line=scarabs]").inner_text()
    assert re.search(r"the next \+\d", sum_of_ibis.locator("[data-line=sets]").inner_text())
    assert "Together" in sum_of_ibis.inner_text()

    page.route("**/history*", begun_earlier)
    play_out(page)
    page.wait_for_selector(f"{COUNT} .sum em")
    assert page.locator(f"{COUNT} [data-points]").count() == 3
    assert page.locator(f"{COUNT} li[aria-current=step]").inner_text() == "Where they stand"
    page.wait_for_selector(END)
    assert page.evaluate("document.activeElement.tagName") == "H1"
    totals = [int(text) for text in page.locator("tr.tot td").all_inner_texts()]
    winner, second, _ = (text.split("\n")[0] for text in page.locator("thead th").all_inner_texts())
    wins = "You win" if winner == "You" else f"{winner} wins"
    assert page.locator("h1").inner_text() == f"{wins} with {totals[0]}"
    ahead = f"{totals[0] - totals[1]} points? ahead of {'you' if second == 'You' else second}"
    page.wait_for_function("() => document.querySelector('.win p').textContent.includes('It took')")
    sentence = rf"{ahead}, after \d+ rounds\. It took 42 minutes\."
    assert re.fullmatch(sentence, page.locator(".win p").inner_text())
    page.unroute("**/history*")
    page.wait_for_selector("[data-round='1']")
    places = page.locator("tr[data-line=positions] small").first.inner_text()
    assert re.fullmatch(r"\d+(, \d+){4}", places)
    entered = page.locator("tr[data-line=sarcophagi]").inner_text()
    assert "first in, round 31" in entered
    assert "second in, round 36" in entered
    assert page.locator("tr[data-line=sets] .set svg").count() % 3 == 0
    assert page.locator(".how li").count() == 3
    page.locator(".whose button").first.click()
    assert page.locator(".how li").count() == 3
    assert guest.violations() == []
    goes_round(guest, "luxor")

    guest.button("Count again").click()
    page.wait_for_selector(COUNT)
    guest.button("Skip to the result").click()
    page.wait_for_selector(END)


@pytest.mark.parametrize("size", [PHONE], ids=["phone"])
def test_tutankhamun_counts_down_to_the_end(come: Come, server: Process, size: tuple[int, int]) -> None:
    guest = come_to(come, server, "tutankhamun-zero-on-the-own-turn", size=size, speed="normal")
    page = guest.page
    play_out(page)
    page.wait_for_selector(f"{COUNT} .sum em")
    for width, height in (size, *SHORT):
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_function(f"() => ({BEYOND})().length === 0")
        assert guest.width() <= 0
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.keyboard.press("Escape")
    page.wait_for_selector(END)
    assert guest.page.locator("h1").inner_text().endswith("with 0 to go")
    first, *_, last = page.locator("tbody tr").all_inner_texts()
    assert re.fullmatch(r"At the start(\s+24){4}", first)
    assert re.match(r"To go\s+0", last)
    assert page.locator("tbody tr td .v").filter(has_text="−").count() > 4
    page.wait_for_selector("[data-round='1']")
    page.locator(".fold").first.click()
    assert page.locator("tr.open small").first.is_visible()
    assert guest.width() <= 0
    assert page.locator(".how li").count() == 3
    assert page.evaluate(BROKEN) == []
    page.set_viewport_size({"width": SMALL[0], "height": SMALL[1]})
    assert page.evaluate(BROKEN) == []


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_sheet_of_tutankhamun_explains_what_was_left_and_goes_round(
    come: Come, server: Process, size: tuple[int, int]
) -> None:
    """The throne was worth 8 to who won with it, who had only 7 to go (T-MODEL-6)."""
    guest = come_to(come, server, "tutankhamun-zero-on-the-own-turn", size=size)
    page = guest.page
    play_out(page)
    page.wait_for_selector(END)
    page.locator(".fold:visible").first.or_(page.locator("tr[data-line=Throne]")).first.click()
    page.get_by_text("worth 8, only 7 were left").first.wait_for(state="attached")
    assert page.locator("tr.tot td").first.inner_text() == "0"
    page.wait_for_selector("[data-round='1']")
    goes_round(guest, "tutankhamun")


def test_luxor_ends_on_a_phone_without_anything_cut(come: Come, server: Process) -> None:
    guest = come_to(come, server, "luxor-all-modules-with-five-players", size=PHONE, speed="normal", theme="dark")
    page = guest.page
    page.locator(".pc").first.click()
    assert "Together" in page.locator("#count-0").inner_text()
    page.keyboard.press("Escape")
    play_out(page)
    page.wait_for_selector(f"{COUNT} .sum em")
    assert guest.width() <= 0
    page.locator(f"{COUNT} main").click()
    page.wait_for_selector(END)
    assert guest.width() <= 0
    buttons = [each.bounding_box() for each in page.locator(f"{END} .top .btn:visible").all()]
    assert len(buttons) == 4
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= PHONE[0] for box in buttons), buttons


def test_whoever_resigned_is_listed_last(come: Come, server: Process) -> None:
    seats = [{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}]
    amina = server.person("Amina").create("tutankhamun", players=3, seats=seats, absent="substitute")
    nadia = server.person("Nadia").join(amina)
    assert amina.post("/start").status_code == 200
    assert nadia.post("/resign", {}).status_code == 200
    wait_for(lambda: amina.play_on([]) == 0 and amina.facts()["status"] == "over")
    guest = come()
    guest.be(amina.person)
    guest.open(f"/table/{amina.id}")
    guest.page.wait_for_selector(END)
    heads = guest.page.locator("thead th").all_inner_texts()
    assert len(heads) == 3
    assert [("Nadia" in each, "resigned" in each) for each in heads] == [(False, False), (False, False), (True, True)]
