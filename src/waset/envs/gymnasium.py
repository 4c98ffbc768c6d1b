"""Gymnasium: one seat learns, bots sit on the others.

>>> import gymnasium, waset.envs
>>> env = gymnasium.make("waset/Luxor-v0", players=3, opponents=("random", "random"))
>>> envs = gymnasium.make_vec("waset/Luxor-v0", num_envs=256)
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, SupportsInt

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded

from waset import games
from waset.core.rng import LARGEST_SEED
from waset.envs.encode import Row
from waset.envs.match import ILLEGAL_REWARD, RENDER_MODES, REWARDS, Episode, Mask, checked, final_rewards
from waset.envs.opponents import Opponents
from waset.envs.picture import picture
from waset.envs.text import text

ILLEGAL = ("lose", "raise")


class WasetEnv(gymnasium.Env[Row, Any]):
    """A game in which the agent has one seat. A step is a decision of the agent; the others decide in between."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]  # the base class forgets to say so

    def __init__(
        self,
        game: str,
        players: int = 2,
        modules: Iterable[str] = (),
        edition: Any = "rebuilt",
        opponents: str | Sequence[str] = "random",
        seat: int | str = 0,
        rewards: str = "ranking",
        illegal: str = "lose",
        render_mode: str | None = None,
        options: Mapping[str, object] = games.NO_OPTIONS,
    ) -> None:
        checked("way to reward", rewards, REWARDS)
        checked("treatment of illegal actions", illegal, ILLEGAL)
        checked("render mode", render_mode, (None, *RENDER_MODES))
        self.match: Episode = Episode(
            games.make(game, players=players, modules=modules, edition=edition, options=options)
        )
        self.opponents: Opponents = Opponents(self.match.game, opponents, seat)
        self.rewards_by: str = rewards
        self.illegal: str = illegal
        self.render_mode: str | None = render_mode
        self.observation_space: spaces.Space[Row] = spaces.Box(
            self.match.encoder.low, self.match.encoder.high, dtype=np.int16
        )
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.match.actions)
        self.seat: int = 0
        self._ended: bool = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        """Begins a new game: with a seed, laid out as by `game.start(seed)`; without one, from the last seed on."""
        super().reset(seed=seed)
        begin = seed if seed is not None else int(self.np_random.integers(LARGEST_SEED))
        self.seat = self.opponents.sit_down(begin)
        self.match.start(begin)
        self.opponents.play(self.match)
        self._ended = self.match.is_over
        return self.match.observe(self.seat), {"action_mask": self.action_masks()}

    def step(self, action: SupportsInt) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """The agent acts, then chance and the others, until it is the agent's turn again or the game is over."""
        if self._ended:
            raise ResetNeeded("the game is over or has not begun: call reset() before step()")
        if not self.action_space.contains(action):
            raise InvalidAction(f"the action {action!r} is not in {self.action_space}")
        match = self.match
        if not match.is_legal(int(action)):
            return self._illegal(int(action))
        match.act(int(action))
        self.opponents.play(match)
        self._ended = match.is_over
        reward = final_rewards(match.game, match.state, self.rewards_by)[self.seat] if self._ended else 0.0
        info: dict[str, Any] = {"action_mask": self.action_masks()}
        if self._ended:
            info |= match.result(self.seat)
        if self.render_mode == "human":
            self.render()
        return match.observe(self.seat), reward, self._ended, False, info

    def close(self) -> None:
        """Ends opponents that run as external programs."""
        self.opponents.close()
        super().close()

    def _illegal(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """An illegal action loses the game or is an error, as the environment was configured."""
        match = self.match
        if self.illegal == "raise":
            legal = ", ".join(str(each) for each in match.game.legal(match.state)[:20])
            raise InvalidAction(f"action {action} is not legal here; legal: {legal} (see info['action_mask'])")
        self._ended = True
        info = {"action_mask": self.action_masks(), "illegal_action": True}
        return match.observe(self.seat), ILLEGAL_REWARD[self.rewards_by], True, False, info

    def action_masks(self) -> Mask:
        """A 1 for each legal action; the same as `info["action_mask"]`."""
        if self.match.state is None:
            raise ResetNeeded("no game has begun: call reset() before action_masks()")
        return self.match.mask(self.seat)

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What the agent sees: printed, as text, or as a picture."""
        if self.match.state is None:
            raise ResetNeeded("no game has begun: call reset() before render()")
        view = self.match.game.view(self.match.state, self.seat)
        if self.render_mode == "rgb_array":
            return picture(self.match.game, view)
        if self.render_mode == "ansi":
            return text(self.match.game, view)
        if self.render_mode == "human":
            print(text(self.match.game, view))
        return None
