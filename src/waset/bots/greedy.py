"""The bots that look no further than the end of their own turn."""

from waset.bots.bot import EXPLAINED, UNLIMITED, Bot, Budget, Candidate
from waset.bots.evaluation import MeanProspect
from waset.bots.reasons import with_parts
from waset.bots.turn import Planner
from waset.core.play import Seen
from waset.core.rng import Rng

WORLDS = 6
"""The number of guesses and draws of luck by which an action is weighed, unless the budget says otherwise."""


def candidates(seat: int, legal: list[int], tallies: list[MeanProspect]) -> list[Candidate]:
    """Tallies of legal actions as candidates, the best for a seat first: by visits, then by worth."""
    means = [tally.mean() for tally in tallies]
    order = sorted(range(len(legal)), key=lambda i: (-tallies[i].visits, -means[i].worth(seat)))
    return [Candidate(legal[i], tallies[i].visits, means[i].points, means[i].wins) for i in order]


class GreedyBot(Bot):
    """Chooses what is best for it at the end of its turn, on average over guesses and luck."""

    def __init__(self, planner: Planner, rng: Rng, budget: Budget = UNLIMITED) -> None:
        super().__init__(rng, budget)
        self.planner: Planner = planner

    def choose(self, seen: Seen) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.weigh(seen)[0].action

    def reasoned(self, seen: Seen, candidates: list[Candidate], most: int = EXPLAINED) -> list[Candidate]:
        return with_parts(self.planner, seen, candidates, self.rng, most)

    def weigh(self, seen: Seen) -> list[Candidate]:
        tallies = self.planner.weigh(seen, self.rng, self.budget.simulations or WORLDS)
        return candidates(seen.seat, seen.legal, tallies)
