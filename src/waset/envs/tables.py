"""Many games side by side for a vector environment: the agent's actions in, what it sees out."""

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from waset.bots.level import RANDOM
from waset.core import compiled
from waset.core.game import AnyGame
from waset.core.ints import Ints
from waset.core.rng import LARGEST_SEED
from waset.core.seat_batch import SeatBatch
from waset.envs.encode import Encoder, Row
from waset.envs.match import Episode, Mask, final_rewards
from waset.envs.opponents import Opponents

NO_ACTION = -1


def tables(game: AnyGame, count: int, opponents: str | Sequence[str], seat: int | str) -> "BotTables | RandomTables":
    """The games of a vector environment: in one compiled loop where all opponents play at random."""
    if set(Opponents(game, opponents, seat).names) == {RANDOM.name}:
        return RandomTables(game, count, opponents, seat)
    return BotTables(game, count, opponents, seat)


class BotTables:
    """Games of one kind, with any bots."""

    def __init__(self, game: AnyGame, count: int, opponents: str | Sequence[str], seat: int | str) -> None:
        self.game: AnyGame = game
        self.encoder: Encoder = Encoder(game)
        self.matches: list[Episode] = [Episode(game, self.encoder) for _ in range(count)]
        self.opponents: list[Opponents] = [Opponents(game, opponents, seat) for _ in range(count)]
        self.actions: int = self.matches[0].actions
        self.over: list[int] = []
        """The games that ended in the last step."""
        self.illegal: list[int] = []
        """The games in which the action was not legal, so that nothing happened."""

    def restart(self, index: int, seed: int) -> None:
        """Restarts a game; the next step goes on to the agent's first decision."""
        self.opponents[index].sit_down(seed)
        self.matches[index].start(seed)

    def step(self, actions: list[int]) -> None:
        """Carries out an action in each game, or none, and goes on until the agent must decide again."""
        self.over = []
        self.illegal = []
        for index, (match, opponents, action) in enumerate(zip(self.matches, self.opponents, actions, strict=True)):
            if action != NO_ACTION:
                if not match.is_legal(action):
                    self.illegal.append(index)
                    continue
                match.act(action)
            opponents.play(match)
            if match.is_over:
                self.over.append(index)

    def close(self) -> None:
        """Ends the bots that run as external programs."""
        for each in self.opponents:
            each.close()

    def seen(self) -> tuple[Row, Mask]:
        """What the agent sees in each game, and what it may do: anything where the game is over."""
        rows = np.empty((len(self.matches), self.encoder.size), np.int16)
        masks = np.empty((len(self.matches), self.actions), np.int8)
        for match, opponents, row, mask in zip(self.matches, self.opponents, rows, masks, strict=True):
            match.observe(opponents.seat, row)
            mask[:] = match.mask(opponents.seat)
        return rows, masks

    def reward(self, index: int, kind: str) -> float:
        """The agent's reward in a game that is over."""
        match = self.matches[index]
        return final_rewards(match.game, match.state, kind)[self.opponents[index].seat]


class RandomTables:
    """Games of one kind against random bots: the same games that `BotTables` would play, many times faster."""

    def __init__(self, game: AnyGame, count: int, opponents: str | Sequence[str], seat: int | str) -> None:
        self.game: AnyGame = game
        self.encoder: Encoder = Encoder(game)
        self.opponents: Opponents = Opponents(game, opponents, seat)
        self.actions: int = game.action_count
        self.batch: SeatBatch = SeatBatch(game, count, self.encoder.size)
        self.count: int = count
        self.over: list[int] = []
        self.illegal: list[int] = []

    def restart(self, index: int, seed: int) -> None:
        """Restarts a game; the next step goes on to the agent's first decision."""
        self.batch.restart(index, seed & LARGEST_SEED, self.opponents.seat_in(seed))

    def step(self, actions: list[int]) -> None:
        """Carries out an action in each game, or none, and goes on until the agent must decide again."""
        self.batch.step(actions)
        self.over = self.batch.over
        self.illegal = self.batch.illegal

    def close(self) -> None:
        """Nothing has to be ended."""

    def seen(self) -> tuple[Row, Mask]:
        """What the agent sees in each game, and what it may do: anything where the game is over."""
        rows = array(self.batch.seen).reshape(self.count, -1).astype(np.int16)
        np.maximum(rows, self.encoder.low, out=rows)
        np.minimum(rows, self.encoder.high, out=rows)
        masks = np.zeros((self.count, self.actions), np.int8)
        masks[array(self.batch.legal_in), array(self.batch.legal)] = 1
        masks[self.over] = 1
        return rows, masks

    def reward(self, index: int, kind: str) -> float:
        """The agent's reward in a game that is over."""
        return final_rewards(self.game, self.batch.states[index], kind)[self.batch.seats[index]]


def array(row: Ints) -> npt.NDArray[np.int64]:
    """A row of the rules as an array: the same memory where the rules are compiled."""
    return np.frombuffer(row, np.int64) if compiled else np.array(row, np.int64)  # type: ignore[call-overload]  # a vec has a buffer
