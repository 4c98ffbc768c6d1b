"""Rows of numbers of the compiled rules as arrays: the same memory, so that nothing is copied between the two."""

import ctypes
import sys
from typing import Any, Final

import numpy as np
import numpy.typing as npt


def shared(row: Any, kind: type[np.generic]) -> npt.NDArray[Any]:
    """A row as an array that can be written to, too. Whoever uses the array keeps the row, which must not grow."""
    seen: npt.NDArray[Any] = np.frombuffer(row, kind) if len(row) else np.empty(0, kind)
    if seen.flags.writeable:
        return seen
    # A row offers its memory for reading only; it is ours, and its length is fixed.
    place = (ctypes.c_char * seen.nbytes).from_address(seen.ctypes.data)
    return np.frombuffer(memoryview(place), kind)


MOST_SPARES: Final = 4
FREE: Final = 3
"""How many references there are to an array that only we hold: the list, a variable, and the one that counts them."""


class Copies:
    """Copies of arrays that change with every step. An array that nobody holds any more is written to again.

    New memory would have to be asked for in every step, which takes longer than to write it.
    """

    def __init__(self) -> None:
        self._spares: list[npt.NDArray[Any]] = []

    def of(self, array: npt.NDArray[Any], most: npt.NDArray[Any] | None = None) -> npt.NDArray[Any]:
        """A copy, cut off at the most that is allowed; it belongs to whoever gets it while they hold any of it."""
        for spare in self._spares:
            if sys.getrefcount(spare) == FREE and spare.flags.writeable:
                if most is None:
                    np.copyto(spare, array)
                else:
                    np.minimum(array, most, out=spare)
                return spare
        copied = array.copy() if most is None else np.minimum(array, most)
        if len(self._spares) < MOST_SPARES:
            self._spares.append(copied)
        return copied
