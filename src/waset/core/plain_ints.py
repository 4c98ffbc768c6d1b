"""The container of `ints` for the interpreted form: a plain list, which Python handles fastest.

`waset.core` puts this module in the place of `ints` where the rules are not compiled. Both have the same names and
behave the same; tests make sure of it.
"""

from array import array
from collections.abc import Iterable
from typing import Final, TypeAlias

i64: TypeAlias = int
i32: TypeAlias = int
i16: TypeAlias = int
u8: TypeAlias = int
Ints: TypeAlias = list[int]
Floats: TypeAlias = list[float]
Ints64: TypeAlias = "array[int]"
Ints32: TypeAlias = "array[int]"
Ints16: TypeAlias = "array[int]"
Ints8: TypeAlias = "array[int]"


def append(row: Ints, number: int) -> Ints:
    """The row with one more number at its end; the given row is used up."""
    row.append(number)
    return row


def pop(row: Ints) -> tuple[Ints, int]:
    """The row without its last number, and that number; the given row is used up."""
    number = row.pop()
    return row, number


def ints(numbers: Iterable[int]) -> Ints:
    """A row of these numbers."""
    return list(numbers)


def floats(numbers: Iterable[float]) -> Floats:
    """A row of these numbers with fractions."""
    return list(numbers)


def one(number: int) -> Ints:
    """A row of one number."""
    return [number]


def two(first: int, second: int) -> Ints:
    """A row of two numbers."""
    return [first, second]


def zeros(length: int) -> Ints:
    """A row of zeros, of this length."""
    return [0] * length


def zeros64(length: int) -> Ints64:
    """A row of zeros of 64 bits each."""
    return array("q", bytes(8 * length))


def zeros32(length: int) -> Ints32:
    """A row of zeros of 32 bits each."""
    return array("i", bytes(4 * length))


def zeros16(length: int) -> Ints16:
    """A row of zeros of 16 bits each."""
    return array("h", bytes(2 * length))


def zeros8(length: int) -> Ints8:
    """A row of zeros of 8 bits each, which have no sign."""
    return array("B", bytes(length))


def empty() -> Ints:
    """A row without numbers, to be appended to."""
    return []


NOTHING: Final = empty()
"""A row without numbers that nobody may append to, for where there is nothing to say."""


def total(row: Ints, low: int, high: int) -> int:
    """The sum of a part of a row."""
    return sum(row[low:high])


def total_of(row: Ints) -> int:
    """The sum of a row."""
    return sum(row)


def holds(row: Ints, number: int) -> bool:
    """Whether a number is in a row."""
    return number in row


def without(row: Ints, index: int) -> Ints:
    """The row without the number at an index; the given row is used up."""
    del row[index]
    return row


def plus(row: Ints, index: int, number: int) -> Ints:
    """A new row with this number added at an index: for rows that states share, and which are never written to."""
    changed = row[:]
    changed[index] += number
    return changed


def put_in(row: Ints, index: int, number: int) -> Ints:
    """A new row with this number at an index."""
    changed = row[:]
    changed[index] = number
    return changed


def in_order(row: Ints) -> Ints:
    """The row sorted; the given row is used up."""
    row.sort()
    return row


def listed(row: Ints) -> list[int]:
    """The numbers of a row as a new list."""
    return row[:]
