"""Drawing from counts: what may come up, and one outcome by chance. Weights are counts of equal things."""

from typing import Final

from waset.core.ints import Ints, i64, total
from waset.core.rng import Rng

NONE: Final = -1
SEVERAL: Final = -2


def only_outcome(weights: Ints, low: i64, high: i64) -> i64:
    """The one index in this range that can come up, NONE if there is nothing to draw, or SEVERAL."""
    only: i64 = NONE
    for outcome in range(low, high):
        if weights[outcome] > 0:
            if only != NONE:
                return SEVERAL
            only = outcome
    return only


def outcomes(weights: Ints, low: i64, high: i64) -> list[tuple[int, int]]:
    """All indexes in this range that can come up, each with its weight."""
    return [(outcome, weights[outcome]) for outcome in range(low, high) if weights[outcome] > 0]


def draw(weights: Ints, low: i64, high: i64, rng: Rng) -> i64:
    """An index in this range, drawn in proportion to the weights; the weights stay as they are."""
    return at(weights, low, high, rng.below(total(weights, low, high)))


def at(weights: Ints, low: i64, high: i64, left: i64) -> i64:
    """The index in this range of the thing with this number, counting from 0 all that the weights stand for."""
    for outcome in range(low, high):
        left -= weights[outcome]
        if left < 0:
            return outcome
    raise AssertionError("the weights of chance do not add up")


def drawn(weighted: list[tuple[int, int]], rng: Rng) -> int:
    """One of these outcomes, drawn in proportion to its weight."""
    left = rng.below(sum([weight for _, weight in weighted]))
    for outcome, weight in weighted:
        left -= weight
        if left < 0:
            return outcome
    raise AssertionError("the weights of chance do not add up")
