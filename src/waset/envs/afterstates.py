"""What each legal action would lead to, as its seat would see it: for agents that judge where an action leads."""

from typing import Any

import numpy as np
import numpy.typing as npt

from waset.core.ints import zeros16, zeros32
from waset.core.observation import marks_for
from waset.core.rng import Rng
from waset.envs.arena import Arena
from waset.envs.memory import shared

Array = npt.NDArray[Any]


class Afterstates:
    """Writes afterstates into memory that grows with the need. What is written changes with the next call."""

    def __init__(self, arena: Arena) -> None:
        self.arena: Arena = arena
        self._room: int = 0
        self._grow(1)

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` and `copy` need: the memory holds nothing that lasts."""
        return (Afterstates, (self.arena,))

    def _grow(self, room: int) -> None:
        if room <= self._room:
            return
        self._room = 2 * room
        encoder = self.arena.encoder
        self._numbers = zeros16(self._room * encoder.size)
        self._features = zeros32(self._room * encoder.feature_size)
        self._rows: Array = shared(self._numbers, np.int16).reshape(self._room, -1)
        self._floats: Array = shared(self._features, np.float32).reshape(self._room, -1)

    def of(self, going: Array) -> tuple[Array, Array, Array]:
        """For these games: a row for each legal action after the other, the action, and its game.

        It is told what the seat sees that has acted, in a guess of what it cannot see: an action can bring to light
        what is hidden, such as the last card of a pile.
        """
        arena, game, encoder = self.arena, self.arena.game, self.arena.encoder
        which, actions = np.nonzero(arena.masks[going])
        games = going[which]
        count = len(games)
        self._grow(count)
        rows, floats = self._rows[:count], self._floats[:count]
        rows.fill(0)
        floats.fill(0)
        size, width = encoder.size, encoder.feature_size
        write, with_features = encoder.featurizer.write, arena.with_features
        states, movers = arena.batch.states, arena.movers.tolist()
        marks = marks_for(size)
        guessed = -1
        for row, (index, action) in enumerate(zip(games.tolist(), actions.tolist(), strict=True)):
            if index != guessed:
                guess, guessed = game.guess(states[index], movers[index], Rng(0)), index
            twin = game.copy(guess)
            game.advance(twin, action)
            game.observe(twin, movers[index], self._numbers, row * size, marks)
            marks[0] = 0
            if with_features:
                write(self._numbers, row * size, self._features, row * width)
        if with_features:
            return floats, actions, games
        return np.minimum(rows, encoder.high), actions, games
