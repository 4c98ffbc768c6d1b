"""What all bots have in common."""

from abc import abstractmethod
from typing import ClassVar

from waset.core.play import Seen
from waset.core.rng import Rng


class Bot:
    """A player that is a program. Its randomness comes from its own generator only."""

    name: ClassVar[str]

    def __init__(self, rng: Rng) -> None:
        self.rng: Rng = rng

    @abstractmethod
    def choose(self, seen: Seen) -> int:
        """One of the legal actions."""
