"""The bots, and how one is made."""

from typing import Final

from waset.bots.bot import Bot
from waset.bots.random import RandomBot
from waset.core.errors import BadOption, unknown
from waset.core.rng import Rng

__all__ = ["BOTS", "Bot", "make"]

BOTS: Final[dict[str, type[Bot]]] = {RandomBot.name: RandomBot}


def make(name: str, rng: Rng) -> Bot:
    """A bot by its name, with a generator of its own. Raises BadOption with the nearest right name."""
    if name not in BOTS:
        raise BadOption(unknown("bot", name, BOTS))
    return BOTS[name](rng)
