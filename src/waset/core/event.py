"""What happened, as the rules report it while they carry out an action: data of kinds that each game declares."""

from typing import Final, NamedTuple, TypeAlias

EVERYONE: Final = -1
ALL: Final = "all"
"""Stands for a reader who may know everything: after the end, or in a review."""


class Field(NamedTuple):
    """A field of an event: its name, what sort of thing it counts or names, and whether only its owner may know it."""

    name: str
    sort: str = "number"
    private: bool = False


Kinds: TypeAlias = dict[str, tuple[Field, ...]]
"""The fields of each kind of event."""


class Event(NamedTuple):
    """One thing that happened: a word for its kind, the seat it belongs to, and its figures in the order of its fields.

    `seen_by` is the one seat that may know the private figures, or EVERYONE.
    """

    kind: str
    seat: int
    figures: tuple[int, ...] = ()
    seen_by: int = EVERYONE


Log = list[Event]


def made(kinds: Kinds, kind: str, seat: int, figures: tuple[int, ...]) -> Event:
    """An event of a declared kind with exactly its fields; anything else is a bug in the rules."""
    fields = kinds.get(kind)
    if fields is None:
        raise ValueError(f"no kind of event is named {kind!r}")
    if len(fields) != len(figures):
        raise ValueError(f"the event {kind!r} has {len(fields)} fields, not {len(figures)}")
    return Event(kind, seat, figures, seat if any(field.private for field in fields) else EVERYONE)


def knows(event: Event, reader: int | str | None) -> bool:
    """Whether a reader (a seat, None for a spectator, or ALL) may know all figures of an event."""
    return event.seen_by == EVERYONE or event.seen_by == reader or reader == ALL
