"""Simple players that want one thing only. No person meets them: the lab tries an edition and its bots by them.

Where one of them beats the bots, these do not see what the edition pays, and what they show about it is worth little.
"""

import dataclasses
from typing import Final

from waset import games
from waset.bots.bot import Bot, Budget
from waset.bots.level import Level
from waset.core.game import AnyGame
from waset.core.rng import Rng

UNFITTED: Final = "unfitted"


def challengers(game: str, levels: tuple[Level, ...]) -> tuple[Level, ...]:
    """The challengers of a game with these levels; the last one plays every edition like the usual one."""
    own: tuple[Level, ...] = ()
    if games.has(game, "bots.challengers"):
        own = games.part(game, "bots.challengers").CHALLENGERS
    return own + tuple(_unfitted(level) for level in levels if level.weighs)[:1]


def _unfitted(level: Level) -> Level:
    def make(game: AnyGame, rng: Rng, budget: Budget) -> Bot:
        return level.make(usual(game), rng, budget)

    sentence = f"A {level.title.lower()} that judges by the usual weights, whatever was fitted to the edition."
    return Level(UNFITTED, "Unfitted", sentence, level.budget, make)


def usual(game: AnyGame) -> AnyGame:
    """The same game for bots with the usual weights."""
    if not getattr(game.edition, "fitted", ()):
        return game
    return games.make(
        game.meta.name,
        players=game.players,
        modules=game.modules,
        edition=dataclasses.replace(game.edition, fitted=()),
        options=game.options,
    )
