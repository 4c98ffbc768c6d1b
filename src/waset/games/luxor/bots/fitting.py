"""What `waset lab refit` fits to an edition of Luxor, and with which weights it begins."""

from typing import Final

from waset.games.luxor.bots.levels import BY_HAND, FITTED
from waset.games.luxor.bots.weights import DEPTH, FIRST_KEY, RACE, TIME_AND_DEPTH, TOMB, WEIGHTS

USUAL: Final = BY_HAND


def _racing(weights: list[float], race: float) -> list[float]:
    """Weights that foresee who will be first in the tomb, instead of only wishing to be near it."""
    made = list(weights)
    made[TOMB] = 0.0
    made[RACE] = race
    return made


def _in_a_hurry(weights: list[float], race: float) -> list[float]:
    """The same for an edition in which little else counts."""
    made = _racing(weights, race)
    made[DEPTH] = made[TIME_AND_DEPTH] = made[FIRST_KEY] = 0.0
    return made


IDEAS: Final = (
    FITTED,
    _racing(BY_HAND, 1.0),
    _racing(FITTED, 1.0),
    _racing(BY_HAND, 0.5),
    _racing(FITTED, 0.5),
    _in_a_hurry(FITTED, 1.0),
)
"""What may suit other editions; a refit tries these first."""

__all__ = ["IDEAS", "USUAL", "WEIGHTS"]
