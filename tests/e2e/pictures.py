"""Takes a picture of each main view in several window sizes, light and dark, into web/shots, to be looked at.

Run with the page built: python -m tests.e2e.pictures [WORD ...] [--sizes 390x664] [--theme dark] [--language de]
With words, only views whose name holds one of them are taken.
"""

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from tests import senet
from tests.e2e.kit import CHOICE, CHROMIUM, END, FLAGS, MODULES, WEB, Guest
from tests.e2e.test_end import COUNT, nearly_over, play_out
from tests.e2e.test_layout import ALL, CURTAIN, NAMES, Case, played
from tests.e2e.test_mistakes import blundered
from tests.e2e.test_review import VERDICT, ended
from tests.e2e.test_suited import played as three_games
from tests.server.kit import Seated
from tests.server.process import Process, end_cleanly, process
from waset import lessons, puzzles

SHOTS: Final = WEB / "shots"
SIZES: Final = ["390x664", "667x375", "768x1024", "1280x720", "1440x900"]
OUTSIDE: Final = "senet"
"""What the views of a game begin with that is in no package of ours: its server has it, the other has not."""
BOT: Final = {"who": "bot", "bot": "random"}
LUXOR: Final = "luxor-second-entry-by-the-first-player"
RIVER: Final = "tutankhamun-zero-on-the-own-turn"


class Studio:
    """A server, a browser, and how the page is to look."""

    def __init__(self, server: Process, browser: Browser, theme: str, language: str) -> None:
        self.server: Process = server
        self.browser: Browser = browser
        self.theme: str = theme
        self.language: str = language
        self.speed: str = "off"

    def guest(self) -> Guest:
        """Somebody with a browser."""
        return Guest(self.browser, self.server.url, theme=self.theme, speed=self.speed, language=self.language)

    def at(self, table: Seated, key: str = "") -> Guest:
        """Somebody with a seat at a table."""
        made = self.guest()
        made.be(table.person)
        made.sit(table, key)
        return made

    def opened(self, place: str, ready: str) -> Guest:
        """Somebody at a place of the page."""
        made = self.guest()
        made.open(place)
        made.page.wait_for_selector(ready)
        return made

    def case(self, case: Case) -> Guest:
        """Somebody at a game that was played to a decision of theirs; two share the device."""
        seats = [{"who": "me", "name": name} for name in NAMES[: min(2, case.players)]]
        seats += [BOT] * (case.players - len(seats))
        asked: dict[str, Any] = {"record": played(case), "mode": "continue", "seats": seats}
        answer = self.person().post("/api/uploads", asked | ({"clock": {"total": 900}} if case.clock else {}))
        assert answer.status_code == 201, answer.text
        made = self.at(Seated(self.server.people[-1], answer.json()["table"]["id"]))
        made.page.wait_for_selector(f"{CURTAIN}, {CHOICE}", state="attached")
        if made.page.query_selector(CURTAIN):
            made.page.click(CURTAIN)
        made.page.wait_for_selector(CHOICE, state="attached")
        return made

    def person(self) -> Any:
        """Somebody new."""
        return self.server.person("Amina")

    def over(self, name: str) -> Guest:
        """Somebody who reads the sheet of a game that has ended."""
        made = self.at(nearly_over(self.server, name))
        play_out(made.page)
        made.page.wait_for_selector(END)
        return made

    def count(self, name: str) -> Guest:
        """Somebody who sees how points are counted."""
        self.speed = "normal"
        made = self.at(nearly_over(self.server, name))
        self.speed = "off"
        play_out(made.page)
        made.page.wait_for_selector(f"{COUNT} .sum em")
        return made


def later(studio: Studio) -> Guest:
    """The home page of somebody who has played before."""
    table = nearly_over(studio.server, RIVER)
    table.play_on([])
    person = table.person
    person.create("luxor", players=3, seats=[{"who": "me"}, BOT, BOT], start=True)
    person.create("luxor", players=4, modules=["mummy"], seats=[{"who": "me"}, {"who": "open"}, BOT, BOT])
    made = studio.guest()
    made.be(person)
    made.open()
    made.page.wait_for_selector(".seats")
    return made


def lobby(studio: Studio, host: bool) -> Guest:
    """A table that has not begun, as its host or a friend sees it."""
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}, BOT]
    table = studio.person().create("luxor", players=4, modules=MODULES, seats=seats, clock={"total": 900})
    studio.server.person("Nadia").join(table)
    made = studio.guest()
    if host:
        made.be(table.person)
        made.open(f"/table/{table.id}")
    else:
        made.open(f"/table/{table.id}?key={table.key('join')}")
    made.page.wait_for_selector("main .seats")
    return made


