"""The printed facts of Tutankhamun as typed rows, each with its provenance. A complete set of them is an edition.

Every figure of the default edition is in the rulebook; a designer tries others in a file.
"""

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from waset.core.edition import BOOK
from waset.core.fitted import Weights


class SetRow(NamedTuple):
    """A set of artifacts (T-COMP-1): its tiles, and the points of the first and the second place (T-SCORE-2)."""

    set: str
    tiles: int
    first: int
    second: int
    source: str


class RingRow(NamedTuple):
    """The Scarab Rings: tiles, points for each when collected (T-RES-2), bonus for the most (T-SCORE-6)."""

    tiles: int
    each: int
    bonus: int
    source: str


class IdolRow(NamedTuple):
    """A God Idol (T-COMP-2) and how many tiles show it."""

    god: str
    tiles: int
    source: str


class StartRow(NamedTuple):
    """The points that everybody starts with, by number of players (T-SETUP-4)."""

    players: int
    points: int
    source: str


@dataclass(frozen=True)
class Edition:
    """All figures of Tutankhamun."""

    name: str
    sets: tuple[SetRow, ...]
    rings: tuple[RingRow, ...]
    idols: tuple[IdolRow, ...]
    start: tuple[StartRow, ...]
    fitted: Weights = field(default=(), compare=False)
    """The weights by which bots play this edition, if they were fitted to it."""


ABOUT: Final = {
    "sets": "The sets of artifacts: tiles, points for the most tiles and for the second most.",
    "rings": "The Scarab Rings, in one row: tiles, points for each when collected, bonus for the most.",
    "idols": "The God Idols: Osiris, Isis, Ra, Thoth and Horus. All tiles together must be 80.",
    "start": "The points to count down from, for each number of players.",
}

REBUILT_EDITION: Final = Edition(
    name="rebuilt",
    sets=(
        SetRow("Senet Game", 8, 8, 4, BOOK),
        SetRow("Throne", 8, 8, 4, BOOK),
        SetRow("Cartouche", 8, 8, 4, BOOK),
        SetRow("Sarcophagus", 6, 6, 3, BOOK),
        SetRow("Standing Statues", 6, 6, 3, BOOK),
        SetRow("Seated Statue", 6, 6, 3, BOOK),
        SetRow("Pottery", 4, 4, 2, BOOK),
        SetRow("Bracelet", 4, 4, 2, BOOK),
        SetRow("Lotus Lamp", 4, 4, 2, BOOK),
        SetRow("Ankh", 2, 2, 1, BOOK),
        SetRow("Dagger", 2, 2, 1, BOOK),
        SetRow("Crook & Flail", 2, 2, 1, BOOK),
    ),
    rings=(RingRow(10, 1, 5, BOOK),),
    idols=(
        IdolRow("Osiris", 2, BOOK),
        IdolRow("Isis", 2, BOOK),
        IdolRow("Ra", 2, BOOK),
        IdolRow("Thoth", 2, BOOK),
        IdolRow("Horus", 2, BOOK),
    ),
    start=(
        StartRow(2, 30, BOOK),
        StartRow(3, 28, BOOK),
        StartRow(4, 24, BOOK),
        StartRow(5, 20, BOOK),
        StartRow(6, 18, BOOK),
    ),
)
