"""A table fits every window: nothing that can be chosen or must be read is cut, covered or off it, at any text size.

A table is opened once and the window goes through all sizes, measured by one script each: it takes milliseconds.
"""

import io
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest

import waset
from tests.e2e.conftest import Come
from tests.e2e.kit import MODULES, Guest
from tests.server.kit import Seated
from tests.server.process import Process
from waset.core.record import Recorder
from waset.core.rng import Rng

SIZES: Final = [
    *[(320, 568), (390, 664), (390, 844), (600, 900), (744, 1133), (768, 1024)],
    *[(568, 320), (640, 360), (667, 375), (683, 384), (844, 390), (900, 600)],
    *[(992, 544), (1024, 768), (1280, 720), (1366, 650), (1440, 790), (1440, 900)],
    *[(1920, 970), (2560, 1300), (3840, 2160), (2160, 3840)],
]
TEXTS: Final = [16, 32]
"""The reader's text size in pixels: as browsers come, and 200 %."""
UNDER_A_HINT: Final = [
    *[(390, 664), (390, 844), (667, 375), (768, 1024)],
    *[(1024, 768), (1280, 720), (1440, 900), (1920, 970)],
]
NAMES: Final = ["Amina", "Wilhelmina Konstantinopoulou", "عبد الرحمن بن خالد", "Farid", "Salma", "Omar"]
SEEDS: Final = 50
CURTAIN: Final = ".foot .btn.primary"
"""What shows the hand of whoever is to move at a shared device."""
SHARE: Final = 0.2
LONG_SHARE: Final = 0.14
"""The board is at least this share of the window; in a language that is a third longer than English a little less."""
PSEUDO: Final = "qps"

FAULTS: Final = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")


class Case(NamedTuple):
    """A table: its game, how many play, its modules, where it stands, whether a clock runs, and the page's language."""

    game: str
    players: int
    decision: str
    modules: tuple[str, ...] = ()
    decisions: int = 20
    clock: bool = False
    language: str = ""


ALL: Final = ("fifth-player", *MODULES)
CASES: Final = {
    "luxor-two": Case("luxor", 2, "card"),
    "luxor-three": Case("luxor", 3, "card", tuple(MODULES), 30, clock=True),
    "luxor-four": Case("luxor", 4, "move", decisions=60),
    "luxor-five": Case("luxor", 5, "move", ALL, 90, clock=True),
    "luxor-five-long": Case("luxor", 5, "card", ALL, 60, clock=True, language=PSEUDO),
    "tutankhamun-two": Case("tutankhamun", 2, "sail"),
    "tutankhamun-osiris": Case("tutankhamun", 4, "Osiris"),
    "tutankhamun-six": Case("tutankhamun", 6, "sail", clock=True),
    "tutankhamun-four-long": Case("tutankhamun", 4, "sail", decisions=40, clock=True, language=PSEUDO),
    "tutankhamun-six-long": Case("tutankhamun", 6, "sail", clock=True, language=PSEUDO),
}


def played(case: Case) -> str:
    """The record of a game up to a decision of its first seat: the same in every run."""
    for seed in range(SEEDS):
        game = waset.make(case.game, players=case.players, modules=case.modules)
        rng = Rng(seed)
        state = game.start()
        file = io.BytesIO()
        recorder = Recorder(game, file, NAMES[: case.players], seed)
        decisions = 0
        while not game.is_over(state):
            mover = game.to_move(state)
            if mover == 0 and decisions >= case.decisions and game.view(state, 0)["decision"] == case.decision:
                recorder.finish(state)
                return file.getvalue().decode()
            legal = game.legal(state)
            nearest = legal[: max(1, len(legal) // 4)]
            action = game.sample(state, rng) if mover == waset.CHANCE else nearest[rng.below(len(nearest))]
            decisions += mover != waset.CHANCE
            recorder.step(state, action)
            game.apply(state, action, [])
    raise AssertionError(f"no game comes to {case.decision!r}")


@pytest.fixture(params=list(CASES))
def guest(request: pytest.FixtureRequest, server: Process, come: Come) -> Guest:
    """Somebody at one of the tables, whose turn it is; others at the same device have long names."""
    case = CASES[request.param]
    seats = [{"who": "me", "name": name} for name in NAMES[: min(3, case.players)]]
    seats += [{"who": "bot", "bot": "random"}] * (case.players - len(seats))
    asked: dict[str, Any] = {"record": played(case), "mode": "continue", "seats": seats}
    host = server.person("Amina")
    answer = host.post("/api/uploads", asked | ({"clock": {"total": 900}} if case.clock else {}))
    assert answer.status_code == 201, answer.text
    made = come(language=case.language)
    made.be(host)
    made.sit(Seated(host, answer.json()["table"]["id"]))
    made.page.wait_for_selector(f"{CURTAIN}, #choices button", state="attached")
    if made.page.query_selector(CURTAIN):
        made.page.click(CURTAIN)
    made.page.wait_for_selector("#choices button", state="attached")
    return made


def test_every_window(guest: Guest) -> None:
    real = guest.page.evaluate("JSON.parse(localStorage['waset.settings']).language") != PSEUDO
    settings = guest.context.new_cdp_session(guest.page)
    found: dict[str, list[str]] = {}
    for text in TEXTS:
        settings.send("Page.setFontSizes", {"fontSizes": {"standard": text, "fixed": text}})
        guest.page.wait_for_function(f"parseFloat(getComputedStyle(document.documentElement).fontSize) >= {text}")
        for width, height in SIZES:
            guest.page.set_viewport_size({"width": width, "height": height})
            faults = guest.page.evaluate(FAULTS, [SHARE if real else LONG_SHARE, real])
            if faults:
                found[f"{width} x {height}, text {text}"] = faults
    assert not found, "\n".join(f"{window}: {faults}" for window, faults in found.items())


def test_a_hint_pushes_and_cuts_nothing(guest: Guest) -> None:
    """What stands above the shelf takes height from all else: the board grows smaller, and panels fold."""
    guest.page.keyboard.press("h")
    guest.page.locator(".hint .why, .hint li").first.wait_for()
    real = guest.page.evaluate("JSON.parse(localStorage['waset.settings']).language") != PSEUDO
    found: dict[str, list[str]] = {}
    for width, height in UNDER_A_HINT:
        guest.page.set_viewport_size({"width": width, "height": height})
        faults = guest.page.evaluate(FAULTS, [0, real])
        if faults:
            found[f"{width} x {height}"] = faults
    assert not found, "\n".join(f"{window}: {faults}" for window, faults in found.items())
