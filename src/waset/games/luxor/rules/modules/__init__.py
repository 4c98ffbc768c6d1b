"""The modules of The Mummy's Curse. None of them knows another; where two meet, this order decides."""

from typing import Final, TypedDict

from waset.games.luxor.rules.module import Module
from waset.games.luxor.rules.modules.artifacts.module import Artifacts, ArtifactsBoard
from waset.games.luxor.rules.modules.characters.module import Characters, CharactersBoard
from waset.games.luxor.rules.modules.equipment.module import Equipment, EquipmentBoard
from waset.games.luxor.rules.modules.fifth_player.module import FifthPlayer, FifthPlayerBoard
from waset.games.luxor.rules.modules.mummy.module import Mummy, MummyBoard

IN_ORDER: Final[tuple[Module, ...]] = (FifthPlayer(), Mummy(), Equipment(), Characters(), Artifacts())
"""Characters come before artifacts: a claim pays its extra point, then the lower tile appears (MX-34)."""

ModuleBoards = TypedDict(
    "ModuleBoards",
    {
        "fifth-player": FifthPlayerBoard,
        "mummy": MummyBoard,
        "equipment": EquipmentBoard,
        "characters": CharactersBoard,
        "artifacts": ArtifactsBoard,
    },
    total=False,
)
"""What each module in play adds to the facts of the edition."""


def in_play(names: tuple[str, ...]) -> tuple[Module, ...]:
    """The modules with these names, in order."""
    return tuple(module for module in IN_ORDER if module.name in names)
