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
from waset.core.game import NOBODY, AnyGame
from waset.core.rng import LARGEST_SEED
from waset.core.seat_batch import NO_ACTION
from waset.envs.arena import Arena, Array
from waset.envs.choices import ILLEGAL, OBSERVATIONS, RENDER_MODES, checked, observation_space, result
from waset.envs.encode import Encoder
from waset.envs.opponents import Opponent, Opponents
from waset.envs.picture import picture
from waset.envs.rewards import Reward, illegal_reward, outcome, reward, rewarded
from waset.envs.starts import checked_options, seed_of, start_of
from waset.envs.text import text

RESET_OPTIONS = ("position",)


class WasetEnv(gymnasium.Env[Array, Any]):
    """A game in which the agent has one seat. A step is a decision of the agent; the others decide in between.

    With "self" among the opponents, the agent has those seats, too: an observation is then what the seat sees that must
    decide, `info["seat"]` says which it is, and the reward is that of the seat that has acted.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]  # the base class forgets to say so

    def __init__(
        self,
        game: str,
        players: int = 2,
        modules: Iterable[str] = (),
        edition: Any = "rebuilt",
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | str = 0,
        rewards: str | Reward = "ranking",
        illegal: str = "lose",
        observations: str = "numbers",
        render_mode: str | None = None,
        options: Mapping[str, object] = games.NO_OPTIONS,
    ) -> None:
        self.reward: Reward = reward(rewards)
        checked("treatment of illegal actions", illegal, ILLEGAL)
        checked("kind of observations", observations, OBSERVATIONS)
        checked("render mode", render_mode, (None, *RENDER_MODES))
        self.game: AnyGame = games.make(game, players=players, modules=modules, edition=edition, options=options)
        self.arena: Arena = Arena(Opponents(self.game, opponents, seat), 1, observations == "features")
        self.encoder: Encoder = self.arena.encoder
        self.illegal: str = illegal
        self.render_mode: str | None = render_mode
        self.observation_space: spaces.Space[Any] = observation_space(self.encoder, observations)
        self.action_space: spaces.Space[Any] = spaces.Discrete(self.game.action_count)
        self._illegal_reward: float = illegal_reward(rewards)
        self._actions: int = self.game.action_count
        self._begun: bool = False
        self._ended: bool = True

    @property
    def state(self) -> Any:
        """The state of the rules: all of it, also what the agent must not know."""
        return self.arena.batch.states[0]

    @property
    def seat(self) -> int:
        """The agent's seat that is to decide, or has decided last."""
        return int(self.arena.seats[0])

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Begins a new game: with a seed, laid out as by `game.start(seed)`; without one, from the last seed on.

        With the option `position`, a document, it begins there.
        """
        given = checked_options(options, RESET_OPTIONS)
        start = start_of(self.game, given.get("position"))
        begin = seed_of(seed)
        super().reset(seed=begin)
        if begin is None:
            begin = int(self.np_random.integers(LARGEST_SEED))
        arena = self.arena
        arena.restart(0, begin, start)
        arena.actions[0] = NO_ACTION
        arena.step()
        self._begun = True
        self._ended = bool(arena.movers[0] == NOBODY)
        return arena.observed(), self._info()

    def step(self, action: SupportsInt) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """The agent acts, then chance and the others, until it is the agent's turn again or the game is over."""
        if self._ended:
            raise ResetNeeded("the game is over or has not begun: call reset() before step()")
        arena = self.arena
        if type(action) is not int or not 0 <= action < self._actions:
            if not self.action_space.contains(action):
                raise InvalidAction(f"the action {action!r} is not in {self.action_space}")
            action = int(action)
        if not arena.first_mask[action]:
            return self._illegal(action)
        arena.actions[0] = action
        arena.step()
        if self.render_mode == "human":
            self.render()
        if arena.movers[0] != NOBODY:
            return arena.observed(), 0.0, False, False, self._info()
        self._ended = True
        arena.masks.fill(1)
        ended = outcome(self.game, self.state)
        won = rewarded(self.reward, ended)
        info = self._info() | result(ended, self.seat) | {"rewards": won}
        return arena.observed(), won[self.seat], True, False, info

    def close(self) -> None:
        """Ends opponents that run as external programs."""
        self.arena.close()
        super().close()

    def _illegal(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """An illegal action loses the game or is an error, as the environment was configured."""
        if self.illegal == "raise":
            legal = ", ".join(str(each) for each in self.game.legal(self.state)[:20])
            raise InvalidAction(f"action {action} is not legal here; legal: {legal} (see info['action_mask'])")
        self._ended = True
        info = self._info() | {"illegal_action": True}
        return self.arena.observed(), self._illegal_reward, True, False, info

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.arena.first_mask.copy(), "seat": int(self.arena.seats[0])}

    def action_masks(self) -> npt.NDArray[np.int8]:
        """A 1 for each legal action; the same as `info["action_mask"]`."""
        if not self._begun:
            raise ResetNeeded("no game has begun: call reset() before action_masks()")
        mask: npt.NDArray[np.int8] = self.arena.masks[0].copy()
        return mask

    def render(self) -> str | npt.NDArray[np.uint8] | None:
        """What the agent sees: printed, as text, or as a picture."""
        if not self._begun:
            raise ResetNeeded("no game has begun: call reset() before render()")
        view = self.game.view(self.state, self.seat)
        if self.render_mode == "rgb_array":
            return picture(self.game, view)
        if self.render_mode == "ansi":
            return text(self.game, view)
        if self.render_mode == "human":
            print(text(self.game, view))
        return None
