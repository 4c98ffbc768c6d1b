"""How a judge of Tutankhamun learns: which games it plays with itself, and how."""

from typing import Final

from waset.bots.bot import Bot, Budget
from waset.bots.greedy import GreedyBot
from waset.bots.network import Network
from waset.bots.turn import Planner
from waset.core.rng import Rng
from waset.games.tutankhamun.bots import inputs
from waset.games.tutankhamun.bots.learned import LearnedTutankhamun
from waset.games.tutankhamun.bots.levels import FITTED, evaluation
from waset.games.tutankhamun.bots.lookahead import Lookahead
from waset.games.tutankhamun.bots.lookahead_bot import LookaheadBot
from waset.games.tutankhamun.rules.game import Tutankhamun

INPUTS: Final = inputs.INPUTS
UNITS: Final = 8
LINES: Final = 30
ROUNDS: Final = ((1000, 1), (2000, 1))
"""How many games each round plays, and how many simulations a decision gets in them."""


def deal(rng: Rng) -> tuple[int, tuple[str, ...]]:
    """How many players there are in a game: two in half of them."""
    return 2 if rng.below(2) == 0 else 2 + rng.below(5), ()


def judge(game: Tutankhamun, network: Network) -> LearnedTutankhamun:
    """The judge for a game."""
    return LearnedTutankhamun(evaluation(game, FITTED), network)


def player(game: Tutankhamun, learned: LearnedTutankhamun, rng: Rng, searches: int) -> Bot:
    """Who plays: the planner, or the tree."""
    if searches:
        return LookaheadBot(Lookahead(learned.evaluation, judge=learned), None, rng, Budget(simulations=searches))
    return GreedyBot(Planner(game, learned, LINES), rng, Budget(simulations=1))
