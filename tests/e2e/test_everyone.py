"""The page for everyone: by keyboard alone, on a phone, as axe judges it, and with a mouse that rests."""

from collections.abc import Iterator

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import CHOICE, END, LAPTOP, MODULES, PHONE, Guest
from tests.server.kit import Seated, wait_for
from tests.server.process import Process

BOT = {"who": "bot", "bot": "random"}
LOW = (1280, 720)
FIRST = {"first": "0"}
STILL = """() => Promise.all(document.getAnimations()
  .filter((each) => each.effect.getComputedTiming().iterations !== Infinity)
  .map((each) => each.finished.catch(() => null)))"""
"""Waits until what moves has come to rest."""
FRAMES = """() => new Promise((done) => {
  let left = 30;
  const next = () => (left-- ? requestAnimationFrame(next) : done(0));
  next();
})"""
"""Waits for thirty pictures of the screen."""
FLIPS = """() => {
  window.flips = 0;
  const watch = new MutationObserver((seen) => (window.flips += seen.length));
  for (const card of document.querySelectorAll('.held.end')) watch.observe(card, { attributeFilter: ['aria-pressed'] });
}"""
"""Counts from now on how often a card rises or falls."""


def tables(server: Process) -> dict[str, Seated]:
    """A table of each kind, all of one person's."""
    person = server.person("Amina")
    game = {"players": 3, "seats": [{"who": "me"}, BOT, BOT], "options": FIRST, "start": True}
    ended = person.create("tutankhamun", players=2, seats=[{"who": "me"}, {"who": "me", "name": "Nadia"}], start=True)
    ended.play_on([])
    return {
        "open": person.create("luxor", players=3),
        "luxor": person.create("luxor", modules=MODULES, **game),
        "tutankhamun": person.create("tutankhamun", **game),
        "ended": ended,
    }


def views(guest: Guest, at: dict[str, Seated]) -> Iterator[str]:
    """Goes through all pages, and names each once it stands."""
    guest.be(at["open"].person)
    for name, place, ready in [
        ("home", "/", ".side li"),
        ("lobby", f"/table/{at['open'].id}", "main .seats"),
        ("luxor", f"/table/{at['luxor'].id}", "#board"),
        ("tutankhamun", f"/table/{at['tutankhamun'].id}", "#board"),
        ("end", f"/table/{at['ended'].id}", f"{END} .chart svg"),
        ("replay", f"/replay/{at['ended'].id}", "input[type=range]"),
        ("rules", "/rules/luxor", "main h2"),
        ("lost", "/nowhere", "main"),
        ("settings", "/", ".side li"),
    ]:
        guest.open(place)
        guest.page.wait_for_selector(ready)
        if name in ("luxor", "tutankhamun"):
            assert guest.wait_for_turn()
        if name == "settings":
            guest.button("Settings").click()
            guest.page.get_by_role("dialog").wait_for()
        guest.page.evaluate(STILL)
        yield name


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "light"), (PHONE, "dark")], ids=["laptop", "phone"])
def test_axe_finds_nothing_and_no_page_scrolls_sideways(
    come: Come, server: Process, size: tuple[int, int], theme: str
) -> None:
    guest = come(size=size, theme=theme, axe=True)
    found = {name: (guest.violations(), guest.width()) for name in views(guest, tables(server))}
    assert found == {name: ([], 0) for name in found}
    assert len(found) == 9


LARGE = 32
"""Text of twice the size, in pixels."""
TALL = "() => [...document.querySelectorAll('h1')].filter((each) => each.offsetHeight > innerHeight / 2).length"
"""How many headings take half of the window, because each of their words is broken."""


def test_no_page_breaks_with_text_of_twice_the_size(come: Come, server: Process) -> None:
    guest = come(size=LOW)
    settings = guest.context.new_cdp_session(guest.page)
    settings.send("Page.setFontSizes", {"fontSizes": {"standard": LARGE, "fixed": LARGE}})
    found = {name: (guest.width(), guest.page.evaluate(TALL)) for name in views(guest, tables(server))}
    assert found == dict.fromkeys(found, (0, 0))


