"""Variants: where they start, what their seat knew, and their records."""

import io
import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import waset
from tests.contract.cases import Case
from waset import bots
from waset.core import variant
from waset.core.errors import BadOption
from waset.core.game import AnyGame
from waset.core.play import play
from waset.core.record import Recorder, read, replay
from waset.core.rng import Rng

CURSE = ("mummy", "equipment", "artifacts", "characters")
CASES = [
    *(Case("luxor", players) for players in (2, 3, 4)),
    Case("luxor", 2, ("equipment",)),
    Case("luxor", 3, ("mummy",)),
    Case("luxor", 4, ("artifacts", "characters")),
    Case("luxor", 5, ("fifth-player", *CURSE)),
    *(Case("tutankhamun", players) for players in range(2, 7)),
]
EVERY = 6
"""Of this many decisions one is looked at."""


def moments(game: AnyGame, seed: int) -> Iterator[Any]:
    """Some states of a game at random in which a seat decides."""
    rng, choose = Rng(seed), random.Random(seed)
    state = game.start(seed)
    while not game.is_over(state):
        game.settle(state, rng)
        if game.is_over(state):
            return
        if choose.randrange(EVERY) == 0:
            yield state
        game.advance(state, choose.choice(game.legal(state)))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_variant_starts_with_what_its_seat_knew(case: Case) -> None:
    """Dealt anew, its seat sees what it saw, and can do what it could; kept, all is exactly as it was."""
    game = case.make()
    rng = Rng(5)
    for state in moments(game, 3):
        before = state.key()
        for seat in range(game.players):
            document = json.loads(json.dumps(variant.start(game, state, seat, "anew", rng)))
            again = game.position(document)
            assert game.document(again) == document, "it is written in full"
            assert game.view(again, seat) == game.view(state, seat)
            assert game.to_move(again) == game.to_move(state)
            if game.to_move(state) == seat:
                assert game.legal(again) == game.legal(state)
            kept = game.position(variant.start(game, state, seat, "kept", rng))
            assert kept.key() == before
        assert state.key() == before


def test_what_a_seat_could_not_know_is_dealt_anew() -> None:
    game = waset.make("luxor", players=3)
    state = game.start(1)
    starts = [variant.start(game, state, 1, "anew", Rng(seed)) for seed in range(20)]
    hands = [[each["hand"] for each in start["seats"]] for start in starts]
    true = [each["hand"] for each in game.document(state)["seats"]]
    assert all(each[1] == true[1] for each in hands)
    for other in (0, 2):
        assert len({tuple(each[other]) for each in hands}) > 10
    assert starts[0] == variant.start(game, state, 1, "anew", Rng(0)), "the same stream deals the same"


@pytest.mark.parametrize("case", [CASES[0], CASES[6], CASES[8]], ids=str)
@pytest.mark.parametrize("hidden", ["anew", "kept"])
def test_the_record_of_a_variant_replays_from_its_own_start(case: Case, hidden: variant.Hidden) -> None:
    game = case.make(first="1")
    state = list(map(game.copy, moments(game, 4)))[-2]
    position = variant.start(game, state, 0, hidden, Rng(2))
    file = io.BytesIO()
    recorder = Recorder(game, file, game.meta.seats[: game.players], position=position)
    chance = Rng(8)
    players = [bots.make("random", game, chance.split(seat)) for seat in range(game.players)]
    end = play(game, players, chance, state=game.position(position), recorder=recorder)
    (record,) = read(io.BytesIO(file.getvalue()))
    assert record.header["position"] == position
    _, replayed = replay(record, waset.make)
    assert replayed.key() == end.key()


def test_there_is_no_variant_of_a_seat_or_a_moment_that_is_not_there() -> None:
    game = waset.make("tutankhamun", players=3)
    state = game.start(1)
    for seat in (-1, 3):
        with pytest.raises(BadOption, match=f"the seats are 0 to 2, not {seat}"):
            variant.start(game, state, seat, "kept", Rng())
    game.play_out(state, Rng(1))
    with pytest.raises(BadOption, match=r"the game is over there .*: choose an earlier step"):
        variant.start(game, state, 0, "anew", Rng())
