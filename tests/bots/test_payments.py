"""Every level wants what the edition pays: the same decision, other payments, another choice."""

import dataclasses
from typing import Any

import pytest

from tests.games.luxor.kit import fixture, only
from tests.games.tutankhamun.kit import near, tut
from waset import bots
from waset.core.game import AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.games.luxor.rules.game import Luxor
from waset.games.tutankhamun.rules.game import Tutankhamun

LEVELS = ("porter", "scribe", "vizier", "pharaoh:100")
"""All but the one that plays at random, which wants nothing."""


def choice(words: str, game: AnyGame, state: Any) -> str:
    """What a level does, in words."""
    bot = bots.make(words, game, Rng(1), timed=False)
    return game.text(state, bot.choose(Seen(game, state, game.to_move(state))))


def test_these_are_all_levels() -> None:
    for game in ("luxor", "tutankhamun"):
        assert [words.partition(":")[0] for words in LEVELS] == bots.names(game)[1:]


@pytest.mark.parametrize("words", LEVELS)
def test_luxor_is_played_for_what_pays(words: str) -> None:
    """The card 3 leads to a vase, the card 2 to a scarab, which pays little as a rule."""
    others: dict[str, Any] = {"hand1": "1, 1, 1, 1, 1", "at1": only(2)}
    table = fixture(hand="3, 1, 1, 1, 2", at=only(4), spaces={7: "vase 1/4", 6: "scarab"}, **others)
    assert choice(words, table.game, table.state) == "play 3 from the left"
    edition = table.game.edition
    scarabs = tuple(row._replace(points=20 * row.points) for row in edition.scarabs)
    rich = Luxor(2, (), {"first": "0"}, dataclasses.replace(edition, scarabs=scarabs))
    assert choice(words, rich, table.state) == "play 2 from the right"


@pytest.mark.parametrize("words", LEVELS)
def test_tutankhamun_is_played_for_what_pays(words: str) -> None:
    """As a rule a Dagger brings less than a tile beside it: the last Ankh, or the Throne."""
    table = tut(2, nile=near("Ankh", "Dagger", "Throne", "Pottery", first=10), boats=[5, 9], points=[20, 20])
    assert "(Dagger)" not in choice(words, table.game, table.state)
    edition = table.game.edition
    sets = tuple(row._replace(first=20, second=10) if row.set == "Dagger" else row for row in edition.sets)
    rich = Tutankhamun(2, (), dict(table.game.options), dataclasses.replace(edition, sets=sets))
    assert "(Dagger)" in choice(words, rich, table.state)
