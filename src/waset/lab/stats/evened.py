"""Figures with equal luck: what is left of a figure when the luck that reviews have seen is taken out of it.

The luck of a seat is 0 on average, by the way it is defined. So a figure minus any fixed multiple of the luck of its
games has the same mean, and a narrower interval if luck goes along with it: a control variate. The multiple comes from
the other half of the groups, of which these games know nothing; so no mean is shifted and no interval is flattered.
"""

import math
from collections.abc import Sequence
from typing import Final, NamedTuple, Self, TypeAlias

from waset.lab.stats.groups import ROUNDING, around, share_around, share_difference_around
from waset.lab.stats.intervals import Interval

FEWEST: Final = 20
"""With fewer groups the multiple is too uncertain, and nothing is taken out."""
HALVES: Final = 2
WORTH_IT: Final = 0.001
"""By which part an interval must become narrower at least; anything less may be rounding."""

Weights: TypeAlias = dict[int, float]
"""Which of the numbers of a group are added up, and how often each counts."""


class Even(NamedTuple):
    """A figure as it was played, and with equal luck; of two runs the second minus the first."""

    sides: list[float]
    """The figure of each run as it was played."""
    even_sides: list[float]
    """The same with equal luck."""
    error: float
    """The standard error as it was played."""
    even_error: float
    groups: int

    @property
    def is_narrower(self) -> bool:
        """Whether equal luck makes the interval narrower; only then it is of any use."""
        return self.narrower >= WORTH_IT

    @property
    def narrower(self) -> float:
        """By which part the interval is narrower."""
        return 1 - self.even_error / self.error if self.error else 0.0

    def plain(self, is_share: bool = False) -> Interval:
        """The figure as it was played."""
        return _interval(self.sides, self.error, self.groups, is_share)

    def even(self, is_share: bool = False) -> Interval:
        """The figure with equal luck."""
        return _interval(self.even_sides, self.even_error, self.groups, is_share)


def _interval(sides: list[float], error: float, groups: int, is_share: bool) -> Interval:
    if len(sides) == 1:
        return (share_around if is_share else around)(sides[0], error, groups)
    return (share_difference_around if is_share else around)(sides[1] - sides[0], error, groups)


class Half:
    """One half of the groups: sums of the products of each two of their numbers, the first of which is 1."""

    __slots__ = ("size", "sums")

    def __init__(self, size: int) -> None:
        self.size: int = size
        self.sums: list[float] = [0.0] * size**2

    def add(self, known: Sequence[float]) -> None:
        """Takes a group into account."""
        products = (one * other for one in known for other in known)
        self.sums = [before + product for before, product in zip(self.sums, products, strict=True)]

    def total(self, weights: Weights) -> float:
        """The sum over groups of a weighted sum of their numbers."""
        return sum(weight * self.sums[at] for at, weight in weights.items())

    def product(self, one: Weights, other: Weights) -> float:
        """The sum over groups of the product of two weighted sums of their numbers."""
        return sum(a * b * self.sums[self.size * i + j] for i, a in one.items() for j, b in other.items())

    def common(self, one: Weights, other: Weights) -> float:
        """The same for how far the two are from their means."""
        return self.product(one, other) - self.total(one) * self.total(other) / self.sums[0]


class Evened:
    """A figure over groups, of one run or of two: an amount, its count, and the luck that goes along with it."""

    __slots__ = ("halves",)

    def __init__(self) -> None:
        self.halves: list[Half] = []

    def add(self, amounts: Sequence[float]) -> None:
        """Takes a group into account: amount, count and luck of one run, or of two one after the other."""
        if not self.halves:
            self.halves = [Half(1 + len(amounts)) for _ in range(HALVES)]
        self.halves[self.groups % HALVES].add((1.0, *amounts))

    def merge(self, other: Self) -> None:
        """Takes all groups of another into account."""
        if not self.halves:
            self.halves = [Half(each.size) for each in other.halves]
        for mine, its in zip(self.halves, other.halves, strict=True):
            mine.sums = [one + another for one, another in zip(mine.sums, its.sums, strict=True)]

    @property
    def groups(self) -> int:
        """How many groups there are."""
        return int(sum(half.sums[0] for half in self.halves))

    def found(self) -> Even | None:
        """What the groups say; None if they are too few to say anything."""
        if self.groups < FEWEST:
            return None
        runs = range(self.halves[0].size // 3)
        counts = [self._total({3 * run + 2: 1.0}) for run in runs]
        if not all(counts):
            return None
        sides = [self._total({3 * run + 1: 1.0}) / counts[run] for run in runs]
        figure: Weights = {}
        luck: Weights = {}
        for run, side, count in zip(runs, sides, counts, strict=True):
            sign = -1.0 if run < runs[-1] else 1.0
            figure |= {3 * run + 1: sign / count, 3 * run + 2: -sign * side / count}
            luck |= {3 * run + 3: sign / count}
        factors = [_factor(half, figure, luck) for half in reversed(self.halves)]
        taken = [
            sum(factor * half.total({3 * run + 3: 1.0}) for factor, half in zip(factors, self.halves, strict=True))
            for run in runs
        ]
        even_sides = [side - out / count for side, out, count in zip(sides, taken, counts, strict=True)]
        left = [figure | {at: -factor * weight for at, weight in luck.items()} for factor in factors]
        return Even(sides, even_sides, self._error([figure] * HALVES), self._error(left), self.groups)

    def _total(self, weights: Weights) -> float:
        return sum(half.total(weights) for half in self.halves)

    def _error(self, weights: list[Weights]) -> float:
        """The standard error of a sum over groups, which may have other weights in each half."""
        pairs = list(zip(self.halves, weights, strict=True))
        mean = sum(half.total(each) for half, each in pairs) / self.groups
        spread = sum(half.product(each, each) for half, each in pairs) - self.groups * mean**2
        scale = sum(weight**2 * half.sums[(half.size + 1) * at] for half, each in pairs for at, weight in each.items())
        return math.sqrt(spread * self.groups / (self.groups - 1)) if spread > ROUNDING * scale else 0.0


def _factor(half: Half, figure: Weights, luck: Weights) -> float:
    """How much of its luck a figure contains, by one half of the groups."""
    spread = half.common(luck, luck)
    return half.common(figure, luck) / spread if spread > 0 else 0.0
