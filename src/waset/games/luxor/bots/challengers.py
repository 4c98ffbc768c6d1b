"""The simple players by which the lab tries an edition of Luxor."""

from typing import Final

from waset.bots.bot import Bot, Budget
from waset.bots.greedy import GreedyBot
from waset.bots.level import Level
from waset.bots.turn import Planner
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.games.luxor.bots.one_thing import HOARD, RUSH, OneThing
from waset.games.luxor.rules.game import Luxor

LINES: Final = 60
THINKING: Final = Budget(simulations=2)
GREEDY: Final = ("treasures", "positions", "keys", "sets", "scarabs")
"""The lines of the score sheet that somebody may be greedy for."""


def _one_thing(name: str, title: str, sentence: str, line: str) -> Level:
    def make(game: AnyGame, rng: Rng, budget: Budget) -> Bot:
        assert isinstance(game, Luxor)
        return GreedyBot(Planner(game, OneThing(game, line), LINES), rng, budget)

    return Level(name, title, sentence, THINKING, make)


CHALLENGERS: Final = (
    _one_thing("rush", "Rush", "Gets a key and goes into the tomb, twice, as fast as its cards allow.", RUSH),
    _one_thing("hoard", "Hoard", "Collects what it can, and walks no further than that needs.", HOARD),
    *(
        _one_thing(
            f"greedy-{line}", f"Greedy for {line}", f"Takes what brings it most points for {line} at once.", line
        )
        for line in GREEDY
    ),
)
