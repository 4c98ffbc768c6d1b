"""Cards and tiles as ints, and every lookup the rules make, built once from an edition.

Equal cards are the same int, and so are equal tiles: piles and supplies are counts by these ints.
"""

import re
from typing import Final

from waset.core.finding import refusal
from waset.core.ints import Ints, append, empty, i64, ints, listed, zeros
from waset.games.luxor.rules.findings import error
from waset.games.luxor.rules.tables import MODULE_OF, Edition

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
DIE_ADJUSTED: Final = 8
PLUS: Final = 9

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
ROLLS: Final = DIE_FACES + 1
PLAYERS: Final = 5
HAND: Final = 9
"""The most cards that a hand of an edition may have, and so the room for each seat's hand in a state."""
LEAST_HAND: Final = 2
"""A hand with two ends."""
LEVELS: Final = 3
ADVENTURERS: Final = 5
STATUES: Final = 3
MOST_STEPS: Final = 14
MOST_NUMBER: Final = 9
"""The highest number of a card without a choice, and of +/-N: with what may be added it is MOST_STEPS at most."""

TYPES: Final = ("vase", "statue", "jewelry")
ARTIFACT: Final = 3
"""The type of an artifact, which belongs to no set (M3-5)."""
HELD: Final = 4
"""Treasures are counted by seat in fours: three types and artifacts."""
HIDDEN_TILES: Final = 10
ICONS: Final = ("none", "cobra", "falcon", "lion")

# Effects of mummy tiles, M1-EFF-1 to M1-EFF-15 in the order of the rules
SIDES: Final = ("left", "right")
MUMMY_EFFECTS: Final = (
    "new hand",
    "rear 1-2",
    "2 points",
    "rearrange",
    "scarab",
    "exchange scarab",
    "move 1",
    "Horus card",
    "treasure points",
    "rear 1-4",
    "2 keys",
    "free choice",
    "extra turn",
    "all move 4",
    "lowest treasure",
)
FREE_CHOICES: Final = ("key", "scarab", "wild treasure")
CHARACTERS: Final = (
    "rearrange",
    "reroll",
    "extra turn",
    "choose Horus",
    "extra point",
    "forward",
    "temple",
    "key",
)

_FACES: Final = (
    (re.compile(r"(0|[1-9]\d?)"), STEP),
    (re.compile(r"\+/-([1-9]\d?)"), PLUS_MINUS),
    (re.compile(r"die"), DIE),
    (re.compile(r"[1-9]\d?-([1-9]\d?)"), UP_TO),
    (re.compile(r"1-die"), UP_TO_DIE),
    (re.compile(r"all \+([1-9]\d?)"), ALL),
    (re.compile(r"last to second last"), LAST),
    (re.compile(r"one less ([1-9]\d?)"), LESS),
    (re.compile(r"die \+/-1"), DIE_ADJUSTED),
    (re.compile(r"([1-9]\d?)\+"), PLUS),
)
HORUS_KINDS: Final = (UP_TO, UP_TO_DIE, ALL, LAST, LESS)
BASIC_KINDS: Final = (STEP, PLUS_MINUS, DIE, *HORUS_KINDS)
"""An edition may have faces of Horus cards among the basic ones: without a level, and not on the Horus board."""
EQUIPMENT_KINDS: Final = (STEP, DIE_ADJUSTED, PLUS)
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
            number = int(found.group(1)) if found.groups() else 0
            if number > MOST_STEPS:
                raise refusal([error("", "high card", card=words, most=MOST_STEPS)])
            if lowest(kind, words) > number:
                raise refusal([error("", "no choice", card=words)])
            return kind, number
    raise refusal([error("", "unknown card", card=words[:40])])


def lowest(kind: int, words: str) -> int:
    """The lower of the two numbers that are printed on a card of which one chooses; 0 for others."""
    return int(words.partition("-")[0]) if kind == UP_TO else 0


def steps(kind: int, number: int, roll: int, least: int) -> list[int]:
    """The steps that a card lets its player choose from; roll 0 stands for a die not yet rolled (L-ALG-4, LR-22)."""
    low = roll if roll else 1
    high = roll if roll else DIE_FACES
    if kind == DIE:
        return list(range(low, high + 1))
    if kind == DIE_ADJUSTED:
        return list(range(low - 1, high + 2))
    if kind == UP_TO_DIE:
        return list(range(1, high + 1))
    if kind == UP_TO:
        return list(range(least, number + 1))
    if kind == PLUS_MINUS:
        return [-number, number]
    return [number]


