"""The numbers of a view: what a learner sees of a game that does not say how it is to be observed."""

from typing import Any, Final

LEAST: Final = -999
MOST: Final = 999
"""Between these lies every number of a plain observation; what lies beyond is cut off."""
NOTHING: Final = -1
WORDS: Final = -2


def plain_numbers(view: Any) -> list[int]:
    """One number for each thing in plain data, in the order in which it stands.

    A whole number is itself, true is 1 and false 0. Nothing is -1 and a text -2: a view that is to be learned from says
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
