"""Gymnasium: one agent against two bots in Tutankhamun, then sixteen games at once."""

from typing import Any

import gymnasium
import numpy as np

import waset.envs  # noqa: F401  # registers the environments

env: gymnasium.Env[Any, Any] = gymnasium.make("waset/Tutankhamun-v0", players=3, opponents="random", seat=1)
observation, info = env.reset(seed=7)
print(env.get_wrapper_attr("encoder").decode(observation), end="\n\n")
terminated = False
while not terminated:
    action = int(np.flatnonzero(info["action_mask"])[0])  # the nearest tile
    observation, reward, terminated, truncated, info = env.step(action)
print(f"place {info['place']}, {info['score']} points, reward {reward:+}")

envs = gymnasium.make_vec("waset/Tutankhamun-v0", num_envs=16)
rows, infos = envs.reset(seed=7)
total = np.zeros(16)
for _ in range(200):
    rows, rewards, terminations, truncations, infos = envs.step(infos["action_mask"].argmax(axis=1))
    total += rewards
print(f"sixteen games at once, observations {rows.shape}: rewards {total.tolist()}")
