"""Figures made from numbers, and the formulas of the textbook for numbers that come in groups."""

import math
from collections.abc import Sequence

import numpy as np
from scipy import stats  # type: ignore[import-untyped]  # it ships no types

from waset.lab.stats.groups import Ratio
from waset.lab.stats.intervals import Interval


def ratio(pairs: Sequence[tuple[float, float]]) -> Ratio:
    """A figure of groups: the amount and the count of each."""
    made = Ratio()
    for y, x in pairs:
        made.add(y, x)
    return made


def cluster_mean(groups: Sequence[Sequence[float]]) -> Interval:
    """The mean of numbers that come in groups, with the interval for clusters of different sizes."""
    sizes = np.array([len(group) for group in groups])
    sums = np.array([sum(group) for group in groups])
    value = float(sums.sum() / sizes.sum())
    spread = float(((sums - sizes * value) ** 2).sum())
    n = len(groups)
    half = float(stats.t.ppf(0.975, n - 1)) * math.sqrt(spread * n / (n - 1)) / float(sizes.sum())
    return Interval(value, value - half, value + half)
