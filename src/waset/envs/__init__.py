"""Environments for research: importing this registers every game with Gymnasium and PettingZoo, if they are installed.

>>> import gymnasium, pettingzoo, waset.envs
>>> table = pettingzoo.make("aec", "waset/Luxor-v0", players=4)
>>> single = gymnasium.make("waset/Tutankhamun-v0", opponents="random")
"""

from importlib.util import find_spec
from typing import Final

from waset import games

IDS: Final = {f"waset/{name.capitalize()}-v0": name for name in games.names()}
"""The name of each game in the registries of these projects."""


def _register() -> None:
    if find_spec("gymnasium"):
        import gymnasium

        for name, game in IDS.items():
            gymnasium.register(
                name,
                entry_point="waset.envs.gymnasium:WasetEnv",
                vector_entry_point="waset.envs.vector:WasetVectorEnv",
                kwargs={"game": game},
            )
    if find_spec("pettingzoo"):
        import pettingzoo  # type: ignore[import-untyped]  # it has types, but no marker that says so

        for name, game in IDS.items():
            pettingzoo.register("aec", name, entry_point="waset.envs.pettingzoo:env", kwargs={"game": game})


_register()
