"""Where games begin: the seeds and positions that are given to `reset`."""

import operator
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from waset.core.errors import BadOption, BadPosition, unknown
from waset.core.game import AnyGame


def checked_options(options: Mapping[str, Any] | None, known: Iterable[str]) -> dict[str, Any]:
    """The options of a reset; raises BadOption with the nearest known one."""
    given = dict(options or {})
    for name in given:
        if name not in known:
            raise BadOption(unknown("option of reset", str(name), known))
    return given


def seed_of(seed: Any) -> int | None:
    """A seed of any integer type, numpy's as well; None is none."""
    if seed is None:
        return None
    try:
        return operator.index(seed)
    except TypeError:
        raise BadOption(f"a seed is a whole number, not {seed!r}") from None


def seeds_of(seed: Any, count: int) -> list[int | None]:
    """A seed for each game: from one for all, from one for each, or none."""
    if isinstance(seed, (Sequence, np.ndarray)) and not isinstance(seed, str) and np.ndim(seed):
        if len(seed) != count:
            raise BadOption(f"{count} environments need as many seeds, not {len(seed)}")
        return [seed_of(each) for each in seed]
    first = seed_of(seed)
    return [None if first is None else first + index for index in range(count)]


def reset_mask(given: Any, count: int) -> npt.NDArray[np.bool_] | None:
    """Which games are reset, as Gymnasium says it; None is all of them."""
    if given is None:
        return None
    mask = np.asarray(given)
    if mask.shape != (count,) or mask.dtype != np.bool_ or not mask.any():
        raise BadOption(f"`reset_mask` is an array of {count} truth values, at least one of them true, not {given!r}")
    return mask


def start_of(game: AnyGame, position: Any) -> Any:
    """The state that a position document describes, in which somebody must decide; None is the start of the game."""
    if position is None:
        return None
    state = game.position(position)
    if game.is_over(state):
        raise BadPosition("the game is over in this position: nobody could decide anything")
    return state


class Starts:
    """Where each of many games begins: at the start, or in a position."""

    def __init__(self, game: AnyGame, count: int) -> None:
        self.game: AnyGame = game
        self.states: list[Any] = [None] * count

    def at(self, position: Any, some: npt.NDArray[np.bool_] | None) -> list[Any]:
        """Where games begin with this position, a document for all or one for each; the others as before."""
        count = len(self.states)
        if isinstance(position, (list, tuple)):
            if len(position) != count:
                raise BadOption(f"{count} environments need as many positions, not {len(position)}")
            wanted = [start_of(self.game, each) for each in position]
        else:
            wanted = [start_of(self.game, position)] * count
        if some is None:
            return wanted
        return [new if chosen else old for new, old, chosen in zip(wanted, self.states, some, strict=True)]
