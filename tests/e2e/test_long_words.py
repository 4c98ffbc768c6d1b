"""A language whose words are a third longer and full of accents fits the page: nothing to choose is cut or covered."""

from typing import Final

import pytest

from tests.e2e.conftest import Come
from tests.e2e.kit import PHONE, Guest
from tests.server.process import Process

SIZES: Final = [PHONE, (1366, 768)]
BOTS: Final = [{"who": "bot", "bot": "random"}] * 2
PSEUDO: Final = "qps"
FAULTS: Final = """
() => {
  const SLACK = 2;
  const faults = new Set();
  const seen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const label = (element) => (element.getAttribute('aria-label') || element.textContent.trim()).slice(0, 60);
  const tiny = (element) => element.getBoundingClientRect().width < SLACK;
  const clips = (element) => getComputedStyle(element).overflowX !== 'visible';

  /** Where the words of an element end, which are shown to eyes. Names may be shortened. */
  function* words(element) {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { data, parentElement } = texts.currentNode;
      const shown = data.trim() && seen(parentElement) && !tiny(parentElement);
      if (!shown || parentElement.closest('svg, select, bdi')) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      yield [range.getBoundingClientRect(), parentElement];
    }
  }

  const scope = document.querySelector('dialog[open]') ?? document;
  const CHOSEN = 'button, a[href], input, select, textarea, summary, [data-place].can';
  for (const found of scope.querySelectorAll(CHOSEN)) {
    const element = found.matches('input') ? (found.closest('label') ?? found) : found;
    if (!seen(element) || found.disabled || tiny(element) || element.closest('#choices, nav:has(.skip)')) continue;
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const at = element.getBoundingClientRect();
    if (at.left < -SLACK || at.right > innerWidth + SLACK) faults.add(`out of the window: ${label(element)}`);
    for (const [text, parent] of words(element)) {
      for (let around = parent; around; around = around.parentElement) {
        if (around !== element && !clips(around)) continue;
        const edge = around.getBoundingClientRect();
        if (text.left < edge.left - SLACK || text.right > edge.right + SLACK) faults.add(`cut: ${label(element)}`);
      }
      if (text.top < at.top - SLACK || text.bottom > at.bottom + SLACK) faults.add(`too high: ${label(element)}`);
    }
    const touched = [[2, 2], [1, 2], [3, 2], [2, 1], [2, 3]].some(([x, y]) => {
      const [line] = element.getClientRects();
      const top = document.elementFromPoint(line.left + (line.width * x) / 4, line.top + (line.height * y) / 4);
      return top && (element.contains(top) || top.closest('label') === element);
    });
    if (!touched) faults.add(`covered: ${label(element)}`);
  }
  return [...faults];
}
"""
"""What can be chosen and lies outside the window, has words beyond its edge, or has something else on it."""
STILL: Final = "() => document.getAnimations().every(({ playState }) => playState !== 'running')"
"""Whether nothing moves any more: a sheet rises as it opens."""


def fits(guest: Guest) -> None:
    """Nothing to choose is cut or covered, and the page does not scroll sideways."""
    assert guest.page.evaluate(FAULTS) == []
    assert guest.width() <= 0


@pytest.fixture(params=SIZES, ids=["phone", "laptop"])
def guest(request: pytest.FixtureRequest, come: Come) -> Guest:
    """Somebody whose page speaks the language of longer words, at each size."""
    return come(size=request.param, language=PSEUDO)


def test_home(guest: Guest, server: Process) -> None:
    amina = server.person("Amina")
    amina.create("luxor", players=3, seats=[{"who": "me"}, *BOTS], start=True)
    guest.be(amina)
    guest.open()
    guest.page.locator("main a[href*='/table/']").first.wait_for()
    fits(guest)


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_lobby(guest: Guest, server: Process, game: str) -> None:
    amina = server.person("Amina")
    table = amina.create(game, players=3, seats=[{"who": "me"}, {"who": "open"}, {"who": "bot", "bot": "random"}])
    guest.be(amina)
    guest.open(f"/table/{table.id}")
    guest.page.locator(".pills").wait_for()
    fits(guest)


@pytest.mark.parametrize("game", ["luxor", "tutankhamun"])
def test_table(guest: Guest, server: Process, game: str) -> None:
    amina = server.person("Amina")
    table = amina.create(game, players=3, seats=[{"who": "me"}, *BOTS], start=True)
    guest.be(amina)
    guest.sit(table)
    guest.wait_for_turn()
    fits(guest)
    guest.page.locator("header .iconbtn").last.click()
    guest.page.get_by_role("dialog").wait_for()
    guest.page.wait_for_function(STILL)
    fits(guest)
