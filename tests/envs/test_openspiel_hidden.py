"""What OpenSpiel is told of a match is what a seat may know: no more, and all of it."""

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # OpenSpiel has no types
import pytest
from open_spiel.python.observation import make_observation  # type: ignore[import-untyped]  # OpenSpiel has no types

import waset.envs.openspiel  # noqa: F401  # registers the games

ALL = "fifth-player+mummy+equipment+artifacts+characters"
LUXOR = [
    "python_waset_luxor",
    "python_waset_luxor(players=4)",
    "python_waset_luxor(players=3,modules=mummy+equipment)",
    f"python_waset_luxor(players=5,modules={ALL})",
]
NAMES = [*LUXOR, "python_waset_tutankhamun(players=3)"]
SECRET = {"draw", "deal", "deal equipment", "draw scarab"}
"""What chance does that only one seat sees."""
FURTHER = 8
"""For how many steps two matches that differ in something hidden are played on."""


def random_play(name: str, seed: int) -> Iterator[Any]:
    """Plays at random and yields the state before each step, and at the end."""
    rng = random.Random(seed)
    state = pyspiel.load_game(name).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


def known(state: Any, player: int) -> tuple[object, ...]:
    """All that OpenSpiel tells a player."""
    return (
        int(state.current_player()),
        state.legal_actions() if state.current_player() == player else None,
        state.information_state_string(player),
        state.observation_string(player),
        state.observation_tensor(player),
        state.information_state_tensor(player),
    )


def view(state: Any, player: int | None) -> dict[str, Any]:
    """What our own rules let a player see."""
    found: dict[str, Any] = state.match.game.view(state.match.state, player)
    return found


# --- resampling -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_cannot_be_told_from_the_true_one(name: str) -> None:
    sampler = pyspiel.UniformProbabilitySampler(1, 0.0, 1.0)
    for step, state in enumerate(random_play(name, seed=1)):
        if step % 7 == 0:
            for player in range(state.num_players()):
                guessed = state.resample_from_infostate(player, sampler)
                assert known(guessed, player) == known(state, player)


@pytest.mark.parametrize("name", LUXOR)
def test_resampling_deals_what_is_hidden_anew(name: str) -> None:
    rng = random.Random(2)
    for step, state in enumerate(random_play(name, seed=2)):
        if step > 80 and not state.is_chance_node():
            before = str(state)
            found = {str(state.resample_from_infostate(0, rng.random)) for _ in range(20)}
            assert len(found) > 10
            assert str(state) == before
            return


@pytest.mark.parametrize("name", NAMES)
def test_a_resampled_state_can_be_played_on_copied_and_kept(name: str) -> None:
    rng = random.Random(3)
    for step, state in enumerate(random_play(name, seed=3)):
        if step % 60 == 59 and not state.is_terminal():
            guessed = state.resample_from_infostate(step % state.num_players(), rng.random)
            for _ in range(20):
                if guessed.is_terminal():
                    break
                guessed.apply_action(rng.choice(guessed.legal_actions()))
            for twin in (guessed.clone(), guessed.get_game().deserialize_state(guessed.serialize())):
                assert str(twin) == str(guessed)
                for player in range(state.num_players()):
                    assert known(twin, player) == known(guessed, player)


def test_a_resampled_state_has_no_history_that_could_tell() -> None:
    state = next(state for step, state in enumerate(random_play("python_waset_luxor", seed=4)) if step == 90)
    assert len(state.history()) == 90
    assert state.resample_from_infostate(0, random.random).history() == []


def test_where_nothing_is_hidden_the_state_is_the_same() -> None:
    state = next(state for step, state in enumerate(random_play(NAMES[-1], seed=4)) if step == 90)
    guessed = state.resample_from_infostate(1, random.random)
    assert (str(guessed), guessed.history()) == (str(state), state.history())


def test_a_sampler_decides_alone() -> None:
    state = next(state for step, state in enumerate(random_play("python_waset_luxor", seed=4)) if step == 90)
    one, two, other = (str(state.resample_from_infostate(0, lambda at=at: at)) for at in (0.5, 0.5, 0.25))
    assert one == two != other


@pytest.mark.parametrize("name", LUXOR)
def test_a_guess_knows_nothing_of_what_the_others_remember(name: str) -> None:
    """In a resampled state, the others' memory is what everybody saw; beside it stands the hand dealt to them."""
    for step, state in enumerate(random_play(name, seed=5)):
        if step == 150:
            match = state.match
            guessed = state.resample_from_infostate(0, random.random).match
            assert guessed.told(0) == match.told(0)
            for player in range(1, state.num_players()):
                assert guessed.told(player) == match.told(None) != match.told(player)
            return


