"""What positions promise each seat, as a review measures it."""

from collections.abc import Sequence
from math import exp
from typing import Any

from waset.bots.evaluation import MeanProspect, Prospect
from waset.bots.measure import Measure, measure
from waset.bots.turn import Planner
from waset.core.game import NOBODY, AnyGame
from waset.core.rng import Rng


class Values:
    """Judges positions of one game by its measure: a turn is played to its end first, as well as its seat can."""

    def __init__(self, game: AnyGame) -> None:
        self.game: AnyGame = game
        self.by: Measure = measure(game)
        self.planner: Planner = Planner(game, self.by.evaluation, self.by.lines)
        self.power: float = 1.0 / self.by.doubt

    def after(self, state: Any, action: int, luck: Rng) -> Prospect:
        """What the best line of a turn that begins with an action of the seat to move promises."""
        return self._judged(self.planner.follow(state, action, luck), state, True)

    def of(self, state: Any, luck: Rng) -> Prospect:
        """What a position promises: at rest as it is, otherwise at the end of the turn, with this luck on the way."""
        game = self.game
        state, luck = game.copy(state), luck.copy()
        while True:
            game.settle(state, luck)
            mover = game.to_move(state)
            if mover == NOBODY or self.by.evaluation.rests(state):
                return self.at_rest(state)
            options = game.offered(state)
            if len(options) > 1:
                return max((self.after(state, each, luck) for each in options), key=lambda found: found.worth(mover))
            game.advance(state, options[0])

    def at_rest(self, state: Any) -> Prospect:
        """What a position between turns promises, or what a game that is over has brought."""
        found = self.planner.judge.prospect(state)
        if self.game.to_move(state) == NOBODY:
            return Prospect(found.points, self.calibrated(found.wins))
        return self._judged(found, state, not self.by.evaluation.begins(state))

    def _judged(self, found: Prospect, state: Any, is_over: bool) -> Prospect:
        """A prospect with the turns that seats still have, and calibrated; what is decided stays as it is.

        The turn that is under way in the state is over where the prospect was found, or it is not.
        """
        if self.by.to_come is None or 0.0 in found.wins:
            return Prospect(found.points, self.calibrated(found.wins))
        more = self.by.to_come(state, is_over)
        spread = self.by.evaluation.spread(state)
        wins = [win * exp(each / spread) for win, each in zip(found.wins, more, strict=True)]
        points = [known + each for known, each in zip(found.points, more, strict=True)]
        return Prospect(points, self.calibrated(wins))

    def begin(self, state: Any, luck: Rng) -> Prospect:
        """What a position promises on average over the luck on the way to the end of the turn."""
        tally = MeanProspect(self.game.players)
        for world in range(self.by.worlds):
            tally.add(self.of(state, luck.split(world)))
        return tally.mean()

    def calibrated(self, wins: Sequence[float]) -> list[float]:
        """Chances as they would be with a wider or narrower spread of the points; a certain win stays certain."""
        powers = wins if self.power == 1.0 else [win**self.power for win in wins]
        total = sum(powers)
        return [power / total for power in powers]
