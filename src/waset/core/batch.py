"""Many games side by side, stepped together in one call: for learning agents that see thousands of games."""

from typing import Any

from waset.core.game import NOBODY, AnyGame
from waset.core.rng import Rng


class Batch:
    """Games of one kind in which chance moves by itself; a game that is over is replaced on request.

    Each game draws from its own generator, so it is the same whatever the others do.
    """

    def __init__(self, game: AnyGame, games: int, seed: int) -> None:
        self.game: AnyGame = game
        self.states: list[Any] = []
        self.rngs: list[Rng] = []
        root = Rng(seed)
        for number in range(games):
            self.rngs.append(root.split(number))
            self.states.append(self._new(number))

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` and `copy` need: an empty batch, and what is then put into it."""
        return (Batch, (self.game, 0, 0), (list(self.states), list(self.rngs)))

    def __setstate__(self, held: tuple[list[Any], list[Rng]]) -> None:
        self.states, self.rngs = held

    def _new(self, number: int) -> Any:
        state = self.game.blank()
        self.game.settle(state, self.rngs[number])
        return state

    def to_move(self) -> list[int]:
        """The seat that must decide in each game, or NOBODY where it is over."""
        return [self.game.to_move(state) for state in self.states]

    def legal(self) -> list[list[int]]:
        """The legal actions of each game."""
        return [self.game.legal(state) for state in self.states]

    def step(self, actions: list[int]) -> None:
        """Carries out one action in each game, then lets chance move. Raises IllegalAction before anything is done."""
        game = self.game
        if len(actions) != len(self.states):
            raise ValueError(f"{len(self.states)} actions are needed, one for each game, not {len(actions)}")
        for number, state in enumerate(self.states):
            if not game.is_legal(state, actions[number]):
                game.apply(state, actions[number])  # raises the error that says what is wrong
        for number, state in enumerate(self.states):
            game.advance(state, actions[number])
            game.settle(state, self.rngs[number])

    def step_at_random(self) -> int:
        """Carries out a random action in each game that is not over; returns how many there were."""
        game = self.game
        moved = 0
        for number, state in enumerate(self.states):
            if game.to_move(state) != NOBODY:
                legal = game.legal(state)
                rng = self.rngs[number]
                game.advance(state, legal[rng.below(len(legal))])
                game.settle(state, rng)
                moved += 1
        return moved

    def renew(self) -> list[int]:
        """Begins a new game where one is over; returns the indexes of those."""
        over = [number for number, state in enumerate(self.states) if self.game.to_move(state) == NOBODY]
        for number in over:
            self.states[number] = self._new(number)
        return over
