"""The bots that search."""

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
        return [each._replace(line=lines[each.action]) for each in found]
