"""Gymnasium, many games at once: one array of observations, one of masks, one of rewards for each step.

>>> import gymnasium, waset.envs
>>> envs = gymnasium.make_vec("waset/Luxor-v0", num_envs=256)
"""

from collections.abc import Iterable, Sequence
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
from waset.envs.match import ILLEGAL_REWARD, REWARDS, Mask, Match, checked, final_rewards
from waset.envs.opponents import Opponents

Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]


class WasetVectorEnv(VectorEnv[Row, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """So many games. One that is over begins anew at the next step, in which its action is not looked at."""

    metadata: dict[str, Any] = {  # noqa: RUF012  # the base class has it so
        "render_modes": [],
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        game: str = "luxor",
        players: int = 2,
        modules: Iterable[str] = (),
        edition: Any = "rebuilt",
        opponents: str | Sequence[str] = "random",
        seat: int | str = 0,
        rewards: str = "ranking",
        illegal: str = "lose",
        **options: object,
    ) -> None:
        checked("way to reward", rewards, REWARDS)
        checked("treatment of illegal actions", illegal, ILLEGAL)
        if num_envs < 1:
            raise BadOption(f"there must be 1 environment or more, not {num_envs}")
        rules = games.make(game, players=players, modules=modules, edition=edition, **options)
        self.encoder: Encoder = Encoder(rules)
        self.matches: list[Match] = [Match(rules, self.encoder) for _ in range(num_envs)]
        self.opponents: list[Opponents] = [Opponents(rules, opponents, seat) for _ in range(num_envs)]
        self.num_envs: int = num_envs
        self.rewards_by: str = rewards
        self.illegal: str = illegal
        self.single_observation_space: spaces.Space[Any] = spaces.Box(
            self.encoder.low, self.encoder.high, dtype=np.int16
        )
        self.single_action_space: spaces.Space[Any] = spaces.Discrete(self.matches[0].actions)
        self.observation_space: spaces.Space[Any] = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._ended: Flags | None = None
        """The games that are over and begin anew at the next step; None before the first reset."""

    def reset(
        self, *, seed: int | Sequence[int] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Row, dict[str, Any]]:
        """Begins all games anew: with a seed, game i as `game.start(seed + i)` does; or with a seed for each."""
        seeds = [seed + index for index in range(self.num_envs)] if isinstance(seed, int) else seed
        super().reset(seed=seeds[0] if seeds is not None else None)
        if seeds is None:
            seeds = self.np_random.integers(LARGEST_SEED, size=self.num_envs).tolist()
        if len(seeds) != self.num_envs:
            raise BadOption(f"{self.num_envs} environments need as many seeds, not {len(seeds)}")
        for index, each in enumerate(seeds):
            self._begin(index, each)
        self._ended = np.zeros(self.num_envs, np.bool_)
        rows, masks = self._seen()
        return rows, {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Row, Floats, Flags, Flags, dict[str, Any]]:
        """In each game the agent acts, then chance and the others, until it is asked again or the game is over."""
        if self._ended is None:
            raise ResetNeeded("no game has begun: call reset() before step()")
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise InvalidAction(f"an array of {self.num_envs} whole numbers is needed, not {actions!r}")
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        illegal = np.zeros(self.num_envs, np.bool_)
        restart = self._ended.tolist()
        for index, (match, action) in enumerate(zip(self.matches, chosen.tolist(), strict=True)):
            if restart[index]:
                self._begin(index, int(self.np_random.integers(LARGEST_SEED)))
                continue
            if not match.is_legal(action):
                illegal[index] = True
                continue
            match.act(action)
            self.opponents[index].play(match)
            if match.is_over:
                over[index] = True
                rewards[index] = final_rewards(match.game, match.state, self.rewards_by)[self.opponents[index].seat]
        info: dict[str, Any] = {}
        if illegal.any():
            if self.illegal == "raise":
                raise InvalidAction(f"not legal (see infos['action_mask']): games {np.flatnonzero(illegal).tolist()}")
            rewards[illegal] = ILLEGAL_REWARD[self.rewards_by]
            over |= illegal
            info = {"illegal_action": illegal, "_illegal_action": np.ones(self.num_envs, np.bool_)}
        self._ended = over
        rows, masks = self._seen()
        info |= {"action_mask": masks, "_action_mask": np.ones(self.num_envs, np.bool_)}
        return rows, rewards, over.copy(), np.zeros(self.num_envs, np.bool_), info

    def _begin(self, index: int, seed: int) -> None:
        self.opponents[index].sit_down(seed)
        self.matches[index].start(seed)
        self.opponents[index].play(self.matches[index])

    def _seen(self) -> tuple[Row, Mask]:
        """What the agent sees in each game, and what it may do."""
        rows = np.empty((self.num_envs, self.encoder.size), np.int16)
        masks = np.zeros((self.num_envs, self.matches[0].actions), np.int8)
        for match, opponents, row, mask in zip(self.matches, self.opponents, rows, masks, strict=True):
            match.observe(opponents.seat, row)
            mask[match.game.legal(match.state) if not match.is_over else slice(None)] = 1
        return rows, masks
