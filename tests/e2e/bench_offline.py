"""Measures the games without a network: their start, and how much slower Python is in a browser than natively.

Both do the same pieces of work (`thinking.py`), interpreted, one after the other. What counts is the time of the
processor, so that a busy machine matters little.
"""

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import Browser

from tests.e2e.kit import CHOICE, WEB, Guest
from tests.e2e.thinking import EVERYWHERE, Piece
from tests.server.process import Process
from waset.server.web import page

SCRIPT: Final = Path(__file__).parent / "thinking.py"
SOURCE: Final = WEB.parent / "src"
LATE: Final = 600_000
ANSWER: Final = 1.0
"""Seconds within which a scribe must answer."""
RATIO: Final = 3.0
"""How much slower than natively is looked into."""
WORK: Final = """async ({ folder, sources, script }) => {
  const { loadPyodide } = await import(new URL('bench/pyodide.mjs', location.href).href);
  const python = await loadPyodide({ indexURL: new URL(folder, location.href).href });
  const files = await (await fetch(sources)).json();
  for (const [path, content] of Object.entries(files)) {
    python.FS.mkdirTree('/games/' + path.replace(/[^/]*$/, ''));
    python.FS.writeFile('/games/' + path, content);
  }
  python.FS.writeFile('/games/thinking.py', script);
  python.pyimport('sys').path.insert(0, '/games');
  window.work = python.pyimport('thinking').Work();
  return window.work.told();
}"""


class Speed(NamedTuple):
    """Something measured here and natively."""

    what: str
    here: float
    natively: float
    ratio: float
    fine: bool


def start(browser: Browser, server: Process) -> float:
    """Seconds from opening the page of a table on this device, all of it in the cache, to the first decision."""
    guest = Guest(browser, server.url, app=True)
    guest.open()
    guest.button("Settings").click()
    guest.button("Get ready").click()
    guest.button("Play on this device").click(timeout=LATE)
    guest.page.wait_for_selector("[data-offline='here']", timeout=LATE)
    guest.page.locator(".go .primary").click()
    guest.page.wait_for_selector(CHOICE, state="attached", timeout=LATE)
    address = guest.page.url
    guest.page.close()
    guest.page = guest.context.new_page()
    began = time.perf_counter()
    guest.page.goto(address)
    guest.page.wait_for_selector(CHOICE, state="attached", timeout=LATE)
    took = time.perf_counter() - began
    guest.context.close()
    return took


def in_browser(browser: Browser, server: Process) -> tuple[list[Piece], list[float]]:
    """The pieces of work, and the seconds of the processor that each took in the browser at least."""
    about = {
        "folder": next(f"offline/{each.name}/" for each in (page.FOLDER / "offline").iterdir() if each.is_dir()),
        "sources": next(f"offline/{each.name}" for each in (page.FOLDER / "offline").glob("waset-*.json")),
        "script": SCRIPT.read_text("utf-8"),
    }
    context = browser.new_context(bypass_csp=True)
    tab = context.new_page()
    tab.set_default_timeout(LATE)
    tab.route(
        "**/bench/pyodide.mjs", lambda route: route.fulfill(path=WEB / "node_modules" / "pyodide" / "pyodide.mjs")
    )
    tab.goto(f"{server.url}/")
    pieces = [Piece(*each) for each in json.loads(tab.evaluate(WORK, about))]
    watching = context.new_cdp_session(tab)
    watching.send("Performance.enable")

    def busy() -> float:
        """How long the thread of the page has had the processor."""
        told = watching.send("Performance.getMetrics")["metrics"]
        return next(float(each["value"]) for each in told if each["name"] == "ThreadTime")

    def took(index: int) -> float:
        before = busy()
        tab.evaluate("(index) => window.work.do(index)", index)
        return busy() - before

    asking = min(took(-1) for _ in range(20))
    found = [max(0.0, min(took(index) for _ in range(2)) - asking) for index in range(len(pieces))]
    context.close()
    return pieces, found


def natively() -> list[float]:
    """The seconds of the processor that each piece took in this Python, interpreted."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (SOURCE, WEB / "python")))}
    ran = subprocess.run([sys.executable, SCRIPT], env=environment, stdout=subprocess.PIPE, text=True, check=True)
    return [float(each) for each in json.loads(ran.stdout)]


def speeds(browser: Browser, server: Process) -> list[Speed]:
    """Decisions a second, and the longest answer of each bot, here and natively; the ratio is that of all answers."""
    pieces, here = in_browser(browser, server)
    grouped: dict[tuple[str, str], list[tuple[float, float]]] = {}
    for piece, one, other in zip(pieces, here, natively(), strict=True):
        grouped.setdefault((piece.configuration, piece.what), []).append((one / piece.times, other / piece.times))
    made = []
    for (words, what), times in grouped.items():
        ratio = sum(one for one, _ in times) / sum(other for _, other in times)
        one, other = (max(column) for column in zip(*times, strict=True))
        if what == "decisions":
            made.append(Speed(f"{words}: decisions a second", 1 / one, 1 / other, ratio, ratio <= RATIO))
        else:
            fine = ratio <= RATIO and (what != EVERYWHERE or one <= ANSWER)
            made.append(Speed(f"{words}: {what}, seconds", one, other, ratio, fine))
    return made


def report(browser: Browser, server: Process) -> None:
    """Measures, and prints two tables."""
    print(f"\nwithout a network: from the cache to the first decision: {start(browser, server):.1f} s")
    print(f"{'what':58}{'here':>10}{'natively':>10}{'ratio':>8}  fine")
    for what, value, other, ratio, fine in speeds(browser, server):
        print(f"{what:58}{value:>10.3f}{other:>10.3f}{ratio:>8.2f}  {'yes' if fine else 'no'}")
