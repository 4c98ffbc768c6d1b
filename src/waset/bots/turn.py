"""The best line of a seat's own turn: all its decisions up to the end of the turn, with chance drawn on the way."""

from typing import Any, Final

from waset.bots.evaluation import AnyEvaluation, Judge, MeanProspect, Prospect
from waset.core.game import NOBODY, AnyGame
from waset.core.ints import i64
from waset.core.play import Seen
from waset.core.rng import Rng

MOST_LINES: Final = 400
"""How many lines of a turn are followed to their end; after that, only the first option of each decision."""


class Planner:
    """Follows every line of a turn. All lines meet the same luck, so that only the decisions differ."""

    def __init__(self, game: AnyGame, evaluation: AnyEvaluation, most_lines: i64 = MOST_LINES) -> None:
        self.game: AnyGame = game
        self.evaluation: AnyEvaluation = evaluation
        self.judge: Judge = Judge(game, evaluation)
        self.most_lines: i64 = most_lines
        self.lines: i64 = 0

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made. It keeps nothing of its own between decisions."""
        return (Planner, (self.game, self.evaluation, self.most_lines))

    def weigh(self, seen: Seen, rng: Rng, worlds: i64) -> list[MeanProspect]:
        """What each legal action brings by the end of the turn, on average over guesses (`worlds`), each with its luck.

        In the order of `seen.legal`.
        """
        tallies = [MeanProspect(self.game.players) for _ in seen.legal]
        for _ in range(worlds):
            state = seen.guess(rng)
            luck = rng.split(0)
            for index in range(len(tallies)):
                tallies[index].add(self.follow(state, seen.legal[index], luck))
        return tallies

    def follow(self, state: Any, action: i64, rng: Rng) -> Prospect:
        """What the best line that begins with this action promises; the state and the generator stay as they are."""
        self.lines = 0
        seat: i64 = self.game.to_move(state)
        twin = self.game.copy(state)
        self.game.advance(twin, action)
        return self._best(twin, seat, rng.copy())

    def _best(self, state: Any, seat: i64, rng: Rng) -> Prospect:
        """What the best rest of a turn promises; the state and the generator are used up."""
        game = self.game
        while True:
            game.settle(state, rng)
            mover: i64 = game.to_move(state)
            if mover == NOBODY or self.evaluation.rests(state):
                self.lines += 1
                return self.judge.prospect(state)
            options = game.offered(state)
            if mover == seat and len(options) > 1 and self.lines < self.most_lines:
                best: Prospect | None = None
                most = -1e9
                last = len(options) - 1
                for index in range(len(options)):
                    twin = game.copy(state) if index < last else state
                    game.advance(twin, options[index])
                    found = self._best(twin, seat, rng.copy() if index < last else rng)
                    worth = found.worth(seat)
                    if worth > most:
                        best = found
                        most = worth
                assert best is not None
                return best
            game.advance(state, options[0] if mover == seat else game.substitute(state))