class Pieces:
    """The numbering of an edition's cards and tiles, and what is printed on each.

    Cards and tiles of modules that are not in play have a number too, but there are none of them.
    """

    def __init__(self, edition: Edition, modules: tuple[str, ...] = ()) -> None:
        unused = [table for table, module in MODULE_OF.items() if module not in modules]
        self._cards(edition, unused)
        self._tiles(edition, unused)
        self._temple_stacks(edition)
        self._board(edition)
        self.hand: i64 = edition.hand[0].cards
        """The cards of a full hand."""
        supplies = {row.what: row.copies for row in edition.supplies}
        self.keys: i64 = supplies["keys"]
        self.wild: i64 = supplies["wild treasures"]
        self.rounds: i64 = supplies["rounds"]
        self.talismans: i64 = supplies["talismans"]
        self.artifact_points: i64 = supplies["artifact points"]
        self.talismans_each: Ints = zeros(PLAYERS + 1)
        for talisman_row in edition.talismans:
            self.talismans_each[talisman_row.players] = talisman_row.each
        self.mummy_effect: Ints = ints([MUMMY_EFFECTS.index(tile_row.effect) for tile_row in edition.mummy_tiles])
        self.mummy_cost: Ints = ints([tile_row.cost for tile_row in edition.mummy_tiles])
        self.mummy_count: Ints = ints([tile_row.copies for tile_row in edition.mummy_tiles])
        self.free_choice: list[str] = [item_row.item for item_row in edition.free_choice]
        self._scarabs(edition)
        self.sarcophagi: Ints = ints([row.points for row in edition.sarcophagi])
        self.set_points: Ints = ints([0] + [row.points for row in edition.sets])

    def _cards(self, edition: Edition, unused: list[str]) -> None:
        self.card_name: list[str] = []
        self.card_kind: Ints = empty()
        self.card_number: Ints = empty()
        self.card_eyes: Ints = empty()
        self.card_least: Ints = empty()
        """The lower number of a card of which one chooses; 0 for others."""
        self.card_horus: Ints = empty()
        """1 for a face of Horus cards, wherever the card comes from."""
        self.basic_count: Ints = empty()
        """How many of each card are basic cards."""
        self.horus_count: Ints = empty()
        """How many of each card begin on the Horus board."""
        self.equipment_count: Ints = empty()
        """How many of each card are in a player's own set of equipment."""
        self.level_low: Ints = zeros(LEVELS + 1)
        self.level_high: Ints = zeros(LEVELS + 1)
        for row in edition.basic_cards:
            card = self._card(row.card, 0)
            self.basic_count[card] += row.copies
        for level in range(1, LEVELS + 1):
            self.level_low[level] = len(self.card_name)
            for horus_row in edition.horus_cards:
                if horus_row.level == level:
                    card = self._card(horus_row.card, level)
                    self.horus_count[card] += horus_row.copies
            for horus_row in edition.extra_horus_cards:
                if horus_row.level == level:
                    card = self._card(horus_row.card, level)
                    self.horus_count[card] += 0 if "extra_horus_cards" in unused else horus_row.copies
            self.level_high[level] = len(self.card_name)
        for row in edition.equipment:
            card = self._card(row.card, 0)
            self.equipment_count[card] += 0 if "equipment" in unused else row.copies
        self.cards: i64 = len(self.card_name)
        self.card_steps: list[Ints] = [
            ints(steps(self.card_kind[card], self.card_number[card], roll, self.card_least[card]))
            for card in range(self.cards)
            for roll in range(ROLLS)
        ]
        """The steps to choose from, by card and roll."""
        self.most_back: i64 = -min((low for steps_of in self.card_steps for low in listed(steps_of)), default=0)
        """The most steps back that a card allows."""

    def _card(self, words: str, eyes: int) -> int:
        """The number of a card; a new face gets a new one."""
        name = f"{words} (level {eyes})" if eyes else words
        if name in self.card_name:
            return self.card_name.index(name)
        kind, number = face(words)
        self.card_name.append(name)
        self.card_kind = append(self.card_kind, kind)
        self.card_number = append(self.card_number, number)
        self.card_eyes = append(self.card_eyes, eyes)
        self.card_least = append(self.card_least, lowest(kind, words))
        self.card_horus = append(self.card_horus, 1 if kind in HORUS_KINDS else 0)
        self.basic_count = append(self.basic_count, 0)
        self.horus_count = append(self.horus_count, 0)
        self.equipment_count = append(self.equipment_count, 0)
        return len(self.card_name) - 1

    def _tiles(self, edition: Edition, unused: list[str]) -> None:
        self.tile_name: list[str] = []
        self.tile_kind: Ints = empty()
        self.tile_value: Ints = empty()
        """Adventurers needed, level of a Horus tile, lower level of a favour."""
        self.tile_points: Ints = empty()
        self.tile_type: Ints = empty()
        self.osiris_steps: Ints = empty()
        self.tile_count: Ints = empty()
        self._add_tile("empty", EMPTY, 0)
        self.treasure_low: i64 = len(self.tile_name)
        for row in edition.treasures:
            tile = self._add_tile(f"{row.type} {row.needs}/{row.points}", TREASURE, row.needs)
            self.tile_points[tile] = row.points
            self.tile_type[tile] = TYPES.index(row.type)
            self.tile_count[tile] += row.copies
        for artifact_row in edition.artifacts:
            tile = self._add_tile(f"artifact {artifact_row.needs}/{artifact_row.points}", TREASURE, artifact_row.needs)
            self.tile_points[tile] = artifact_row.points
            self.tile_type[tile] = ARTIFACT
            self.tile_count[tile] += 0 if "artifacts" in unused else artifact_row.copies
        self.treasure_high: i64 = len(self.tile_name)
        self.osiris_low: i64 = len(self.tile_name)
        for osiris_row in edition.osiris_tiles:
            tile = self._add_tile(f"osiris {osiris_row.steps}", OSIRIS, 0)
            self.osiris_steps[tile] = osiris_row.steps
            self.tile_count[tile] += osiris_row.copies
        self.osiris_high: i64 = len(self.tile_name)
        self.horus_tile: Ints = ints([0] + [self._add_tile(f"horus {n}", HORUS, n) for n in range(1, LEVELS + 1)])
        for name in TEMPLE_TILES:
            kind, value = _TEMPLE[name]
            self._add_tile(name, kind, value)
        self.tiles: i64 = len(self.tile_name)

    def _add_tile(self, name: str, kind: int, value: int) -> int:
        if name in self.tile_name:
            return self.tile_name.index(name)
        self.tile_name.append(name)
        self.tile_kind = append(self.tile_kind, kind)
        self.tile_value = append(self.tile_value, value)
        self.tile_points = append(self.tile_points, 0)
        self.tile_type = append(self.tile_type, -1)
        self.osiris_steps = append(self.osiris_steps, 0)
        self.tile_count = append(self.tile_count, 0)
        return len(self.tile_name) - 1

    def _scarabs(self, edition: Edition) -> None:
        """Rows with the same points are one kind: in words nobody could tell them apart."""
        self.scarab_points: Ints = empty()
        self.scarab_count: Ints = empty()
        for row in edition.scarabs:
            if row.points in self.scarab_points:
                self.scarab_count[listed(self.scarab_points).index(row.points)] += row.copies
            else:
                self.scarab_points = append(self.scarab_points, row.points)
                self.scarab_count = append(self.scarab_count, row.copies)

    def _temple_stacks(self, edition: Edition) -> None:
        """Rows of a stack with the same tile are one, as they are in words."""
        self.temple_tile: Ints = empty()
        """The tiles of each stack, one stack after the other."""
        self.temple_count: Ints = empty()
        self.temple_low: Ints = ints([0])
        self.temple_high: Ints = ints([0])
        for stack in ICONS[1:]:
            low = len(self.temple_tile)
            self.temple_low = append(self.temple_low, low)
            for row in edition.temple_tiles:
                if row.stack == stack:
                    tile = self.tile_name.index(row.tile)
                    there = listed(self.temple_tile[low:])
                    if tile in there:
                        self.temple_count[low + there.index(tile)] += row.copies
                    else:
                        self.temple_tile = append(self.temple_tile, tile)
                        self.temple_count = append(self.temple_count, row.copies)
            self.temple_high = append(self.temple_high, len(self.temple_tile))

    def _board(self, edition: Edition) -> None:
        self.space_icon: Ints = zeros(PLACES)
        self.space_level: Ints = zeros(PLACES)
        """The level of a Horus space; 0 elsewhere."""
        self.osiris_spaces: Ints = empty()
        self.treasure_spaces: Ints = empty()
        for row in edition.spaces:
            self.space_icon[row.space] = ICONS.index(row.icon)
            if row.kind == "osiris":
                self.osiris_spaces = append(self.osiris_spaces, row.space)
            elif row.kind == "treasure":
                self.treasure_spaces = append(self.treasure_spaces, row.space)
            else:
                self.space_level[row.space] = int(row.kind.removeprefix("horus "))
        self.statues: Ints = ints([row.after for row in edition.statues])
        self.wall: Ints = zeros(PLACES)
        for wall_row in edition.walls:
            for place in range(wall_row.first, wall_row.last + 1):
                self.wall[place] = wall_row.points
