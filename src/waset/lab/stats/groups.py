"""Figures over groups of games that belong together: the same seed with rotated seats, or the same seed in two runs.

Games of one group share their luck, so the group is the unit of sampling: an interval comes from how the groups differ.
Only sums are kept, so that any number of games takes the same space.
"""

import math
from typing import Final, NamedTuple

from waset.lab.stats.intervals import Z95, Interval, beyond, share, t95

ROUNDING: Final = 1e-12
"""The rounding error of sums of products; anything smaller counts as zero."""
UNKNOWN: Final = Interval(math.nan, -math.inf, math.inf)
UNSEEN: Final = 0.25
"""How much more the shares of groups may differ, as a sum of squares, than those that were played."""


class Ratio:
    """A figure that is an amount per count (points per seat, wins per game), summed over groups."""

    __slots__ = ("groups", "x", "xx", "xy", "y", "yy")

    def __init__(self) -> None:
        self.groups: int = 0
        """Groups in which the figure occurs."""
        self.y: float = 0.0
        self.x: float = 0.0
        self.yy: float = 0.0
        self.xy: float = 0.0
        self.xx: float = 0.0

    def add(self, y: float, x: float) -> None:
        """Takes a group into account: y is the amount, x the count."""
        self.groups += 1
        self.y += y
        self.x += x
        self.yy += y * y
        self.xy += x * y
        self.xx += x * x

    def merge(self, other: "Ratio") -> None:
        """Takes all groups of another into account."""
        self.groups += other.groups
        self.y += other.y
        self.x += other.x
        self.yy += other.yy
        self.xy += other.xy
        self.xx += other.xx

    def value(self) -> float:
        """The figure by itself."""
        return self.y / self.x if self.x else math.nan

    def error(self) -> float:
        """The standard error; infinite for fewer than two groups."""
        if self.groups < 2 or self.x == 0:
            return math.inf
        r = self.value()
        spread = max(0.0, self.yy - 2 * r * self.xy + r * r * self.xx)
        return math.sqrt(spread * self.groups / (self.groups - 1)) / self.x

    def mean(self) -> Interval:
        """The figure with Student's interval, whose degrees of freedom are the groups minus one."""
        return around(self.value(), self.error(), self.groups)

    def share(self, fair: float = 0.0) -> Interval:
        """The figure, which lies from 0 to 1, with the interval of `share_around`.

        For a figure that is a share minus the fair share, `fair` is the latter.
        """
        if self.groups == 0 or self.x == 0:
            return Interval(math.nan, -fair, 1.0 - fair)
        found = share_around(self.value() + fair, self.error(), self.groups)
        return Interval(*(each - fair for each in found))


class Twin:
    """The same figure in two runs, A and B, whose groups pair up by their numbers."""

    __slots__ = ("a", "ab", "b", "both", "groups")

    def __init__(self) -> None:
        self.a: Ratio = Ratio()
        self.b: Ratio = Ratio()
        self.groups: int = 0
        """Groups in which the figure occurs in A, in B or in both."""
        self.both: int = 0
        """Groups in which it occurs in both."""
        self.ab: list[float] = [0.0] * 4
        """Sums of products over the groups that both have: ya*yb, ya*xb, xa*yb, xa*xb."""

    def add(self, a: tuple[float, float] | None, b: tuple[float, float] | None) -> None:
        """Takes a group into account; None where a run has nothing in it."""
        if a is not None:
            self.a.add(*a)
        if b is not None:
            self.b.add(*b)
        self.groups += a is not None or b is not None
        if a is not None and b is not None:
            self.both += 1
            for at, product in enumerate((a[0] * b[0], a[0] * b[1], a[1] * b[0], a[1] * b[1])):
                self.ab[at] += product

    def merge(self, other: "Twin") -> None:
        """Takes all groups of another into account."""
        self.a.merge(other.a)
        self.b.merge(other.b)
        self.groups += other.groups
        self.both += other.both
        self.ab = [mine + its for mine, its in zip(self.ab, other.ab, strict=True)]

    def difference(self) -> Interval:
        """B minus A, with an interval that uses what the paired groups have in common."""
        return around(self.b.value() - self.a.value(), self.error(), self.groups)

    def share_difference(self) -> Interval:
        """The same for shares, which are never certain: with the interval of `share_difference_around`."""
        return share_difference_around(self.b.value() - self.a.value(), self.error(), self.groups)

    def error(self) -> float:
        """The standard error of the difference."""
        if min(self.a.groups, self.b.groups) < 2 or not self.a.x or not self.b.x:
            return math.inf
        ra, rb = self.a.value(), self.b.value()
        yy, yx, xy, xx = self.ab
        common = (yy - rb * yx - ra * xy + ra * rb * xx) / (self.a.x * self.b.x)
        own = _spread(self.a) + _spread(self.b)
        spread = own - 2 * common
        return math.sqrt(spread * self.groups / (self.groups - 1)) if spread > ROUNDING * own else 0.0


