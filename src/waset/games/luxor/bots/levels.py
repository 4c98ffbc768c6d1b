"""The bots of Luxor, weakest first."""

from pathlib import Path
from typing import Final

from waset.bots import judge_file
from waset.bots.bot import Budget
from waset.bots.deep import SearchBot
from waset.bots.evaluation import Evaluation
from waset.bots.fitted import chosen
from waset.bots.greedy import GreedyBot
from waset.bots.level import Level
from waset.bots.search import Search, SearchSettings
from waset.bots.turn import Planner
from waset.core.game import AnyGame
from waset.games.luxor.bots.evaluation import LuxorEvaluation
from waset.games.luxor.bots.inputs import INPUTS
from waset.games.luxor.bots.learned import LearnedLuxor
from waset.games.luxor.bots.porter import LuxorPorterBot
from waset.games.luxor.bots.weights import WEIGHTS
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.state import State
from waset.games.luxor.rules.tables import REBUILT_EDITION

UNSEEN: Final = [0.0] * len(WEIGHTS)
"""What a beginner sees: the score sheet and no more."""
JUDGE: Final = Path(__file__).with_name("judge.txt")
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
        Budget(seconds=1.0),
        lambda game, rng, b: SearchBot(top(game, learned(game)), rng, b),
        weighs=True,
        rating=1370.0,
        untimed=1000,
    ),
)
"""Hands, draws and dice are met in worlds: guesses with their luck."""


def top(game: AnyGame, judge: Evaluation[State]) -> Search:
    """The search of the top: without modules twice as far as the others, and with its eyes on what promises most.

    With modules a turn has so many lines that the planner judges by weights alone, to see more worlds instead.
    """
    if game.modules:
        settings = SearchSettings(game.players, curiosity=0.03, foresees=False)
        return Search(game, judge, settings, judging(game, FITTED))
    return Search(game, judge, SearchSettings(2 * game.players, curiosity=0.03, foresees=False))


def learned(game: AnyGame) -> Evaluation[State]:
    """The judge that has learned from games; by weights alone where an edition pays otherwise than in those games."""
    plain = judging(game, FITTED)
    if game.edition != REBUILT_EDITION or game.edition.fitted:
        return plain
    return LearnedLuxor(plain, judge_file.load(JUDGE, game.meta.name, INPUTS).network())


def judging(game: AnyGame, usual: list[float]) -> LuxorEvaluation:
    """The evaluation for a game with the weights that were fitted to its edition, or else with the usual ones."""
    return evaluation(game, chosen(game, WEIGHTS, usual))


def evaluation(game: AnyGame, weights: list[float]) -> LuxorEvaluation:
    """The evaluation for a game, with one column of the table of weights."""
    assert isinstance(game, Luxor)
    return LuxorEvaluation(game, weights)
