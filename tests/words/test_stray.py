"""No sentence for players is left in the Python that draws the terminal's game, or that tells what happened."""

from typing import Final

import pytest

from tests.words.ftl import GAMES, ROOT, SOURCE
from tests.words.stray import stray
from tests.words.test_catalogues import every

SPEAKING: Final = sorted(
    path.relative_to(SOURCE).as_posix()
    for folder in ("cli/terminal", "games/*/terminal", "words", "games/*/words")
    for path in SOURCE.glob(f"{folder}/*.py")
)
ENGLISH: Final = {
    "cli/terminal/telling.py": "tells the events of a game that brings no catalogue, whose own words are English",
}
"""What does not speak from the catalogues, and why; a file that does has to be taken off the list."""
CODES: Final = {"lying …", "statue …", "of Horus ", "ring bonus", "Underworld", "Catalogue", "Speaker"}.union(
    *(every(game).event_kinds for game in GAMES)
)
"""How views name places, a tile and a line of points, what kinds of events are called, classes: nobody reads these."""
OWN: Final = {"English", "Nederlands", "Deutsch"}
"""Languages by their own names, which are the same in all."""


@pytest.mark.parametrize("module", SPEAKING)
def test_words_come_from_the_catalogues(module: str) -> None:
    found = [
        f"{module}:{line}: {text!r}" for line, text in stray((SOURCE / module).read_text()) if text not in CODES | OWN
    ]
    if module in ENGLISH:
        assert found, f"take {module} off the list: nothing of it is English any more"
    else:
        assert found == [], "words for players belong in the catalogues (docs/words.md)"


def test_the_list_names_modules_that_there_are() -> None:
    assert set(ENGLISH) <= set(SPEAKING), f"{ROOT} has no such modules"


@pytest.mark.parametrize(
    "source",
    [
        'print("The game is over.")',
        'label = "Players"',
        'line = f"{name} plays {card}"',
        'row = f"{count} keys"',
        'NAMES = {"key": "takes a key"}',
        'title = "   Horus cards "',
    ],
)
def test_sentences_and_labels_are_found(source: str) -> None:
    assert len(list(stray(source))) == 1


@pytest.mark.parametrize(
    "source",
    [
        '"""A module about words for players."""',
        'raise ValueError(f"no such place: {place}")',
        'if place == "on the way": pass',
        'match place:\n    case "on the way": pass',
        'style = "bold white on #8a2070"',
        'style = f"bold black on {colour}"',
        'shown: "View" = cast("View", scene)',
        'TEXTS: Final = {"on the way": 1}["on the way"]',
        'said = voice.say("take-back.do", name=f"{first}/{second}")',
    ],
)
def test_what_programs_read_is_left_alone(source: str) -> None:
    assert list(stray(source)) == []
