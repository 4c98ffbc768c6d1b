"""Measures the page: its weight, how soon an act is seen to move, and whether anything shifts that nobody touched.

The log, whose newest line pushes the older ones down, may grow without being counted.
Run by scripts/bench-web; the page must have been built, and Waset be installed with it.
"""

import argparse
import statistics
import subprocess
import tempfile
from typing import Final, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.e2e import bench_offline
from tests.e2e.kit import CHROMIUM, FLAGS, LAPTOP, PHONE, WEB, Guest
from tests.server.process import Process, process
from waset.server.web import page

WEIGHT: Final = 150_000
FIRST_LOAD: Final = 130_000
DELAY: Final = 100.0
SHIFT: Final = 0.0
BOT: Final = {"who": "bot", "bot": "random"}
WATCH: Final = """
window.delays = []; window.shift = 0;
addEventListener('keydown', (event) => { window.pressed = event.timeStamp; }, true);
new PerformanceObserver((list) => {
  for (const each of list.getEntries()) {
    if (each.hadRecentInput || each.sources.every(({ node }) => node?.parentElement?.closest('#happened'))) continue;
    window.shift += each.value;
  }
}).observe({ type: 'layout-shift', buffered: true });
new MutationObserver((seen) => {
  if (window.pressed === undefined) return;
  if (!seen.some(({ addedNodes }) => [...addedNodes].some((node) => node.classList?.contains('flight')))) return;
  window.delays.push(performance.now() - window.pressed);
  window.pressed = undefined;
}).observe(document, { childList: true, subtree: true });
"""


class Figure(NamedTuple):
    """One thing measured, and what is allowed."""

    what: str
    value: float
    most: float
    digits: int = 0


def weight() -> float:
    """The bytes of JavaScript and CSS, gzipped, that the first view asks for."""
    told = subprocess.run(
        ["node", str(WEB / "scripts" / "weight.mjs"), str(page.FOLDER)], stdout=subprocess.PIPE, text=True, check=False
    )
    return float(told.stdout.splitlines()[-1].split()[0])


def first_load(guest: Guest) -> float:
    """The bytes that come over the wire, headers included, until a browser with nothing kept shows the home page."""
    received: list[float] = []
    watching = guest.context.new_cdp_session(guest.page)
    watching.send("Network.enable")
    watching.on("Network.loadingFinished", lambda told: received.append(told["encodedDataLength"]))
    opened(guest)
    watching.detach()
    return sum(received)


def opened(guest: Guest) -> float:
    """The layout shift of the home page, from its first byte on."""
    guest.open()
    guest.page.wait_for_selector(".go .primary:not([disabled])")
    guest.page.wait_for_load_state("networkidle")
    return float(guest.page.evaluate("() => window.shift"))


def played(guest: Guest, server: Process, game: str, acts: int) -> tuple[list[float], float]:
    """How many milliseconds passed from each act to the first movement on the board, and the layout shift meanwhile.

    Acts after which nothing flies are not counted.
    """
    table = server.person("Amina").create(
        game, players=2, seats=[{"who": "me"}, BOT], options={"first": "0"}, start=True
    )
    guest.be(table.person)
    guest.sit(table)
    for _ in range(acts):
        if not guest.wait_for_turn():
            break
        guest.page.evaluate("() => { window.pressed = undefined; }")
        acted, heard = guest.acts(), len(guest.received)
        guest.choose()
        guest.hears_after(heard)
        assert guest.acts() > acted
    guest.wait_for_turn()
    return guest.page.evaluate("() => window.delays"), float(guest.page.evaluate("() => window.shift"))


def measured(browser: Browser, server: Process, acts: int) -> list[Figure]:
    """All figures, at laptop and phone size."""
    found = [Figure("first view, JavaScript and CSS, gzipped: bytes", weight(), WEIGHT)]
    guest = Guest(browser, server.url)
    found.append(Figure("first load of the home page, over the wire: bytes", first_load(guest), FIRST_LOAD))
    guest.context.close()
    for size, name in ((LAPTOP, "laptop"), (PHONE, "phone")):
        guest = Guest(browser, server.url, size, speed="fast")
        guest.context.add_init_script(WATCH)
        found.append(Figure(f"home, {name}: layout shift", opened(guest), SHIFT, 4))
        guest.context.close()
        for game in ("luxor", "tutankhamun"):
            guest = Guest(browser, server.url, size, speed="fast")
            guest.context.add_init_script(WATCH)
            delays, shift = played(guest, server, game, acts)
            guest.context.close()
            counted = f"of {len(delays)} acts"
            if delays:
                found += [
                    Figure(f"{game}, {name}: act to movement, median {counted}: ms", statistics.median(delays), DELAY),
                    Figure(f"{game}, {name}: act to movement, longest {counted}: ms", max(delays), DELAY),
                ]
            found.append(Figure(f"{game}, {name}: layout shift", shift, SHIFT, 4))
    return found


def main() -> None:
    """Measures, and prints a table."""
    parser = argparse.ArgumentParser(prog="scripts/bench-web", description="Measures the page in a real browser.")
    parser.add_argument("--acts", type=int, default=20, help="acts at each table (20)")
    parser.add_argument("--only", choices=["page", "offline"], help="the page with a server, or without a network")
    acts = parser.parse_args().acts
    if not (page.FOLDER / "index.html").is_file():
        raise SystemExit("The page has not been built; scripts/web builds it.")
    with (
        tempfile.TemporaryDirectory() as folder,
        process(f"{folder}/waset.db") as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        if parser.parse_args().only != "offline":
            print(f"{'what':66}{'value':>10}{'at most':>10}  met")
            for what, value, most, digits in measured(browser, server, acts):
                met = "yes" if round(value, digits) <= most else "no"
                print(f"{what:66}{value:>10.{digits}f}{most:>10.0f}  {met}")
        if parser.parse_args().only != "page":
            bench_offline.report(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
