"""The bots of Luxor, weakest first."""

from typing import Final

from waset.bots.bot import Budget
from waset.bots.deep import SearchBot
from waset.bots.fitted import chosen
from waset.bots.greedy import GreedyBot
from waset.bots.level import Level
from waset.bots.search import Search, SearchSettings
from waset.bots.turn import Planner
from waset.core.game import AnyGame
from waset.games.luxor.bots.evaluation import LuxorEvaluation
from waset.games.luxor.bots.porter import LuxorPorterBot
from waset.games.luxor.bots.weights import WEIGHTS
from waset.games.luxor.rules.game import Luxor

UNSEEN: Final = [0.0] * len(WEIGHTS)
"""What a beginner sees: the score sheet and no more."""
BY_HAND: Final = [weight.hand for weight in WEIGHTS]
FITTED: Final = [weight.fitted for weight in WEIGHTS]
LEVELS: Final = (
    Level(
        "porter",
        "Porter",
        "Takes the points that its turn brings at once. Overlooks what lies further away, what others do, and half of"
        " what sets are worth.",
        Budget(simulations=1),
        lambda game, rng, b: LuxorPorterBot(Planner(game, evaluation(game, UNSEEN), 60), rng, b),
        rating=850.0,
    ),
    Level(
        "scribe",
        "Scribe",
        "Plays its own turn as well as it can, by a hand-made evaluation. Overlooks what the others will do about it.",
        Budget(simulations=6),
        lambda game, rng, b: GreedyBot(Planner(game, judging(game, BY_HAND)), rng, b),
        weighs=True,
        rating=1050.0,
    ),
    Level(
        "vizier",
        "Vizier",
        "Plans over the replies of the others and its own next turn, in a few worlds. Overlooks what is rare, and what"
        " its cards are good for later.",
        Budget(simulations=24, seconds=0.5),
        lambda game, rng, b: SearchBot(Search(game, judging(game, BY_HAND), SearchSettings(game.players)), rng, b),
        weighs=True,
        rating=1210.0,
    ),
    Level(
        "pharaoh",
        "Pharaoh",
        "Searches the replies of the others and its own next turn in as many worlds as its time allows. Overlooks plans"
        " that take many turns.",
        Budget(simulations=1000, seconds=1.0),
        lambda game, rng, b: SearchBot(Search(game, judging(game, FITTED), SearchSettings(game.players)), rng, b),
        weighs=True,
        rating=1370.0,
    ),
)
"""Hands, draws and dice are met in worlds: guesses with their luck."""


def judging(game: AnyGame, usual: list[float]) -> LuxorEvaluation:
    """The evaluation for a game with the weights that were fitted to its edition, or else with the usual ones."""
    return evaluation(game, chosen(game, WEIGHTS, usual))


def evaluation(game: AnyGame, weights: list[float]) -> LuxorEvaluation:
    """The evaluation for a game, with one column of the table of weights."""
    assert isinstance(game, Luxor)
    return LuxorEvaluation(game, weights)
