"""What the interpreted rules need of the package of this name: a mark for the compiler, which does nothing."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")


def mypyc_attr(*_: str, **__: object) -> Callable[[T], T]:
    """Marks a class for the compiler, which does not run here."""
    return lambda marked: marked
