"""A state as a value: as a few small objects that `pickle` can send to a process of either form, and in a few words."""

from typing import Any

from waset.core.game import CHANCE
from waset.core.ints import ints


def packed(state: object, fields: tuple[str, ...]) -> tuple[int | bytes | list[int], ...]:
    """The fields of a state in order: a number as it is, a row as bytes where its numbers fit, otherwise as a list."""
    return tuple([_packed(getattr(state, name)) for name in fields])


def unpack(state: object, fields: tuple[str, ...], values: tuple[int | bytes | list[int], ...]) -> None:
    """Puts what `packed` returned into the fields of an empty state."""
    if len(values) != len(fields):
        raise ValueError(f"a packed state has {len(fields)} fields, not {len(values)}: it comes from another version")
    for name, value in zip(fields, values, strict=True):
        setattr(state, name, value if isinstance(value, int) else ints(value))


def in_words(title: str, players: int, when: str, to_move: int, points: list[int]) -> str:
    """A state as `repr` shows it, with nothing in it that a spectator may not see."""
    mover = f"seat {to_move} is to move" if to_move >= 0 else "chance is to move" if to_move == CHANCE else "it is over"
    return f"<{title} for {players}: {when}, {mover}, points {points}>"


def _packed(value: Any) -> int | bytes | list[int]:
    if isinstance(value, int):
        return value
    row: list[int] = list(value)
    if row and (min(row) < 0 or max(row) > 255):
        return row
    return bytes(row)