# --- nothing leaks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", LUXOR)
def test_what_others_draw_is_not_told(name: str) -> None:
    """Two matches that differ in what was drawn are the same to whoever did not see it, as long as it stays hidden."""
    secrets = 0
    for step, state in enumerate(random_play(name, seed=6)):
        if not state.is_chance_node() or step % 5:
            continue
        one, two = state.legal_actions()[0], state.legal_actions()[-1]
        first, second = state.child(one), state.child(two)
        for player in range(state.num_players()):
            if view(state, None)["decision"] in SECRET and view(first, player) == view(second, player):
                secrets += 1
                stay_the_same(first.clone(), second.clone(), player, random.Random(step))
            else:
                assert first.information_state_string(player) != second.information_state_string(player)
    assert secrets > 10


def stay_the_same(first: Any, second: Any, player: int, rng: random.Random) -> None:
    """Plays the same steps in both, and a player is told the same until they look different."""
    for _ in range(FURTHER):
        if view(first, player) != view(second, player):
            return
        assert known(first, player) == known(second, player)
        both = [action for action in first.legal_actions() if action in second.legal_actions()]
        if not both or first.current_player() != second.current_player():
            return
        action = rng.choice(both)
        first.apply_action(action)
        second.apply_action(action)


def test_a_hidden_card_is_told_to_its_owner_only() -> None:
    for state in random_play("python_waset_luxor(players=3)", seed=7):
        if state.is_chance_node() and view(state, None)["decision"] == "draw":
            card = state.action_to_struct(state.legal_actions()[-1]).to_dict()["card"]
            owner = view(state, None)["turn"]
            child = state.child(state.legal_actions()[-1])
            lines = [next_line(child, state, player) for player in range(3)]
            drew = {"kind": "drew", "seat": owner}
            assert json.dumps({**drew, "card": card}) in lines[owner]
            for player in {0, 1, 2} - {owner}:
                assert lines[player].startswith(f"chance: {json.dumps({**drew, 'card': None})}")
            return
    raise AssertionError("nobody drew a card")


def next_line(child: Any, state: Any, player: int) -> str:
    """What a player remembers of the last step."""
    told: str = child.match.told(player)
    return told.removeprefix(state.match.told(player))


# --- nothing is forgotten ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_player_forgets_nothing(name: str) -> None:
    """What is remembered only grows, a line for each step; the player's own actions are in it by number."""
    before: list[str] = []
    for state in random_play(name, seed=8):
        now = [state.match.told(player) for player in range(state.num_players())]
        if before:
            mover, action = state.full_history()[-1].player, state.history()[-1]
            for player, (was, told) in enumerate(zip(before, now, strict=True)):
                assert told.startswith(was)
                assert told.count("\n") == len(state.history())
                if mover == player:
                    assert told[len(was) :].startswith(f"{player}: {action}")
        before = now


@pytest.mark.parametrize("name", [LUXOR[1], LUXOR[3]])
def test_different_actions_are_remembered(name: str) -> None:
    """Whoever decides can always tell what was decided."""
    for step, state in enumerate(random_play(name, seed=9)):
        player = state.current_player()
        if player >= 0 and step % 5 == 0:
            told = [state.child(action).information_state_string(player) for action in state.legal_actions()]
            assert len(set(told)) == len(told)


# --- observers --------------------------------------------------------------------------------------------------------


def test_the_tensor_has_named_pieces() -> None:
    state = next(state for step, state in enumerate(random_play("python_waset_luxor", seed=1)) if step == 90)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert list(observation.tensor) == pytest.approx(state.observation_tensor(1))
    assert sum(piece.size for piece in observation.dict.values()) == len(observation.tensor)
    assert observation.dict["spaces"].shape[0] == 40
    lying = sum(name != "empty" for name in state.to_dict()["spaces"].values())
    assert np.count_nonzero(observation.dict["spaces"].any(axis=1)) == lying


def test_public_and_private_parts() -> None:
    state = next(state for step, state in enumerate(random_play(LUXOR[0], seed=1)) if step == 90)
    none, one = pyspiel.PrivateInfoType.NONE, pyspiel.PrivateInfoType.SINGLE_PLAYER
    texts = {}
    for public, private, recall in itertools.product((True, False), (none, one), (True, False)):
        kind = pyspiel.IIGObservationType(public_info=public, perfect_recall=recall, private_info=private)
        observation = make_observation(state.get_game(), kind)
        observation.set_from(state, 1)
        assert (observation.tensor is not None) == public
        texts[public, private, recall] = observation.string_from(state, 1)
    assert '"hand": [null, null, null, null, null]' in texts[True, none, False]
    assert texts[False, none, False] == ""
    assert {line.split(":")[0] for line in texts[False, one, False].splitlines()} == {"seat", "seats", "unseen_cards"}
    assert texts[True, one, True] == state.information_state_string(1)
    assert texts[True, one, False] == state.observation_string(1)
