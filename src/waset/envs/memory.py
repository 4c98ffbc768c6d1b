"""Rows of numbers of the compiled rules as arrays: the same memory, so that nothing is copied between the two."""

import ctypes
import sys
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt


def shared(row: Any, kind: type[np.generic]) -> npt.NDArray[Any]:
    """A row as an array that can be written to, too, and that keeps the row, which must not grow."""
    seen: npt.NDArray[Any] = np.frombuffer(row, kind) if len(row) else np.empty(0, kind)
    if seen.flags.writeable:
        return seen
    # A row offers its memory for reading only; it is ours, and its length is fixed.
    place = (ctypes.c_char * seen.nbytes).from_address(seen.ctypes.data)
    place.row = row  # type: ignore[attr-defined]  # so that it lives as long as any array over it
    return np.frombuffer(memoryview(place), kind)


MOST_SPARES: Final = 4
FREE: Final = 3
"""How many references there are to an array that only we hold: the list, a variable, and the one that counts them."""


class Pages:
    """Memory for what is seen, of which one page after the other is written to and handed out, without a copy.

    A page that nobody else holds any more is written to again: new memory would have to be asked for in every step,
    which takes longer than to write it.
    """

    def __init__(self, make: Callable[[int], Any], kind: type[np.generic], shape: tuple[int, int]) -> None:
        self._make: Callable[[int], Any] = make
        self._kind: type[np.generic] = kind
        self._shape: tuple[int, int] = shape
        self._pages: list[npt.NDArray[Any]] = []
        self._rows: list[Any] = []

    def free(self) -> tuple[Any, npt.NDArray[Any]]:
        """A row of the rules that nobody looks at, and a new array over it. What is in it has no meaning."""
        for number in range(len(self._pages)):
            page = self._pages[number]
            if sys.getrefcount(page) == FREE:
                return self._rows[number], page.reshape(self._shape)
        row = self._make(self._shape[0] * self._shape[1])
        page = shared(row, self._kind)
        if len(self._pages) < MOST_SPARES:
            self._rows.append(row)
            self._pages.append(page)
        return row, page.reshape(self._shape)


class Copies:
    """Copies of an array that changes with every step, in memory that is written to again like that of `Pages`."""

    def __init__(self) -> None:
        self._spares: list[npt.NDArray[Any]] = []

    def of(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """A copy; it belongs to whoever gets it while they hold any of it."""
        for spare in self._spares:
            if sys.getrefcount(spare) == FREE and spare.flags.writeable:
                np.copyto(spare, array)
                return spare
        copied = array.copy()
        if len(self._spares) < MOST_SPARES:
            self._spares.append(copied)
        return copied
