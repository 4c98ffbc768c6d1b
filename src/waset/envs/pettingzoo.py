"""PettingZoo: every seat is an agent, one after the other (AEC).

>>> import pettingzoo, waset.envs
>>> env = pettingzoo.make("aec", "waset/Luxor-v0", players=3, modules=("mummy",))
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle, seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # PettingZoo has types, but no marker that says so
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]  # the same

from waset import games
from waset.core.errors import IllegalAction
from waset.core.rng import LARGEST_SEED
from waset.envs.match import ILLEGAL_REWARD, RENDER_MODES, REWARDS, Episode, checked, final_rewards
from waset.envs.picture import picture
from waset.envs.text import text


def env(**options: Any) -> AECEnv:
    """The environment as PettingZoo wants it: an illegal action loses, and calls in a wrong order are errors."""
    raw = WasetAEC(**options)
    made = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD[raw.rewards_by])
    made = wrappers.AssertOutOfBoundsWrapper(made)
    return wrappers.OrderEnforcingWrapper(made)


class WasetAEC(AECEnv, EzPickle):  # type: ignore[misc]  # the base class has no types
    """A game with an agent on each seat. Observations hold what the agent's own seat sees, and what it may do."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # the base class does it this way
        "name": "waset_v0",
        "render_modes": list(RENDER_MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str,
        players: int = 2,
        modules: Iterable[str] = (),
        edition: Any = "rebuilt",
        rewards: str = "ranking",
        render_mode: str | None = None,
        options: Mapping[str, object] = games.NO_OPTIONS,
    ) -> None:
        EzPickle.__init__(self, game, players, modules, edition, rewards, render_mode, options)
        super().__init__()
        checked("way to reward", rewards, REWARDS)
        checked("render mode", render_mode, (None, *RENDER_MODES))
        self.match: Episode = Episode(
            games.make(game, players=players, modules=modules, edition=edition, options=options)
        )
        self.metadata = {**self.metadata, "name": f"waset_{game}_v0"}
        self.rewards_by: str = rewards
        self.render_mode: str | None = render_mode
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        encoder, actions = self.match.encoder, self.match.actions
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(encoder.low, encoder.high, dtype=np.int16),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self._seeds: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation of an agent: pieces as in `docs/envs.md`, and the mask of its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game: with a seed, laid out as by `game.start(seed)`; without one, from the last seed on."""
        if seed is not None or self._seeds is None:
            self._seeds, _ = seeding.np_random(seed)
        self.match.start(seed if seed is not None else int(self._seeds.integers(LARGEST_SEED)))
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.agents[self.match.to_move]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees, and what it may do if it is to decide."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.match.observe(seat), "action_mask": self.match.mask(seat)}

    def step(self, action: int | None) -> None:
        """The agent to decide acts; then chance, until an agent must decide again or the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        match = self.match
        if action is None or not match.is_legal(int(action)):
            raise IllegalAction(f"{agent} may not take the action {action!r}; action_mask has the legal ones")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        match.act(int(action))
        if match.is_over:
            rewards = final_rewards(match.game, match.state, self.rewards_by)
            self.rewards = dict(zip(self.agents, rewards, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {each: match.result(seat) for seat, each in enumerate(self.agents)}
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[match.to_move]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What the agent to decide sees: printed, as text, or as a picture."""
        match = self.match
        view = match.game.view(match.state, None if match.is_over else match.to_move)
        if self.render_mode == "rgb_array":
            return picture(match.game, view)
        if self.render_mode == "ansi":
            return text(match.game, view)
        if self.render_mode == "human":
            print(text(match.game, view))
        return None

    def close(self) -> None:
        """Nothing has to be closed."""
