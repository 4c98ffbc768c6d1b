"""Figures with their 95 % intervals, in plain Python.

Games of one group have the same luck and are not independent of each other. Where games come in groups, the group is
the unit: its mean is one observation.
"""

import math
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

Z95: Final = 1.959964
T95: Final = (12.706, 4.303)
"""Student's factor for one and two degrees of freedom, where the series below is too rough."""

UNSEEN: Final = 0.25
"""How much more groups of games may differ, as a sum of squares, than those that were played."""


class Interval(NamedTuple):
    """An estimate and the bounds within which the true figure lies in 95 of 100 such samples."""

    value: float
    low: float
    high: float


class Sample:
    """Whole numbers seen one after the other; their sums are exact, so that the order does not matter."""

    def __init__(self) -> None:
        self.count: int = 0
        self.total: int = 0
        self.squares: int = 0

    def add(self, value: int) -> None:
        """Takes one more number into account."""
        self.count += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> Interval:
        """The mean with Student's interval, which is infinite for fewer than two numbers."""
        n = self.count
        if n == 0:
            return Interval(math.nan, -math.inf, math.inf)
        value = self.total / n
        if n == 1:
            return Interval(value, -math.inf, math.inf)
        variance = (n * self.squares - self.total * self.total) / (n * (n - 1))
        half = t95(n - 1) * math.sqrt(variance / n)
        return Interval(value, value - half, value + half)


def t95(freedom: int) -> float:
    """Student's two-sided 95 % factor for these degrees of freedom, accurate to one in a hundred."""
    if freedom <= len(T95):
        return T95[freedom - 1]
    z = Z95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def share(part: float, count: float) -> Interval:
    """The share of a part in a count with Wilson's interval, which also holds near 0 and 1."""
    if count == 0:
        return Interval(math.nan, 0.0, 1.0)
    value = part / count
    weight = Z95 * Z95 / count
    middle = (value + weight / 2) / (1 + weight)
    half = Z95 / (1 + weight) * math.sqrt(value * (1 - value) / count + weight / (4 * count))
    return Interval(value, max(0.0, middle - half), min(1.0, middle + half))


def mean(values: Iterable[float]) -> Interval:
    """The mean of numbers with Student's interval, which is infinite for fewer than two of them."""
    listed = list(values)
    n = len(listed)
    if n == 0:
        return Interval(math.nan, -math.inf, math.inf)
    value = math.fsum(listed) / n
    if n == 1:
        return Interval(value, -math.inf, math.inf)
    variance = math.fsum((each - value) ** 2 for each in listed) / (n - 1)
    half = t95(n - 1) * math.sqrt(variance / n)
    return Interval(value, value - half, value + half)


def difference(one: Sequence[float], other: Sequence[float]) -> Interval:
    """How much larger the first numbers are than the second on average, pair by pair: what a pair shares cancels."""
    return mean(a - b for a, b in zip(one, other, strict=True))


def grouped_mean(groups: Iterable[Sequence[float]]) -> Interval:
    """The mean of numbers that come in groups, such as the games of one seed; groups may differ in size."""
    listed = [group for group in groups if group]
    count = sum(len(group) for group in listed)
    if not count:
        return Interval(math.nan, -math.inf, math.inf)
    value = math.fsum(math.fsum(group) for group in listed) / count
    n = len(listed)
    if n == 1:
        return Interval(value, -math.inf, math.inf)
    spread = math.fsum((math.fsum(group) - len(group) * value) ** 2 for group in listed)
    half = t95(n - 1) * math.sqrt(spread * n / (n - 1)) / count
    return Interval(value, value - half, value + half)


def grouped_share(shares: Sequence[float]) -> Interval:
    """The mean of shares from 0 to 1, one for each group, with an interval that also holds near 0 and 1.

    It is Wilson's interval for as many games as the groups are worth, by how they differ. One half, squared, is added
    to how they differ, so that groups that happen to be alike do not seem certain.
    """
    n = len(shares)
    total = math.fsum(shares)
    if total in (0, n) or n == 1:
        return share(total, n)
    value = total / n
    spread = math.fsum((each - value) ** 2 for each in shares) + UNSEEN
    worth = value * (1 - value) * n * (n - 1) / spread
    return share(value * worth, worth)
