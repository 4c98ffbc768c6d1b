"""The printed facts of Luxor as typed rows, each with its provenance. A complete set of them is an edition.

`REBUILT_EDITION` is the default. Whoever owns the box corrects it in a file; a designer tries a variant the same way.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from waset.core.edition import BOOK, PUBLIC, REBUILT
from waset.core.fitted import Weights


class Space(NamedTuple):
    """A space of the path: what lies on it at the start, and the temple icon printed beneath (L-DATA-1)."""

    space: int
    kind: str
    icon: str
    source: str


class Statue(NamedTuple):
    """An Anubis statue stands between the space `after` and the next one (L-DATA-2)."""

    after: int
    source: str


class Wall(NamedTuple):
    """The points printed on the wall beside the spaces `first` to `last`; 41 is the tomb (L-COMP-16, LR-79)."""

    first: int
    last: int
    points: int
    source: str


class CardRow(NamedTuple):
    """A face of the basic cards (L-COMP-3) and how many there are."""

    card: str
    copies: int
    source: str


class HandRow(NamedTuple):
    """How many cards a full hand has (L-SETUP-7, L-TURN-3)."""

    cards: int
    source: str


class HorusCardRow(NamedTuple):
    """A face of the Horus cards (L-COMP-4), its level, and how many there are."""

    level: int
    card: str
    copies: int
    source: str


class TreasureRow(NamedTuple):
    """A kind of treasure tile (L-COMP-5): adventurers needed, points, and how many there are."""

    type: str
    needs: int
    points: int
    copies: int
    source: str


class TempleRow(NamedTuple):
    """A temple tile (L-COMP-6): the stack given by its back, and its front."""

    stack: str
    tile: str
    copies: int
    source: str


class OsirisRow(NamedTuple):
    """An Osiris tile (L-COMP-8): the steps it adds."""

    steps: int
    copies: int
    source: str


class ScarabRow(NamedTuple):
    """A scarab (L-COMP-10): its points."""

    points: int
    copies: int
    source: str


class SupplyRow(NamedTuple):
    """Pieces that are all alike, and limits: keys (L-COMP-9), wild treasures (L-COMP-11), rounds (LR-101)."""

    what: str
    copies: int
    source: str


class SarcophagusRow(NamedTuple):
    """A sarcophagus (L-COMP-12), in the order in which they are taken."""

    points: int
    source: str


class SetRow(NamedTuple):
    """What this many complete sets are worth in all (L-SCORE-4)."""

    sets: int
    points: int
    source: str


class TalismanRow(NamedTuple):
    """How many talismans each player starts with (M1-SETUP-3)."""

    players: int
    each: int
    source: str


class MummyTileRow(NamedTuple):
    """A mummy tile (M1-COMP-2): its effect and its cost in talismans (M-DATA-1)."""

    effect: str
    cost: int
    copies: int
    source: str


class FreeChoiceRow(NamedTuple):
    """One of the items pictured on the mummy tile "free choice" (M-DATA-2)."""

    item: str
    source: str


class ArtifactRow(NamedTuple):
    """An artifact treasure (M3-COMP-1): adventurers needed, points, and how many there are (M-DATA-4)."""

    needs: int
    points: int
    copies: int
    source: str


@dataclass(frozen=True)
class Edition:
    """All figures of Luxor and The Mummy's Curse."""

    name: str
    spaces: tuple[Space, ...]
    statues: tuple[Statue, ...]
    walls: tuple[Wall, ...]
    basic_cards: tuple[CardRow, ...]
    hand: tuple[HandRow, ...] = field(default=(HandRow(5, BOOK),), kw_only=True)
    horus_cards: tuple[HorusCardRow, ...]
    treasures: tuple[TreasureRow, ...]
    temple_tiles: tuple[TempleRow, ...]
    osiris_tiles: tuple[OsirisRow, ...]
    scarabs: tuple[ScarabRow, ...]
    supplies: tuple[SupplyRow, ...]
    sarcophagi: tuple[SarcophagusRow, ...]
    sets: tuple[SetRow, ...]
    extra_horus_cards: tuple[HorusCardRow, ...]
    talismans: tuple[TalismanRow, ...]
    mummy_tiles: tuple[MummyTileRow, ...]
    free_choice: tuple[FreeChoiceRow, ...]
    equipment: tuple[CardRow, ...]
    artifacts: tuple[ArtifactRow, ...]
    fitted: Weights = field(default=(), compare=False)
    """The weights by which bots play this edition, if they were fitted to it."""


