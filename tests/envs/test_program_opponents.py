"""Programs as opponents of an agent: kept from game to game, and ended with the environment."""

from pathlib import Path
from time import sleep
from typing import Final

import gymnasium
import pytest

import waset.envs
from tests.bots.test_program import is_running, kept_by, named
from waset.core.errors import BadOption

assert waset.envs

PATIENCE: Final = 3000


def test_a_program_plays_against_an_agent_until_the_environment_is_closed(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    env = gymnasium.make("waset/Tutankhamun-v0", players=3, opponents=["random", named("plays", kept)])
    for seed in (1, 2):
        _, info = env.reset(seed=seed)
        ended = False
        while not ended:
            _, _, ended, _, info = env.step(int(info["action_mask"].argmax()))
    env.reset(seed=3)
    for _ in range(PATIENCE):  # it reads the last message when it comes to it
        (process,), told = kept_by(kept)
        kinds = [each["type"] for each in told if each["type"] != "decide"]
        if len(kinds) >= 5:
            break
        sleep(0.01)
    assert kinds[:5] == ["hello", "game", "over", "game", "over"]
    assert all(each["result"]["ranking"] for each in told if each["type"] == "over")
    assert {each["seat"] for each in told if each["type"] == "game"} == {2}
    assert is_running(process)
    env.close()
    assert not is_running(process)


def test_many_games_have_their_own_programs(tmp_path: Path) -> None:
    kept = tmp_path / "kept"
    envs = gymnasium.make_vec("waset/Tutankhamun-v0", num_envs=2, opponents=named("plays", kept), seat=1)
    envs.reset(seed=1)
    processes, _ = kept_by(kept)
    assert len(set(processes)) == 2
    envs.close()
    assert not any(is_running(process) for process in processes)


def test_a_program_that_is_not_there_is_refused_at_once() -> None:
    for make in (gymnasium.make, gymnasium.make_vec):
        with pytest.raises(BadOption, match="there is no program"):
            make("waset/Luxor-v0", opponents="cmd:./nowhere.py")
