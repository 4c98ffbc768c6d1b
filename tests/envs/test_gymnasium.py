"""The Gymnasium environments pass that project's own check, alone and many at once, and tell bad use in its own way."""

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import waset
import waset.envs
from tests.contract.cases import CASES, Case
from tests.envs.cases import ID, SOME, cases, some_legal
from waset.envs.gymnasium import WasetEnv
from waset.envs.pettingzoo import WasetAEC
from waset.envs.vector import WasetVectorEnv

Env = gymnasium.Env[Any, Any]


def make(case: Case, **options: Any) -> Env:
    """The registered environment of a case."""
    made: Env = gymnasium.make(ID[case.name], players=case.players, modules=case.modules, **options)
    return made


def many(name: str, num_envs: int, **options: Any) -> WasetVectorEnv:
    """A number of games at once, as they are registered."""
    made = gymnasium.make_vec(ID[name], num_envs=num_envs, vectorization_mode="vector_entry_point", **options)
    assert isinstance(made, WasetVectorEnv)
    return made


def any_legal(masks: Any, rng: np.random.Generator) -> Any:
    """Any legal action in each game."""
    return (rng.random(masks.shape) * masks).argmax(axis=1)


@pytest.mark.parametrize("kind", [WasetEnv, WasetVectorEnv, WasetAEC])
def test_the_game_must_be_said(kind: Any) -> None:
    """An environment that is made without one is an error, not a game that nobody asked for."""
    with pytest.raises(TypeError, match="missing 1 required positional argument: 'game'"):
        kind(players=2)


# --- one game ---------------------------------------------------------------------------------------------------------


@cases(CASES)
def test_the_check(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(make(case).unwrapped, skip_render_check=case not in SOME)
    capsys.readouterr()


@cases(SOME)
def test_a_game_to_its_end(case: Case) -> None:
    env = make(case, seat=case.players - 1)
    rng = np.random.default_rng(1)
    observation, info = env.reset(seed=3)
    terminated = False
    reward = 0.0
    while not terminated:
        assert reward == 0
        assert env.observation_space.contains(observation)
        assert (env.get_wrapper_attr("action_masks")() == info["action_mask"]).all()
        observation, got, terminated, truncated, info = env.step(some_legal(info["action_mask"], rng))
        reward = float(got)
        assert not truncated
    assert info["place"] == env.get_wrapper_attr("game").ranking(env.get_wrapper_attr("state"))[case.players - 1]
    assert -1 <= reward <= 1
    assert (reward == 1) <= (info["place"] == 1)


def test_the_agent_may_sit_anywhere() -> None:
    seats = set()
    env = WasetEnv("tutankhamun", players=4, seat="random")
    for seed in range(20):
        env.reset(seed=seed)
        assert env.game.to_move(env.state) == env.seat
        seats.add(env.seat)
    assert seats == {0, 1, 2, 3}


def test_the_bots_do_not_move_the_games_chance() -> None:
    env = WasetEnv("luxor", players=2, seat=0)
    env.reset(seed=11)
    assert env.state.key() == env.game.start(seed=11).key()


def test_each_opponent_can_be_named() -> None:
    assert WasetEnv("luxor", players=3, opponents=("random", "random")).arena.opponents.names == ["random", "random"]


@pytest.mark.parametrize("name", ID)
def test_rendering(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = {}
    for mode in ("human", "ansi", "rgb_array"):
        env = WasetEnv(name, render_mode=mode)
        env.reset(seed=1)
        shown[mode] = env.render()
    assert shown["human"] is None
    assert capsys.readouterr().out == f"{shown['ansi']}\n"
    assert isinstance(shown["rgb_array"], np.ndarray)
    assert shown["rgb_array"].dtype == np.uint8


# --- bad use ----------------------------------------------------------------------------------------------------------


def test_an_illegal_action_loses() -> None:
    env = WasetEnv("luxor")
    _, info = env.reset(seed=1)
    _, reward, terminated, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, terminated, info["illegal_action"]) == (-1.0, True, True)
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_an_illegal_action_can_be_an_error() -> None:
    env = WasetEnv("luxor", illegal="raise")
    _, info = env.reset(seed=1)
    legal = np.flatnonzero(info["action_mask"])
    with pytest.raises(InvalidAction, match=f"action 847 is not legal here; legal: {legal[0]}"):
        env.step(847)
    env.step(int(legal[0]))


@pytest.mark.parametrize("action", [-1, 848, "left", 0.5, None])
def test_an_action_that_does_not_exist_is_an_error(action: Any) -> None:
    env = WasetEnv("luxor")
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="is not in Discrete\\(848\\)"):
        env.step(action)


def test_nothing_before_reset() -> None:
    env = WasetEnv("luxor", render_mode="ansi")
    for call in (partial(env.step, 0), env.action_masks, env.render):
        with pytest.raises(ResetNeeded, match="call reset\\(\\) before"):
            call()
    with pytest.raises(ResetNeeded):
        gymnasium.make("waset/Luxor-v0").step(0)


