"""What `waset lab refit` fits to an edition of Tutankhamun, and with which weights it begins."""

from typing import Final

from waset.games.tutankhamun.bots.levels import BY_HAND, FITTED
from waset.games.tutankhamun.bots.weights import WEIGHTS

USUAL: Final = BY_HAND
IDEAS: Final = (FITTED,)
"""What may suit other editions; a refit tries these first."""

__all__ = ["IDEAS", "USUAL", "WEIGHTS"]
