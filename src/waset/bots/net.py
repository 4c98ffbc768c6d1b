"""The bot that a trained network plays: what the network prefers is done."""

from functools import lru_cache
from pathlib import Path
from typing import Final

import numpy as np
import numpy.typing as npt

from waset.bots.bot import UNLIMITED, Bot, Budget
from waset.bots.net_file import AFTER, Net, load, must_suit
from waset.core.game import AnyGame
from waset.core.ints import zeros16, zeros32
from waset.core.play import Seen
from waset.core.rng import Rng

MOST: Final = 8
"""How many networks are kept in memory."""


class NetBot(Bot):
    """Does what a network prefers among the legal actions, always the same in the same situation."""

    def __init__(self, net: Net, game: AnyGame, rng: Rng, budget: Budget = UNLIMITED) -> None:
        super().__init__(rng, budget)
        must_suit(net, game)
        self.net: Net = net
        self.game: AnyGame = game

    def choose(self, seen: Seen) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return seen.legal[int(self.preferences(seen).argmax())]

    def preferences(self, seen: Seen) -> npt.NDArray[np.float32]:
        """A number for each legal action in order; the larger, the better."""
        state = seen.guess(Rng(0))
        states = [state]
        if self.net.header["head"] == AFTER:
            states = [self.game.copy(state) for _ in seen.legal]
            for twin, action in zip(states, seen.legal, strict=True):
                self.game.advance(twin, action)
        size, width = self.net.header["numbers"], self.net.featurizer.size
        numbers, features = zeros16(len(states) * size), zeros32(len(states) * width)
        for index, each in enumerate(states):
            self.game.observe(each, seen.seat, numbers, index * size)
            self.net.featurizer.write(numbers, index * size, features, index * width)
        floats: npt.NDArray[np.float32] = np.frombuffer(memoryview(features), np.float32)
        told = self.net.tell(floats.reshape(-1, width))
        return told[:, 0] if self.net.header["head"] == AFTER else told[0, seen.legal]


def made(path: str, game: AnyGame, rng: Rng, budget: Budget = UNLIMITED) -> NetBot:
    """The bot of the network in a file. A file is read again when it has changed."""
    try:
        changed = Path(path).stat().st_mtime_ns
    except OSError:
        changed = 0
    return NetBot(_kept(path, changed), game, rng, budget)


@lru_cache(maxsize=MOST)
def _kept(path: str, changed: int) -> Net:  # noqa: ARG001  # a file that has changed is another one
    return load(path)
