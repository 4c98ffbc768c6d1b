"""What every evaluation returns, and how expected points become chances to win for any number of seats."""

from abc import abstractmethod
from math import exp
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from waset.core.game import NOBODY, AnyGame
from waset.core.ints import i64

S = TypeVar("S")

MARGIN_SHARE: Final = 0.1
"""The share of a value that is the lead in points; the rest is the chance to win. It tells lost positions apart."""
MARGIN_RANGE: Final = 100.0
"""The lead in points that counts as a full one."""


class Weight(NamedTuple):
    """A weight of an evaluation: its name, its values by hand and as learned from games, and what it is for."""

    name: str
    hand: float
    fitted: float
    sentence: str
    least: float = -1e6
    most: float = 1e6
    """Between which values it makes sense."""


class Expected(NamedTuple):
    """A share of the points that a seat may expect at the end, by where it comes from."""

    kind: str
    about: str
    """Which of several of a kind, such as the name of a set; empty if the kind says it all."""
    points: float


TIME: Final = "time"
"""The kind of part that a seat gets from the time that is left. All seats have the same, so it is no reason."""


class Evaluation(Generic[S]):
    """What a position promises each seat, by a hand-written rule. Made for the rules of one game; has no state."""

    @abstractmethod
    def points(self, state: S) -> list[float]:
        """The points that each seat may expect at the end of the game."""

    def parts(self, state: S, seat: i64) -> list[Expected]:
        """What a seat's points come from; the parts add up to its `points`, at the end of the game to its score.

        Empty for an evaluation without parts. One that has learned has the parts of what it began with.
        """
        return []

    @abstractmethod
    def spread(self, state: S) -> float:
        """How far the final points may stray from the expected ones; above 0."""

    def outlook(self, state: S) -> tuple[list[float], float]:
        """`points` and `spread` together: both may need the same look at the position."""
        return self.points(state), self.spread(state)

    def prospect(self, state: S) -> "Prospect":
        """What each seat may expect, points and chance to win, while the game is not over."""
        points, spread = self.outlook(state)
        return Prospect(points, chances(points, spread))

    @abstractmethod
    def rests(self, state: S) -> bool:
        """Whether nothing is half done, so that a plan may stop here and the position can be judged as it is."""

    def begins(self, state: S) -> bool:
        """Whether a turn begins here; a position at rest, and the only kind unless this is overridden."""
        return self.rests(state)

    @abstractmethod
    def known(self, state: S) -> i64:
        """A number for what matters to the seat to move and may differ between positions after the same actions.

        For a seat with hidden cards, those that it may play; 0 where everything is public.
        """


AnyEvaluation: TypeAlias = Evaluation[Any]


class Prospect:
    """What each seat may expect: points at the end, and the chance to win."""

    __slots__ = ("points", "wins")

    def __init__(self, points: list[float], wins: list[float]) -> None:
        self.points: list[float] = points
        self.wins: list[float] = wins

    def worth(self, seat: i64) -> float:
        """What a seat maximises: its chance to win, and to a small part its lead over the best rival."""
        rival = -1e9
        for other in range(len(self.points)):
            if other != seat and self.points[other] > rival:
                rival = self.points[other]
        lead = 0.5 + (self.points[seat] - rival) / MARGIN_RANGE
        return (1.0 - MARGIN_SHARE) * self.wins[seat] + MARGIN_SHARE * lead


class MeanProspect:
    """The mean of prospects."""

    __slots__ = ("points", "visits", "wins")

    def __init__(self, players: i64) -> None:
        self.visits: i64 = 0
        self.points: list[float] = [0.0] * players
        self.wins: list[float] = [0.0] * players

    def add(self, prospect: Prospect) -> None:
        """Counts one more prospect."""
        self.visits += 1
        for seat in range(len(self.wins)):
            self.points[seat] += prospect.points[seat]
            self.wins[seat] += prospect.wins[seat]

    def mean(self) -> Prospect:
        """The mean of what was counted; the initial prospect if nothing was."""
        visits: float = float(self.visits) if self.visits > 0 else 1.0
        return Prospect([each / visits for each in self.points], [each / visits for each in self.wins])


class Judge:
    """Judges positions of a game by its evaluation, and finished games by their result."""

    def __init__(self, game: AnyGame, evaluation: AnyEvaluation) -> None:
        self.game: AnyGame = game
        self.evaluation: AnyEvaluation = evaluation

    def prospect(self, state: Any) -> Prospect:
        """What each seat may expect from a position."""
        if self.game.to_move(state) == NOBODY:
            return result(self.game, state)
        return self.evaluation.prospect(state)


def result(game: AnyGame, state: Any) -> Prospect:
    """What each seat has got from a game that is over: its points, and its share of the win."""
    places = game.ranking(state)
    share = 1.0 / places.count(1)
    return Prospect(
        [float(score.total) for score in game.scores(state)], [share if place == 1 else 0.0 for place in places]
    )


def chances(points: list[float], spread: float) -> list[float]:
    """Chances to win from expected points: every `spread` points of lead count as much as the first."""
    best = points[0]
    for each in points:
        if each > best:
            best = each
    weights: list[float] = []
    total = 0.0
    for each in points:
        weight = exp((each - best) / spread)
        weights.append(weight)
        total += weight
    return [weight / total for weight in weights]
