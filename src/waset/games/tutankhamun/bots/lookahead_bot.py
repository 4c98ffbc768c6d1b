"""The bots of Tutankhamun that look further than their own turn."""

from typing import Final

from waset.bots.bot import EXPLAINED, UNLIMITED, Bot, Budget, Candidate
from waset.bots.reasons import with_parts
from waset.bots.turn import Planner
from waset.core.game import NOBODY
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.games.tutankhamun.bots.lookahead import Lookahead, LookaheadNode
from waset.games.tutankhamun.bots.solve import Ending, Solver
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.state import State

SIMULATIONS: Final = 200
"""How many simulations a decision gets when the budget sets no limit."""
SMALL: Final = 12
"""The most tiles in the Nile at which an ending may be small enough to be solved."""
LINES: Final = 60
"""How many lines of its turn it follows to tell what an action brings."""
POSITIONS: Final = 25
"""How many positions of an ending take as long as a simulation."""


class LookaheadBot(Bot):
    """Chooses what its search tried most; with a solver, plays small endings perfectly."""

    def __init__(
        self, search: Lookahead, solver: Solver | None, rng: Rng, budget: Budget = UNLIMITED, keeps: bool = False
    ) -> None:
        super().__init__(rng, budget)
        self.keeps: bool = keeps
        """Whether it goes on with the tree of its last decision where that holds the position of the next one."""
        self.search: Lookahead = search
        self.solver: Solver | None = solver
        self._kept: LookaheadNode | None = None
        """The tree of its last decision, of which a part is that of the next one."""

    def choose(self, seen: Seen) -> int:
        if len(seen.legal) == 1:
            return seen.legal[0]
        return self.weigh(seen)[0].action

    def reasoned(self, seen: Seen, candidates: list[Candidate], most: int = EXPLAINED) -> list[Candidate]:
        return with_parts(Planner(seen.game, self.search.evaluation, LINES), seen, candidates, self.rng, most)

    def compare(self, seen: Seen, actions: list[int]) -> list[Candidate]:
        return [self._after(seen, action, len(actions)) for action in actions]

    def _after(self, seen: Seen, action: int, shared: int) -> Candidate:
        """What comes after an action, with its share of the budget."""
        state: State = seen.guess(self.rng)
        seen.game.advance(state, action)
        prospect = self.search.judge.prospect(state)
        tries = 1
        if seen.game.to_move(state) != NOBODY:
            simulations, seconds = self.budget
            if not simulations and not seconds:
                simulations = SIMULATIONS
            root = self.search.think(state, max(simulations // shared, bool(simulations)), seconds / shared, self.clock)
            prospect, tries = root.prospect, 1 + root.tries
        return Candidate(action, tries, prospect.points, prospect.wins)

    def weigh(self, seen: Seen) -> list[Candidate]:
        state: State = seen.guess(self.rng)
        simulations, seconds = self.budget
        if not simulations and not seconds:
            simulations = SIMULATIONS
        began = self.clock()
        if self.solver is not None and len(state.slots) <= SMALL:
            positions = POSITIONS * (simulations or SIMULATIONS)
            endings = self.solver.solve(state, positions, seconds / 2, self.clock)
            if endings:
                return solved(seen, endings)
        if seconds:
            seconds = max(seconds - (self.clock() - began), seconds / 2)
        root = self.search.think(state, simulations, seconds, self.clock, self._begun(state))
        if self.keeps:
            self._kept = root
        order = sorted(range(len(seen.legal)), key=lambda i: (-root.visits[i], -root.worths[i]))
        return [
            Candidate(
                seen.legal[i],
                root.visits[i],
                root.prospects[i].points,
                root.prospects[i].wins,
                line=line(root.next[i]),
                sure=float(root.visits[i]) / float(max(root.tries, 1)),
            )
            for i in order
        ]

    def _begun(self, state: State) -> LookaheadNode | None:
        """The part of the last tree that begins with this position, if it is there and others have moved since."""
        waiting = [self._kept] if self._kept is not None and self._kept.state.turns < state.turns else []
        while waiting:
            node = waiting.pop()
            if node.state.turns == state.turns and node.state.boats == state.boats and node.state == state:
                return node
            waiting += [each for each in node.next if each is not None and each.state.turns <= state.turns]
        return None


def line(node: LookaheadNode | None) -> list[int]:
    """The actions that were tried most from a position of the tree on, whoever takes them."""
    found: list[int] = []
    while node is not None and node.tries > 0:
        best = max(range(len(node.next)), key=node.visits.__getitem__)
        found.append(int(node.actions[best]))
        node = node.next[best]
    return found


def solved(seen: Seen, endings: list[Ending]) -> list[Candidate]:
    """The candidates of an ending that was solved: each leads to one result, and was tried once."""
    game = seen.game
    assert isinstance(game, Tutankhamun)
    start = game.rules.pieces.start_points[game.players]
    order = sorted(range(len(endings)), key=lambda i: -endings[i].worth(seen.seat))
    return [
        Candidate(
            seen.legal[i],
            1,
            [float(start - points) for points in endings[i].points],
            [1.0 if seat == endings[i].winner else 0.0 for seat in range(game.players)],
            sure=1.0 if i == order[0] else 0.0,
        )
        for i in order
    ]
