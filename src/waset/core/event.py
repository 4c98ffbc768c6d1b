"""What happened, as the rules tell it while they carry out an action."""

from typing import NamedTuple

EVERYONE = -1


class Event(NamedTuple):
    """One thing that happened: a word for its kind, whose it is, and its figures.

    `seen_by` is the one seat that may know the last figure (a drawn card), or EVERYONE.
    """

    kind: str
    seat: int
    figures: tuple[int, ...] = ()
    seen_by: int = EVERYONE


Log = list[Event]
