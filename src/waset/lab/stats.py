"""Figures with their 95 % intervals, in plain Python."""

import math
from typing import Final, NamedTuple

Z95: Final = 1.959964
T95: Final = (12.706, 4.303)
"""Student's factor for one and two degrees of freedom, where the series below is too rough."""


class Interval(NamedTuple):
    """An estimate and the bounds within which the true figure lies in 95 of 100 such samples."""

    value: float
    low: float
    high: float


class Sample:
    """Whole numbers seen one after the other; their sums are exact, so that no order matters."""

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
        """The mean with Student's interval, which is endless for fewer than two numbers."""
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
    """Student's two-sided 95 % factor for so many degrees of freedom, right to one in a hundred."""
    if freedom <= len(T95):
        return T95[freedom - 1]
    z = Z95
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    )


def share(part: float, count: int) -> Interval:
    """The share of a part in a count with Wilson's interval, which holds near 0 and 1 too."""
    if count == 0:
        return Interval(math.nan, 0.0, 1.0)
    value = part / count
    weight = Z95 * Z95 / count
    middle = (value + weight / 2) / (1 + weight)
    half = Z95 / (1 + weight) * math.sqrt(value * (1 - value) / count + weight / (4 * count))
    return Interval(value, max(0.0, middle - half), min(1.0, middle + half))
