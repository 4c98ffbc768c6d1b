"""The one search of all games: a tree of what seats may do, grown over guesses of what is hidden and draws of chance.

Each simulation makes a new guess of what its seat cannot see, draws chance as it comes, and goes down the tree: every
seat takes what promises it most. So one tree serves hidden hands, dice and any number of seats. The actions of the
decision run a race: all are tried in the same worlds, and those that fall behind are given up.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Any, Final, NamedTuple

from waset.bots.evaluation import AnyEvaluation, Judge, MeanProspect, Prospect
from waset.bots.turn import Planner
from waset.core.game import NOBODY, AnyGame
from waset.core.ints import Ints, i64
from waset.core.play import Seen
from waset.core.rng import Rng

LEAST_ROUNDS: Final = 6
"""Worlds in which an action is tried before it may be given up."""
DOUBT: Final = 1.6
"""How many standard errors an action must be behind the leading one to be given up."""
PLANS: Final = 0x91A7
"""The label of the luck that a plan meets, where that is not the luck of the world."""


class SearchSettings(NamedTuple):
    """How a search goes about it."""

    horizon: int
    """How many turns after the present one are played before a position is judged."""
    curiosity: float = 0.15
    """How large a bonus an action gets for having been tried rarely."""
    trust: float = 1.0
    """How many simulations the planner's opinion of a new action is worth."""
    worlds: int = 4
    """Worlds in which the planner looks at the legal actions before the search begins."""
    lines: int = 60
    """How many lines of a turn the planner follows when it looks at a new action."""
    least_rounds: int = LEAST_ROUNDS
    doubt: float = DOUBT
    foresees: bool = True
    """Whether the planner that looks at a new action meets the very dice and draws that will follow."""


class Edge:
    """An action of a seat at a node, with what came of it."""

    __slots__ = ("action", "first", "known", "next", "offered", "seat", "tally", "total", "trust", "worths")

    def __init__(self, seat: i64, known: i64, action: i64, first: Prospect, trust: float) -> None:
        self.seat: i64 = seat
        self.known: i64 = known
        """What the seat knew when it was asked: with other cards in hand the same action is another one."""
        self.action: i64 = action
        self.first: Prospect = first
        """The planner's opinion before the first try."""
        self.offered: i64 = 0
        """How often it was legal."""
        self.trust: float = trust
        self.total: float = trust * first.worth(seat)
        self.tally: MeanProspect = MeanProspect(len(first.wins))
        self.next: Node | None = None
        self.worths: list[float] = []
        """At the root: the planner's opinion, then what came of it in each world."""

    def promise(self, curiosity: float) -> float:
        """What it is worth to its seat, with a bonus if it was tried rarely."""
        tries = self.trust + float(self.tally.visits)
        return self.total / tries + curiosity * sqrt(log(1.0 + float(self.offered)) / tries)

    def add(self, prospect: Prospect) -> None:
        """Counts what came of one more try."""
        self.tally.add(prospect)
        self.total += prospect.worth(self.seat)

    def follow(self) -> "Node":
        """The node that it leads to."""
        if self.next is None:
            self.next = Node()
        return self.next

    def outcome(self) -> MeanProspect:
        """What came of it; the planner's opinion if it was never tried."""
        if self.tally.visits > 0:
            return self.tally
        untried = MeanProspect(len(self.first.wins))
        untried.points = self.first.points
        untried.wins = self.first.wins
        return untried

    def line(self) -> list[int]:
        """The actions that most often followed it, whoever took them."""
        found: list[int] = []
        edge: Edge = self
        while edge.next is not None:
            best: Edge | None = None
            for each in edge.next.edges:
                if each.tally.visits > 0 and (best is None or each.tally.visits > best.tally.visits):
                    best = each
            if best is None:
                break
            found.append(int(best.action))
            edge = best
        return found


