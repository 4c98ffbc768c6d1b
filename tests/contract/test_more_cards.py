"""An edition may print other numbers to choose from, and faces of Horus cards among the basic ones."""

import io
from typing import Any, Final

import numpy as np
import pytest

import waset
from tests.contract.cases import SUBSETS
from tests.envs.test_encode import moments
from tests.games.luxor.kit import luxor
from waset import bots
from waset.core import record
from waset.core.ints import zeros16
from waset.core.observation import marks_for
from waset.core.play import Seen, play, seat_rng
from waset.core.record import Recorder
from waset.core.rng import Rng
from waset.envs.encode import Encoder
from waset.envs.memory import shared
from waset.games.luxor.faces import printed
from waset.games.luxor.rules.game import Luxor

BASIC: Final = (
    "+/-2",
    "+/-4",
    "2-4",
    "1-3",
    "1-die",
    "all +2",
    "last to second last",
    "one less 1",
    "3",
    "+/-1",
    "die",
)
EDITION: Final[dict[str, Any]] = {
    "name": "more cards",
    "basic_cards": [{"card": card, "copies": 4} for card in BASIC],
    "horus_cards": [
        {"level": level, "card": card, "copies": 4} for level in (1, 2, 3) for card in ("3-5", "all +1", "one less 2")
    ],
}
"""More steps back, every kind of Horus card among the basic cards, and numbers to choose from not from 1 on."""


def more_cards(players: int, modules: tuple[str, ...]) -> Luxor:
    made = waset.make("luxor", players=players, modules=modules, edition=EDITION)
    assert isinstance(made, Luxor)
    return made


@pytest.mark.parametrize("modules", SUBSETS, ids="+".join)
def test_any_modules_can_be_played_with_more_cards(modules: tuple[str, ...]) -> None:
    """Each game is replayed from its record, so that its words are read back."""
    game = more_cards(2, modules)
    file = io.BytesIO()
    rng = Rng(6)
    recorder = Recorder(game, file, ["Ann", "Ben"], 6)
    state = play(game, [bots.make("random", game, seat_rng(rng, seat)) for seat in range(2)], rng, recorder=recorder)
    [found] = record.read(io.BytesIO(file.getvalue()))
    _, again = record.replay(found, waset.make)
    assert again.key() == state.key()
    assert any(words.startswith("play 2-4 from") for _, words in found.steps)


@pytest.mark.parametrize("modules", [SUBSETS[0], SUBSETS[-1]], ids=["none", "all"])
def test_what_is_seen_of_more_cards_is_encoded_and_reads_back(modules: tuple[str, ...]) -> None:
    game = more_cards(2, modules)
    encoder = Encoder(game)
    for state in moments(game, 3, 9):
        row = zeros16(encoder.size + 1)
        game.observe(state, 0, row, 1, marks_for(encoder.size))
        numbers = np.clip(shared(row, np.int16)[1:], encoder.low, encoder.high)
        assert (numbers == encoder.encode(game.view(state, 0))).all()
        assert game.position(game.document(state)).key() == state.key()


def test_the_board_says_what_is_drawn() -> None:
    cards = {card["name"]: card for card in more_cards(2, ()).board()["cards"]}
    assert (cards["2-4"]["least"], cards["2-4"]["number"], cards["2-4"]["level"]) == (2, 4, 0)
    assert (cards["3-5 (level 2)"]["least"], cards["3"]["least"]) == (3, 0)
    assert [printed(cards[name]) for name in BASIC] == list(BASIC)


@pytest.mark.parametrize("level", ["scribe:1", "vizier:2", "pharaoh:2"])
def test_bots_play_more_cards(level: str) -> None:
    game = more_cards(2, ("equipment", "characters"))
    state = game.start(2)
    rng = Rng(2)
    bot = bots.make(level, game, rng)
    for _ in range(25):
        game.settle(state, rng)
        game.apply(state, bot.choose(Seen(game, state, game.to_move(state))))


def test_a_horus_face_among_the_basic_cards_is_never_added() -> None:
    """M2-CARD-PLUS: a Horus card is not added to an N+ card, whatever deck it comes from."""
    at = ["statue 3", "statue 2", "statue 1", "stairs", 3]
    table = luxor(modules="equipment", edition=EDITION, hand="2+, 2-4, 3, 3, 3", at=at).do("play 2+ from the left")
    assert table.legal() == ["add no card", "add 3 from the right"]


def test_the_key_does_not_help_a_horus_face() -> None:
    """M4-KEY: neither among the basic cards."""
    at = ["statue 3", "statue 2", "statue 1", "stairs", 3]
    said: dict[str, Any] = {"modules": "characters", "edition": EDITION, "at": at, "character": "key", "keys": 2}
    for card, steps in (("3", {2, 3, 4}), ("2-4", {2, 3, 4}), ("1-3", {1, 2, 3})):
        table = luxor(hand=f"{card}, die, die, die, +/-1", **said).do(f"play {card} from the left")
        assert {int(words.split()[1]) for words in table.legal()} == steps, card
