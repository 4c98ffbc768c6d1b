"""The numbers of a view: what a learner sees of a game that does not define its own observation."""

from typing import Any, Final

LEAST: Final = -999
MOST: Final = 999
"""The bounds of every number in a plain observation; what lies beyond is clipped."""
NOTHING: Final = -1
WORDS: Final = -2


def plain_numbers(view: Any) -> list[int]:
    """One number for each value in plain data, in the order in which they appear.

    A whole number stands for itself, true is 1, false 0, null -1 and a text -2: a view that is to be learned from says
    in numbers what matters.
    """
    if isinstance(view, dict):
        return [number for value in view.values() for number in plain_numbers(value)]
    if isinstance(view, (list, tuple)):
        return [number for value in view for number in plain_numbers(value)]
    if view is None:
        return [NOTHING]
    if isinstance(view, (bool, int)):
        return [min(max(int(view), LEAST), MOST)]
    return [WORDS]
