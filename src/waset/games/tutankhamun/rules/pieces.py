"""Tiles as ints, and every lookup the rules make, built once from an edition.

Equal tiles are the same int: first the sets in the order of the edition, then the Scarab Ring, then the five idols.
"""

from typing import Final

from waset.core.ints import Ints, append, i64, ints, zeros
from waset.games.tutankhamun.rules import agenda
from waset.games.tutankhamun.rules.tables import Edition

SLOTS: Final = 80
EMPTY: Final = 0
RING: Final = "Scarab Ring"
GODS: Final = ("Osiris", "Isis", "Ra", "Thoth", "Horus")
MOST_SETS: Final = 40


class Pieces:
    """The numbering of an edition's tiles, and what is printed on each."""

    def __init__(self, edition: Edition) -> None:
        self.tile_name: list[str] = ["empty"]
        self.tile_count: Ints = ints([0])
        self.power: Ints = ints([0])
        """The decision that an idol opens; 0 for an artifact."""
        self.first: Ints = ints([0])
        """The points for the most tiles of a set; of the rings, the bonus."""
        self.second: Ints = ints([0])
        """The points for the second most; none for rings (T-SCORE-6)."""
        for row in edition.sets:
            self._add(row.set, row.tiles, 0, row.first, row.second)
        rings = edition.rings[0]
        self.ring: i64 = self._add(RING, rings.tiles, 0, rings.bonus, 0)
        self.ring_points: i64 = rings.each
        self.artifacts: i64 = len(self.tile_name)
        """The first number that is not an artifact."""
        counts = {row.god: row.tiles for row in edition.idols}
        for number, god in enumerate(GODS):
            self._add(god, counts.get(god, 0), agenda.OSIRIS + number, 0, 0)
        self.tiles: i64 = len(self.tile_name)
        self.start_points: Ints = zeros(7)
        for start in edition.start:
            self.start_points[start.players] = start.points
        self.earlier: i64 = EMPTY
        self.bonus: i64 = self.artifacts
        self.line_name: list[str] = ["earlier", *self.tile_name[1 : self.ring], "rings", "ring bonus"]
        """The lines of the score sheet: those of sets and rings have the number of the tile."""
        self.lines: i64 = len(self.line_name)

    def _add(self, name: str, count: int, power: int, first: int, second: int) -> int:
        self.tile_name.append(name)
        self.tile_count = append(self.tile_count, count)
        self.power = append(self.power, power)
        self.first = append(self.first, first)
        self.second = append(self.second, second)
        return len(self.tile_name) - 1

    def lowest(self, players: int) -> int:
        """The furthest back a boat can ever be: one place behind the start line for each Horus (T-MODEL-2, TR-55)."""
        return int(1 - players - self.tile_count[-1])