BESIDE = """() => {
  const prompt = document.getElementById('prompt');
  const words = document.createRange();
  words.selectNodeContents(prompt);
  return prompt.getBoundingClientRect().width - words.getBoundingClientRect().width;
}"""
"""How much wider the prompt is than its words."""


def tab_to(guest: Guest, what: str, most: int = 60) -> None:
    """Presses Tab until something has the focus, which can be seen."""
    for _ in range(most):
        guest.page.keyboard.press("Tab")
        if guest.page.evaluate("(what) => document.activeElement.matches(what)", what):
            assert guest.page.evaluate("() => document.activeElement.matches(':focus-visible')")
            return
    raise AssertionError(f"Tab does not lead to {what}")


def test_the_keyboard_is_enough(come: Come) -> None:
    guest = come()
    guest.open()
    guest.page.wait_for_selector(".go .primary:not([disabled])")
    tab_to(guest, ".go .primary")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector("#board")
    for _ in range(3):
        assert guest.wait_for_turn()
        before = guest.acts()
        tab_to(guest, CHOICE)
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_function(f"() => !document.querySelector('{CHOICE}:focus')")
        assert guest.acts() == before + 1
    assert guest.page.evaluate(BESIDE) < 4, "the ring of the prompt surrounds its words"
    said = guest.page.locator("[data-live=events]")
    guest.page.wait_for_function("() => document.querySelector('[data-live=events]').textContent !== ''")
    assert said.inner_text()


def test_a_button_that_confirms_stays_until_the_mouse_is_there(come: Come, server: Process) -> None:
    table = server.person("Amina").create(
        "tutankhamun", players=2, seats=[{"who": "me"}, BOT], options=FIRST, start=True
    )
    guest = come()
    guest.context.add_init_script(
        "localStorage.setItem('waset.settings', JSON.stringify({ careful: true, speed: 'off', guide: false }))"
    )
    guest.be(table.person)
    guest.sit(table)
    assert guest.wait_for_turn()
    sail = guest.button("Sail", exact=True)
    place = guest.page.locator("[data-place].can").nth(3)
    place.hover()
    guest.page.get_by_text("click, or Enter").wait_for()
    assert not sail.count()
    place.click()
    guest.page.mouse.move(700, 600, steps=8)
    sail.click()
    wait_for(lambda: guest.page.evaluate("1") and guest.acts() == 1)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_table_fits_its_window(come: Come, server: Process, size: tuple[int, int]) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, BOT], options=FIRST, start=True)
    guest = come(size=size)
    guest.be(table.person)
    guest.sit(table)
    assert guest.wait_for_turn()
    assert guest.page.evaluate("() => document.scrollingElement.scrollHeight - window.innerHeight") == 0


def test_what_happened_is_reached_by_its_key(come: Come, server: Process) -> None:
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, BOT], options=FIRST, start=True)
    guest = come()
    guest.be(table.person)
    guest.sit(table)
    assert guest.wait_for_turn()
    guest.page.keyboard.press("l")
    assert guest.page.evaluate("() => document.activeElement.id") == "happened"


def test_nothing_moves_away_from_under_a_resting_mouse(come: Come, server: Process) -> None:
    """A card that rises, or a button that another one pushes aside, would flicker for ever."""
    table = server.person("Amina").create(players=2, seats=[{"who": "me"}, BOT], options=FIRST, start=True)
    guest = come()
    guest.be(table.person)
    guest.sit(table)
    assert guest.wait_for_turn()
    card = guest.page.locator(".held.end").first
    guest.page.evaluate(FLIPS)
    for across, down in [(0.5, 0.99), (0.01, 0.5), (0.99, 0.5), (0.5, 0.01)]:
        guest.page.mouse.move(0, 0)
        guest.page.evaluate(FRAMES)
        box = card.bounding_box()
        assert box
        guest.page.evaluate("() => (window.flips = 0)")
        guest.page.mouse.move(box["x"] + across * box["width"], box["y"] + down * box["height"])
        guest.page.evaluate(FRAMES)
        assert guest.page.evaluate("() => window.flips") == 1, (across, down)