def people(studio: Studio, what: str) -> Guest:
    """A table of three people who are here, or one of whom is away or has resigned; or as it is watched."""
    seats = [{"who": "me"}, {"who": "open"}, {"who": "open"}]
    table = studio.person().create(players=3, seats=seats, modules=MODULES, options={"first": "2"}, talk=True)
    others = [studio.server.person(name).join(table) for name in ("Salma", "Nadia")]
    assert table.post("/start").status_code == 200
    if what == "resigned":
        assert others[1].post("/resign", {}).status_code == 200
    if what == "watched":
        dan = Seated(studio.server.person("Dan"), table.id)
        return studio.at(dan, table.key("watch"))
    made = studio.at(table)
    if what == "away":
        friend = studio.at(others[1])
        friend.leave()
        made.page.locator("[data-state=away]").first.wait_for(state="attached")
    return made


def lesson(studio: Studio, game: str, number: int) -> Guest:
    """A lesson at one of its steps."""
    made = studio.opened(f"/learn/{game}/{lessons.names(game)[0]}", "[data-remark]")
    for _ in range(number):
        made.page.locator("[data-note] .foot .btn").last.click()
        made.page.wait_for_timeout(150)
    return made


def luxor(decision: str, players: int = 4, modules: tuple[str, ...] = tuple(MODULES), clock: bool = True) -> Case:
    """A game of Luxor up to a decision."""
    return Case("luxor", players, decision, modules, 40, clock)


def opens(selector: str) -> Callable[[Page], None]:
    """Clicks on something of which there is one, before the picture."""

    def before(page: Page) -> None:
        page.keyboard.press("Escape")
        page.locator(selector).locator("visible=true").first.click()

    return before


def key(name: str) -> Callable[[Page], None]:
    """Presses a key, before the picture."""

    def before(page: Page) -> None:
        page.keyboard.press("Escape")
        page.keyboard.press(name)

    return before


