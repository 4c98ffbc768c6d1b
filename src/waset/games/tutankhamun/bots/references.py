"""Tutankhamun's vizier and pharaoh as they were when they were frozen, to measure progress against.

Nothing here changes.
"""

from typing import Final

from waset.bots.bot import Budget
from waset.bots.level import Level
from waset.core.game import AnyGame
from waset.games.tutankhamun.bots.evaluation import TutankhamunEvaluation
from waset.games.tutankhamun.bots.lookahead import Lookahead
from waset.games.tutankhamun.bots.lookahead_bot import LookaheadBot
from waset.games.tutankhamun.bots.solve import Solver
from waset.games.tutankhamun.rules.game import Tutankhamun

FITTED: Final = [0.8, 0.77, 0.07, 0.4, 0.73, 0.36, 0.26, 0.95, 1.24, 4.09]
REFERENCES: Final = (
    Level(
        "reference-1",
        "Reference 1",
        "Plays as the vizier did when it was frozen.",
        Budget(simulations=24),
        lambda game, rng, b: LookaheadBot(search(game), None, rng, b),
    ),
    Level(
        "reference-2",
        "Reference 2",
        "Plays as the pharaoh did when it was frozen, with half its simulations.",
        Budget(simulations=1000),
        lambda game, rng, b: LookaheadBot(search(game), solver(game), rng, b),
    ),
)


def search(game: AnyGame) -> Lookahead:
    """The search of that day."""
    assert isinstance(game, Tutankhamun)
    return Lookahead(TutankhamunEvaluation(game, FITTED), curiosity=0.1, width=12)


def solver(game: AnyGame) -> Solver:
    """The solver of small endings."""
    assert isinstance(game, Tutankhamun)
    return Solver(game)
