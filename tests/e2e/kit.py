"""People at the page: each has a browser context of their own, and uses what the page offers."""

import json
import os
import random
import re
import shutil
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Response, WebSocket

from tests.server.kit import SEED, Person, Seated, wait_for

WEB: Final = Path(__file__).parents[2] / "web"
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
CHROMIUM: Final = os.environ.get("WASET_CHROMIUM") or shutil.which("chromium") or "/usr/bin/chromium"
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
LAPTOP: Final = (1440, 900)
PHONE: Final = (390, 844)
PATIENCE: Final = 120_000
"""Milliseconds that anything in a browser may take: where both cores are busy, half a minute is not enough."""
MODULES: Final = ["mummy", "equipment", "artifacts", "characters"]
CHOICE: Final = "#choices button:not([disabled])"
END: Final = "main.sheet"
ON_THE_BOARD: Final = "[data-place].can, .held.end, .acts .btn:not([disabled])"
"""What reacts when it is touched: places, cards and buttons of the shelf."""
OF_THE_NETWORK: Final = re.compile(r"net::ERR_|WebSocket connection to ")
"""What the browser itself says when there is no network; no page can keep it from that."""


class Guest:
    """Somebody with a browser, and what it received and complained of."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: tuple[int, int] = LAPTOP,
        *,
        theme: str = "light",
        speed: str = "off",
        axe: bool = False,
        language: str = "",
        locale: str = "en-GB",
        forced: bool = False,
        app: bool = False,
    ) -> None:
        """`app`: the page may keep itself, so that it is there without a network."""
        self.url: str = url
        self.context: BrowserContext = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=size == PHONE,
            reduced_motion="no-preference",
            locale=locale,
            service_workers="allow" if app else "block",
            forced_colors="active" if forced else "none",
            ignore_https_errors=url.startswith("https"),
        )
        self.context.set_default_timeout(PATIENCE)
        kept = json.dumps({"theme": theme, "speed": speed, "guide": False, "sound": False, "language": language})
        self.context.add_init_script(
            f"localStorage.getItem('waset.settings') ?? localStorage.setItem('waset.settings', {kept!r})"
        )
        if axe:
            self.context.add_init_script(path=AXE)
        self.received: list[str] = []
        self.responses: list[Response] = []
        self.sent: list[Any] = []
        self.complaints: list[str] = []
        self.offline: bool = False
        self.page: Page = self.context.new_page()
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", self._socket)
        self.page.on("response", lambda response: self.responses.append(response))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not (self.offline and OF_THE_NETWORK.search(message.text)):
            self.complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.received.append(str(text)))
        socket.on("framesent", lambda text: self.sent.append(json.loads(text)))

    def be(self, person: Person) -> None:
        """From now on this browser has that person's cookie."""
        self.context.add_cookies(
            [{"name": name, "value": value, "url": self.url} for name, value in person.client.cookies.items()]
        )

    def leave(self) -> None:
        """Closes the browser's window, before its server ends: a page would complain of that."""
        self.context.close()

    def open(self, place: str = "", new: bool = False) -> None:
        """Goes to a place of the page, such as `/rules/luxor`; at home past what only new visitors meet, unless new."""
        self.page.goto(f"{self.url}/#{place}" if place else f"{self.url}/")
        if not place and not new:
            self.page.wait_for_selector(".first .gm, .setup .seats")
            if self.page.locator(".first").count():
                self.page.locator("button.more").click()

    def sit(self, table: Seated, key: str = "") -> None:
        """Comes to a table."""
        self.open(f"/table/{table.id}" + (f"?key={key}" if key else ""))
        self.page.wait_for_selector(f"#board, {END}")

    def say_name(self, name: str) -> None:
        """Answers the question for a name."""
        self.page.get_by_label("Your name").fill(name)
        self.page.keyboard.press("Enter")

    def button(self, name: str | re.Pattern[str], **more: Any) -> Locator:
        """A button by its words."""
        return self.page.get_by_role("button", name=name, **more)

    def acts(self) -> int:
        """How many acts the page has sent."""
        return sum(each.get("type") == "act" for each in self.sent)

    def hears_after(self, known: int) -> None:
        """Waits until the browser has received more messages than it had."""
        wait_for(lambda: self.page.evaluate("1") and len(self.received) > known)

    def choices(self) -> list[str]:
        """The choices in words."""
        return self.page.locator("#choices button").all_inner_texts()

    def wait_for_turn(self) -> bool:
        """Waits until there is something to choose; False if the game is over."""
        self.page.wait_for_selector(f"{CHOICE}, {END}", state="attached")
        return self.page.query_selector(END) is None

    def choose(self, which: int = 0) -> None:
        """Makes one of the first nine choices by its number."""
        self.page.keyboard.press(str(which + 1))

    def violations(self) -> list[str]:
        """What axe finds wrong with the page as it stands."""
        found = self.page.evaluate("() => axe.run(document, { resultTypes: ['violations'] })")
        return [
            f"{each['id']}: {each['nodes'][0]['target']} and in all {len(each['nodes'])}"
            for each in found["violations"]
        ]

    def width(self) -> int:
        """How many pixels the page is wider than the window."""
        return int(self.page.evaluate("() => document.scrollingElement.scrollWidth - window.innerWidth"))


class Player:
    """Plays by all that the page offers in turn: keys, the list of choices, the board with its cards and buttons."""

    def __init__(self, guest: Guest, first: int = 9, seed: int = SEED) -> None:
        self.guest: Guest = guest
        self.first: int = first
        """How many of the choices are considered, at most nine: a game of boats lasts if they are few."""
        self.rng: random.Random = random.Random(seed)
        self.made: dict[str, int] = {"key": 0, "list": 0, "board": 0}

    def play(self, most: int) -> bool:
        """Plays on until the end, or for this number of tries; returns whether the end was reached."""
        way = ""
        before = self.guest.acts()
        for _ in range(most):
            going = self.guest.wait_for_turn()
            if way and self.guest.acts() > before:
                self.made[way] += 1
            if not going:
                return True
            before = self.guest.acts()
            way = self.rng.choice(["key", "list", "board"])
            getattr(self, f"by_{way}")()
        return not self.guest.wait_for_turn()

    def by_key(self) -> None:
        """Presses a digit."""
        self.guest.choose(self.one_of(self.guest.page.locator(CHOICE)))

    def by_list(self) -> None:
        """Goes to a button of the list, and presses it."""
        buttons = self.guest.page.locator(CHOICE)
        button = buttons.nth(self.one_of(buttons))
        button.focus()
        button.press("Enter")

    def by_board(self) -> None:
        """Touches something that reacts; the mouse comes from afar, so that nothing is shown yet."""
        self.guest.page.mouse.move(0, 0)
        things = self.guest.page.locator(ON_THE_BOARD).filter(has_not_text="Take back")
        if things.count():
            things.nth(self.one_of(things)).click()

    def one_of(self, things: Locator) -> int:
        """The number of one of them."""
        return self.rng.randrange(min(self.first, max(1, things.count())))
