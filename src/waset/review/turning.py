"""The turning points of a game: the decisions and events of chance that moved the chances most."""

from collections.abc import Sequence
from typing import Final

from waset.review.review import Review
from waset.review.verdict import Decision, Luck

LEAST: Final = 0.08
"""How far a turning point moves the chance of some seat, at least."""
MOST: Final = 5


def turning_points(found: Review, most: int | None = MOST) -> list[Decision | Luck]:
    """The few that moved most, or all if `most` is None, in the order of the game."""
    moved: list[tuple[float, Decision | Luck]] = [(_widest(each.change), each) for each in found.decisions]
    moved += [(_widest(each.wins), each) for each in found.luck]
    ranked = sorted((each for each in moved if each[0] >= LEAST), key=lambda each: (-each[0], each[1].step))[:most]
    return sorted((each for _, each in ranked), key=lambda each: each.step)


def _widest(change: Sequence[float]) -> float:
    """How far something moved the chance of the seat that it moved most."""
    return max(map(abs, change))