def test_nothing_after_the_end() -> None:
    env = WasetEnv("tutankhamun")
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    terminated = False
    while not terminated:
        _, _, terminated, _, info = env.step(some_legal(info["action_mask"], rng))
    with pytest.raises(ResetNeeded, match="the game is over"):
        env.step(1)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 9}, "Luxor is for 2 to 5 players, not 9"),
        ({"opponents": "randm"}, "unknown bot 'randm'; did you mean 'random'?"),
        ({"opponents": ("random",) * 2}, "with 2 players there are 1 opponents, not 2"),
        ({"seat": 2}, "the agent's seat is a number from 0 to 1 or 'random', not 2"),
        ({"rewards": "rank"}, "unknown way to reward 'rank'; did you mean 'ranking'?"),
        ({"illegal": "ignore"}, "unknown treatment of illegal actions 'ignore'"),
        ({"options": {"colour": "red"}}, "unknown option of Luxor 'colour'"),
    ],
)
def test_what_cannot_be_made_is_told(options: dict[str, Any], words: str) -> None:
    for create in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(waset.BadOption) as told:
            create("waset/Luxor-v0", **options)
        assert words in str(told.value)


# --- many games -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ID)
def test_many_games_are_as_many_single_ones(name: str) -> None:
    """Game i is the game of a single environment that is reset with seed + i, step by step to its end."""
    envs = many(name, 3, players=3)
    singles = [WasetEnv(name, players=3) for _ in range(3)]
    rows, infos = envs.reset(seed=20)
    for index, env in enumerate(singles):
        observation, info = env.reset(seed=20 + index)
        assert (rows[index] == observation).all()
        assert (infos["action_mask"][index] == info["action_mask"]).all()
    rng = np.random.default_rng(3)
    going = [True] * 3
    while any(going):
        actions = any_legal(infos["action_mask"], rng)
        rows, rewards, terminations, truncations, infos = envs.step(actions)
        assert envs.observation_space.contains(rows)
        assert not truncations.any()
        for index, env in enumerate(singles):
            if going[index]:
                observation, reward, terminated, _, info = env.step(int(actions[index]))
                assert (rows[index] == observation).all()
                assert (rewards[index], terminations[index]) == (reward, terminated)
                assert (infos["action_mask"][index] == info["action_mask"]).all()
                going[index] = not terminated


def test_a_game_that_is_over_begins_anew_at_the_next_step() -> None:
    envs = many("tutankhamun", 4)
    assert envs.metadata["autoreset_mode"] == AutoresetMode.NEXT_STEP
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    over = np.zeros(4, bool)
    for _ in range(60):
        rows, rewards, terminations, _, infos = envs.step(any_legal(infos["action_mask"], rng))
        turns = rows[:, envs.encoder.parts["turns"]].ravel()
        assert (turns[over] <= 2).all()
        assert not terminations[over].any()
        assert not rewards[~terminations].any()
        over = terminations
    assert envs.single_action_space.contains(0)


def test_the_same_seed_gives_the_same_games() -> None:
    played = []
    for _ in range(2):
        envs = many("luxor", 3, seat="random")
        rng = np.random.default_rng(4)
        _, infos = envs.reset(seed=8)
        for _ in range(150):
            rows, *_, infos = envs.step(any_legal(infos["action_mask"], rng))
        played.append(rows)
    assert (played[0] == played[1]).all()


def test_each_game_can_have_a_seed() -> None:
    envs = many("luxor", 2)
    rows, _ = envs.reset(seed=[5, 5])
    assert (rows[0] == rows[1]).all()
    with pytest.raises(waset.BadOption, match="2 environments need as many seeds, not 3"):
        envs.reset(seed=[1, 2, 3])


def test_what_is_returned_is_not_used_again() -> None:
    envs = many("luxor", 2)
    first, infos = envs.reset(seed=1)
    kept = first.copy()
    rows, _, terminations, _, later = envs.step(infos["action_mask"].argmax(axis=1))
    assert not np.shares_memory(first, rows)
    assert not np.shares_memory(infos["action_mask"], later["action_mask"])
    assert (first == kept).all()
    terminations[:] = True
    rows, *_ = envs.step(later["action_mask"].argmax(axis=1))
    assert (rows != first).any(), "what the caller writes into an array does not begin a game anew"


def test_bad_use_of_many_games() -> None:
    envs = many("luxor", 2)
    with pytest.raises(ResetNeeded, match="call reset\\(\\) before step"):
        envs.step(np.zeros(2, np.int64))
    _, infos = envs.reset(seed=1)
    for actions in (np.zeros(3, np.int64), np.zeros(2), 1, np.array([0, -1])):
        with pytest.raises(InvalidAction, match="an array of 2 action numbers is needed"):
            envs.step(actions)  # type: ignore[arg-type]  # on purpose
    legal = infos["action_mask"].argmax(axis=1)
    _, rewards, terminations, _, infos = envs.step(np.array([847, legal[1]]))
    assert rewards.tolist() == [-1.0, 0.0]
    assert terminations.tolist() == [True, False]
    assert infos["illegal_action"].tolist() == [True, False]
    strict = many("luxor", 2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="games \\[0, 1\\]"):
        strict.step(np.array([847, 847]))
    with pytest.raises(waset.BadOption, match="1 environment or more, not 0"):
        many("luxor", 0)
