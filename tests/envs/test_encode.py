"""Observations hold what a seat may know, all of it that matters, and nothing else."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import waset
from tests.contract.cases import CASES, Case
from tests.envs.cases import BASE, FULL, SOME, cases
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.envs.encode import Encoder
from waset.envs.features import Piece

SIZES = {"luxor": {2: 540, 3: 657, 4: 774, 5: 891}, "tutankhamun": {2: 186, 3: 206, 4: 226, 5: 246, 6: 266}}
NOT_ENCODED = {
    "luxor": {"game", "seat", "players", "temple"},
    "tutankhamun": {"game", "seat", "players", "start_points", "back_to_front", "sets", "idols"},
}
"""What a view tells that is always the same in a game, or follows from the rest."""
NOT_ENCODED_OF_SEAT = {"luxor": set(), "tutankhamun": {"scored", "nearest_behind", "tiles_behind"}}


def moments(game: AnyGame, seed: int, every: int) -> Iterator[Any]:
    """States of a random game at regular intervals, and the last one."""
    state, chance = game.blank(), Rng(seed)
    game.settle(state, chance)
    rng = Rng(seed).split(9)
    decisions = 0
    while not game.is_over(state):
        if decisions % every == 0:
            yield state
        legal = game.legal(state)
        game.advance(state, legal[rng.below(len(legal))])
        game.settle(state, chance)
        decisions += 1
    yield state


@cases(CASES)
def test_hidden_information_is_not_in_an_observation(case: Case) -> None:
    game = case.make()
    encoder = Encoder(game)
    for state in moments(game, 5, 29):
        for seat in range(game.players):
            row = encoder.encode(game.view(state, seat))
            for seed in range(3):
                guessed = game.guess(state, seat, Rng(seed))
                assert (encoder.encode(game.view(guessed, seat)) == row).all()


def test_the_same_states_differ_for_who_may_know() -> None:
    game = waset.make("luxor", players=3)
    encoder = Encoder(game)
    state = game.start(seed=3)
    guesses = [game.guess(state, 0, Rng(seed)) for seed in range(5)]
    assert len({encoder.encode(game.view(guess, 0)).tobytes() for guess in guesses}) == 1
    assert len({encoder.encode(game.view(guess, 1)).tobytes() for guess in guesses}) > 1


@cases(SOME)
def test_observations_keep_their_bounds(case: Case) -> None:
    game = case.make()
    encoder = Encoder(game)
    for seed in range(3):
        for state in moments(game, seed, 7):
            for seat in range(game.players):
                view = game.view(state, seat)
                numbers = np.array(encoder._layout.numbers(view))
                assert (numbers >= encoder.low).all()
                assert (numbers <= encoder.high).all(), encoder.decode(encoder.encode(view))


@cases(SOME)
def test_views_that_differ_have_different_observations(case: Case) -> None:
    """Within a game two views that differ in anything that is not left out on purpose are told apart."""
    game = case.make()
    encoder = Encoder(game)
    seen: dict[bytes, dict[str, Any]] = {}
    for seed in range(4):
        for state in moments(game, seed, 1):
            for seat in (0, game.players - 1):
                view = game.view(state, seat)
                told = {key: value for key, value in view.items() if key not in NOT_ENCODED[case.name]}
                told["seats"] = [
                    {key: value for key, value in each.items() if key not in NOT_ENCODED_OF_SEAT[case.name]}
                    for each in in_order(view["seats"], seat)
                ]
                for name in ("first", "turn", "to_move"):
                    if isinstance(told[name], int):
                        told[name] = (told[name] - seat) % game.players
                row = encoder.encode(view).tobytes()
                assert seen.setdefault(row, told) == told


def in_order(seats: list[Any], own: int) -> list[Any]:
    """The seats, from the observer's own on."""
    return seats[own:] + seats[:own]


@cases(SOME)
def test_decoding_names_every_piece_that_is_not_empty(case: Case) -> None:
    game = case.make()
    encoder = Encoder(game)
    for state in moments(game, 2, 40):
        row = encoder.encode(game.view(state, 0))
        lines = dict(line.rsplit(": ", 1) for line in encoder.decode(row).splitlines())
        for piece in encoder.pieces:
            part = row[encoder.parts[piece.name]]
            if part.any():
                assert piece.name in lines
            if piece.size > 1:
                assert lines.get(piece.name, "").count(" = ") == np.count_nonzero(part)


def test_an_observation_can_be_read() -> None:
    game = waset.make("luxor", players=2, modules=("mummy",))
    state = game.start(seed=7)
    lines = Encoder(game).decode(Encoder(game).encode(game.view(state, 1))).splitlines()
    view = game.view(state, 1)
    assert "decision: card" in lines
    assert "turn: seat +1" in lines
    assert "mummy: space 40" in lines
    assert (
        "own: hand: " + ", ".join(f"card {i} = {card}" for i, card in enumerate(view["seats"][1]["hand"], 1)) in lines
    )
    assert "seat +1: hand: " + ", ".join(f"card {i} = unknown" for i in range(1, 6)) in lines


def test_only_an_observation_can_be_read() -> None:
    with pytest.raises(ValueError, match="has 540 numbers, not \\(3,\\)"):
        Encoder(waset.make("luxor")).decode(np.zeros(3, np.int16))


@cases([*BASE, FULL])
def test_the_size_depends_on_the_players_only(case: Case) -> None:
    assert Encoder(case.make()).size == SIZES[case.name][case.players]


@cases([case for case in CASES if case.modules])
def test_the_layout_does_not_depend_on_the_modules(case: Case) -> None:
    full = waset.make("luxor", players=case.players, modules=FULL.modules)

    def plain(game: AnyGame) -> list[Piece]:
        return [replace(piece, traits=(), in_play=()) for piece in Encoder(game).pieces]

    assert plain(case.make()) == plain(full)


def test_a_number_beyond_its_bounds_is_cut_off() -> None:
    game = waset.make("luxor")
    encoder = Encoder(game)
    view = game.view(game.start(seed=1), 0)
    view["seats"][0]["points"] = 99_999
    assert encoder.encode(view)[encoder.parts["own: points"]].tolist() == [250]


def test_an_observation_can_be_written_into_a_row() -> None:
    game = waset.make("tutankhamun")
    encoder = Encoder(game)
    view = game.view(game.start(seed=1), 0)
    rows = np.zeros((2, encoder.size), np.int16)
    encoder.encode(view, rows[1])
    assert not rows[0].any()
    assert (rows[1] == encoder.encode(view)).all()
