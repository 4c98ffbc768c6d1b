"""What features of Luxor say: what tiles have in common, and what only some modules bring into the game."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from waset.core.game import AnyGame
from waset.envs.features import Piece, Trait
from waset.games.luxor.rules import agenda
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.pieces import (
    ARTIFACT,
    EITHER,
    FAVOUR,
    HORUS,
    LEVELS,
    OSIRIS,
    SCARAB,
    TREASURE,
    TUNNEL,
    TYPES,
    WILD,
    Pieces,
)

ALWAYS_ASKED: Final = range(agenda.CARD, agenda.RISE)
"""The decisions of a game without modules."""
BROUGHT_BY: Final = {
    "mummy": ("mummy",),
    "talismans": ("mummy",),
    "mummy_tiles": ("mummy",),
    "mummy_stack": ("mummy",),
    "mummy_discard": ("mummy",),
    "lying": ("mummy",),
    "boxed_scarabs": ("mummy",),
    "boxed_scarab_values": ("mummy",),
    "extra_card": ("equipment",),
    "placing": ("equipment",),
    "own_equipment": ("equipment",),
    "doubled": ("artifacts",),
    "hidden_tiles": ("artifacts",),
    "artifacts": ("artifacts",),
    "ignored": ("characters",),
    "flipped": ("characters",),
    "character": ("characters",),
    "extra_turns": ("mummy", "characters"),
    "extra_points": ("mummy", "characters"),
}
"""The modules that bring something into the game that is seen in a piece of this name, with a seat or without."""


def in_play(pieces: Iterable[Piece], modules: tuple[str, ...]) -> tuple[Piece, ...]:
    """The pieces, those without features that belong to modules that are not in play."""
    return tuple(
        piece if _is_brought(piece, modules) else replace(piece, in_play=(False,) * piece.size) for piece in pieces
    )


def _is_brought(piece: Piece, modules: tuple[str, ...]) -> bool:
    """Whether a piece is about something that is always in the game or that one of these modules brings."""
    needed = BROUGHT_BY.get(piece.name.split(": ")[-1])
    return needed is None or any(each in modules for each in needed)


def decisions_asked(game: AnyGame) -> set[int]:
    """What seats can be asked in this game."""
    assert isinstance(game, Luxor)
    of_modules = {kind for module in game.rules.modules for kind in module.frames if kind < agenda.FIRST_CHANCE}
    return {*ALWAYS_ASKED, *of_modules}


def tile_traits(p: Pieces) -> tuple[Trait, ...]:
    """What can be said about a tile on a space: an empty space has no trait."""
    tiles = range(p.tiles)

    def trait(name: str, kind: int, values: Iterable[int] = (), only: int | None = None) -> Trait:
        """A feature of the tiles of a kind: a 1, or a figure as a share of the largest."""
        figures = list(values)
        most = max((abs(figure) for figure in figures), default=0) or 1
        of_kind = [p.tile_kind[tile] == kind and only in (None, p.tile_value[tile]) for tile in tiles]
        return Trait(
            name, tuple((figures[tile] / most if figures else 1.0) if of_kind[tile] else 0.0 for tile in tiles)
        )

    types = [
        Trait(name, tuple(float(p.tile_kind[tile] == TREASURE and p.tile_type[tile] == number) for tile in tiles))
        for number, name in enumerate((*TYPES, "artifact"))
        if number != ARTIFACT or any(p.tile_type[tile] == ARTIFACT and p.tile_count[tile] for tile in tiles)
    ]
    needs = [p.tile_value[tile] if p.tile_kind[tile] == TREASURE else 0 for tile in tiles]
    return (
        *types,
        trait("needs", TREASURE, needs),
        trait("points", TREASURE, p.tile_points),
        trait("osiris", OSIRIS),
        trait("osiris steps", OSIRIS, p.osiris_steps),
        *(trait(f"horus {level}", HORUS, only=level) for level in range(1, LEVELS + 1)),
        trait("wild", WILD),
        trait("scarab", SCARAB),
        trait("wild/scarab", EITHER),
        trait("favour 1/2", FAVOUR, only=1),
        trait("favour 2/3", FAVOUR, only=2),
        trait("tunnel", TUNNEL),
    )
