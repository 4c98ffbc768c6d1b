"""Many games stepped together: some seats of each are decided outside; chance and the other seats move by themselves.

Actions come in and observations go out through rows of numbers that are shared with arrays, so that nothing interpreted
runs between two steps of the rules.
"""

from typing import Any, Final

from waset.core.game import NOBODY, AnyGame
from waset.core.ints import Ints, Ints8, Ints16, Ints32, Ints64, i32, i64, zeros, zeros8, zeros16, zeros32, zeros64
from waset.core.observation import Featurizer, marks_for
from waset.core.play import seat_rng
from waset.core.rng import Rng

NO_ACTION: Final = -1
"""In place of an action: the game goes on without one, because it has just begun."""
LEFT_ALONE: Final = -2
"""In place of an action: nothing happens in the game, and nothing is written about it."""


class SeatBatch:
    """Games of one kind, each with its own generators. Seats that are not decided outside act as RandomBot does."""

    def __init__(self, game: AnyGame, games: int, size: int, featurizer: Featurizer | None = None) -> None:
        self.game: AnyGame = game
        self.games: i64 = games
        self.size: i64 = size
        """How many numbers `game.observe` writes."""
        self.featurizer: Featurizer | None = featurizer
        self.states: list[Any] = [game.blank() for _ in range(games)]
        self.chance: list[Rng] = [Rng(0) for _ in range(games)]
        self.others: list[list[Rng]] = [[] for _ in range(games)]
        self.outside: Ints = zeros(games)
        """The seats of each game that are decided outside, a bit for each."""
        self.learning: Ints = zeros(games)
        """Those of them whose observations are told at the end of a game, a bit for each."""
        self.actions: Ints64 = zeros64(games)
        """What to do in each game: an action, NO_ACTION or LEFT_ALONE."""
        self.movers: Ints32 = zeros32(games)
        """The seat that must decide in each game, or NOBODY."""
        self.seats: Ints32 = zeros32(games)
        """The learning seat that decides or has decided last in each game: whose observation is told at the end."""
        self.seen: Ints16 = zeros16(games * size if featurizer is None else size)
        """What the seat to move sees in each game, one game after the other; room for one of them if features are
        wanted."""
        self.marks: Ints = marks_for(size)
        """Those of its numbers that are rare and not 0."""
        self.masks: Ints8 = zeros8(games * game.action_count)
        """A 1 for each legal action, one game after the other."""
        self.features: Ints32 = zeros32(games * featurizer.size if featurizer is not None else 0)
        """The features of what is seen, one game after the other, if they are wanted."""

    def restart(self, index: int, seed: int, outside: int, learning: int, start: Any = None) -> None:
        """Begins a game anew, or from a state; the next step lays it out."""
        rng = Rng(seed)
        self.others[index] = [seat_rng(rng, each) for each in range(self.game.players)]
        self.chance[index] = rng
        self.outside[index] = outside
        self.learning[index] = learning
        self.states[index] = self.game.blank() if start is None else self.game.copy(start)
        seat: i64 = 0
        while not learning >> int(seat) & 1:
            seat += 1
        self.seats[index] = i32(seat)

    def all_legal(self) -> bool:
        """Whether each of the actions is one, and legal."""
        count: i64 = self.game.action_count
        for index in range(self.games):
            action = self.actions[index]
            if action < 0 or action >= count or self.masks[index * count + action] == 0:
                return False
        return True

    def step(self) -> None:
        """Carries out the actions, which must be legal, and plays on until a seat must decide that is decided outside.

        What is written goes into zeros: whoever calls this has cleared what was seen of all games that are not left
        alone.
        """
        game = self.game
        states = self.states
        actions = self.actions
        masks = self.masks
        movers = self.movers
        seats = self.seats
        count: i64 = game.action_count
        for index in range(self.games):
            action = actions[index]
            if action == LEFT_ALONE:
                continue
            state = states[index]
            if action >= 0:
                game.advance(state, action)
            mover = game.carry_on(state, self.outside[index], self.chance[index], self.others[index])
            movers[index] = i32(mover)
            if mover != NOBODY:
                if self.learning[index] >> mover & 1:
                    seats[index] = i32(mover)
                at = index * count
                for each in game.offered(state):
                    masks[at + each] = 1
            self.look(index)

    def look(self, index: i64) -> None:
        """Writes what is seen of a game: by the seat to move, or at its end by the one that has decided last."""
        seat = i64(self.movers[index])
        if seat == NOBODY:
            seat = i64(self.seats[index])
        featurizer = self.featurizer
        if featurizer is None:
            self.game.observe(self.states[index], seat, self.seen, index * self.size, self.marks)
            self.marks[0] = 0
        else:
            self.game.observe(self.states[index], seat, self.seen, 0, self.marks)
            featurizer.write_marked(self.seen, self.marks, self.features, index * featurizer.size)
