"""Cards and tiles as ints, and every lookup the rules make, built once from an edition.

Equal cards are the same int, and so are equal tiles: piles and supplies are counts by these ints.
"""

import re
from typing import Final

from waset.core.errors import BadEdition
from waset.games.luxor.tables import Edition

STAIRS: Final = 0
TOMB: Final = 41
PLACES: Final = 42

# Kinds of cards
STEP: Final = 0
PLUS_MINUS: Final = 1
DIE: Final = 2
UP_TO: Final = 3
UP_TO_DIE: Final = 4
ALL: Final = 5
LAST: Final = 6
LESS: Final = 7

# Kinds of tiles
EMPTY: Final = 0
TREASURE: Final = 1
HORUS: Final = 2
OSIRIS: Final = 3
WILD: Final = 4
SCARAB: Final = 5
EITHER: Final = 6
FAVOUR: Final = 7
TUNNEL: Final = 8

DIE_FACES: Final = 6
HAND: Final = 5
LEVELS: Final = 3
ADVENTURERS: Final = 5
STATUES: Final = 3
MOST_STEPS: Final = 14

TYPES: Final = ("vase", "statue", "jewelry")
ICONS: Final = ("none", "cobra", "falcon", "lion")

_FACES: Final = (
    (re.compile(r"(\d+)"), STEP),
    (re.compile(r"\+/-1"), PLUS_MINUS),
    (re.compile(r"die"), DIE),
    (re.compile(r"1-(\d+)"), UP_TO),
    (re.compile(r"1-die"), UP_TO_DIE),
    (re.compile(r"all \+(\d+)"), ALL),
    (re.compile(r"last to second last"), LAST),
    (re.compile(r"one less (\d+)"), LESS),
)
BASIC_KINDS: Final = (STEP, PLUS_MINUS, DIE)
HORUS_KINDS: Final = (UP_TO, UP_TO_DIE, ALL, LAST, LESS)
_TEMPLE: Final = {
    "wild": (WILD, 0),
    "scarab": (SCARAB, 0),
    "wild/scarab": (EITHER, 0),
    "favour of Horus 1/2": (FAVOUR, 1),
    "favour of Horus 2/3": (FAVOUR, 2),
    "tunnel": (TUNNEL, 0),
}
TEMPLE_TILES: Final = tuple(_TEMPLE)


def face(words: str) -> tuple[int, int]:
    """A card's kind and number from what is printed on it."""
    for pattern, kind in _FACES:
        found = pattern.fullmatch(words)
        if found:
            number = int(found.group(1)) if found.groups() else 1 if kind == PLUS_MINUS else 0
            if number > MOST_STEPS:
                raise BadEdition(f"the card {words!r} has a number above {MOST_STEPS}")
            return kind, number
    raise BadEdition(
        f"unknown card {words[:40]!r} (there is: a number, '+/-1', 'die', '1-N', '1-die', 'all +N',"
        " 'last to second last', 'one less N')"
    )


