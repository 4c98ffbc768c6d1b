"""The PettingZoo environments pass that project's own tests, and tell bad use in its own way."""

import pickle
from functools import partial
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]  # it has types, but no marker that says so
import pytest
from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]  # the same

import waset
import waset.envs
from tests.contract.cases import CASES, Case
from tests.envs.cases import ID, SOME, cases, pettingzoo_warnings, some_legal
from waset.envs.pettingzoo import WasetAEC

SUBSETS = [case for case in CASES if case not in SOME]


def make(case: Case, **options: Any) -> Any:
    """The registered environment of a case."""
    return pettingzoo.make("aec", ID[case.name], players=case.players, modules=case.modules, **options)


def play(env: Any, seed: int) -> dict[str, float]:
    """Plays a random game; returns the sum of each agent's rewards."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    given = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        given[agent] += reward
        env.step(None if terminated else some_legal(observation["action_mask"], rng))
    return given


# --- PettingZoo's own tests -------------------------------------------------------------------------------------------


@cases(SOME)
def test_the_api(case: Case) -> None:
    with pettingzoo_warnings():
        api_test(make(case), num_cycles=300)


@cases(SUBSETS)
def test_the_api_with_each_subset_of_the_modules(case: Case) -> None:
    with pettingzoo_warnings():
        api_test(make(case), num_cycles=15)


@cases(SOME)
def test_seeds(case: Case) -> None:
    seed_test(partial(make, case), num_cycles=60)


@cases(SUBSETS)
def test_seeds_with_each_subset_of_the_modules(case: Case) -> None:
    seed_test(partial(make, case), num_cycles=5)


@cases(SOME)
def test_rendering(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(make, case))
    assert case.make().meta.title in capsys.readouterr().out


def test_there_is_nothing_to_cut_off() -> None:
    """`max_cycles_test` is for environments that are stopped after a number of cycles; these games always end."""
    with pytest.raises(TypeError, match="unexpected keyword argument 'max_cycles'"):
        pettingzoo.make("aec", "waset/Luxor-v0", max_cycles=4)


# --- what they promise ------------------------------------------------------------------------------------------------


def test_both_games_are_registered() -> None:
    assert set(waset.envs.IDS) <= set(pettingzoo.aec_registry)
    assert str(pettingzoo.make("aec", "waset/Luxor-v0")) == "waset_luxor_v0"


@cases(SOME)
def test_the_mask_holds_the_legal_actions_of_who_is_asked(case: Case) -> None:
    env = WasetAEC(case.name, case.players, case.modules)
    rng = np.random.default_rng(1)
    env.reset(seed=4)
    for _ in range(40):
        if env.game.is_over(env.position):
            break
        seat = env.game.to_move(env.position)
        assert env.agent_selection == f"player_{seat}"
        for agent in env.agents:
            mask = env.observe(agent)["action_mask"]
            asked = agent == env.agent_selection
            assert np.flatnonzero(mask).tolist() == (env.game.legal(env.position) if asked else [])
        env.step(some_legal(env.observe(env.agent_selection)["action_mask"], rng))


def test_a_seeded_game_is_laid_out_as_start_does() -> None:
    env = WasetAEC("luxor", players=3)
    env.reset(seed=11)
    assert env.position.key() == env.game.start(seed=11).key()


def test_resets_without_a_seed_go_on_from_the_last_one() -> None:
    keys = []
    for _ in range(2):
        env = WasetAEC("tutankhamun")
        env.reset(seed=5)
        env.reset()
        keys.append(env.position.key())
    assert keys[0] == keys[1]
    env.reset()
    assert env.position.key() != keys[0]


@pytest.mark.parametrize("rewards", ["ranking", "score"])
@cases(SOME)
def test_rewards_add_up_to_nothing(case: Case, rewards: str) -> None:
    env = make(case, rewards=rewards)
    given = play(env, 3)
    game, state = env.unwrapped.game, env.unwrapped.position
    assert sum(given.values()) == pytest.approx(0)
    ranks = game.ranking(state)
    totals = [score.total for score in game.scores(state)]
    for seat, reward in enumerate(given.values()):
        if rewards == "ranking":
            assert -1 <= reward <= 1
            assert (reward == 1) == (ranks[seat] == 1 and ranks.count(1) == 1)
        else:
            others = [total for other, total in enumerate(totals) if other != seat]
            assert reward == pytest.approx(totals[seat] - sum(others) / len(others))


def test_infos_say_how_it_ended() -> None:
    env = WasetAEC("tutankhamun", players=3)
    rng = np.random.default_rng(2)
    env.reset(seed=2)
    while not env.game.is_over(env.position):
        assert env.infos[env.agent_selection] == {}
        env.step(some_legal(env.observe(env.agent_selection)["action_mask"], rng))
    ranks = env.game.ranking(env.position)
    assert [env.infos[agent]["place"] for agent in env.agents] == ranks
    assert env.infos["player_0"]["ending"] in ("zero", "nile empty")


def test_options_reach_the_game() -> None:
    env = pettingzoo.make("aec", "waset/Tutankhamun-v0", players=4, options={"first": 2, "idols": "optional"})
    env.reset(seed=1)
    assert env.agent_selection == "player_2"
    assert env.unwrapped.game.options["idols"] == "optional"


def test_an_environment_can_be_pickled() -> None:
    env = WasetAEC("luxor", 3, modules=("mummy",), rewards="score", options={"first": 1})
    twin = pickle.loads(pickle.dumps(env))
    assert (twin.game.players, twin.game.modules, twin.rewards_by) == (3, ("mummy",), "score")
    assert twin.game.options["first"] == "1"


def test_pictures_show_what_happens() -> None:
    for name in ID:
        env = WasetAEC(name, players=3, render_mode="rgb_array")
        env.reset(seed=1)
        before = env.render()
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[-1]))
        after = env.render()
        assert isinstance(before, np.ndarray)
        assert isinstance(after, np.ndarray)
        assert before.shape == after.shape
        assert (before != after).any()


# --- bad use ----------------------------------------------------------------------------------------------------------


def test_an_illegal_action_loses(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.make("aec", "waset/Luxor-v0", players=3)
    env.reset(seed=1)
    observation, *_ = env.last()
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert env.rewards == {"player_0": -1.0, "player_1": 0, "player_2": 0}
    assert all(env.terminations.values())
    assert "Illegal move made, game terminating with current player losing" in caplog.text


def test_an_illegal_action_without_the_wrappers_is_an_error() -> None:
    env = WasetAEC("luxor")
    env.reset(seed=1)
    with pytest.raises(waset.IllegalAction, match="player_0 may not take the action 700"):
        env.step(700)


def test_an_action_that_does_not_exist_is_an_error() -> None:
    env = pettingzoo.make("aec", "waset/Luxor-v0")
    env.reset(seed=1)
    for action in (-1, 848, None):
        with pytest.raises(AssertionError, match="action is not in action space"):
            env.step(action)


def test_nothing_before_reset() -> None:
    env = pettingzoo.make("aec", "waset/Tutankhamun-v0")
    for call in (partial(env.step, 1), partial(env.observe, "player_0"), env.render, env.agent_iter):
        with pytest.raises(AssertionError, match="reset\\(\\) needs to be called before"):
            call()
    with pytest.raises(AttributeError, match="agents cannot be accessed before reset"):
        _ = env.agents


def test_nothing_but_none_after_the_end(caplog: pytest.LogCaptureFixture) -> None:
    env = pettingzoo.make("aec", "waset/Tutankhamun-v0")
    play(env, 1)
    env.step(1)
    assert "step() called after all agents are terminated" in caplog.text
    raw = WasetAEC("tutankhamun")
    rng = np.random.default_rng(1)
    raw.reset(seed=1)
    while not raw.game.is_over(raw.position):
        raw.step(some_legal(raw.observe(raw.agent_selection)["action_mask"], rng))
    with pytest.raises(ValueError, match="the only valid action is None"):
        raw.step(1)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"players": 6}, "Luxor is for 2 to 5 players, not 6"),
        ({"modules": ("mumy",)}, "unknown module of Luxor 'mumy'; did you mean 'mummy'?"),
        ({"options": {"colour": "red"}}, "unknown option of Luxor 'colour'"),
        ({"options": {"first": "9"}}, "unknown value for the option 'first' '9'"),
        ({"rewards": "rank"}, "unknown way to reward 'rank'; did you mean 'ranking'?"),
        ({"render_mode": "window"}, "unknown render mode 'window'"),
    ],
)
def test_what_cannot_be_made_is_told(options: dict[str, Any], words: str) -> None:
    with pytest.raises(waset.BadOption) as told:
        pettingzoo.make("aec", "waset/Luxor-v0", **options)
    assert words in str(told.value)
