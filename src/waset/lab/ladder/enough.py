"""When a row of the ladder has been played enough: by a sequential test, or because its time is spent."""

from time import monotonic
from typing import Final

from waset.bots.bot import Clock
from waset.lab.plan.cell import Cell
from waset.lab.run.games import Summary
from waset.lab.run.watch import Watch
from waset.lab.stats.sequential import Watched

CLOSE: Final = 0.05
"""How far the bounds of a row that is done may be from what it found, as a share of the games."""
LOOKS: Final = 4
"""After how many groups it is known how many the time allows."""


class TimeIsUp(Exception):
    """A row has had its share of the time."""


class Enough(Watch):
    """Watches the one cell of a row: it is done when its interval is clear of the fair share, and within CLOSE.

    The interval is a confidence sequence, which holds whenever one stops: also when the time is up. The stakes of its
    bets follow from how many groups the time allows. That is fair, since they follow from the games before.
    """

    def __init__(self, cell: Cell, seconds: float, spent: float = 0.0, clock: Clock = monotonic) -> None:
        super().__init__([cell], 1, CLOSE)
        self.seconds: float = seconds
        """The time that the row has, with what it has spent before."""
        self.clock: Clock = clock
        self.began: float = clock() - spent
        self.most: int = self.watched[0].most

    @property
    def spent(self) -> float:
        """The seconds that the row has taken."""
        return self.clock() - self.began

    def add(self, cell: int, index: int, summary: Summary) -> None:
        """Takes the next game into account. Raises TimeIsUp after the last one for which there is time."""
        super().add(cell, index, summary)
        watched, spent = self.watched[0], self.spent
        if watched.groups >= LOOKS and spent > 0:
            affordable = int(watched.groups * self.seconds / spent)
            watched.most = max(watched.groups, min(self.most, affordable))
        if not self.ended[0] and spent >= self.seconds:
            raise TimeIsUp

    def _is_decided(self, watched: Watched) -> bool:
        value, low, high = watched.interval()
        is_clear = not low <= watched.neutral <= high
        return is_clear and max(value - low, high - value) <= self.margin