class Node:
    """A point in the tree: the actions so far, whatever chance did in between."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: list[Edge] = []

    def find(self, seat: i64, known: i64, action: i64) -> Edge | None:
        """The edge of an action, if it was ever legal here."""
        for edge in self.edges:
            if edge.action == action and edge.known == known and edge.seat == seat:
                return edge
        return None


class Search:
    """Searches for one decision at a time; keeps nothing between them."""

    def __init__(
        self,
        game: AnyGame,
        evaluation: AnyEvaluation,
        settings: SearchSettings,
        planning: AnyEvaluation | None = None,
    ) -> None:
        self.game: AnyGame = game
        self.evaluation: AnyEvaluation = evaluation
        """By what positions are judged."""
        self.planning: AnyEvaluation = evaluation if planning is None else planning
        """By what the planner judges, who has many more positions to look at."""
        self.settings: SearchSettings = settings
        self.judge: Judge = Judge(game, evaluation)
        self.planner: Planner = Planner(game, self.planning, settings.lines)
        self.curiosity: float = settings.curiosity
        self.trust: float = settings.trust
        self.horizon: i64 = settings.horizon
        self.least_rounds: i64 = settings.least_rounds
        self.doubt: float = settings.doubt
        self.foresees: bool = settings.foresees

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made. It keeps nothing of its own between decisions."""
        return (Search, (self.game, self.evaluation, self.settings, self.planning))

    def think(self, seen: Seen, rng: Rng, simulations: i64, seconds: float, clock: Callable[[], float]) -> list[Edge]:
        """Tries the legal actions until the budget is spent or only one of them is left; 0 is no limit.

        Returns them in the order of `seen.legal`; only those that were tried most are candidates.
        """
        stop = clock() + seconds
        edges = self._edges(seen, rng)
        racing = self._starters(edges, simulations)
        luck = rng.split(0)
        rng.bits()
        done: i64 = 0
        rounds: i64 = 0
        while len(racing) > 1:
            rounds += 1
            for edge in racing:
                world = luck.split(rounds)
                edge.worths.append(self._simulate(edge, seen.guess(world), world))
            done += len(racing)
            if rounds >= self.least_rounds and rounds % 2 == 0:
                racing = self._survivors(racing)
            if simulations > 0 and done + len(racing) > simulations:
                break
            if seconds > 0.0 and clock() >= stop:
                break
        return edges

    def _edges(self, seen: Seen, rng: Rng) -> list[Edge]:
        """The legal actions of a decision, with the planner's opinion of each."""
        weighed = self.planner.weigh(seen, rng, self.settings.worlds)
        edges = [
            Edge(seen.seat, 0, seen.legal[index], weighed[index].mean(), self.trust) for index in range(len(weighed))
        ]
        for edge in edges:
            edge.worths.append(edge.first.worth(edge.seat))
        return edges

    def _starters(self, edges: list[Edge], simulations: i64) -> list[Edge]:
        """The actions worth trying, by the planner's opinion: few enough that each can have its rounds."""
        most: i64 = simulations // self.least_rounds if simulations > 0 else len(edges)
        if most < 2:
            most = 2 if simulations != 1 else 1
        return sorted(edges, key=lambda edge: -edge.worths[0])[:most]

    def _survivors(self, racing: list[Edge]) -> list[Edge]:
        """Those that may still be best: in the same worlds they were not clearly worse than the leading one."""
        leader = racing[0]
        for edge in racing:
            if edge.total > leader.total:
                leader = edge
        return [edge for edge in racing if edge is leader or not is_worse(edge.worths, leader.worths, self.doubt)]

    def _simulate(self, first: Edge, state: Any, rng: Rng) -> float:
        """Goes down the tree to the horizon or the end of the game, and adds the outcome to every edge on the way.

        Returns what it is worth to the seat that thinks.
        """
        game = self.game
        path: list[Edge] = [first]
        node = first.follow()
        turns: i64 = 0
        game.advance(state, first.action)
        while True:
            game.settle(state, rng)
            if game.to_move(state) == NOBODY:
                break
            if self.evaluation.begins(state):
                turns += 1
                if turns > self.horizon:
                    break
            options = game.offered(state)
            if len(options) == 1:
                game.advance(state, options[0])
                continue
            edge = self._select(node, state, options, rng)
            path.append(edge)
            node = edge.follow()
            game.advance(state, edge.action)
        prospect = self.judge.prospect(state)
        for edge in path:
            edge.add(prospect)
        return prospect.worth(first.seat)

    def _select(self, node: Node, state: Any, options: Ints, rng: Rng) -> Edge:
        """The action that promises its seat most; the planner first looks at those that are new here."""
        seat: i64 = self.game.to_move(state)
        known = self.evaluation.known(state)
        best: Edge | None = None
        most = -1e9
        luck: Rng | None = rng if self.foresees else None
        for index in range(len(options)):
            edge = node.find(seat, known, options[index])
            if edge is None:
                if luck is None:
                    luck = rng.split(PLANS)
                first = self.planner.follow(state, options[index], luck)
                edge = Edge(seat, known, options[index], first, self.trust)
                node.edges.append(edge)
            edge.offered += 1
            promise = edge.promise(self.curiosity)
            if promise > most:
                best = edge
                most = promise
        assert best is not None
        return best


def is_worse(worths: list[float], better: list[float], doubt: float = DOUBT) -> bool:
    """Whether the differences, world by world, leave little doubt; also if nothing differs at all."""
    count = len(worths)
    mean = 0.0
    for index in range(count):
        mean += better[index] - worths[index]
    mean /= float(count)
    square = 0.0
    for index in range(count):
        off = better[index] - worths[index] - mean
        square += off * off
    return mean >= doubt * sqrt(square / float(count * (count - 1)))
