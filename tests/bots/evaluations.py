"""The evaluation of a game's strongest bot."""

from waset import bots
from waset.bots.deep import SearchBot
from waset.bots.evaluation import AnyEvaluation
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.games.luxor.bots.learned import LearnedLuxor
from waset.games.tutankhamun.bots.lookahead_bot import LookaheadBot


def evaluation_of(game: AnyGame) -> AnyEvaluation:
    """By which the strongest bot judges positions, without what it has learned beyond that."""
    bot = bots.make("pharaoh", game, Rng(1))
    assert isinstance(bot, SearchBot | LookaheadBot)
    evaluation = bot.search.evaluation
    return evaluation.evaluation if isinstance(evaluation, LearnedLuxor) else evaluation
