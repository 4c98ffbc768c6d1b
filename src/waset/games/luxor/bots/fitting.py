"""What `waset lab refit` fits to an edition of Luxor, and with which weights it begins."""

from typing import Final

from waset.games.luxor.bots.levels import BY_HAND, FITTED
from waset.games.luxor.bots.weights import PACE, RACE, TOMB, WEIGHTS

USUAL: Final = BY_HAND


def _racing(weights: list[float], race: float, pace: float = 0.0) -> list[float]:
    """Weights that foresee who will be first in the tomb, instead of only wishing to be near it."""
    made = list(weights)
    made[TOMB] = 0.0
    made[RACE] = race
    made[PACE] = pace
    return made


IDEAS: Final = (
    FITTED,
    _racing(BY_HAND, 1.0),
    _racing(BY_HAND, 3.0, 2.0),
    _racing(BY_HAND, 8.0, 4.0),
    _racing(BY_HAND, 8.0, 7.0),
    _racing(BY_HAND, 20.0, 10.0),
    _racing(FITTED, 8.0, 5.0),
)
"""What may suit other editions; a refit tries these first."""

__all__ = ["IDEAS", "USUAL", "WEIGHTS"]
