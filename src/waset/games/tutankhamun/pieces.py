"""Tiles as ints, and every lookup the rules make, built once from an edition.

Equal tiles are the same int: first the sets in the order of the edition, then the Scarab Ring, then the five idols.
"""

from typing import Final

from waset.games.tutankhamun import agenda
from waset.games.tutankhamun.tables import Edition

SLOTS: Final = 80
EMPTY: Final = 0
RING: Final = "Scarab Ring"
GODS: Final = ("Osiris", "Isis", "Ra", "Thoth", "Horus")
MOST_SETS: Final = 40


class Pieces:
    """The numbering of an edition's tiles, and what is printed on each."""

    def __init__(self, edition: Edition) -> None:
        self.tile_name: list[str] = ["empty"]
        self.tile_count: list[int] = [0]
        self.power: list[int] = [0]
        """The decision that an idol opens; 0 for an artifact."""
        self.first: list[int] = [0]
        """The points for the most tiles of a set; of the rings, the bonus."""
        self.second: list[int] = [0]
        """The points for the second most; none for rings (T-SCORE-6)."""
        for row in edition.sets:
            self._add(row.set, row.tiles, 0, row.first, row.second)
        rings = edition.rings[0]
        self.ring: int = self._add(RING, rings.tiles, 0, rings.bonus, 0)
        self.ring_points: int = rings.each
        self.artifacts: int = len(self.tile_name)
        """The first number that is no artifact."""
        counts = {row.god: row.tiles for row in edition.idols}
        for number, god in enumerate(GODS):
            self._add(god, counts.get(god, 0), agenda.OSIRIS + number, 0, 0)
        self.tiles: int = len(self.tile_name)
        self.start_points: list[int] = [0] * 7
        for start in edition.start:
            self.start_points[start.players] = start.points
        self.earlier: int = EMPTY
        self.bonus: int = self.artifacts
        self.line_name: list[str] = ["earlier", *self.tile_name[1 : self.ring], "rings", "ring bonus"]
        """The lines of the score sheet: those of sets and rings have the number of the tile."""
        self.lines: int = len(self.line_name)

    def _add(self, name: str, count: int, power: int, first: int, second: int) -> int:
        self.tile_name.append(name)
        self.tile_count.append(count)
        self.power.append(power)
        self.first.append(first)
        self.second.append(second)
        return len(self.tile_name) - 1

    def lowest(self, players: int) -> int:
        """The furthest back a boat can ever be: behind the start line once for each Horus (T-MODEL-2, TR-55)."""
        return 1 - players - self.tile_count[-1]
