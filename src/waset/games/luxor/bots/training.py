"""How a judge of Luxor learns: which games it plays with itself, and how."""

from typing import Final

from waset.bots.bot import Bot, Budget
from waset.bots.deep import SearchBot
from waset.bots.greedy import GreedyBot
from waset.bots.network import Network
from waset.bots.turn import Planner
from waset.core.rng import Rng
from waset.games.luxor.bots import inputs
from waset.games.luxor.bots.learned import LearnedLuxor
from waset.games.luxor.bots.levels import FITTED, evaluation, top
from waset.games.luxor.rules.game import Luxor

INPUTS: Final = inputs.INPUTS
UNITS: Final = 24
LINES: Final = 30
ROUNDS: Final = ((1000, 0), (2000, 0), (2000, 0))
"""How many games each round plays, and how many simulations a decision gets in them; 0: the planner alone."""
NEW: Final = "fifth-player"
MODULES: Final = ("mummy", "equipment", "artifacts", "characters")


def deal(rng: Rng) -> tuple[int, tuple[str, ...]]:
    """How many players there are in a game, and which modules: in half of all games none, in a quarter all of them."""
    players = 2 if rng.below(2) == 0 else 2 + rng.below(4)
    kind = rng.below(4)
    if kind < 2:
        modules: tuple[str, ...] = ()
    elif kind == 2:
        modules = (NEW, *MODULES)
    else:
        modules = tuple(each for each in MODULES if rng.below(2))
    if players == 5 and NEW not in modules:
        modules = (NEW, *modules)
    return players, modules


def judge(game: Luxor, network: Network) -> LearnedLuxor:
    """The judge for a game."""
    return LearnedLuxor(evaluation(game, FITTED), network)


def player(game: Luxor, learned: LearnedLuxor, rng: Rng, searches: int) -> Bot:
    """Who plays: the planner in one world, or the search of the top."""
    if searches:
        return SearchBot(top(game, learned), rng, Budget(simulations=searches))
    return GreedyBot(Planner(game, learned, LINES), rng, Budget(simulations=1))
