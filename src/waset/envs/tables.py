"""Many games side by side for a vector environment: the agent's actions in, what it sees out."""

from collections.abc import Sequence

import numpy as np

from waset.core.game import AnyGame
from waset.envs.encode import Encoder, Row
from waset.envs.match import Mask, Match, final_rewards
from waset.envs.opponents import Opponents

NO_ACTION = -1


class Tables:
    """So many games of one kind, with any bots."""

    def __init__(self, game: AnyGame, count: int, opponents: str | Sequence[str], seat: int | str) -> None:
        self.game: AnyGame = game
        self.encoder: Encoder = Encoder(game)
        self.matches: list[Match] = [Match(game, self.encoder) for _ in range(count)]
        self.opponents: list[Opponents] = [Opponents(game, opponents, seat) for _ in range(count)]
        self.actions: int = self.matches[0].actions
        self.over: list[int] = []
        """The games that ended in the last step."""
        self.illegal: list[int] = []
        """The games in which the action was not legal, and nothing has happened."""

    def restart(self, index: int, seed: int) -> None:
        """Begins a game anew; the next step goes on to the agent's first decision."""
        self.opponents[index].sit_down(seed)
        self.matches[index].start(seed)

    def step(self, actions: list[int]) -> None:
        """Carries out an action in each game, or none, and goes on until the agent is asked again."""
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

    def seen(self) -> tuple[Row, Mask]:
        """What the agent sees in each game, and what it may do: anything where the game is over."""
        rows = np.empty((len(self.matches), self.encoder.size), np.int16)
        masks = np.empty((len(self.matches), self.actions), np.int8)
        for match, opponents, row, mask in zip(self.matches, self.opponents, rows, masks, strict=True):
            match.observe(opponents.seat, row)
            mask[:] = match.mask(opponents.seat)
        return rows, masks

    def reward(self, index: int, kind: str) -> float:
        """What the agent is given in a game that is over."""
        match = self.matches[index]
        return final_rewards(match.game, match.state, kind)[self.opponents[index].seat]