ABOUT: Final = {
    "spaces": "The forty spaces from the stairs to the tomb. kind: treasure, osiris, horus 1, horus 2 or horus 3;"
    " icon: none, cobra, falcon or lion.",
    "statues": "The three Anubis statues: each stands between the space named and the next one.",
    "walls": "Points for an adventurer that ends beside this part of the wall; space 41 is the tomb.",
    "basic_cards": "The basic cards: a number, +/-N or die; also faces of Horus cards, then without a level.",
    "hand": "How many cards a full hand has, in one row: 2 to 9.",
    "horus_cards": "The Horus cards by level: 1-N, 1-die, all +N, last to second last, one less N.",
    "treasures": "The treasure tiles: own adventurers needed, points when claimed.",
    "temple_tiles": "The temple tiles by the stack they lie in: wild, scarab, wild/scarab, tunnel,"
    " favour of Horus 1/2 or 2/3.",
    "osiris_tiles": "The Osiris tiles; as many as there are Osiris spaces are used.",
    "scarabs": "The scarabs.",
    "supplies": "Keys, wild treasures, talismans, points for an artifact beside a set, and the round after which a game"
    " that does not end is stopped.",
    "sarcophagi": "The sarcophagi, for the first adventurers that reach the tomb, in this order.",
    "sets": "Points for complete sets at the end; more sets than listed count as the last row.",
    "extra_horus_cards": "The Mummy's Curse, fifth-player: the Horus cards that are added to the stacks.",
    "talismans": "The Mummy's Curse, mummy: talismans for each player at the start.",
    "mummy_tiles": "The Mummy's Curse, mummy: the mummy tiles and what they cost in talismans.",
    "free_choice": "The Mummy's Curse, mummy: the items on the tile 'free choice', of which one takes two: key, scarab,"
    " wild treasure.",
    "equipment": "The Mummy's Curse, equipment: the cards of each player, of which a hand is dealt: a number, die +/-1,"
    " or N+.",
    "artifacts": "The Mummy's Curse, artifacts: own adventurers needed, points when claimed.",
}

MODULE_OF: Final = {
    "extra_horus_cards": "fifth-player",
    "talismans": "mummy",
    "mummy_tiles": "mummy",
    "free_choice": "mummy",
    "equipment": "equipment",
    "artifacts": "artifacts",
}
"""The tables that only a module uses."""

_OSIRIS = (5, 14, 23, 33)
_HORUS = {7: 1, 16: 1, 20: 2, 27: 2, 31: 3, 37: 3}
_ICONS = {
    **dict.fromkeys((3, 8, 11, 13), "cobra"),
    **dict.fromkeys((15, 18, 21, 24, 26, 28), "falcon"),
    **dict.fromkeys((30, 34, 36, 39), "lion"),
}


def _space(space: int) -> Space:
    if space in _OSIRIS:
        return Space(space, "osiris", "none", REBUILT)
    if space in _HORUS:
        return Space(space, f"horus {_HORUS[space]}", "none", REBUILT)
    return Space(space, "treasure", _ICONS.get(space, "none"), REBUILT)


def _treasure(type_: str) -> tuple[TreasureRow, ...]:
    return (
        TreasureRow(type_, 1, 1, 1, REBUILT),
        TreasureRow(type_, 1, 2, 4, REBUILT),
        TreasureRow(type_, 2, 3, 3, REBUILT),
        TreasureRow(type_, 2, 4, 1, REBUILT),
        TreasureRow(type_, 3, 6, 1, REBUILT),
    )


