"""Drawing from counts: what may come up, and one of it by chance. Weights are counts of equal things."""

from typing import Final

from waset.core.rng import Rng

NONE: Final = -1
SEVERAL: Final = -2


def only_outcome(weights: list[int], low: int, high: int) -> int:
    """The one index in this part that can come up, NONE if there is nothing to draw, or SEVERAL."""
    only = NONE
    for outcome in range(low, high):
        if weights[outcome] > 0:
            if only != NONE:
                return SEVERAL
            only = outcome
    return only


def outcomes(weights: list[int], low: int, high: int) -> list[tuple[int, int]]:
    """All indexes in this part that can come up, each with its weight."""
    return [(outcome, weights[outcome]) for outcome in range(low, high) if weights[outcome] > 0]


def draw(weights: list[int], low: int, high: int, rng: Rng) -> int:
    """An index in this part, drawn in proportion to the weights; the weights stay as they are."""
    left = rng.below(sum(weights[low:high]))
    for outcome in range(low, high):
        left -= weights[outcome]
        if left < 0:
            return outcome
    raise AssertionError("the weights of chance do not add up")
