"""What players read about what cannot be done: in this very position, in each language, and never the id of a rule."""

import json
import re
from typing import Any

import pytest

import waset
from tests.games.luxor.kit import fixture, only
from tests.words.reasons import FILE, NAMES, worked
from waset.core.wish import Reason
from waset.words import LANGUAGES, Speaker, plain

WORKED: list[dict[str, Any]] = json.loads(FILE.read_text("utf-8"))


def test_they_come_out_as_they_were_reviewed() -> None:
    assert worked() == WORKED, "write them anew with `python -m tests.words.reasons`, and read them"


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_is_a_short_sentence_without_the_id_of_its_rule(language: str) -> None:
    for each in WORKED:
        line = each["lines"][language]
        assert line[0].isupper(), line
        assert line[-1] in ".?", line
        assert len(line) <= 120, line
        assert not re.search(r"\b[LMT][R0-9]?-[A-Z0-9]", line), line


def test_the_reason_of_most_comes_first_and_then_that_of_the_rest() -> None:
    """The worked sentence of the direction, and one adventurer more that could go in, had the seat a key."""
    table = fixture(hand="1, 2, 3, 4, 5", at=[37, 38, 40, 36, "statue 1"])
    found = table.game.why_not(table.state, 0, {"kind": "play", "side": "right"})
    assert found is not None
    told = "A walk must end exactly in the tomb. Yours are 4, 3 and 1 steps away, so 5 would lead past it."
    assert plain(Speaker(table.game, NAMES[:2], 0, "en").why_not(found, "")) == f"{told} At 36: you have no key."
    assert found.rule == "L-MOVE-4"


@pytest.mark.parametrize(
    ("language", "rest"),
    [
        ("en", "On the stairs: the mummy comes first. At 36: you have no key."),
        ("nl", "Op de trap: de mummie komt eerst. Op 36: je hebt geen sleutel."),
        ("de", "Auf der Treppe: Die Mumie kommt zuerst. Auf 36: Dir fehlt ein Schlüssel."),
        ("fr", "Sur l'escalier : la momie passe d'abord. En 36 : tu n'as pas de clé."),
    ],
)
def test_the_stairs_are_no_number(language: str, rest: str) -> None:
    """An adventurer on the stairs may have a reason of its own."""
    stuck = [("past tomb", 38, 3), ("barred", "stairs", 40), ("no key", 36, 5)]
    pieces = [{"at": at, "why": why, "rule": "L-MOVE-4", "away": away} for why, at, away in stuck]
    figures = {"card": "5", "steps": [5], "why": "past tomb", "pieces": pieces}
    told = plain(Speaker(fixture().game, NAMES[:2], 0, language).why_not(Reason("dead card", "L-MOVE-4", figures), ""))
    assert re.sub(r"\s", " ", told).endswith(rest)


@pytest.mark.parametrize(
    ("hand", "places", "line"),
    [
        (
            "1, 2, 3, 4, 5",
            [38, 38],
            "A walk must end exactly in the tomb. You are 3 steps away, so 5 would lead past it.",
        ),
        ("1, 2, 3, 4, 5", [40], "A walk must end exactly in the tomb. You are 1 step away, so 5 would lead past it."),
        ("1, 2, 3, 4, 0", ["stairs"], "None of yours stands on a tile."),
    ],
)
def test_a_dead_card_says_how_far_it_is(hand: str, places: list[int | str], line: str) -> None:
    table = fixture(hand=hand, at=only(*places), keys=1, modules="equipment")
    found = table.game.why_not(table.state, 0, {"kind": "card", "number": 5})
    assert found is not None
    assert plain(Speaker(table.game, NAMES[:2], 0, "en").why_not(found, "")) == line


def test_the_open_question_is_said_where_it_comes_first() -> None:
    game = waset.make("tutankhamun", players=3, options={"first": "0"})
    state = game.position({"nile": {"5": "Ra"}})
    game.apply(state, 5)
    found = game.why_not(state, 0, {"kind": "sail", "to": 9})
    assert found is not None
    for language, line in {"en": "First: Which tile sinks?", "fr": "D'abord\u00a0: Quelle tuile couler\u202f?"}.items():
        speaker = Speaker(game, NAMES, 0, language)
        means = [game.means(state, action) for action in game.legal(state)]
        assert speaker.why_not(found, speaker.question(game.view(state, 0), means).asks) == line
