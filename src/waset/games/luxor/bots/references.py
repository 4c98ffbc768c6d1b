"""Luxor's vizier and pharaoh as they were when they were frozen, to measure progress against. Nothing here changes."""

from typing import Final

from waset.bots.bot import Budget
from waset.bots.deep import SearchBot
from waset.bots.level import Level
from waset.bots.search import Search, SearchSettings
from waset.core.game import AnyGame
from waset.games.luxor.bots.evaluation import LuxorEvaluation
from waset.games.luxor.rules.game import Luxor

BY_HAND: Final = [
    0.4,
    2.0,
    6.0,
    1.0,
    40.0,
    2.0,
    0.3,
    4.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
    1.5,
    3.0,
    -2.0,
    -1.0,
    -0.5,
    0.8,
    1.0,
    0.4,
    0.0,
    0.0,
    0.0,
    0.0,
    0.0,
]
FITTED: Final = [
    0.73,
    -1.73,
    11.53,
    0.9,
    66.29,
    2.84,
    0.0,
    1.81,
    1.0,
    0.45,
    0.2,
    0.23,
    0.23,
    0.81,
    1.18,
    0.53,
    1.92,
    5.12,
    -0.8,
    -0.3,
    -0.35,
    1.26,
    0.91,
    0.6,
    0.05,
    -0.3,
    -0.99,
    0.0,
    0.0,
]
REFERENCES: Final = (
    Level(
        "reference-1",
        "Reference 1",
        "Plays as the vizier did when it was frozen.",
        Budget(simulations=24),
        lambda game, rng, b: SearchBot(search(game, BY_HAND), rng, b),
    ),
    Level(
        "reference-2",
        "Reference 2",
        "Plays as the pharaoh did when it was frozen.",
        Budget(simulations=1000),
        lambda game, rng, b: SearchBot(search(game, FITTED), rng, b),
    ),
)


def search(game: AnyGame, weights: list[float]) -> Search:
    """The search of that day: every setting is said here, whatever the usual ones become."""
    assert isinstance(game, Luxor)
    settings = SearchSettings(
        horizon=game.players,
        curiosity=0.15,
        trust=1.0,
        worlds=4,
        lines=60,
        least_rounds=6,
        doubt=1.6,
        foresees=True,
    )
    return Search(game, LuxorEvaluation(game, weights), settings)
