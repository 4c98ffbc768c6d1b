"""Small games are worth what they say, and OpenSpiel's exact algorithms run on them."""

from typing import Any

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # OpenSpiel has no types
import pytest
from open_spiel.python.algorithms import (  # type: ignore[import-untyped]  # OpenSpiel has no types
    cfr,
    expected_game_score,
    exploitability,
    external_sampling_mccfr,
    get_all_states,
)

import waset
import waset.envs.openspiel
from waset.envs.gymnasium import WasetEnv
from waset.envs.pettingzoo import WasetAEC
from waset.envs.small import small_games

NAMES = list(small_games())
ROUNDS = 2


def load(name: str) -> Any:
    """A small game in OpenSpiel."""
    return pyspiel.load_game(f"python_waset_{small_games()[name].game}(position={name})")


def test_there_are_three_and_they_differ() -> None:
    games = small_games().values()
    assert len(games) == 3
    assert len({each.values for each in games}) == 3
    assert all(sum(each.values) == 0 for each in games)


@pytest.mark.parametrize("name", NAMES)
def test_cfr_proves_the_exact_value(name: str) -> None:
    """The policy that CFR prefers loses nothing to anybody, by OpenSpiel's own measure: so it shows the exact value."""
    game = load(name)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(ROUNDS):
        solver.evaluate_and_update_policy()
    found = solver.average_policy()
    chances = found.action_probability_array
    preferred = chances.argmax(axis=1)
    chances[:] = 0
    chances[np.arange(len(chances)), preferred] = 1
    assert exploitability.exploitability(game, found) == pytest.approx(0, abs=1e-9)
    value = expected_game_score.policy_value(game.new_initial_state(), [found] * 2)
    assert value.tolist() == pytest.approx([float(each) for each in small_games()[name].values], abs=1e-9)


def test_mccfr_runs() -> None:
    game = load("last-tiles")
    np.random.seed(1)
    solver = external_sampling_mccfr.ExternalSamplingSolver(game, external_sampling_mccfr.AverageType.SIMPLE)
    before = exploitability.exploitability(game, solver.average_policy())
    for _ in range(60):
        solver.iteration()
    assert exploitability.exploitability(game, solver.average_policy()) < before / 2


@pytest.mark.parametrize("name", NAMES)
def test_every_information_state_has_its_own_tensor(name: str) -> None:
    game = load(name)
    states = get_all_states.get_all_states(
        game, include_terminals=False, include_chance_states=False, to_string=lambda state: state.history_str()
    )
    tensors: dict[bytes, str] = {}
    for state in states.values():
        player = state.current_player()
        tensor = np.array(state.information_state_tensor(player), np.float32)
        assert tensor.shape == tuple(game.information_state_tensor_shape())
        text = state.information_state_string(player)
        assert tensors.setdefault(tensor.tobytes(), text) == text
    assert len(set(tensors.values())) == len(tensors), "and one only"


def test_the_number_of_nodes_is_what_it_says() -> None:
    for name, small in small_games().items():
        states = get_all_states.get_all_states(
            load(name),
            include_terminals=True,
            include_chance_states=True,
            to_string=lambda state: state.history_str(),
        )
        assert len(states) == small.nodes


def test_other_environments_begin_there_too() -> None:
    small = small_games()["last-tiles"]
    env = WasetEnv(small.game)
    env.reset(seed=1, options={"position": small.position})
    raw = WasetAEC(small.game)
    raw.reset(seed=1, options={"position": small.position})
    wanted = waset.make(small.game).position(small.position).key()
    assert env.game.ranking(env.state)
    assert raw.position.key() == wanted


@pytest.mark.parametrize(
    ("position", "words"),
    [
        ("last-tile", "unknown file or small game 'last-tile'; did you mean 'last-tiles'?"),
        ("unseen-scarab", "unknown file or small game 'unseen-scarab'"),
        ("a(b", "OpenSpiel cannot write a position with one of"),
    ],
)
def test_positions_that_cannot_be_are_refused(position: str, words: str) -> None:
    with pytest.raises(pyspiel.SpielError) as told:
        pyspiel.load_game("python_waset_tutankhamun", {"position": position})
    assert words in str(told.value)


def test_a_position_can_be_a_file(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.toml").write_text("boats = [70, 66]\nplayers = 2\n")
    state = pyspiel.load_game("python_waset_tutankhamun(position=mine.toml)").new_initial_state()
    assert state.to_dict()["boats"] == [70, 66]
    with pytest.raises(pyspiel.SpielError, match="the position is for 2 players, not 3"):
        pyspiel.load_game("python_waset_tutankhamun(players=3,position=mine.toml)")
    (tmp_path / "mine.toml").write_text("boats = 7\n")
    with pytest.raises(pyspiel.SpielError, match=r"mine\.toml: boats"):
        pyspiel.load_game("python_waset_tutankhamun(position=mine.toml)")
