"""What each legal action leads to is told as its seat would see it, and says nothing that the seat may not know."""

import copy
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ResetNeeded

import waset
from waset.core.rng import Rng
from waset.envs.vector import WasetVectorEnv


@pytest.mark.parametrize("observations", ["numbers", "features"])
@pytest.mark.parametrize(("name", "modules"), [("tutankhamun", ()), ("luxor", ("mummy",))])
def test_a_row_is_what_the_seat_would_see(name: str, modules: tuple[str, ...], observations: str) -> None:
    envs = WasetVectorEnv(
        name, 6, players=3, modules=modules, opponents="self", observations=observations, autoreset="same_step"
    )
    game, encoder = envs.game, envs.encoder
    _, infos = envs.reset(seed=4)
    rng = np.random.default_rng(1)
    for _ in range(25):
        rows, actions, games = envs.afterstates()
        assert np.array_equal(np.stack([games, actions], 1), np.argwhere(infos["action_mask"]))
        at = int(rng.integers(len(rows)))
        index, seat = int(games[at]), int(infos["seat"][games[at]])
        state = game.guess(envs.arena.batch.states[index], seat, Rng(0))
        game.apply(state, actions[at])
        row = encoder.encode(game.view(state, seat))
        assert np.array_equal(rows[at], row if observations == "numbers" else encoder.features(row))
        chosen = [rng.choice(actions[games == each]) for each in range(6)]
        _, _, _, _, infos = envs.step(np.array(chosen))


def test_looking_changes_nothing_and_hidden_things_make_no_difference() -> None:
    """An action that draws the last card of a pile would show which one it is."""
    envs = WasetVectorEnv("luxor", 8, opponents="self", autoreset="same_step")
    twins = copy.deepcopy(envs)
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=4)
    twins.reset(seed=4)
    for _ in range(120):
        rows, actions, games = (each.copy() for each in envs.afterstates())
        states = envs.arena.batch.states
        for index, state in enumerate(list(states)):
            states[index] = envs.game.guess(state, int(infos["seat"][index]), Rng(7))
        assert np.array_equal(envs.afterstates()[0], rows)
        chosen = np.array([rng.choice(actions[games == each]) for each in range(8)])
        for index, state in enumerate(twins.arena.batch.states):
            states[index] = envs.game.copy(state)
        seen, *_, infos = envs.step(chosen)
        assert np.array_equal(twins.step(chosen)[0], seen)


def test_what_is_over_leads_nowhere() -> None:
    envs = WasetVectorEnv("tutankhamun", 2, opponents="self", autoreset="disabled")
    with pytest.raises(ResetNeeded, match="before afterstates"):
        envs.afterstates()
    _, infos = envs.reset(seed=1)
    over: Any = [False]
    while not over[0]:
        _, _, over, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        if over[1] and not over[0]:
            break
    assert set(envs.afterstates()[2]) == set(np.flatnonzero(~over))
    assert waset.make("tutankhamun") == envs.game
