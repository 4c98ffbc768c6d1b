"""The beginner of Luxor."""

from typing import Final

from waset.bots.bot import EXPLAINED, UNLIMITED, Bot, Budget, Candidate
from waset.bots.evaluation import chances
from waset.bots.reasons import end_of_turn, with_parts
from waset.bots.turn import Planner
from waset.core.game import Score
from waset.core.ints import i64
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.pieces import ADVENTURERS
from waset.games.luxor.rules.scoring import sheet
from waset.games.luxor.rules.state import LYING, State

NEAR: Final = 3
"""How many spaces ahead of an adventurer it looks properly."""
FAINT: Final = 0.2
"""The part that it sees of what lies further away."""
SETS: Final = 0.5
"""The part that it sees of what sets are worth."""


class LuxorPorterBot(Bot):
    """Takes what its turn brings at once, and overlooks what beginners overlook.

    What lies further away is faint to it, sets are worth half, and it looks neither at the others nor at later turns.
    """

    def __init__(self, planner: Planner, rng: Rng, budget: Budget = UNLIMITED) -> None:
        super().__init__(rng, budget)
        self.planner: Planner = planner

    def choose(self, seen: Seen) -> int:
        return seen.legal[0] if len(seen.legal) == 1 else self.weigh(seen)[0].action

    def reasoned(self, seen: Seen, candidates: list[Candidate], most: int = EXPLAINED) -> list[Candidate]:
        return with_parts(self.planner, seen, candidates, self.rng, most)

    def weigh(self, seen: Seen) -> list[Candidate]:
        before: State = seen.guess(self.rng)
        luck = self.rng.split(0)
        found = [self._noticed(before, action, seen.seat, luck) for action in seen.legal]
        return sorted(found, key=lambda each: -each.points[seen.seat])

    def _noticed(self, before: State, action: int, seat: int, luck: Rng) -> Candidate:
        """What it sees of where an action leads by the end of its turn."""
        game = self.planner.game
        assert isinstance(game, Luxor)
        after: State = end_of_turn(self.planner, before, action, luck)
        sheets = [sheet(game.rules, after, each) for each in range(game.players)]
        points = [float(each.total) for each in sheets]
        now = _at_a_glance(sheet(game.rules, before, seat))
        gain = _at_a_glance(sheets[seat]) - now
        points[seat] = now + (gain if _walked(before, after, seat) <= NEAR else FAINT * gain)
        return Candidate(action, 1, points, chances(points, self.planner.evaluation.spread(before)))


def _at_a_glance(score: Score) -> float:
    return float(score.total) - (1.0 - SETS) * float(score.lines["sets"])


def _walked(before: State, after: State, seat: int) -> i64:
    """The most spaces that an adventurer of a seat has gone ahead."""
    most: i64 = 0
    for here, there in zip(_places(before, seat), _places(after, seat), strict=True):
        most = max(most, there - here)
    return most


def _places(state: State, seat: int) -> list[int]:
    """Where the adventurers of a seat are, the hindmost first; those on the stairs and asleep are at 0."""
    row = state.adventurers[ADVENTURERS * seat : ADVENTURERS * seat + ADVENTURERS]
    return sorted(max(0, int(place) % LYING) if place > 0 else 0 for place in row)
