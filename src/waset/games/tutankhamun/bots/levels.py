"""The bots of Tutankhamun, weakest first."""

from typing import Final

from waset.bots.bot import Budget
from waset.bots.fitted import chosen
from waset.bots.greedy import GreedyBot
from waset.bots.level import Level
from waset.bots.turn import Planner
from waset.core.game import AnyGame
from waset.games.tutankhamun.bots.evaluation import TutankhamunEvaluation
from waset.games.tutankhamun.bots.lookahead import Lookahead
from waset.games.tutankhamun.bots.lookahead_bot import LookaheadBot
from waset.games.tutankhamun.bots.porter import PorterBot
from waset.games.tutankhamun.bots.solve import Solver
from waset.games.tutankhamun.bots.weights import WEIGHTS
from waset.games.tutankhamun.rules.game import Tutankhamun

BY_HAND: Final = [weight.hand for weight in WEIGHTS]
FITTED: Final = [weight.fitted for weight in WEIGHTS]
LEVELS: Final = (
    Level(
        "porter",
        "Porter",
        "Takes points and tiles, the nearer the better. Overlooks what lies further down the Nile, and what the others"
        " hold.",
        Budget(),
        lambda _, rng, b: PorterBot(rng, b),
        rating=490.0,
    ),
    Level(
        "scribe",
        "Scribe",
        "Plays its own turn as well as it can, by a hand-made evaluation. Overlooks what the others will do about it.",
        Budget(simulations=1),
        lambda game, rng, b: GreedyBot(Planner(game, judging(game, BY_HAND), 60), rng, b),
        weighs=True,
        rating=810.0,
    ),
    Level(
        "vizier",
        "Vizier",
        "Looks ahead over the replies of the others and its own next turn. Overlooks what takes longer.",
        Budget(simulations=24, seconds=0.5),
        lambda game, rng, b: LookaheadBot(Lookahead(judging(game, FITTED)), None, rng, b),
        weighs=True,
        rating=1080.0,
    ),
    Level(
        "pharaoh",
        "Pharaoh",
        "Looks ahead as far as its time allows, and plays small endings without a mistake. Overlooks plans that take"
        " many turns.",
        Budget(seconds=1.0),
        lambda game, rng, b: LookaheadBot(Lookahead(judging(game, FITTED)), solver(game), rng, b, keeps=True),
        weighs=True,
        rating=1500.0,
        untimed=2000,
    ),
)
"""Nothing is hidden: one world is enough."""


def judging(game: AnyGame, usual: list[float]) -> TutankhamunEvaluation:
    """The evaluation for a game with the weights that were fitted to its edition, or else with the usual ones."""
    return evaluation(game, chosen(game, WEIGHTS, usual))


def evaluation(game: AnyGame, weights: list[float]) -> TutankhamunEvaluation:
    """The evaluation for a game, with one column of the table of weights."""
    assert isinstance(game, Tutankhamun)
    return TutankhamunEvaluation(game, weights)


def solver(game: AnyGame) -> Solver:
    """The solver of small endings for a game."""
    assert isinstance(game, Tutankhamun)
    return Solver(game)
