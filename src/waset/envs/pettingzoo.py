"""PettingZoo: every seat is an agent, one after the other (AEC).

>>> import pettingzoo, waset.envs
>>> env = pettingzoo.make("aec", "waset/Luxor-v0", players=3, modules=("mummy",))
"""

from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv  # type: ignore[import-untyped]  # PettingZoo has types, but no marker that says so

from waset import games
from waset.core.errors import IllegalAction
from waset.core.game import NOBODY, AnyGame
from waset.core.rng import LARGEST_SEED
from waset.core.seat_batch import NO_ACTION
from waset.envs.arena import Arena
from waset.envs.choices import OBSERVATIONS, RENDER_MODES, checked, observation_space, result
from waset.envs.encode import Encoder
from waset.envs.opponents import SELF, Opponents
from waset.envs.pettingzoo_checked import CheckedAEC
from waset.envs.picture import picture
from waset.envs.rewards import Reward, illegal_reward, outcome, reward, rewarded
from waset.envs.starts import seed_of, start_of
from waset.envs.text import text


def env(**options: Any) -> AECEnv:
    """The environment as PettingZoo wants it: an illegal action loses, and calls in a wrong order are errors."""
    raw = WasetAEC(**options)
    return CheckedAEC(raw, illegal_reward(raw.rewards_by))


class WasetAEC(AECEnv):  # type: ignore[misc]  # the base class has no types
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
        rewards: str | Reward = "ranking",
        render_mode: str | None = None,
        options: Mapping[str, object] = games.NO_OPTIONS,
        observations: str = "numbers",
    ) -> None:
        super().__init__()
        self.reward: Reward = reward(rewards)
        checked("render mode", render_mode, (None, *RENDER_MODES))
        checked("kind of observations", observations, OBSERVATIONS)
        self.game: AnyGame = games.make(game, players=players, modules=modules, edition=edition, options=options)
        self.arena: Arena = Arena(Opponents(self.game, SELF, 0), 1, observations == "features")
        self.encoder: Encoder = self.arena.encoder
        self.metadata = {**self.metadata, "name": f"waset_{game}_v0"}
        self.rewards_by: str | Reward = rewards
        self.render_mode: str | None = render_mode
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        actions = self.game.action_count
        self.observation_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Dict(
                {
                    "observation": observation_space(self.encoder, observations),
                    "action_mask": spaces.Box(0, 1, (actions,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(actions) for agent in self.possible_agents
        }
        self._seeds: np.random.Generator | None = None
        self._actions: int = actions
        self._seat_of: dict[str, int] = {agent: seat for seat, agent in enumerate(self.possible_agents)}

    @property
    def position(self) -> Any:
        """The state of the rules: all of it, also what agents must not know."""
        return self.arena.batch.states[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The observation of an agent: pieces as in `docs/envs.md`, and the mask of its legal actions."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The numbers of all actions of the game."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game: with a seed, laid out as by `game.start(seed)`; without one, from the last seed on.

        With the option `position`, a document, it begins there. PettingZoo lets an environment get options that it does
        not know, and tests that.
        """
        start = start_of(self.game, (options or {}).get("position"))
        begin = seed_of(seed)
        if begin is not None or self._seeds is None:
            self._seeds, _ = seeding.np_random(begin)
        if begin is None:
            begin = int(self._seeds.integers(LARGEST_SEED))
        self.arena.restart(0, begin, start)
        self.arena.actions[0] = NO_ACTION
        self.arena.step()
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection: str = self.agents[self.arena.movers[0]]

    def observe(self, agent: str) -> dict[str, npt.NDArray[Any]]:
        """What an agent sees, and what it may do if it is to decide."""
        seat = self._seat_of[agent]
        arena = self.arena
        mover = arena.movers[0]
        if seat == mover:
            return {"observation": arena.observed(), "action_mask": arena.first_mask.copy()}
        # Once a game is over no action has a meaning: a policy that samples before it looks for the end must not fail.
        mask = np.full(self.game.action_count, mover == NOBODY, np.int8)
        return {"observation": arena.seen_by(0, seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """The agent to decide acts; then chance, until an agent must decide again or the game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        arena = self.arena
        if action is None or not 0 <= action < self._actions or not arena.first_mask[action]:
            raise IllegalAction(f"{agent} may not take the action {action!r}; action_mask has the legal ones")
        arena.actions[0] = action
        arena.step()
        mover = arena.movers[0]
        if mover == NOBODY:
            self._end()
        else:
            # Nobody gets a reward before the end: there is nothing to be cleared or added up.
            self.agent_selection = self.possible_agents[mover]
        if self.render_mode == "human":
            self.render()

    def _end(self) -> None:
        """The game is over: everybody learns what it was worth."""
        ended = outcome(self.game, self.position)
        self.rewards = dict(zip(self.agents, rewarded(self.reward, ended), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {each: result(ended, seat) for seat, each in enumerate(self.agents)}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What the agent to decide sees: printed, as text, or as a picture."""
        mover = int(self.arena.movers[0])
        view = self.game.view(self.position, None if mover == NOBODY else mover)
        if self.render_mode == "rgb_array":
            return picture(self.game, view)
        if self.render_mode == "ansi":
            return text(self.game, view)
        if self.render_mode == "human":
            print(text(self.game, view))
        return None

    def close(self) -> None:
        """Nothing has to be closed."""
