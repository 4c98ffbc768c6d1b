"""The modules of The Mummy's Curse. None of them knows another; where two meet, this order decides."""

from typing import Final

from waset.games.luxor.module import Module
from waset.games.luxor.modules.artifacts import Artifacts
from waset.games.luxor.modules.characters import Characters
from waset.games.luxor.modules.equipment import Equipment
from waset.games.luxor.modules.fifth_player import FifthPlayer
from waset.games.luxor.modules.mummy import Mummy

IN_ORDER: Final[tuple[Module, ...]] = (FifthPlayer(), Mummy(), Equipment(), Characters(), Artifacts())
"""Characters come before artifacts: a claim pays its extra point, then the lower tile appears (MX-34)."""


def in_play(names: tuple[str, ...]) -> tuple[Module, ...]:
    """The modules with these names, in order."""
    return tuple(module for module in IN_ORDER if module.name in names)
