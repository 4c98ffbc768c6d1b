"""What callers pass in: whole numbers of any kind, and complaints about what does not fit."""

from operator import index
from typing import SupportsIndex

from waset.core.errors import BadArgument


def whole(number: SupportsIndex, what: str) -> int:
    """A whole number as a plain int, whichever library it comes from. Raises BadArgument, which says what it is for."""
    if isinstance(number, int):
        return number
    try:
        return index(number)
    except TypeError:
        raise BadArgument(f"{what} is a whole number, not {number!r}") from None


def plausible(action: int) -> bool:
    """Whether a number may be that of an action at all: rows of the rules hold no larger ones."""
    return 0 <= action < 1 << 31


def must_be(thing: object, kind: type[object], game: str = "") -> None:
    """Raises TypeError, in the words of the compiled form, for a thing of another class: a state of another game."""
    if type(thing) is not kind:
        told = f"this is no state of {game}: " if game else ""
        got = "None" if thing is None else _full_name(type(thing))
        raise TypeError(f"{told}{_full_name(kind)} object expected; got {got}")


def must_have_seat(title: str, players: int, seat: int | None) -> None:
    """Raises BadArgument for a seat that a game does not have; None is a spectator."""
    if seat is not None and not 0 <= seat < players:
        raise BadArgument(
            f"{title} for {players} players has the seats 0 to {players - 1} (None is a spectator), not {seat!r}"
        )


def _full_name(kind: type[object]) -> str:
    return kind.__qualname__ if kind.__module__ == "builtins" else f"{kind.__module__}.{kind.__qualname__}"
