"""The container of the rules: a row of whole numbers.

Compiled, it is a plain array of 64-bit ints. Only this module knows where the array type comes from, so that it can be
replaced; where the rules are interpreted, `plain_ints` takes its place.

`append` and `pop` use up the row they are given: only what they return may be used afterwards.
"""

from collections.abc import Iterable
from typing import Final, TypeAlias

from librt.vecs import append as append
from librt.vecs import pop as pop
from librt.vecs import vec
from mypy_extensions import i16 as i16
from mypy_extensions import i32 as i32
from mypy_extensions import i64 as i64
from mypy_extensions import u8 as u8

Ints: TypeAlias = "vec[i64]"
Floats: TypeAlias = "vec[float]"
"""A row of numbers with fractions."""
Ints64: TypeAlias = "vec[i64]"
"""Rows that say how large their numbers are are not for rules: they are memory that is shared with arrays of numpy."""
Ints32: TypeAlias = "vec[i32]"
Ints16: TypeAlias = "vec[i16]"
Ints8: TypeAlias = "vec[u8]"


def ints(numbers: Iterable[int]) -> Ints:
    """A row of these numbers."""
    return vec[i64](numbers)


def floats(numbers: Iterable[float]) -> Floats:
    """A row of these numbers with fractions."""
    return vec[float](numbers)


def one(number: i64) -> Ints:
    """A row of one number."""
    return vec[i64]([number])


def two(first: i64, second: i64) -> Ints:
    """A row of two numbers."""
    return vec[i64]([first, second])


def zeros(length: int) -> Ints:
    """A row of zeros, of this length."""
    return vec[i64]([0] * length)


def zeros64(length: int) -> Ints64:
    """A row of zeros of 64 bits each."""
    return zeros(length)


def zeros32(length: int) -> Ints32:
    """A row of zeros of 32 bits each."""
    return vec[i32]([0] * length)


def zeros16(length: int) -> Ints16:
    """A row of zeros of 16 bits each."""
    return vec[i16]([0] * length)


def zeros8(length: int) -> Ints8:
    """A row of zeros of 8 bits each, which have no sign."""
    return vec[u8]([0] * length)


def empty() -> Ints:
    """A row without numbers, to be appended to."""
    return vec[i64](capacity=16)


NOTHING: Final = empty()
"""A row without numbers that nobody may append to, for where there is nothing to say."""


def total(row: Ints, low: i64, high: i64) -> i64:
    """The sum of a part of a row."""
    found: i64 = 0
    for index in range(low, high):
        found += row[index]
    return found


def total_of(row: Ints) -> i64:
    """The sum of a row."""
    return total(row, 0, len(row))


def holds(row: Ints, number: i64) -> bool:
    """Whether a number is in a row."""
    for each in row:  # noqa: SIM110  # `any` makes a generator
        if each == number:
            return True
    return False


def without(row: Ints, index: i64) -> Ints:
    """The row without the number at an index; the given row is used up."""
    row, _ = pop(row, index)
    return row


def plus(row: Ints, index: i64, number: i64) -> Ints:
    """A new row with this number added at an index: for rows that states share, and which are never written to."""
    changed = row[:]
    changed[index] += number
    return changed


def put_in(row: Ints, index: i64, number: i64) -> Ints:
    """A new row with this number at an index."""
    changed = row[:]
    changed[index] = number
    return changed


def in_order(row: Ints) -> Ints:
    """The row sorted; the given row is used up."""
    for last in range(1, len(row)):
        number = row[last]
        place = last
        while place > 0 and row[place - 1] > number:
            row[place] = row[place - 1]
            place -= 1
        row[place] = number
    return row


def listed(row: Ints) -> list[int]:
    """The numbers of a row as a new list."""
    return list(row)
