"""Gymnasium, many games at once: one array of observations, one of masks, one of rewards for each step.

>>> import gymnasium, waset.envs
>>> envs = gymnasium.make_vec("waset/Luxor-v0", num_envs=256)
>>> selves = gymnasium.make_vec("waset/Luxor-v0", num_envs=256, players=4, opponents="self")
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
from waset.core.game import AnyGame
from waset.core.rng import LARGEST_SEED
from waset.core.seat_batch import LEFT_ALONE, NO_ACTION
from waset.envs.afterstates import Afterstates
from waset.envs.arena import Arena, Array
from waset.envs.choices import ILLEGAL, OBSERVATIONS, checked, observation_space
from waset.envs.encode import Encoder
from waset.envs.memory import Copies
from waset.envs.opponents import Opponent, Opponents
from waset.envs.rewards import Reward, illegal_reward, outcome, reward, rewarded
from waset.envs.starts import Starts, checked_options, reset_mask, seeds_of

Flags = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]
AUTORESETS = {mode.name.lower(): mode for mode in AutoresetMode}
RESET_OPTIONS = ("position", "reset_mask")
ANYTHING = 0
"""An action that is legal where a game is over, because nothing will be done with it."""


class WasetVectorEnv(VectorEnv[Array, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games at once, in which the agent has one seat or, with `opponents="self"`, all of them.

    A row of the observations is what the seat sees that must decide in that game, and `infos["seat"]` says which it is.
    """

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
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | str = 0,
        rewards: str | Reward = "ranking",
        illegal: str = "lose",
        observations: str = "numbers",
        autoreset: str | AutoresetMode = "next_step",
        copy: bool = True,
        options: Mapping[str, object] = games.NO_OPTIONS,
    ) -> None:
        self.reward: Reward = reward(rewards)
        checked("treatment of illegal actions", illegal, ILLEGAL)
        checked("kind of observations", observations, OBSERVATIONS)
        mode = autoreset.name.lower() if isinstance(autoreset, AutoresetMode) else autoreset
        checked("autoreset mode", mode, AUTORESETS)
        if num_envs < 1:
            raise BadOption(f"there must be 1 environment or more, not {num_envs}")
        rules = games.make(game, players=players, modules=modules, edition=edition, options=options)
        self.arena: Arena = Arena(Opponents(rules, opponents, seat), num_envs, observations == "features")
        self.game: AnyGame = rules
        self.encoder: Encoder = self.arena.encoder
        self.num_envs: int = num_envs
        self.illegal: str = illegal
        self.copy: bool = copy
        self.autoreset: AutoresetMode = AUTORESETS[mode]
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset}
        self.single_observation_space: spaces.Space[Any] = observation_space(self.encoder, observations)
        self.single_action_space: spaces.Space[Any] = spaces.Discrete(rules.action_count)
        self.observation_space: spaces.Space[Any] = batch_space(self.single_observation_space, num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, num_envs)
        self._illegal_reward: float = illegal_reward(rewards)
        self._mask_copies: Copies = Copies()
        self._everywhere: Flags = np.ones(num_envs, np.bool_)
        self._everywhere.flags.writeable = False
        self._starts: Starts = Starts(rules, num_envs)
        self._afterstates: Afterstates | None = None
        self._all: Array = np.arange(num_envs)
        self._none: Array = self._all[:0]
        self._ended: Flags | None = None
        """Which games are over; None before the first reset."""

    # --- the calls of Gymnasium --------------------------------------------------------------------------------------

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """Restarts all games: with a seed, game i as `game.start(seed + i)` does; or with a seed for each.

        Of the options, `position` is where the games begin from now on, one document for all or one for each; and
        `reset_mask` is true for each game that restarts, where the others go on.
        """
        given = checked_options(options, RESET_OPTIONS)
        seeds = seeds_of(seed, self.num_envs)
        some = reset_mask(given.get("reset_mask"), self.num_envs)
        if some is not None and self._ended is None and not some.all():
            raise ResetNeeded("no game has begun: the first reset() is one of all games, without `reset_mask`")
        begin = self._starts.at(given.get("position"), some)
        first = next((each for each in seeds if each is not None), None)
        super().reset(seed=None if first is None else first)
        which = self._all if some is None else np.flatnonzero(some)
        self._starts.states = begin
        if self.copy:
            self.arena.turn_page(self._none if some is None or self._ended is None else np.flatnonzero(~some))
        self._restart(which, seeds)
        if self._ended is None:
            self._ended = np.zeros(self.num_envs, np.bool_)
        self._ended[which] = self.arena.movers[which] < 0
        return self._seen(), self._infos(some)

    def step(self, actions: npt.NDArray[np.int64]) -> tuple[Array, Floats, Flags, Flags, dict[str, Any]]:
        """In each game the agent acts, then chance and the others, until the agent must decide again or the end."""
        if self._ended is None:
            raise ResetNeeded("no game has begun: call reset() before step()")
        arena, before = self.arena, self._ended
        any_before = before.any()
        if any_before and self.autoreset == AutoresetMode.DISABLED:
            raise ResetNeeded(f"the games {np.flatnonzero(before).tolist()} are over: reset them with `reset_mask`")
        wrong = self._illegal(actions, before if any_before else None)
        if any_before:
            self._lay_out(np.flatnonzero(before), ())
        if self.copy:
            arena.turn_page(self._none if wrong is None else np.flatnonzero(wrong))
        if wrong is None:
            arena.step()
        else:
            arena.actions[wrong] = LEFT_ALONE
            arena.step(np.flatnonzero(~wrong))
        over = arena.movers < 0
        rewards = np.zeros(self.num_envs)
        infos = {}
        self._ended = over
        if over.any():
            infos = self._results(np.flatnonzero(over), rewards)
        if wrong is not None:
            rewards[wrong] = self._illegal_reward
            self._ended = over | wrong
            infos |= {"illegal_action": wrong, "_illegal_action": self._everywhere}
        terminations = self._ended.copy()
        if self.autoreset == AutoresetMode.SAME_STEP and self._ended.any():
            infos = self._begin_anew(np.flatnonzero(self._ended), infos)
        return self._seen(), rewards, terminations, np.zeros(self.num_envs, np.bool_), self._infos(None) | infos

    def action_masks(self) -> npt.NDArray[np.int8]:
        """A 1 for each legal action of each game; the same as `infos["action_mask"]`."""
        if self._ended is None:
            raise ResetNeeded("no game has begun: call reset() before action_masks()")
        return self.arena.masks.copy()

    def afterstates(self) -> tuple[Array, Array, Array]:
        """What the seats that must decide would see after each legal action: a row each, its action, and its game.

        The rows of a game follow each other. Chance and the others have not moved yet. The rows are memory that is
        written to again by the next call.
        """
        if self._ended is None:
            raise ResetNeeded("no game has begun: call reset() before afterstates()")
        if self._afterstates is None or self._afterstates.arena is not self.arena:
            self._afterstates = Afterstates(self.arena)
        return self._afterstates.of(np.flatnonzero(~self._ended))

    def close_extras(self) -> None:
        """Ends opponents that run as external programs."""
        if hasattr(self, "arena"):  # the base class also closes an environment that could not be made
            self.arena.close()

    # --- what they are made of ---------------------------------------------------------------------------------------

    def _illegal(self, actions: object, begin: Flags | None) -> Flags | None:
        """Puts the actions where the rules find them, and returns which are illegal, None if none is.

        Nothing has happened yet. Actions of games that begin anew are not looked at.
        """
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            raise InvalidAction(f"an array of {self.num_envs} action numbers is needed, not {actions!r}")
        arena = self.arena
        np.copyto(arena.actions, chosen, casting="unsafe")
        if begin is not None:
            arena.actions[begin] = ANYTHING
            arena.masks[begin, ANYTHING] = 1
        legal = arena.batch.all_legal()
        if begin is not None:
            arena.actions[begin] = NO_ACTION
        if legal:
            return None
        chosen = np.where(begin, 0, chosen) if begin is not None else chosen
        most = arena.game.action_count
        outside = (chosen < 0) | (chosen >= most)
        if outside.any():
            raise InvalidAction(
                f"an array of {self.num_envs} action numbers is needed, each from 0 to {most - 1}, not"
                f" {chosen[outside][0]} in game {np.flatnonzero(outside)[0]}"
            )
        wrong: Flags = arena.masks[self._all, chosen] == 0
        if begin is not None:
            wrong &= ~begin
        if self.illegal == "raise":
            raise InvalidAction(
                f"not legal (see infos['action_mask']): the actions in the games {np.flatnonzero(wrong).tolist()};"
                " no game has moved"
            )
        return wrong

    def _lay_out(self, which: Array, seeds: Sequence[int | None]) -> None:
        """Begins games anew; the next step plays each to its first decision."""
        drawn = self.np_random.integers(LARGEST_SEED, size=len(which)).tolist()
        for index, new in zip(which.tolist(), drawn, strict=True):
            seed = seeds[index] if seeds else None
            self.arena.restart(index, new if seed is None else seed, self._starts.states[index])

    def _restart(self, which: Array, seeds: Sequence[int | None]) -> None:
        """Begins games anew and plays each to its first decision; the others stay as they are."""
        self._lay_out(which, seeds)
        self.arena.actions[:] = LEFT_ALONE
        self.arena.actions[which] = NO_ACTION
        self.arena.step(which)

    def _begin_anew(self, which: Array, final: dict[str, Any]) -> dict[str, Any]:
        """SAME_STEP: what was seen at the end goes into the infos, and the games begin anew at once."""
        ended = np.zeros(self.num_envs, np.bool_)
        ended[which] = True
        seen = np.full(self.num_envs, None, object)
        for index, row in zip(which.tolist(), self.arena.observed_in(which), strict=True):
            seen[index] = row.copy()
        self._restart(which, ())
        self._ended = self.arena.movers < 0
        return {"final_obs": seen, "_final_obs": ended, "final_info": final, "_final_info": ended.copy()}

    def _results(self, over: Array, rewards: Floats) -> dict[str, Any]:
        """How games have ended, for all seats and for the observed one, whose reward is written into `rewards`."""
        arena, game, count = self.arena, self.game, self.num_envs
        ended = [outcome(game, arena.batch.states[index]) for index in over.tolist()]
        found: dict[str, Any] = {
            "rewards": np.zeros((count, game.players)),
            "places": np.zeros((count, game.players), np.int64),
            "scores": np.zeros((count, game.players), np.int64),
            "ending": np.full(count, None, object),
        }
        found["rewards"][over] = [rewarded(self.reward, each) for each in ended]
        found["places"][over] = [each.places for each in ended]
        found["scores"][over] = [each.scores for each in ended]
        found["ending"][over] = [each.ending for each in ended]
        seats = arena.seats
        rewards[over] = found["rewards"][over, seats[over]]
        found["place"] = found["places"][self._all, seats]
        found["score"] = found["scores"][self._all, seats]
        there = np.zeros(count, np.bool_)
        there[over] = True
        arena.masks[over] = 1
        return found | {f"_{name}": there for name in found}

    def _seen(self) -> Array:
        arena = self.arena
        if arena.most is not None:
            np.minimum(arena.seen, arena.most, out=arena.seen)
        return arena.seen

    def _infos(self, some: Flags | None) -> dict[str, Any]:
        """The masks, and the seat that is observed; `some` are the games that they are about."""
        arena = self.arena
        there = self._everywhere if some is None else some
        masks = self._mask_copies.of(arena.masks) if self.copy else arena.masks
        return {"action_mask": masks, "_action_mask": there, "seat": arena.seats.copy(), "_seat": there}
