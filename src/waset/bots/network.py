"""A small network that judges a seat: a table with a row for each input, and a few units that see them together.

It counts in whole numbers only, so that it says the same on every machine, compiled or interpreted.
"""

from typing import Any, Final

from waset.core.ints import Ints, i64, ints, listed, zeros

ONE: Final = 64
"""A whole input; a part of one is so many of these."""
FINE: Final = 4096
"""A weight of 1."""
OUTPUTS: Final = 2
"""What comes out: how likely a seat is to win, as the exponent of its strength, and its points."""


class Network:
    """Adds up the rows of its inputs: each has a weight for every unit, and one for each output directly.

    A unit counts only as far as its sum is above 0.
    """

    def __init__(self, inputs: i64, units: i64, rows: list[int], biases: list[int], outer: list[int]) -> None:
        self.inputs: i64 = inputs
        self.units: i64 = units
        self._rows: Ints = ints(rows)
        """For each input, the weights of the units, then those of the outputs."""
        self._biases: Ints = ints(biases)
        self._outer: Ints = ints(outer)
        """For each unit, what it counts for each output."""
        self._sums: Ints = zeros(int(units + OUTPUTS))
        self.strength: float = 0.0
        """What `feed` has found: the exponent of the seat's strength, and its points."""
        self.points: float = 0.0

    def __reduce__(self) -> tuple[Any, ...]:
        """What `pickle` writes: how it is made."""
        return (Network, (self.inputs, self.units, listed(self._rows), listed(self._biases), listed(self._outer)))

    def feed(self, said: Ints, low: i64, high: i64) -> None:
        """Judges what a part of a row says: the number of an input and how much of it there is, in turn."""
        width = self.units + OUTPUTS
        rows = self._rows
        sums = self._sums
        biases = self._biases
        for column in range(width):
            sums[column] = biases[column]
        for at in range(low, high, 2):
            row = said[at] * width
            much = said[at + 1]
            for column in range(width):
                sums[column] += much * rows[row + column]
        strength = FINE * sums[width - 2]
        points = FINE * sums[width - 1]
        outer = self._outer
        for unit in range(self.units):
            active = sums[unit]
            if active > 0:
                strength += active * outer[OUTPUTS * unit]
                points += active * outer[OUTPUTS * unit + 1]
        whole = float(ONE * FINE * FINE)
        self.strength = float(strength) / whole
        self.points = float(points) / whole
