"""The search of Tutankhamun, where nothing is hidden: a tree of positions, grown where every seat does its best.

Each simulation goes down the tree, taking at every position the action that promises most to the seat to move, and
adds a position where the tree ends, with all actions there. What that promises goes back up: a position is worth what
its best action is worth to the seat to move (max^n, for any number of seats). Chance has no say after the layout.
"""

from collections.abc import Callable
from math import sqrt
from typing import Any, Final

from waset.bots.evaluation import Evaluation, Prospect
from waset.core.game import NOBODY
from waset.core.ints import Ints, i64, zeros
from waset.games.tutankhamun.bots.evaluation import TutankhamunEvaluation
from waset.games.tutankhamun.rules import agenda, turn
from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.state import State

WIDTH: Final = 12
"""How many of the tiles that a boat may sail to are considered, the hindmost first; at the root, all are."""
CURIOSITY: Final = 0.1
"""How large a bonus an action gets for having been tried rarely."""
NEAR_BEST: Final = 0.05
"""How much less than the best one an action may promise and still be explored."""
CLOCK_EVERY: Final = 8
"""How many simulations there are between two looks at the clock."""


class LookaheadNode:
    """A position in the tree, with what each considered action promises."""

    __slots__ = ("actions", "interest", "mover", "next", "prospect", "prospects", "state", "tries", "visits", "worths")

    def __init__(self, state: State, prospect: Prospect) -> None:
        self.state: State = state
        self.mover: i64 = state.to_move
        self.prospect: Prospect = prospect
        """What the position promises, as far as it has been explored."""
        self.actions: Ints = state.options[:]
        self.prospects: list[Prospect] = []
        self.worths: list[float] = []
        """What each prospect is worth to the seat to move."""
        self.interest: list[float] = []
        """How much each action deserves to be tried; they add up to 1."""
        self.visits: Ints = zeros(len(state.options))
        self.tries: i64 = 0
        self.next: list[LookaheadNode | None] = []

    def take_best(self) -> None:
        """Takes over the prospect of the action that is worth most to the seat to move."""
        best: i64 = 0
        for index in range(1, len(self.worths)):
            if self.worths[index] > self.worths[best]:
                best = index
        self.prospect = self.prospects[best]

    def is_decided(self, left: i64) -> bool:
        """Whether the most tried action stays so, whatever the simulations that are left may bring."""
        most: i64 = 0
        second: i64 = 0
        for index in range(len(self.visits)):
            visits = self.visits[index]
            if visits > most:
                second = most
                most = visits
            elif visits > second:
                second = visits
        return most - second > left


class Lookahead:
    """Searches for one decision at a time; keeps nothing between them."""

    def __init__(
        self,
        evaluation: TutankhamunEvaluation,
        curiosity: float = CURIOSITY,
        width: i64 = WIDTH,
        judge: Evaluation[State] | None = None,
    ) -> None:
        self.rules: Rules = evaluation.rules
        self.evaluation: TutankhamunEvaluation = evaluation
        self.curiosity: float = curiosity
        self.width: i64 = width
        self.judge: Evaluation[State] = evaluation if judge is None else judge
        """By what positions are judged."""

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made. It keeps nothing of its own between decisions."""
        return (Lookahead, (self.evaluation, self.curiosity, self.width, self.judge))

    def think(
        self,
        state: State,
        simulations: i64,
        seconds: float,
        clock: Callable[[], float],
        begun: LookaheadNode | None = None,
    ) -> LookaheadNode:
        """Grows a tree until the budget is spent or no other action can be tried most; 0 is no limit.

        A node that was grown before for the same position is grown on. How much the time that is left allows is judged
        by what it has allowed so far.
        """
        began = clock() if seconds > 0.0 else 0.0
        root = LookaheadNode(state, self.judge.prospect(state)) if begun is None else begun
        self._look(root, len(root.actions))
        done: i64 = 1
        while simulations == 0 or (done < simulations and not root.is_decided(simulations - done)):
            if seconds > 0.0 and done % CLOCK_EVERY == 0:
                spent = clock() - began
                if spent >= seconds:
                    break
                if spent > 0.0 and root.is_decided(i64(float(done) * (seconds - spent) / spent) + CLOCK_EVERY):
                    break
            self._simulate(root)
            done += 1
        return root

    def _simulate(self, node: LookaheadNode) -> None:
        """Adds one position below a node, or goes once more to the end of the game, and learns what that promises."""
        index = self._most_promising(node)
        next_node = node.next[index]
        if next_node is None:
            next_node = self._reach(node.state, node.actions[index])
            node.next[index] = next_node
        elif next_node.mover != NOBODY:
            self._simulate(next_node)
        node.visits[index] += 1
        node.tries += 1
        node.prospects[index] = next_node.prospect
        node.worths[index] = next_node.prospect.worth(node.mover)
        node.take_best()

    def _most_promising(self, node: LookaheadNode) -> i64:
        """The action that promises most to the seat to move, with a bonus if it was tried rarely."""
        scale = self.curiosity * sqrt(float(node.tries + 1))
        best: i64 = 0
        most = -1e9
        for index in range(len(node.worths)):
            promise = node.worths[index] + scale * node.interest[index] / float(1 + node.visits[index])
            if promise > most:
                most = promise
                best = index
        return best

    def _reach(self, state: State, action: i64) -> LookaheadNode:
        """The position after an action, with all the actions there judged."""
        s = state.copy()
        turn.advance(self.rules, s, action)
        node = LookaheadNode(s, self.judge.prospect(s))
        if node.mover != NOBODY:
            sails = s.stack[-1] & 255 == agenda.SAIL
            width: i64 = self.width if sails else len(node.actions)
            self._look(node, width)
        return node

    def _look(self, node: LookaheadNode, width: i64) -> None:
        """Judges the positions after the first `width` actions of a node, as far as that was not done before."""
        count: i64 = len(node.actions)
        known: i64 = len(node.worths)
        best = -1e9
        for worth in node.worths:
            if worth > best:
                best = worth
        node.interest = []
        for index in range(known, count if count < width else width):
            s = node.state.copy()
            turn.advance(self.rules, s, node.actions[index])
            prospect = self.judge.prospect(s)
            worth = prospect.worth(node.mover)
            if worth > best:
                best = worth
            node.prospects.append(prospect)
            node.worths.append(worth)
            node.next.append(None)
        total = 0.0
        for worth in node.worths:
            short = (best - worth) / NEAR_BEST
            interest = 1.0 / (1.0 + short * short)
            node.interest.append(interest * interest)
            total += interest * interest
        for index in range(len(node.interest)):
            node.interest[index] /= total
        node.take_best()