def points(page: Page) -> None:
    """Looks at a choice on the board."""
    page.mouse.move(0, 0)
    found = page.locator("[data-place].can")
    if found.count():
        found.nth(found.count() // 2).hover(force=True)


def suited(studio: Studio) -> Guest:
    """Somebody who has finished three games against a bot."""
    person = studio.person()
    three_games(person, 3)
    made = studio.guest()
    made.be(person)
    made.open()
    made.page.locator("label.game", has_text="Tutankhamun").click()
    made.page.wait_for_selector(".suited")
    return made


View = tuple[Callable[[Studio], Guest], Callable[[Page], None] | None]
VIEWS: Final[dict[str, View]] = {
    "home-first": (lambda studio: first(studio), None),
    "home-later": (later, None),
    "home-bots": (later, opens("button.seat")),
    "home-suited": (suited, None),
    "lobby-host": (lambda studio: lobby(studio, True), None),
    "lobby-guest": (lambda studio: lobby(studio, False), None),
    "luxor-2": (lambda studio: studio.case(Case("luxor", 2, "card")), None),
    "luxor-4": (lambda studio: studio.case(luxor("move")), points),
    "luxor-5": (lambda studio: studio.case(Case("luxor", 5, "move", ALL, 90, True)), points),
    "luxor-5-card": (lambda studio: studio.case(Case("luxor", 5, "card", ALL, 60, True)), None),
    "luxor-claim": (lambda studio: studio.case(luxor("claim")), None),
    "luxor-rise": (lambda studio: studio.case(luxor("rise")), None),
    "luxor-horus": (lambda studio: studio.case(luxor("horus tile")), None),
    "luxor-buy": (lambda studio: studio.case(luxor("mummy tile")), None),
    "luxor-last": (lambda studio: studio.at(nearly_over(studio.server, LUXOR)), None),
    "luxor-hint": (lambda studio: studio.case(luxor("card", 3)), key("h")),
    "luxor-log": (lambda studio: studio.case(luxor("card", 4)), key("l")),
    "luxor-player": (lambda studio: studio.case(luxor("card", 4)), opens(".pc, .pp .nm bdi")),
    "luxor-menu": (lambda studio: studio.case(luxor("card", 4)), opens(".top .iconbtn:has([href='#menu'])")),
    "tut-2": (lambda studio: studio.case(Case("tutankhamun", 2, "sail")), points),
    "tut-4": (lambda studio: studio.case(Case("tutankhamun", 4, "sail")), points),
    "tut-osiris": (lambda studio: studio.case(Case("tutankhamun", 4, "Osiris")), None),
    "tut-6": (lambda studio: studio.case(Case("tutankhamun", 6, "sail", clock=True)), points),
    "tut-hint": (lambda studio: studio.case(Case("tutankhamun", 3, "sail")), key("h")),
    "tut-log": (lambda studio: studio.case(Case("tutankhamun", 4, "sail")), key("l")),
    "away": (lambda studio: people(studio, "away"), None),
    "resigned": (lambda studio: people(studio, "resigned"), None),
    "spectator": (lambda studio: people(studio, "watched"), None),
    "talk": (lambda studio: people(studio, "here"), opens(".top .talk")),
    "count-luxor": (lambda studio: studio.count(LUXOR), None),
    "count-tut": (lambda studio: studio.count(RIVER), None),
    "end-luxor": (lambda studio: studio.over("luxor-all-modules-with-five-players"), None),
    "end-tut": (lambda studio: studio.over(RIVER), None),
    "replay": (lambda studio: again(studio, LUXOR, "replay", ".scrub"), key("PageDown")),
    "review-luxor": (lambda studio: again(studio, LUXOR, "review", VERDICT), None),
    "review-tut": (lambda studio: again(studio, "tutankhamun-two-at-zero", "review", VERDICT), None),
    "mistakes": (lambda studio: mistakes(studio), None),
    "puzzles": (lambda studio: studio.opened("/puzzles", "main"), None),
    "puzzle-luxor": (lambda studio: puzzle(studio, "luxor"), None),
    "puzzle-tut": (lambda studio: puzzle(studio, "tutankhamun"), None),
    "lesson-luxor": (lambda studio: lesson(studio, "luxor", 2), None),
    "lesson-tut": (lambda studio: lesson(studio, "tutankhamun", 3), None),
    "rules-luxor": (lambda studio: studio.opened("/rules/luxor", "main h2"), None),
    "rules-tut": (lambda studio: studio.opened("/rules/tutankhamun", "main h2"), None),
    "settings": (later, opens(".me .iconbtn")),
    "senet-home": (lambda studio: first(studio), None),
    "senet-table": (lambda studio: outside(studio), None),
    "lost": (lambda studio: studio.opened("/table/nowhere", "main"), None),
}


def outside(studio: Studio) -> Guest:
    """A game of which the page knows nothing."""
    made = studio.at(studio.person().create("senet", players=2, seats=[{"who": "me"}, BOT], start=True))
    made.wait_for_turn()
    made.choose()
    made.wait_for_turn()
    return made


def first(studio: Studio) -> Guest:
    """The home page of a new visitor."""
    made = studio.guest()
    made.open("", new=True)
    made.page.wait_for_selector(".first .gm")
    return made


def again(studio: Studio, name: str, how: str, ready: str) -> Guest:
    """A game that is looked at again."""
    table = ended(studio.server, name)
    made = studio.guest()
    made.be(table.person)
    made.open(f"/{how}/{table.id}")
    made.page.wait_for_selector(ready)
    return made


def mistakes(studio: Studio) -> Guest:
    """Somebody with a mistake to be asked again."""
    table, _ = blundered(studio.server)
    made = studio.guest()
    made.be(table.person)
    made.open("/mistakes")
    made.page.wait_for_selector("[href^='#/mistakes/']")
    return made


def puzzle(studio: Studio, game: str) -> Guest:
    """A puzzle."""
    return studio.opened(f"/puzzles/{game}/{puzzles.puzzles(game)[0].name}", "[data-puzzle]")


def take(studio: Studio, name: str, sizes: list[str]) -> None:
    """The pictures of one view: it is opened once, and the window goes through the sizes."""
    opening, before = VIEWS[name]
    made = opening(studio)
    for size in sizes:
        width, height = map(int, size.split("x"))
        made.page.set_viewport_size({"width": width, "height": height})
        made.page.wait_for_timeout(120)
        if before:
            before(made.page)
        made.page.wait_for_timeout(350)
        if made.width() > 0:
            print(f"{name} {size}: {made.width()} pixels too wide, it scrolls sideways")
        full = (
            f"{name}-{size}"
            + (f"-{studio.language}" if studio.language else "")
            + ("-dark" if studio.theme == "dark" else "")
        )
        made.page.screenshot(path=SHOTS / f"{full}.png")
    if made.complaints:
        print(f"{name}: {made.complaints}")
    made.leave()


def main() -> None:
    """All pictures, or those that are wanted."""
    asked = argparse.ArgumentParser(prog="make screenshots", description=__doc__)
    asked.add_argument("words", nargs="*", metavar="WORD")
    asked.add_argument("--sizes", default=",".join(SIZES))
    asked.add_argument("--theme", choices=["light", "dark"], default="light")
    asked.add_argument("--language", choices=["", "nl", "de", "fr"], default="")
    wishes = asked.parse_args()
    names = [name for name in VIEWS if not wishes.words or any(word in name for word in wishes.words)]
    SHOTS.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for outside in (False, True):
            chosen = [name for name in names if name.startswith(OUTSIDE) == outside]
            if not chosen:
                continue
            if outside:
                path = [str(senet.unpacked(Path(folder))), os.environ.get("PYTHONPATH", "")]
                os.environ["PYTHONPATH"] = os.pathsep.join(path)
            with process(f"{folder}/{outside}.db", sqlite_sync="normal", away_after=0.3, ask_after=0.6) as server:
                studio = Studio(server, browser, wishes.theme, wishes.language)
                for name in chosen:
                    print(name, flush=True)
                    take(studio, name, wishes.sizes.split(","))
        browser.close()


if __name__ == "__main__":
    end_cleanly()
    main()
