"""A test that may be looked at after every group, and stop: in 95 of 100 runs its interval holds at all times.

It is a confidence sequence by betting (Waudby-Smith and Ramdas 2024). For each possible mean somebody bets on both of
its sides, with stakes that follow from the groups before. If a mean is true, no bet on it is worth anything, so that
the capital exceeds 20 times its beginning in at most 5 of 100 runs, however often one looks (Ville's inequality).
Nothing is supposed of the numbers but that they lie from 0 to 1.
"""

import math
from typing import Final

from waset.lab.stats.intervals import OUTSIDE, Interval

STEPS: Final = 2000
"""Into how many steps the possible means are divided."""
CAUTION: Final = 0.5
"""The largest part of its capital that a bet may lose."""
CLEAR: Final = "clear"
SMALL: Final = "small"


class Watched:
    """A mean that is watched: is it another than the neutral one, or surely within a margin around it?"""

    def __init__(self, neutral: float, margin: float, most: int, steps: int = STEPS) -> None:
        import numpy as np  # loaded only where a run is watched: most commands do without

        self.neutral: float = neutral
        self.margin: float = margin
        self.most: int = most
        """How many groups there will be at most: the stakes are best for that many."""
        grid = np.linspace(0, 1, steps + 1)
        self.means = np.sort(np.append(grid[np.abs(grid - neutral) > 0.1 / steps], neutral))
        self.alive = np.ones(len(self.means), bool)
        """Which means were never refuted."""
        self.for_more = np.zeros(len(self.means))
        """The logarithm of the capital of whoever bets that the mean is larger."""
        self.for_less = np.zeros(len(self.means))
        self.groups: int = 0
        self.total: float = 0.0
        self.squares: float = 0.25
        """How far groups were from the mean of those before them, squared; with one that was never seen."""

    def add(self, x: float) -> None:
        """Takes a group into account; x lies from 0 to 1."""
        import numpy as np

        before = (0.5 + self.total) / (1 + self.groups)
        spread = self.squares / (1 + self.groups)
        stake = math.sqrt(2 * math.log(2 / OUTSIDE) / (self.most * spread))
        far = x - self.means
        with np.errstate(divide="ignore"):
            self.for_more += np.log1p(np.minimum(stake, CAUTION / self.means) * far)
            self.for_less += np.log1p(-np.minimum(stake, CAUTION / (1 - self.means)) * far)
        self.alive &= np.maximum(self.for_more, self.for_less) < math.log(2 / OUTSIDE)
        self.groups += 1
        self.total += x
        self.squares += (x - before) ** 2

    def interval(self) -> Interval:
        """The mean so far, and what was never refuted."""
        there = self.means[self.alive]
        value = self.total / self.groups if self.groups else math.nan
        return Interval(value, float(there.min()), float(there.max())) if len(there) else Interval(value, value, value)

    def verdict(self) -> str | None:
        """CLEAR if the mean is not the neutral one, SMALL if it is within the margin, None while that is open."""
        _, low, high = self.interval()
        if not low <= self.neutral <= high:
            return CLEAR
        return SMALL if max(self.neutral - low, high - self.neutral) <= self.margin else None
