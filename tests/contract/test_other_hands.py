"""An edition may deal other hands than five cards: played with any modules, encoded, recorded, and by bots."""

import io
from typing import Any

import numpy as np
import pytest

import waset
from tests.contract.cases import SUBSETS
from tests.envs.test_encode import moments
from waset import bots
from waset.core import record
from waset.core.ints import zeros16
from waset.core.observation import marks_for
from waset.core.play import Seen, play, seat_rng
from waset.core.record import Recorder
from waset.core.rng import Rng
from waset.envs.encode import Encoder
from waset.envs.memory import shared
from waset.games.luxor.rules.game import Luxor

SIZES = (2, 3, 4, 7, 9)
PRINTED = 5


def game_of(size: int, modules: tuple[str, ...], players: int = 2) -> Luxor:
    """A game with hands of this size; the largest need more equipment than each player has."""
    edition: dict[str, Any] = {"name": f"{size} in hand", "hand": [{"cards": size}]}
    if size > 7:
        edition["basic_cards"] = [{"card": card, "copies": 8} for card in ("1", "+/-1", "2", "3", "4", "5", "die")]
        edition["equipment"] = [{"card": card, "copies": 2} for card in ("6", "0", "die +/-1", "1+", "2+", "3+")]
    made = waset.make("luxor", players=players, modules=modules, edition=edition)
    assert isinstance(made, Luxor)
    return made


@pytest.mark.parametrize("modules", SUBSETS, ids="+".join)
def test_any_modules_can_be_played_with_hands_of_three_and_of_seven(modules: tuple[str, ...]) -> None:
    """Each game is replayed from its record, so that its words are read back, and each hand is full when it may be."""
    for size in (3, 7):
        game = game_of(size, modules)
        file = io.BytesIO()
        rng = Rng(6)
        recorder = Recorder(game, file, ["Ann", "Ben"], 6)
        seats = [bots.make("random", game, seat_rng(rng, seat)) for seat in range(2)]
        state = play(game, seats, rng, recorder=recorder)
        [found] = record.read(io.BytesIO(file.getvalue()))
        _, again = record.replay(found, waset.make)
        assert again.key() == state.key()
        assert [len(seat["hand"]) for seat in game.view(state, None)["seats"]] == [size] * 2


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("modules", [SUBSETS[0], SUBSETS[-1]], ids=["none", "all"])
def test_what_is_seen_of_other_hands_is_encoded_and_reads_back(size: int, modules: tuple[str, ...]) -> None:
    game = game_of(size, modules)
    encoder = Encoder(game)
    usual = Encoder(waset.make("luxor", modules=modules))
    if size <= 7:
        assert encoder.size - usual.size == 2 * 2 * (size - PRINTED)
    for state in moments(game, 3, 9):
        row = zeros16(encoder.size + 1)
        game.observe(state, 0, row, 1, marks_for(encoder.size))
        numbers = np.clip(shared(row, np.int16)[1:], encoder.low, encoder.high)
        assert (numbers == encoder.encode(game.view(state, 0))).all()
        assert game.position(game.document(state)).key() == state.key()
        assert max(game.legal(state), default=0) < game.action_count


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("level", ["porter:1", "scribe:1", "vizier:2", "pharaoh:2"])
def test_bots_play_other_hands(size: int, level: str) -> None:
    game = game_of(size, ("mummy", "equipment", "characters"))
    state = game.start(2)
    rng = Rng(2)
    bot = bots.make(level, game, rng)
    for _ in range(12):
        game.settle(state, rng)
        game.apply(state, bot.choose(Seen(game, state, game.to_move(state))))


@pytest.mark.parametrize("size", SIZES)
def test_a_guess_keeps_the_size_of_every_hand(size: int) -> None:
    game = game_of(size, ("equipment",))
    for state in moments(game, 5, 11):
        guess = game.guess(state, 0, Rng(1))
        assert list(guess.hand_sizes) == list(state.hand_sizes)
        assert game.view(guess, 0) == game.view(state, 0)
