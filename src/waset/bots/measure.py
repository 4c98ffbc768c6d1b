"""What a review of a game measures by: an evaluation, how often hidden things are guessed, and exact endings."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from waset import games
from waset.bots.evaluation import AnyEvaluation, Prospect
from waset.core.errors import BadOption
from waset.core.game import AnyGame

ToCome: TypeAlias = Callable[[Any, bool], Sequence[float]]
"""What each seat may expect more or less, in points, because not all have as many turns before them.

Of a state, and of whether the turn that is under way counts as over."""
Solve: TypeAlias = Callable[[Any, int], list[Prospect]]
"""How the game ends after each legal action of a state, in order; empty if that takes too many positions."""


class Measure(NamedTuple):
    """What decisions and luck of one game are measured by."""

    evaluation: AnyEvaluation
    worlds: int
    """In how many guesses, each with its luck, a decision is looked at: 1 where nothing is hidden."""
    lines: int
    """How many lines of a turn are followed to its end."""
    doubt: float
    """What the spread of the evaluation is multiplied by, so that of chances of 30 % three in ten come true."""
    solve: Solve | None = None
    to_come: ToCome | None = None
    """None where the evaluation knows it itself."""
    simulations: int = 0
    """How far even a fast look at a decision goes, as a budget of the strongest bot; 0: to the end of the turn."""


def measure(game: AnyGame) -> Measure:
    """What a game is measured by. Raises BadOption for a game without any evaluation."""
    if not games.has(game.meta.name, "bots.review"):
        raise BadOption(f"{game.meta.title} cannot be reviewed: none of its bots can judge a position")
    made: Measure = games.part(game.meta.name, "bots.review").measure(game)
    return made
