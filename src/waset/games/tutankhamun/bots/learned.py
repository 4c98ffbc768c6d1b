"""The judge of Tutankhamun that has learned from games: it corrects what the weights say, by a small network."""

from typing import Any

from waset.bots.evaluation import Evaluation, Expected, Prospect, chances
from waset.bots.network import Network
from waset.core.game import NOBODY
from waset.core.ints import i64
from waset.games.tutankhamun.bots.evaluation import TutankhamunEvaluation
from waset.games.tutankhamun.bots.inputs import ROOM, TutankhamunInputs
from waset.games.tutankhamun.rules.state import State


class LearnedTutankhamun(Evaluation[State]):
    """Judges each seat by the same network; what the weights say is where it starts from."""

    def __init__(self, evaluation: TutankhamunEvaluation, network: Network) -> None:
        self.evaluation: TutankhamunEvaluation = evaluation
        self.network: Network = network
        self.inputs: TutankhamunInputs = TutankhamunInputs(evaluation.game, evaluation)

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made."""
        return (LearnedTutankhamun, (self.evaluation, self.network))

    def prospect(self, state: State) -> Prospect:
        if state.to_move == NOBODY:
            return self.evaluation.prospect(state)
        inputs = self.inputs
        network = self.network
        inputs.look(state)
        points: list[float] = []
        strengths: list[float] = []
        for seat in range(state.players):
            network.feed(inputs.row, ROOM * seat, inputs.ends[seat])
            points.append(inputs.points[seat] + network.points)
            strengths.append(inputs.points[seat] / inputs.spread + network.strength)
        return Prospect(points, chances(strengths, 1.0))

    def said(self, state: State) -> tuple[list[list[int]], list[float], float]:
        """What is said of each seat, and what the weights say: what there is to learn from."""
        inputs = self.inputs
        inputs.look(state)
        found: list[list[int]] = []
        for seat in range(state.players):
            found.append([int(inputs.row[at]) for at in range(ROOM * seat, inputs.ends[seat])])
        return found, inputs.points, inputs.spread

    def points(self, state: State) -> list[float]:
        return self.prospect(state).points

    def parts(self, state: State, seat: i64) -> list[Expected]:
        """What the weights say; what was learned beyond that has no parts."""
        return self.evaluation.parts(state, seat)

    def spread(self, state: State) -> float:
        return self.evaluation.spread(state)

    def rests(self, state: State) -> bool:
        return self.evaluation.rests(state)

    def begins(self, state: State) -> bool:
        return self.evaluation.begins(state)

    def known(self, state: State) -> i64:
        return 0
