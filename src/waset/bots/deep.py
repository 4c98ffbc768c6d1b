"""The bots that search."""

from math import sqrt
from statistics import NormalDist, fmean, stdev

from waset.bots.bot import EXPLAINED, UNLIMITED, Bot, Budget, Candidate
from waset.bots.greedy import candidates
from waset.bots.reasons import with_parts
from waset.bots.search import Search
from waset.core.play import Seen
from waset.core.rng import Rng

SIMULATIONS = 200
"""How many simulations a decision gets when the budget sets no limit."""


class SearchBot(Bot):
    """Chooses the action that its search tried most."""

    def __init__(self, search: Search, rng: Rng, budget: Budget = UNLIMITED) -> None:
        super().__init__(rng, budget)
        self.search: Search = search

    def choose(self, seen: Seen) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.weigh(seen)[0].action

    def reasoned(self, seen: Seen, candidates: list[Candidate], most: int = EXPLAINED) -> list[Candidate]:
        return with_parts(self.search.planner, seen, candidates, self.rng, most)

    def compare(self, seen: Seen, actions: list[int]) -> list[Candidate]:
        legal, seen.legal = seen.legal, actions
        try:
            found = {each.action: each for each in self.weigh(seen)}
        finally:
            seen.legal = legal
        return [found[action] for action in actions]

    def weigh(self, seen: Seen) -> list[Candidate]:
        simulations, seconds = self.budget
        if not simulations and not seconds:
            simulations = SIMULATIONS
        edges = self.search.think(seen, self.rng, simulations, seconds, self.clock)
        lines = {int(edge.action): edge.line() for edge in edges}
        found = candidates(seen.seat, seen.legal, [edge.outcome() for edge in edges])
        sure = sureness({int(edge.action): edge.worths for edge in edges}, found[0].action)
        return [each._replace(line=lines[each.action], sure=sure[each.action]) for each in found]


def sureness(worths: dict[int, list[float]], best: int) -> dict[int, float]:
    """How sure it is that none of some actions is better than another, by what all of them brought in the same worlds.

    The nearest rival decides: of the best action, that which is most likely better; of another one, the best.
    """
    rivals = {action: _doubt(worths[best], worths[action]) for action in worths if action != best}
    found = {action: 1.0 - doubt for action, doubt in rivals.items()}
    return {**{action: 1.0 - each for action, each in found.items()}, best: min(found.values(), default=1.0)}


def _doubt(leading: list[float], other: list[float]) -> float:
    """The chance that an action is at least as good as the leading one, by their differences world by world."""
    if len(other) < 2:
        return 0.0
    apart = [leading[world] - other[world] for world in range(1, min(len(leading), len(other)))]
    if len(apart) < 2:
        return 0.5
    mean = fmean(apart)
    error = stdev(apart) / sqrt(len(apart))
    if error == 0.0:
        return 0.5 if mean == 0.0 else 0.0 if mean > 0.0 else 1.0
    return NormalDist().cdf(-mean / error)
