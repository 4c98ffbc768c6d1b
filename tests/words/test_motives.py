"""What players read about why a bot would choose something: one sentence, in each language."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.bots.evaluations import evaluation_of
from tests.words.played import NAMES
from tests.words.test_catalogues import every
from waset import games
from waset.core.rng import Rng
from waset.core.wish import Motive
from waset.words import LANGUAGES, Speaker, plain

WORKED: dict[str, Any] = json.loads((Path(__file__).parent / "motives.json").read_text("utf-8"))
"""Why a choice is good, and how it is said; the page is held to it as well."""
MOTIVES = [Motive(**each) for each in WORKED["motives"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bot_says_why_in_one_sentence(language: str) -> None:
    speaker = Speaker(games.make("luxor", players=2), ["Ann", "Bo"], 0, language)
    assert plain(speaker.motives(MOTIVES)) == WORKED["lines"][language]
    assert speaker.motives([]) == ""
    assert plain(speaker.motives(MOTIVES[-1:])).count(",") <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_every_part_of_an_evaluation_can_be_said(name: str, language: str) -> None:
    game = every(name)
    state, rng = game.start(seed=2), Rng(2)
    game.settle(state, rng)
    speaker = Speaker(game, NAMES[: game.players], 0, language)
    kinds = {(part.kind, part.about) for part in evaluation_of(game).parts(state, 0)}
    assert len(kinds) > 4
    for kind, about in [*kinds, ("later", "")]:
        for points in (1.5, -1.5):
            if kind != "time":
                assert speaker.motives([Motive(kind, about, None, points)])