def _spread(of: Ratio) -> float:
    r = of.value()
    return max(0.0, of.yy - 2 * r * of.xy + r * r * of.xx) / of.x**2


def around(value: float, error: float, groups: int) -> Interval:
    """A value with Student's interval for this number of groups."""
    if math.isnan(value):
        return UNKNOWN
    if groups < 2 or error == math.inf:
        return Interval(value, -math.inf, math.inf)
    half = t95(groups - 1) * error
    return Interval(value, value - half, value + half)


def share_around(value: float, error: float, groups: int) -> Interval:
    """A share with Wilson's interval for as many games as these groups are worth by the standard error.

    One half, squared, is added to how the groups differ, so that groups that happen to be alike do not seem certain;
    but it makes no group worth less than one game. Nor is it worth more where nothing varies at all (never, always).
    """
    r = min(1.0, max(0.0, value))
    worth = float(groups)
    if error < math.inf and 0 < r < 1 and groups > 1:
        seen = r * (1 - r) / (t95(groups - 1) / Z95) ** 2
        cautious = seen / (error**2 + UNSEEN / (groups * (groups - 1)))
        worth = max(cautious, min(worth, seen / error**2)) if error else max(cautious, worth)
    return share(r * worth, worth)


def adjusted(value: float, error: float, groups: int) -> "Estimate":
    """A difference of shares as if two more pairs of groups had been played: one only A wins, and one only B wins.

    That is Bonett and Price's interval for paired shares, for groups of any size. Without it groups in which nothing
    differs would seem to prove that nothing ever does.
    """
    n = groups + 2
    middle = value * groups / n
    spread = error**2 * groups * (groups - 1) + groups * (value - middle) ** 2 + 2 + 2 * middle**2
    return Estimate(middle, math.sqrt(spread / (n * (n - 1))), n)


def share_difference_around(value: float, error: float, groups: int) -> Interval:
    """The difference of two paired shares, with an interval that holds near 0 and 1 and where pairs hardly differ."""
    if math.isnan(value) or groups < 2 or error == math.inf:
        return around(value, error, groups)
    _, low, high = around(*adjusted(value, error, groups))
    return Interval(value, max(-1.0, low), min(1.0, high))


def is_clear(of: Interval, of_what: float = 0.0) -> bool:
    """Whether an interval lies entirely on one side of a number."""
    return of.low > of_what or of.high < of_what


class Estimate(NamedTuple):
    """A figure to be judged among others: its distance from zero in standard errors, and its groups."""

    value: float
    error: float
    groups: int


def chance_of(estimate: Estimate) -> float:
    """How likely a value this far from zero is if there is nothing to find (two-sided, by Student's distribution)."""
    if estimate.groups < 2 or math.isnan(estimate.value) or estimate.error == math.inf:
        return 1.0
    if estimate.error == 0:
        return 0.0 if estimate.value else 1.0
    return beyond(estimate.value / estimate.error, estimate.groups - 1)


def holding(estimates: list[Estimate], risk: float = 0.05) -> list[bool]:
    """Which of many figures are clear of zero after Holm's correction: all of them are right in 95 of 100 such runs."""
    order = sorted(range(len(estimates)), key=lambda at: chance_of(estimates[at]))
    held = [False] * len(estimates)
    for rank, at in enumerate(order):
        if chance_of(estimates[at]) > risk / (len(estimates) - rank):
            break
        held[at] = True
    return held
