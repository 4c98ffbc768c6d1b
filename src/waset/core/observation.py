"""What a seat sees as numbers: how the rules write it into memory that is shared with arrays, and what becomes of it.

Whoever writes finds zeros and leaves them where nothing is to be said, which is most of an observation.
"""

from collections.abc import Sequence
from typing import Final

from waset.core.ints import Ints, Ints16, Ints32, i16, i32, i64, ints, zeros

VERSION: Final = 0
"""Goes up whenever what `observe` of any game writes changes; `docs/envs.md` has the history."""
LARGEST: Final = 32767
"""The largest number of an observation; what is beyond is told as this."""
SECOND: Final = 16
THIRD: Final = 32
HIGHEST: Final = 40
FOURTH: Final = 48
PART: Final = 0xFFFF
PLACE: Final = 0xFFFFFF
"""Figures are packed into one number, 16 bits each; a place in `codes` may need 24."""
BITS: Final = 0xFFFFFFFF
BIAS: Final = 0x80000000
"""A code is the number of a feature, shifted, and the 32 bits of its float as a signed number, plus this."""


def short(number: i64) -> i16:
    """A number as an observation can hold it."""
    if number > LARGEST:
        return i16(LARGEST)
    if number < -LARGEST:
        return i16(-LARGEST)
    return i16(number)


def copied(row: Ints, low: i64, high: i64, out: Ints16, at: i64) -> i64:
    """Copies a part of a row; returns the index after it."""
    shift = at - low
    while low < high:
        out[low + shift] = i16(row[low])
        low += 1
    return low + shift


def copied_whole(row: Ints, out: Ints16, at: i64) -> i64:
    """Copies a whole row, which is faster than a part of it; returns the index after it."""
    for number in row:
        out[at] = i16(number)
        at += 1
    return at


def marks_for(size: int) -> Ints:
    """Room for the marks of an observation of this size: how many there are, and then the numbers that are marked."""
    return zeros(2 * size + 2)


def marked(marks: Ints, column: i64) -> None:
    """Marks a number that is not 0. What is marked twice is 0 the second time, and says nothing more."""
    marks[0] += 1
    marks[marks[0]] = column


class Featurizer:
    """Turns numbers of an observation into features for a network: floats of 32 bits, written as their bits.

    What each value of each number means comes in as tables. A value says any number of features; 0 says none, so that
    whatever is 0, which is most of an observation, costs next to nothing.
    """

    def __init__(self, size: int, runs: list[int], codes: list[int], rare: Sequence[int] = ()) -> None:
        self.size: i64 = size
        """How many features there are."""
        self.runs: Ints = ints(runs)
        """Which numbers of an observation have features, two entries for each run of neighbours of one kind.

        One holds the first number, how many there are, and where the code of the value 0 is in `codes`; the other one
        the first feature, the highest value, how many features each number has, and how far below 0 values go.
        """
        self.codes: Ints = ints(codes)
        """For each value, the feature that it says, counted from the first of its number, and the bits of its float.

        Where a value says several features there is a negative number instead: the place, from the end, where their
        number is, and then their codes.
        """
        columns: list[int] = []
        lowest: list[int] = []
        for run in range(0, len(runs), 2):
            first, count, zero = runs[run] & PART, runs[run] >> SECOND & PART, runs[run] >> THIRD
            start, high, width = (runs[run + 1] >> shift & PART for shift in (0, SECOND, THIRD))
            missing = first + count - len(columns)
            columns += [-1] * missing
            lowest += [0] * missing
            for place in range(count):
                columns[first + place] = (start + place * width) | zero << SECOND | high << HIGHEST
                lowest[first + place] = -(runs[run + 1] >> FOURTH)
        left_out = set(rare)
        self.looked: Ints = ints(column for column, told in enumerate(columns) if told >= 0 and column not in left_out)
        """Which numbers `write_marked` looks at: those that have features and are not rare."""
        self.columns: Ints = ints(columns)
        """For each number: its first feature, where in `codes` its value 0 is, and its highest value.

        -1 if it has no features.
        """
        self.lowest: Ints = ints(lowest)
        """The lowest value of each number."""

    def write(self, row: Ints16, at: i64, out: Ints32, to: i64) -> None:
        """Writes the features of the observation that begins at an index into a row of zeros from an index on."""
        runs = self.runs
        codes = self.codes
        run: i64 = 0
        while run < len(runs):
            one = runs[run]
            two = runs[run + 1]
            run += 2
            column = at + (one & PART)
            end = column + (one >> SECOND & PART)
            zero = one >> THIRD
            start = to + (two & PART)
            high = two >> SECOND & PART
            width = two >> THIRD & PART
            low = -(two >> FOURTH)
            while column < end:
                value = i64(row[column])
                if value != 0:
                    if value > high:
                        value = high
                    elif value < low:
                        value = low
                    code = codes[zero + value]
                    if code >= 0:
                        out[start + (code >> THIRD)] = i32((code & BITS) - BIAS)
                    else:
                        place = code + len(codes)
                        last = place + codes[place]
                        while place < last:
                            place += 1
                            code = codes[place]
                            out[start + (code >> THIRD)] = i32((code & BITS) - BIAS)
                start += width
                column += 1

    def write_marked(self, row: Ints16, marks: Ints, out: Ints32, to: i64) -> None:
        """The same for an observation of which `game.observe` has marked what is rare: that is faster.

        Leaves zeros and no marks, so that the next observation can be written in its place.
        """
        columns = self.columns
        known: i64 = len(columns)
        codes = self.codes
        # To list what is not 0 before anything is done about it is faster: a processor cannot foresee which it is.
        count = marks[0]
        for column in self.looked:
            marks[count + 1] = column
            if row[column] != 0:
                count += 1
        marks[0] = 0
        mark: i64 = 0
        while mark < count:
            mark += 1
            column = marks[mark]
            value = i64(row[column])
            row[column] = 0
            if column >= known:
                continue
            told = columns[column]
            if told < 0:
                continue
            if value > told >> HIGHEST:
                value = told >> HIGHEST
            elif value < 0 and value < self.lowest[column]:
                value = self.lowest[column]
            start = to + (told & PART)
            code = codes[(told >> SECOND & PLACE) + value]
            if code >= 0:
                out[start + (code >> THIRD)] = i32((code & BITS) - BIAS)
            else:
                place = code + len(codes)
                last = place + codes[place]
                while place < last:
                    place += 1
                    code = codes[place]
                    out[start + (code >> THIRD)] = i32((code & BITS) - BIAS)
