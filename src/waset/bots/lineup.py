"""The bots that can be had: five levels per game, weakest first, and how one is made from its name."""

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from waset.bots.bot import Bot, Budget, budget
from waset.bots.random import RandomBot
from waset.core.errors import BadOption, unknown
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
    """How long it thinks about a decision, unless it is said."""
    make: Maker


RANDOM: Final = Level(
    "random",
    "Random",
    "Chooses every legal action with the same chance.",
    Budget(),
    lambda _, rng, b: RandomBot(rng, b),
)

LEVELS: Final[dict[str, tuple[Level, ...]]] = {"luxor": (RANDOM,), "tutankhamun": (RANDOM,)}


def names(game: str) -> list[str]:
    """The bots of a game by name, weakest first."""
    return [level.name for level in LEVELS[game]]


def make(words: str, game: AnyGame, rng: Rng, allowed: Budget | None = None) -> Bot:
    """The bot that is meant by these words, with a generator of its own.

    The words are a level's name, and after a colon the budget if it is to be another one: `vizier`, `vizier:200` or
    `vizier:0.5s`. Raises BadOption with the nearest right name.
    """
    name, colon, thinking = words.partition(":")
    for level in LEVELS[game.meta.name]:
        if level.name == name:
            return level.make(game, rng, budget(thinking) if colon else allowed or level.budget)
    raise BadOption(unknown("bot", name, names(game.meta.name)))