REBUILT_EDITION: Final = Edition(
    name="rebuilt",
    spaces=tuple(_space(space) for space in range(1, 41)),
    statues=(Statue(9, REBUILT), Statue(19, REBUILT), Statue(29, REBUILT)),
    walls=(
        Wall(1, 8, 1, REBUILT),
        Wall(9, 16, 2, REBUILT),
        Wall(17, 24, 3, REBUILT),
        Wall(25, 32, 5, REBUILT),
        Wall(33, 40, 8, REBUILT),
        Wall(41, 41, 13, REBUILT),
    ),
    basic_cards=(
        CardRow("1", 6, BOOK),
        CardRow("+/-1", 5, BOOK),
        CardRow("2", 4, BOOK),
        CardRow("3", 4, BOOK),
        CardRow("4", 4, BOOK),
        CardRow("5", 4, BOOK),
        CardRow("die", 4, BOOK),
    ),
    horus_cards=(
        HorusCardRow(1, "1-3", 2, REBUILT),
        HorusCardRow(1, "1-die", 2, REBUILT),
        HorusCardRow(1, "all +1", 1, REBUILT),
        HorusCardRow(1, "last to second last", 1, REBUILT),
        HorusCardRow(1, "one less 1", 2, REBUILT),
        HorusCardRow(2, "1-4", 2, REBUILT),
        HorusCardRow(2, "1-die", 1, REBUILT),
        HorusCardRow(2, "all +2", 2, REBUILT),
        HorusCardRow(2, "last to second last", 1, REBUILT),
        HorusCardRow(2, "one less 2", 2, REBUILT),
        HorusCardRow(3, "1-6", 2, REBUILT),
        HorusCardRow(3, "all +3", 2, REBUILT),
        HorusCardRow(3, "last to second last", 2, REBUILT),
        HorusCardRow(3, "one less 3", 2, REBUILT),
    ),
    treasures=_treasure("vase") + _treasure("statue") + _treasure("jewelry"),
    temple_tiles=(
        TempleRow("cobra", "tunnel", 1, REBUILT),
        TempleRow("cobra", "scarab", 1, REBUILT),
        TempleRow("cobra", "wild", 1, REBUILT),
        TempleRow("cobra", "favour of Horus 1/2", 1, REBUILT),
        TempleRow("falcon", "tunnel", 2, REBUILT),
        TempleRow("falcon", "scarab", 2, REBUILT),
        TempleRow("falcon", "wild", 1, REBUILT),
        TempleRow("falcon", "wild/scarab", 1, REBUILT),
        TempleRow("lion", "tunnel", 1, REBUILT),
        TempleRow("lion", "scarab", 1, REBUILT),
        TempleRow("lion", "wild", 1, REBUILT),
        TempleRow("lion", "favour of Horus 2/3", 1, REBUILT),
    ),
    osiris_tiles=(OsirisRow(1, 1, BOOK), OsirisRow(2, 2, BOOK), OsirisRow(3, 2, BOOK), OsirisRow(4, 1, BOOK)),
    scarabs=(
        ScarabRow(1, 4, PUBLIC),
        ScarabRow(2, 8, PUBLIC),
        ScarabRow(3, 6, PUBLIC),
        ScarabRow(4, 4, PUBLIC),
    ),
    supplies=(
        SupplyRow("keys", 20, BOOK),
        SupplyRow("wild treasures", 18, BOOK),
        SupplyRow("talismans", 20, BOOK),
        SupplyRow("artifact points", 3, BOOK),
        SupplyRow("rounds", 300, REBUILT),
    ),
    sarcophagi=(SarcophagusRow(5, BOOK), SarcophagusRow(3, BOOK)),
    sets=(
        SetRow(1, 3, BOOK),
        SetRow(2, 7, BOOK),
        SetRow(3, 12, BOOK),
        SetRow(4, 18, BOOK),
        SetRow(5, 25, BOOK),
        SetRow(6, 33, BOOK),
        SetRow(7, 42, BOOK),
        SetRow(8, 52, BOOK),
    ),
    extra_horus_cards=(
        HorusCardRow(1, "1-3", 1, REBUILT),
        HorusCardRow(1, "1-die", 1, REBUILT),
        HorusCardRow(1, "all +1", 1, REBUILT),
        HorusCardRow(1, "last to second last", 1, REBUILT),
        HorusCardRow(1, "one less 1", 2, REBUILT),
        HorusCardRow(2, "1-4", 1, REBUILT),
        HorusCardRow(2, "1-die", 1, REBUILT),
        HorusCardRow(2, "all +2", 2, REBUILT),
        HorusCardRow(2, "last to second last", 1, REBUILT),
        HorusCardRow(2, "one less 2", 1, REBUILT),
        HorusCardRow(3, "1-6", 2, REBUILT),
        HorusCardRow(3, "all +3", 1, REBUILT),
        HorusCardRow(3, "last to second last", 1, REBUILT),
        HorusCardRow(3, "one less 3", 2, REBUILT),
    ),
    talismans=(TalismanRow(2, 6, BOOK), TalismanRow(3, 4, BOOK), TalismanRow(4, 3, BOOK), TalismanRow(5, 2, BOOK)),
    mummy_tiles=(
        MummyTileRow("new hand", 1, 1, REBUILT),
        MummyTileRow("rear 1-2", 1, 2, REBUILT),
        MummyTileRow("2 points", 1, 2, REBUILT),
        MummyTileRow("rearrange", 1, 2, REBUILT),
        MummyTileRow("exchange scarab", 1, 1, REBUILT),
        MummyTileRow("lowest treasure", 1, 1, REBUILT),
        MummyTileRow("scarab", 2, 1, REBUILT),
        MummyTileRow("move 1", 2, 1, REBUILT),
        MummyTileRow("Horus card", 2, 1, BOOK),
        MummyTileRow("treasure points", 2, 1, REBUILT),
        MummyTileRow("rear 1-4", 2, 1, REBUILT),
        MummyTileRow("2 keys", 2, 1, REBUILT),
        MummyTileRow("free choice", 3, 1, REBUILT),
        MummyTileRow("extra turn", 3, 1, REBUILT),
        MummyTileRow("all move 4", 3, 1, REBUILT),
    ),
    free_choice=(
        FreeChoiceRow("key", REBUILT),
        FreeChoiceRow("scarab", REBUILT),
        FreeChoiceRow("wild treasure", REBUILT),
    ),
    equipment=(
        CardRow("6", 1, BOOK),
        CardRow("0", 1, BOOK),
        CardRow("die +/-1", 2, REBUILT),
        CardRow("1+", 1, BOOK),
        CardRow("2+", 1, BOOK),
        CardRow("3+", 1, BOOK),
    ),
    artifacts=(ArtifactRow(1, 1, 4, REBUILT), ArtifactRow(2, 3, 4, REBUILT), ArtifactRow(3, 5, 2, REBUILT)),
)


def hand_of(edition: Edition) -> int:
    """How many cards a full hand has; 0 where an edition does not say."""
    return edition.hand[0].cards if edition.hand else 0
