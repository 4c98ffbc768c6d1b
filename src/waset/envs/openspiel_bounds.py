"""The figures that OpenSpiel asks for in advance: how many actions and outcomes a game has, and its maximum length.

No real game comes near the lengths: they hold for every game that the rules allow, whoever plays it.
"""

from typing import Final, NamedTuple

from waset import games
from waset.core.game import AnyGame

PLAIN_LENGTH: Final = 1_000_000
"""The maximum length of a game that does not declare it; a longer one would stop OpenSpiel, not be cut off."""


class Bounds(NamedTuple):
    """What OpenSpiel calls by these names."""

    num_distinct_actions: int
    max_chance_outcomes: int
    max_game_length: int
    max_chance_nodes: int


def bounds(game: AnyGame) -> Bounds:
    """The figures of a game: as its own part knows them, or else generous ones."""
    if games.has(game.meta.name, "env.bounds"):
        known: Bounds = games.part(game.meta.name, "env.bounds").bounds(game)
        return known
    return Bounds(
        num_distinct_actions=game.action_count,
        max_chance_outcomes=game.action_count,
        max_game_length=PLAIN_LENGTH,
        max_chance_nodes=PLAIN_LENGTH,
    )
