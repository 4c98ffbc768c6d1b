"""The bot that does anything legal."""

from waset.bots.bot import Bot
from waset.core.play import Seen


class RandomBot(Bot):
    """Chooses every legal action with the same chance."""

    def choose(self, seen: Seen) -> int:
        return seen.legal[self.rng.below(len(seen.legal))]
