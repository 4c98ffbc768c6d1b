"""Calls that do not fit a game get a message that says what is wrong and what is allowed."""

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import waset
from waset import bots
from waset.core.game import AnyGame
from waset.core.rng import Rng

LUXOR = waset.make("luxor", players=3)
NILE = waset.make("tutankhamun", players=3)
BOTH = pytest.mark.parametrize("game", [LUXOR, NILE], ids=["luxor", "tutankhamun"])


def refused(error: type[Exception], words: str, call: Callable[..., object], *arguments: Any) -> None:
    """The call raises this error with these words in it."""
    with pytest.raises(error) as refusal:
        call(*arguments)
    assert words in str(refusal.value)


@BOTH
@pytest.mark.parametrize("seat", [3, 7, -1])
def test_a_seat_that_there_is_not(game: AnyGame, seat: int) -> None:
    state = game.start(1)
    words = f"{game.meta.title} for 3 players has the seats 0 to 2 (None is a spectator), not {seat}"
    wish = game.means(state, game.legal(state)[0])
    refused(waset.BadArgument, words, game.view, state, seat)
    refused(waset.BadArgument, words, game.guess, state, seat, Rng(1))
    refused(waset.BadArgument, words, game.why_not, state, seat, wish)


@BOTH
@pytest.mark.parametrize("action", [99999, -5, 2**70])
def test_an_action_that_there_is_not(game: AnyGame, action: int) -> None:
    state = game.start(1)
    before = state.key()
    for call in (game.text, game.means, game.apply):
        refused(waset.IllegalAction, f"action {action} is not legal here; legal: ", call, state, action)
    assert not game.is_legal(state, action)
    assert state.key() == before
    refused(waset.IllegalAction, f"action {action} is not legal here; legal: ", game.text, game.blank(), action)
    game.play_out(state, Rng(1))
    refused(waset.IllegalAction, f"action {action} is not legal: the game is over", game.text, state, action)


@BOTH
def test_an_action_that_is_not_legal_has_no_words(game: AnyGame) -> None:
    state = game.start(1)
    other = next(action for action in range(game.action_count) if not game.is_legal(state, action))
    refused(waset.IllegalAction, "is not legal here; legal: ", game.text, state, other)
    refused(waset.IllegalAction, "is not legal here; legal: ", game.means, state, other)


@BOTH
def test_what_is_no_number(game: AnyGame) -> None:
    state = game.start(1)
    for wrong in (0.5, None, "play 5", [1]):
        refused(waset.BadArgument, f"an action is a whole number, not {wrong!r}", game.apply, state, wrong)
    for seed in (1.5, "a"):
        refused(waset.BadArgument, f"a seed is a whole number, not {seed!r}", game.start, seed)
    refused(waset.BadArgument, "a number of games is needed, not -1", game.playouts, state, -1, Rng(1))


@BOTH
def test_numbers_of_other_libraries_are_welcome(game: AnyGame) -> None:
    assert game.start(np.int64(5)) == game.start(np.uint8(5)) == game.start(5)
    assert waset.make(game.meta.name, players=np.int32(3)) == game
    assert repr(Rng(np.int64(5))) == repr(Rng(5))
    state, twin = game.start(5), game.start(5)
    action = game.legal(state)[0]
    game.apply(state, np.int64(action))
    game.apply(twin, action)
    assert state == twin


@BOTH
def test_who_is_to_move(game: AnyGame) -> None:
    state = game.start(1)
    refused(waset.IllegalAction, "chance is not to move: seat ", game.sample, state, Rng(1))
    refused(waset.IllegalAction, "no seat is to move: chance is", game.substitute, game.blank())
    game.play_out(state, Rng(1))
    refused(waset.IllegalAction, "chance is not to move: the game is over", game.sample, state, Rng(1))
    refused(waset.IllegalAction, "no seat is to move: the game is over", game.substitute, state)


CALLS: dict[str, tuple[Any, ...]] = {
    "view": (0,),
    "guess": (0, Rng(1)),
    "scores": (),
    "ranking": (),
    "document": (),
}
"""What else these methods are given, after the state."""


@pytest.mark.parametrize("call", CALLS)
def test_a_state_of_another_game(call: str) -> None:
    luxor, nile = LUXOR.start(1), NILE.start(1)
    ours, theirs = "waset.games.luxor.rules.state.State", "waset.games.tutankhamun.rules.state.State"
    wrong = f"this is no state of Luxor: {ours} object expected; got "
    refused(TypeError, wrong + theirs, getattr(LUXOR, call), nile, *CALLS[call])
    refused(TypeError, f"this is no state of Tutankhamun: {theirs} object", getattr(NILE, call), luxor, *CALLS[call])
    refused(TypeError, wrong + "None", getattr(LUXOR, call), None, *CALLS[call])
    refused(TypeError, wrong + theirs, LUXOR.apply, nile, 0)


@pytest.mark.parametrize("call", CALLS)
@BOTH
def test_a_state_for_other_players(game: AnyGame, call: str) -> None:
    state = waset.make(game.meta.name, players=2).start(1)
    words = f"this game is {game.meta.title} for 3 players; the state is one for 2"
    refused(waset.BadArgument, words, getattr(game, call), state, *CALLS[call])


def test_a_generator_that_is_none() -> None:
    for wrong in (7, random.Random(7), None):
        refused(TypeError, "waset.core.rng.Rng object expected; got ", bots.make, "random", LUXOR, wrong)
