"""The bot that a trained network plays: what the network prefers is done."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from waset.bots.bot import UNLIMITED, Bot, Budget
from waset.bots.command import NET_NAME
from waset.bots.net_file import ACTIONS, Floats, Net, load, must_suit
from waset.bots.nets import folder, shipped
from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame
from waset.core.ints import zeros16, zeros32
from waset.core.observation import marks_for
from waset.core.play import Seen
from waset.core.rng import Rng

MOST: Final = 8
"""How many networks are kept in memory."""
LIKELY: Final = 8
"""How many of the preferred actions are compared by what may be expected after them."""
HABIT: Final = 0.2
"""How much the logarithm of an action's chance counts then."""


class NetBot(Bot):
    """Does what a network prefers among the legal actions, always the same in the same situation.

    If the network also tells what may be expected after an action, that decides among those that it prefers.
    """

    def __init__(self, net: Net, game: AnyGame, rng: Rng, budget: Budget = UNLIMITED) -> None:
        super().__init__(rng, budget)
        must_suit(net, game)
        self.net: Net = net
        self.game: AnyGame = game

    def choose(self, seen: Seen) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        told = self.told(seen)
        preferred = told[:, 0]
        if told.shape[1] == 1:
            return seen.legal[int(preferred.argmax())]
        likely = np.argsort(-preferred, kind="stable")[:LIKELY]
        worth = told[likely, 1] + HABIT * preferred[likely]
        return seen.legal[int(likely[worth.argmax()])]

    def told(self, seen: Seen) -> Floats:
        """What the network tells, a row for each legal action in order: a preference, and what may be expected."""
        state = seen.guess(Rng(0))
        if self.net.header["head"] == ACTIONS:
            return self._told([state], seen.seat)[0, seen.legal, None]
        states = [self.game.copy(state) for _ in seen.legal]
        for twin, action in zip(states, seen.legal, strict=True):
            self.game.advance(twin, action)
        return self._told(states, seen.seat)

    def _told(self, states: Sequence[Any], seat: int) -> Floats:
        size, width = self.net.header["numbers"], self.net.featurizer.size
        numbers, features = zeros16(len(states) * size), zeros32(len(states) * width)
        marks = marks_for(size)
        for index, each in enumerate(states):
            self.game.observe(each, seat, numbers, index * size, marks)
            marks[0] = 0
            self.net.featurizer.write(numbers, index * size, features, index * width)
        floats: Floats = np.frombuffer(memoryview(features), np.float32)
        return self.net.tell(floats.reshape(-1, width))


def made(where: str, game: AnyGame, rng: Rng, budget: Budget = UNLIMITED) -> NetBot:
    """The bot of the network in a file, or of one that comes with the game, by its name.

    A file is read again when it has changed.
    """
    path = Path(where)
    if NET_NAME.fullmatch(where):
        path = folder(game.meta.name) / f"{where}.npz"
        if not path.is_file():
            raise BadOption(unknown("network", where, shipped(game.meta.name)) + ", or name a file: net:FILE.npz")
    try:
        changed = path.stat().st_mtime_ns
    except OSError:
        changed = 0
    return NetBot(_kept(path, changed), game, rng, budget)


@lru_cache(maxsize=MOST)
def _kept(path: Path, changed: int) -> Net:  # noqa: ARG001  # a file that has changed is another one
    return load(path)
