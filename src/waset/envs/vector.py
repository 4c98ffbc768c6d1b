"""Gymnasium, many games at once: one array of observations, one of masks, one of rewards for each step.

>>> import gymnasium, waset.envs
>>> envs = gymnasium.make_vec("waset/Luxor-v0", num_envs=256)
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from waset import games
from waset.core.errors import BadOption
from waset.core.rng import LARGEST_SEED
from waset.envs.encode import Encoder, Row
from waset.envs.gymnasium import ILLEGAL
from waset.envs.match import ILLEGAL_REWARD, REWARDS, checked
from waset.envs.tables import NO_ACTION, BotTables, RandomTables, tables

Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]


class WasetVectorEnv(VectorEnv[Row, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games at once. One that is over restarts at the next step, which ignores its action."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # the base class does it this way
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        modules: Iterable[str] = (),
        edition: Any = "rebuilt",
        opponents: str | Sequence[str] = "random",
        seat: int | str = 0,
        rewards: str = "ranking",
        illegal: str = "lose",
        options: Mapping[str, object] = games.NO_OPTIONS,
    ) -> None:
        checked("way to reward", rewards, REWARDS)
        checked("treatment of illegal actions", illegal, ILLEGAL)
        if num_envs < 1:
            raise BadOption(f"there must be 1 environment or more, not {num_envs}")
        rules = games.make(game, players=players, modules=modules, edition=edition, options=options)
        self.tables: BotTables | RandomTables = tables(rules, num_envs, opponents, seat)
        self.encoder: Encoder = self.tables.encoder
        self.num_envs: int = num_envs
        self.rewards_by: str = rewards
        self.illegal: str = illegal
        self.single_observation_space: spaces.Space[Any] = spaces.Box(
            self.encoder.low, self.encoder.high, dtype=np.int16
        )
        self.single_action_space: spaces.Space[Any] = spaces.Discrete(self.tables.actions)
        self.observation_space: spaces.Space[Any] = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._ended: list[int] | None = None
        """The games that are over and restart at the next step; None before the first reset."""

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Restarts all games: with a seed, game i as `game.start(seed + i)` does; or with a seed for each."""
        seeds = [seed + index for index in range(self.num_envs)] if isinstance(seed, int) else seed
        super().reset(seed=seeds[0] if seeds is not None else None)
        if seeds is None:
            seeds = self.np_random.integers(LARGEST_SEED, size=self.num_envs).tolist()
        if len(seeds) != self.num_envs:
            raise BadOption(f"{self.num_envs} environments need as many seeds, not {len(seeds)}")
        for index, each in enumerate(seeds):
            self.tables.restart(index, each)
        self.tables.step([NO_ACTION] * self.num_envs)
        self._ended = []
        rows, info = self._seen()
        return rows, info

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Row, Floats, Flags, Flags, dict[str, Any]]:
        """In each game the agent acts, then chance and the others, until it is the agent's turn again or the end."""
        if self._ended is None:
            raise ResetNeeded("no game has begun: call reset() before step()")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu" or chosen.min() < 0:
            raise InvalidAction(f"an array of {self.num_envs} action numbers is needed, not {actions!r}")
        listed: list[int] = chosen.tolist()
        for index in self._ended:
            self.tables.restart(index, int(self.np_random.integers(LARGEST_SEED)))
            listed[index] = NO_ACTION
        self.tables.step(listed)
        over, illegal = self.tables.over, self.tables.illegal
        if illegal and self.illegal == "raise":
            self._ended = []
            raise InvalidAction(f"not legal (see infos['action_mask']): the actions in the games {illegal}")
        self._ended = over + illegal
        rewards = np.zeros(self.num_envs)
        rewards[over] = [self.tables.reward(index, self.rewards_by) for index in over]
        rewards[illegal] = ILLEGAL_REWARD[self.rewards_by]
        rows, info = self._seen()
        if illegal:
            info |= {"illegal_action": self._flags(illegal), "_illegal_action": np.ones(self.num_envs, np.bool_)}
        return rows, rewards, self._flags(self._ended), self._flags([]), info

    def close_extras(self) -> None:
        """Ends opponents that run as external programs."""
        if hasattr(self, "tables"):  # the base class also closes an environment that could not be made
            self.tables.close()

    def _seen(self) -> tuple[Row, dict[str, Any]]:
        rows, masks = self.tables.seen()
        return rows, {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _flags(self, marked: list[int]) -> Flags:
        flags = np.zeros(self.num_envs, np.bool_)
        flags[marked] = True
        return flags
