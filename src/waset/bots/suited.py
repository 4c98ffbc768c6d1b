"""Which level suits a person: the one against which they would win about half of the games for two.

The model is that of chess: odds of winning grow tenfold with 400 points of rating. The levels have the ratings that the
ladder has measured, and a person the one that makes their results most likely. Before any game they are taken for
somebody between the levels, so that a few games are not believed too readily.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple

from waset.bots.level import Level

SCALE: Final = 400.0 / math.log(10.0)
UNSURE: Final = 350.0
"""How far a new person's rating may be from the middle of the levels, as a standard deviation."""
FEWEST: Final = 3
"""Games against bots before anything is suggested."""
LATEST: Final = 20
"""How many of the last games count: people learn."""
CLOSER: Final = 0.01
"""How exactly a rating is found."""


class Met(NamedTuple):
    """A person against one bot in one game."""

    level: str
    won: float
    """1 if the person came before the bot, 0 if after it, a half if they share a place."""


class Suited(NamedTuple):
    """What suits a person."""

    level: str
    games: int
    """From how many games that follows."""
    chance: float
    """The person's chance to win a game for two against it."""


def suited(levels: Sequence[Level], games: Sequence[Sequence[Met]]) -> Suited | None:
    """The level for whoever has played these games, the last one first; None after too few."""
    rated = {level.name: level.rating for level in levels}
    known = [[met for met in game if met.level in rated] for game in games]
    counted = [game for game in known if game][:LATEST]
    if len(counted) < FEWEST:
        return None
    person = rating(rated, counted)
    best = min(levels, key=lambda level: abs(level.rating - person))
    return Suited(best.name, len(counted), chance(person, best.rating))


def chance(mine: float, other: float) -> float:
    """The chance of one rating to win against another."""
    return 1.0 / (1.0 + math.exp((other - mine) / SCALE))


def rating(rated: dict[str, float], games: Sequence[Sequence[Met]]) -> float:
    """The most likely rating: each game counts once, however many bots were at its table."""
    middle = (min(rated.values()) + max(rated.values())) / 2.0
    low, high = min(rated.values()) - 4 * UNSURE, max(rated.values()) + 4 * UNSURE
    while high - low > CLOSER:
        mine = (low + high) / 2.0
        pull = (middle - mine) / UNSURE**2
        for game in games:
            pull += sum(met.won - chance(mine, rated[met.level]) for met in game) / (len(game) * SCALE)
        low, high = (mine, high) if pull > 0.0 else (low, mine)
    return low
