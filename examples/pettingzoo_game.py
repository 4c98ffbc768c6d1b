"""PettingZoo: four agents that do anything legal play a game of Luxor with the mummy."""

import pettingzoo  # type: ignore[import-untyped]  # it has types, but no marker that says so

import waset.envs  # noqa: F401  # registers the environments

env = pettingzoo.make("aec", "waset/Luxor-v0", players=4, modules=("mummy",), rewards="score", render_mode="ansi")
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    if terminated or truncated:
        print(f"{agent}: place {info['place']}, {info['score']} points, reward {reward:+.1f}")
        env.step(None)
    else:
        env.step(env.action_space(agent).sample(observation["action_mask"]))
print(env.unwrapped.render())
