"""Many games stepped together: one seat of each is decided outside; chance and the other seats move by themselves.

Actions come in as one list and observations go out as one row of numbers, so that nothing interpreted runs between
two steps of the rules.
"""

from typing import Any

from waset.core.game import NOBODY, AnyGame
from waset.core.ints import Ints, append, empty, i64, zeros
from waset.core.play import seat_rng
from waset.core.rng import Rng


class SeatBatch:
    """Games of one kind, each with its own generators. The other seats do anything legal, as RandomBot does."""

    def __init__(self, game: AnyGame, games: int, size: int) -> None:
        self.game: AnyGame = game
        self.size: i64 = size
        """How many numbers `game.observe` writes."""
        self.seats: list[int] = [0] * games
        """The seat that is decided outside, in each game."""
        self.states: list[Any] = [game.blank() for _ in range(games)]
        self.chance: list[Rng] = [Rng(0) for _ in range(games)]
        self.others: list[list[Rng]] = [[] for _ in range(games)]
        self.seen: Ints = zeros(games * size)
        """What the seat sees in each game, one game after the other."""
        self.legal: Ints = empty()
        """The legal actions of the games that go on, one game after the other."""
        self.legal_in: Ints = empty()
        """The index of the game that each legal action belongs to."""
        self.over: list[int] = []
        """The games that ended in the last step."""
        self.illegal: list[int] = []
        """The games in which the action was not legal, so that nothing happened."""

    def restart(self, index: int, seed: int, seat: int) -> None:
        """Begins a game anew; the next step lays it out."""
        rng = Rng(seed)
        self.seats[index] = seat
        self.others[index] = [seat_rng(rng, each) for each in range(self.game.players)]
        self.chance[index] = rng
        self.states[index] = self.game.blank()

    def step(self, actions: list[int]) -> None:
        """Carries out an action in each game (-1 means none) and plays on until the seat must decide again."""
        game = self.game
        size = self.size
        seen = self.seen
        legal = empty()
        legal_in = empty()
        self.over = []
        self.illegal = []
        at: i64 = 0
        for index, action in enumerate(actions):
            state = self.states[index]
            seat: i64 = self.seats[index]
            if action >= 0:
                if action in game.offered(state):
                    game.advance(state, action)
                else:
                    self.illegal.append(index)
            if game.carry_on(state, seat, self.chance[index], self.others[index]) == NOBODY:
                self.over.append(index)
            else:
                for each in game.offered(state):
                    legal = append(legal, each)
                    legal_in = append(legal_in, index)
            game.observe(state, seat, seen, at)
            at += size
        self.legal = legal
        self.legal_in = legal_in
