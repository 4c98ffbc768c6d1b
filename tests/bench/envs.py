"""What a step of each environment costs, with mask and observation: as a multiple of the engine's own random decision.

    python -m tests.bench.envs

One process measures all of them in turn, in CPU time of one core, and the best round of each counts. Actions are drawn
outside what is measured.
"""

import warnings
from collections.abc import Callable
from time import process_time
from typing import Any, Final, NamedTuple

import gymnasium
import numpy as np
import numpy.typing as npt
import pettingzoo  # type: ignore[import-untyped]  # it has types, but no marker that says so

import waset
import waset.envs
from waset.core.rng import Rng

LUXOR: Final = "waset/Luxor-v0"
GAMES: Final = 256
STEPS: Final = {"gymnasium": 4000, "pettingzoo": 4000, "vector": 40, "features": 40}
"""How many steps each of them takes in a second, roughly, on a slow machine; of many games, at once."""
Masks = npt.NDArray[np.int8]


class Cost(NamedTuple):
    """Microseconds for a step, and for a random decision of the engine in the same run."""

    step: float
    decision: float

    @property
    def times(self) -> float:
        """How many times the decision it is."""
        return self.step / self.decision


def decision(seconds: float) -> float:
    """Microseconds of the engine's own random loop for a decision, layouts included."""
    game = waset.make("luxor", players=2)
    games = max(1, round(2000 * seconds))
    start = process_time()
    decisions = sum(game.play_out(game.blank(), Rng(seed)) for seed in range(1, games + 1))
    return 1e6 * (process_time() - start) / decisions


def single(steps: int) -> float:
    """Gymnasium as `make` makes it, against the random bot."""
    env: gymnasium.Env[Any, Any] = gymnasium.make(LUXOR)
    rng = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    spent = 0.0
    for _ in range(steps):
        action = int(rng.choice(np.flatnonzero(info["action_mask"])))
        start = process_time()
        _, _, over, _, info = env.step(action)
        if over:
            _, info = env.reset()
        spent += process_time() - start
    return 1e6 * spent / steps


def turns(steps: int) -> float:
    """PettingZoo as `make` makes it: `last` and `step` for each decision of a seat."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env = pettingzoo.make("aec", LUXOR)
    rng = np.random.default_rng(1)
    env.reset(seed=1)
    spent = 0.0
    for _ in range(steps):
        start = process_time()
        observation, _, over, _, _ = env.last()
        spent += process_time() - start
        action = None if over else int(rng.choice(np.flatnonzero(observation["action_mask"])))
        start = process_time()
        env.step(action)
        if not env.agents:
            env.reset()
        spent += process_time() - start
    return 1e6 * spent / steps


def many(steps: int, observations: str) -> float:
    """The vector environment in self-play."""
    envs = gymnasium.make_vec(LUXOR, num_envs=GAMES, opponents="self", observations=observations)
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    spent = 0.0
    for _ in range(steps):
        actions = any_legal(infos["action_mask"], rng)
        start = process_time()
        *_, infos = envs.step(actions)
        spent += process_time() - start
    return 1e6 * spent / steps / GAMES


def any_legal(masks: Masks, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Any legal action in each game."""
    games, legal = np.nonzero(masks)
    order = rng.permutation(len(legal))
    actions = np.zeros(len(masks), np.int64)
    actions[games[order]] = legal[order]
    return actions


MEASURED: Final[dict[str, Callable[[int], float]]] = {
    "gymnasium": single,
    "pettingzoo": turns,
    "vector": lambda steps: many(steps, "numbers"),
    "features": lambda steps: many(steps, "features"),
}


def costs(rounds: int, seconds: float) -> dict[str, Cost]:
    """What a step of each environment costs in Luxor with two players and no module."""
    decisions = []
    steps: dict[str, list[float]] = {name: [] for name in MEASURED}
    for _ in range(rounds):
        decisions.append(decision(seconds))
        for name, measure in MEASURED.items():
            steps[name].append(measure(max(2, round(STEPS[name] * 5 * seconds))))
    return {name: Cost(min(found), min(decisions)) for name, found in steps.items()}


if __name__ == "__main__":
    print(f"Luxor, two players, no module; rules {'compiled' if waset.compiled else 'interpreted'}")
    for name, cost in costs(5, 0.4).items():
        print(f"{name}: {cost.step:.2f} us a step, {cost.times:.1f} times a random decision ({cost.decision:.3f} us)")
