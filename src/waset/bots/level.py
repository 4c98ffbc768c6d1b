"""A level: a bot as people choose it. And the one level that plays any game."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from waset.bots.bot import Bot, Budget
from waset.bots.random import RandomBot
from waset.core.game import AnyGame
from waset.core.rng import Rng

Maker: TypeAlias = Callable[[AnyGame, Rng, Budget], Bot]


class Level(NamedTuple):
    """A bot as people choose it."""

    name: str
    title: str
    sentence: str
    """What it does."""
    budget: Budget
    """How long it thinks about a decision by default."""
    make: Maker
    weighs: bool = False
    """Whether it judges by weights, which can be fitted to an edition."""
    rating: float = 0.0
    """How strong it is: 400 points are odds of ten to one in a game for two, random has 0. The ladder measures it."""
    untimed: int = 0
    """How many simulations stand for its time where nothing may depend on the clock; 0: those of its budget."""


RANDOM: Final = Level(
    "random",
    "Random",
    "Chooses every legal action with the same chance.",
    Budget(),
    lambda _, rng, b: RandomBot(rng, b),
)