class Pieces:
    """The numbering of an edition's cards and tiles, and what is printed on each."""

    def __init__(self, edition: Edition) -> None:
        self._cards(edition)
        self._tiles(edition)
        self._temple_stacks(edition)
        self._board(edition)
        supplies = {row.what: row.copies for row in edition.supplies}
        self.keys: int = supplies["keys"]
        self.wild: int = supplies["wild treasures"]
        self.rounds: int = supplies["rounds"]
        self.scarab_points: list[int] = [row.points for row in edition.scarabs]
        self.scarab_count: list[int] = [row.copies for row in edition.scarabs]
        self.sarcophagi: list[int] = [row.points for row in edition.sarcophagi]
        self.set_points: list[int] = [0] + [row.points for row in edition.sets]

    def _cards(self, edition: Edition) -> None:
        self.card_name: list[str] = []
        self.card_kind: list[int] = []
        self.card_number: list[int] = []
        self.card_eyes: list[int] = []
        self.basic_count: list[int] = []
        """How many of each card are basic cards."""
        self.horus_count: list[int] = []
        """How many of each card begin on the Horus board."""
        self.level_low: list[int] = [0] * (LEVELS + 1)
        self.level_high: list[int] = [0] * (LEVELS + 1)
        for row in edition.basic_cards:
            self._add_card(row.card, 0, row.copies, 0)
        for level in range(1, LEVELS + 1):
            self.level_low[level] = len(self.card_name)
            for horus_row in edition.horus_cards:
                if horus_row.level == level:
                    self._add_card(horus_row.card, level, 0, horus_row.copies)
            self.level_high[level] = len(self.card_name)
        self.cards: int = len(self.card_name)

    def _add_card(self, words: str, eyes: int, basic: int, horus: int) -> None:
        name = f"{words} (level {eyes})" if eyes else words
        if name in self.card_name:
            card = self.card_name.index(name)
            self.basic_count[card] += basic
            self.horus_count[card] += horus
            return
        kind, number = face(words)
        self.card_name.append(name)
        self.card_kind.append(kind)
        self.card_number.append(number)
        self.card_eyes.append(eyes)
        self.basic_count.append(basic)
        self.horus_count.append(horus)

    def _tiles(self, edition: Edition) -> None:
        self.tile_name: list[str] = []
        self.tile_kind: list[int] = []
        self.tile_value: list[int] = []
        """Adventurers needed, level of a Horus tile, lower level of a favour."""
        self.tile_points: list[int] = []
        self.tile_type: list[int] = []
        self.osiris_steps: list[int] = []
        self.tile_count: list[int] = []
        self._add_tile("empty", EMPTY, 0)
        self.treasure_low: int = len(self.tile_name)
        for row in edition.treasures:
            tile = self._add_tile(f"{row.type} {row.needs}/{row.points}", TREASURE, row.needs)
            self.tile_points[tile] = row.points
            self.tile_type[tile] = TYPES.index(row.type)
            self.tile_count[tile] += row.copies
        self.treasure_high: int = len(self.tile_name)
        self.osiris_low: int = len(self.tile_name)
        for osiris_row in edition.osiris_tiles:
            tile = self._add_tile(f"osiris {osiris_row.steps}", OSIRIS, 0)
            self.osiris_steps[tile] = osiris_row.steps
            self.tile_count[tile] += osiris_row.copies
        self.osiris_high: int = len(self.tile_name)
        self.horus_tile: list[int] = [0] + [self._add_tile(f"horus {n}", HORUS, n) for n in range(1, LEVELS + 1)]
        for name in TEMPLE_TILES:
            kind, value = _TEMPLE[name]
            self._add_tile(name, kind, value)
        self.tiles: int = len(self.tile_name)

    def _add_tile(self, name: str, kind: int, value: int) -> int:
        if name in self.tile_name:
            return self.tile_name.index(name)
        self.tile_name.append(name)
        self.tile_kind.append(kind)
        self.tile_value.append(value)
        self.tile_points.append(0)
        self.tile_type.append(-1)
        self.osiris_steps.append(0)
        self.tile_count.append(0)
        return len(self.tile_name) - 1

    def _temple_stacks(self, edition: Edition) -> None:
        self.temple_tile: list[int] = []
        """The tile of each row of the temple stacks."""
        self.temple_count: list[int] = []
        self.temple_low: list[int] = [0]
        self.temple_high: list[int] = [0]
        for stack in ICONS[1:]:
            self.temple_low.append(len(self.temple_tile))
            for row in edition.temple_tiles:
                if row.stack == stack:
                    self.temple_tile.append(self.tile_name.index(row.tile))
                    self.temple_count.append(row.copies)
            self.temple_high.append(len(self.temple_tile))

    def _board(self, edition: Edition) -> None:
        self.space_icon: list[int] = [0] * PLACES
        self.space_level: list[int] = [0] * PLACES
        """The level of a Horus space; 0 elsewhere."""
        self.osiris_spaces: list[int] = []
        self.treasure_spaces: list[int] = []
        for row in edition.spaces:
            self.space_icon[row.space] = ICONS.index(row.icon)
            if row.kind == "osiris":
                self.osiris_spaces.append(row.space)
            elif row.kind == "treasure":
                self.treasure_spaces.append(row.space)
            else:
                self.space_level[row.space] = int(row.kind.removeprefix("horus "))
        self.statues: list[int] = [row.after for row in edition.statues]
        self.wall: list[int] = [0] * PLACES
        for wall_row in edition.walls:
            for place in range(wall_row.first, wall_row.last + 1):
                self.wall[place] = wall_row.points
