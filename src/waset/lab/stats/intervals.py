"""Figures with their 95 % intervals, from numbers that are independent of each other.

Games of one group share their luck and are not: `groups` is for those.
"""

import math
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

Z95: Final = 1.959964
OUTSIDE: Final = 0.05
"""How often the true figure lies outside of an interval."""
FRACTIONS: Final = 200
"""The most terms of a continued fraction; a few dozen are enough."""
EXACT: Final = 1e-12


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


@cache
def t95(freedom: int) -> float:
    """Student's two-sided 95 % factor for these degrees of freedom."""
    low, high = 0.0, 1.0
    while beyond(high, freedom) > OUTSIDE:
        low, high = high, 2 * high
    while high - low > EXACT * high:
        middle = (low + high) / 2
        low, high = (middle, high) if beyond(middle, freedom) > OUTSIDE else (low, middle)
    return high


def beyond(t: float, freedom: int) -> float:
    """How likely a number of Student's distribution is at least this far from zero, on either side."""
    return incomplete_beta(freedom / 2, 0.5, freedom / (freedom + t * t))


def incomplete_beta(a: float, b: float, x: float) -> float:
    """The regularized incomplete beta function, by its continued fraction (Lentz's method)."""
    if x in (0, 1):
        return x
    if x > (a + 1) / (a + b + 2):
        return 1 - incomplete_beta(b, a, 1 - x)
    front = math.exp(
        math.lgamma(a + b) - math.lgamma(a) - math.lgamma(b) + a * math.log(x) + b * math.log1p(-x) - math.log(a)
    )
    c, d = 1.0, 1 / (1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, FRACTIONS):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / (1 + term * d)
            c = 1 + term / c
            found *= c * d
        if abs(c * d - 1) < EXACT:
            break
    return front * found


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
