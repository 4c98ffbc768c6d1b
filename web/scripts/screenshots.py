"""Takes a picture of each main view at laptop, tablet and phone size, light and dark, into web/shots.

Run with the package importable and the page built: python web/scripts/screenshots.py [WORD ...]
With words, only pictures whose name holds one of them are taken.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

SHOTS: Final = Path(__file__).parent.parent / "shots"
CHROMIUM: Final = os.environ.get("WASET_CHROMIUM", "/usr/bin/chromium")
FLAGS: Final = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
SIZES: Final = {"laptop": (1440, 900, 1), "tablet": (1024, 768, 1), "phone": (390, 844, 2)}
MODULES: Final = ["mummy", "artifacts", "equipment", "characters"]


@contextmanager
def server() -> Iterator[str]:
    """A server with a database of its own, on a free port."""
    with tempfile.TemporaryDirectory() as folder:
        asked = [
            "serve",
            "--no-open",
            "--port",
            "0",
            "--database",
            f"{folder}/shots.db",
            "--log",
            "error",
            "--rate",
            "0",
        ]
        process = subprocess.Popen([sys.executable, "-m", "waset", *asked], stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found, "the server did not say where it is"
            base = found[0].rstrip("/") + "/"
            wait_for(base)
            yield base
        finally:
            process.terminate()
            process.wait(20)


def wait_for(base: str) -> None:
    """Waits until the server answers, for half a minute at most."""
    for _ in range(150):
        try:
            with urlopen(f"{base}api/games", timeout=5):
                return
        except OSError:
            time.sleep(0.2)
    raise TimeoutError(f"no server at {base}")


class Camera:
    """A browser at one size and theme, with one guest."""

    def __init__(self, browser: Browser, base: str, size: str, theme: str, wanted: list[str]) -> None:
        width, height, scale = SIZES[size]
        self.base, self.size, self.theme, self.wanted = base, size, theme, wanted
        self.context: BrowserContext = browser.new_context(
            viewport={"width": width, "height": height}, device_scale_factor=scale, base_url=base
        )
        kept = json.dumps({"theme": theme, "speed": "off", "guide": False, "sound": False})
        self.context.add_init_script(f"localStorage.setItem('waset.settings', {kept!r})")
        self.ask("POST", "me", {"name": "Amina"})

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """A request to the server as this guest."""
        answer = self.context.request.fetch(
            f"{self.base}api/{path}",
            method=method,
            data=json.dumps(body),
            headers={"content-type": "application/json", "origin": self.base.rstrip("/")},
        )
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, game: str, players: int, modules: list[str], who: str = "bot") -> str:
        """A table of mine, and its id."""
        level = self.ask("GET", f"games/{game}")["bots"][0]["name"]
        other = {"who": who, "bot": level} if who == "bot" else {"who": who}
        wish = {
            "game": game,
            "players": players,
            "modules": modules,
            "seats": [{"who": "me"}, *[other] * (players - 1)],
        }
        return str(self.ask("POST", "tables", {**wish, "start": who != "open"})["table"]["id"])

    def take(self, name: str, path: str, ready: str, before: Callable[[Page], None] | None = None) -> None:
        """One picture, if it is wanted."""
        full = f"{name}-{self.size}" + ("-dark" if self.theme == "dark" else "")
        if self.wanted and not any(word in full for word in self.wanted):
            return
        page = self.context.new_page()
        page.goto(f"{self.base}#{path}")
        page.wait_for_selector(ready, timeout=15_000)
        if before:
            before(page)
        page.wait_for_timeout(400)
        page.mouse.move(0, 0)
        wide = page.evaluate("document.documentElement.scrollWidth")
        if wide > SIZES[self.size][0]:
            print(f"{full}: {wide} pixels wide, it scrolls sideways")
        page.screenshot(path=SHOTS / f"{full}.png")
        page.close()


def decide(page: Page, times: int, end: str = "main.sheet") -> None:
    """Makes so many decisions, the first of the middle ones each time, unless the game ends."""
    for _ in range(times):
        page.wait_for_selector(f".choices button:not([disabled]), {end}", state="attached", timeout=30_000)
        if page.query_selector(end):
            return
        page.evaluate(
            "() => { const all = [...document.querySelectorAll('.choices button:not([disabled])')];"
            " all[Math.floor(all.length / 2)]?.click() }"
        )
        page.wait_for_timeout(80)


def show_move(page: Page) -> None:
    """Plays until one of my adventurers is to move, and touches a place to see where it leads."""
    decide(page, 20)
    for _ in range(30):
        page.wait_for_selector(".choices button:not([disabled])", state="attached", timeout=30_000)
        if page.locator(".choices button", has_text="Walk ").count():
            break
        decide(page, 1)
    page.keyboard.press("1")


def sail(page: Page) -> None:
    """Plays two turns, and touches a tile to see what would trail."""
    decide(page, 2)
    page.wait_for_selector(".choices button:not([disabled])", state="attached", timeout=30_000)
    page.keyboard.press("9")


def halfway(page: Page) -> None:
    """Steps into a replay."""
    for _ in range(8):
        page.keyboard.press("ArrowRight")


def main() -> None:
    """All pictures."""
    SHOTS.mkdir(exist_ok=True)
    wanted = sys.argv[1:]
    with server() as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for size in SIZES:
            for theme in ("light", "dark"):
                if size == "tablet" and theme == "dark":
                    continue
                everything(Camera(browser, base, size, theme, wanted))
        browser.close()


def everything(camera: Camera) -> None:
    """The views at one size and theme."""
    camera.take("home", "/", ".seats")
    camera.take("lobby", f"/table/{camera.table('luxor', 4, ['mummy'], 'open')}", "main .seats")
    camera.take("luxor", f"/table/{camera.table('luxor', 4, [])}", "#board", show_move)
    camera.take("modules", f"/table/{camera.table('luxor', 4, MODULES)}", "#board", lambda page: decide(page, 24))
    camera.take("tutankhamun", f"/table/{camera.table('tutankhamun', 4, [])}", "#board", sail)
    camera.take("six", f"/table/{camera.table('tutankhamun', 6, [])}", "#board")
    camera.take("hotseat", f"/table/{camera.table('luxor', 3, [], 'me')}", "#board")
    ended = camera.table("tutankhamun", 3, [])
    camera.take("end", f"/table/{ended}", "#board, main.sheet", lambda page: decide(page, 200))
    camera.take("replay", f"/replay/{ended}", "#board", halfway)
    camera.take("rules", "/rules/luxor", "main h2")
    camera.take("settings", "/", ".seats", lambda page: page.get_by_role("button", name="Settings").click())


if __name__ == "__main__":
    main()
