"""Steps per second of the vector environment against random bots, with observations and masks, in CPU time.

python -m tests.envs.speed
"""

import platform
from time import process_time

import gymnasium
import numpy as np

import waset.envs
from tests.envs.cases import FULL, ID

GAMES = 256
ROUNDS = 5
SECONDS = 0.4
MEASURED = [
    *[("luxor", players, ()) for players in (2, 3, 4)],
    *[("luxor", players, FULL.modules) for players in (2, 5)],
    *[("tutankhamun", players, ()) for players in (2, 4, 6)],
]


def steps_per_second(name: str, players: int, modules: tuple[str, ...]) -> float:
    """The best of some rounds. Choosing the actions is not counted."""
    envs = gymnasium.make_vec(ID[name], num_envs=GAMES, players=players, modules=modules)
    rng = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    best = 0.0
    for _ in range(ROUNDS):
        spent, steps = 0.0, 0
        while spent < SECONDS:
            games, legal = np.nonzero(infos["action_mask"])
            order = rng.permutation(len(legal))
            actions = np.zeros(GAMES, np.int64)
            actions[games[order]] = legal[order]
            before = process_time()
            *_, infos = envs.step(actions)
            spent += process_time() - before
            steps += GAMES
        best = max(best, steps / spent)
    return best


if __name__ == "__main__":
    print(f"{platform.machine()}, one core, rules {'compiled' if waset.compiled else 'interpreted'}")
    for name, players, modules in MEASURED:
        best = steps_per_second(name, players, modules)
        print(f"{name}, {players} players, {len(modules)} modules: {best:,.0f} steps/s")
