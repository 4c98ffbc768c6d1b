"""The seeded generator. Nothing else in Waset makes random numbers, and nothing reads a global one."""

from typing import Final, SupportsIndex

from waset.core.arguments import whole
from waset.core.errors import BadOption
from waset.core.ints import i64

WORD: Final = 0xFFFFFFFF
WARM_UP: Final = 15
LARGEST_SEED: Final = 2**63 - 1


class Rng:
    """Chris Doty-Humphrey's sfc32: 128 bits of explicit state, four 32-bit words.

    Small and quick both interpreted and compiled, and good enough for any number of games we will play.
    """

    __slots__ = ("a", "b", "c", "count")

    def __init__(self, seed: SupportsIndex = 0, like: "Rng | None" = None) -> None:
        """A generator from a seed, or one that continues exactly as another would."""
        number = whole(seed, "a seed")
        if not 0 <= number <= LARGEST_SEED:
            raise BadOption(f"a seed is a whole number from 0 to {LARGEST_SEED}, not {number}")
        self.a: i64 = 0
        self.b: i64 = number & WORD
        self.c: i64 = number >> 32
        self.count: i64 = 1
        if like is None:
            self._warm_up()
        else:
            self.a = like.a
            self.b = like.b
            self.c = like.c
            self.count = like.count

    def _warm_up(self) -> None:
        for _ in range(WARM_UP):
            self.bits()

    def bits(self) -> i64:
        """The next 32 random bits."""
        a = self.a
        b = self.b
        c = self.c
        count = self.count
        result = (a + b + count) & WORD
        self.count = (count + 1) & WORD
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & WORD
        self.c = ((((c << 21) | (c >> 11)) & WORD) + result) & WORD
        return result

    def below(self, n: i64) -> i64:
        """A number from 0 to n-1; the bias is below n / 2**32."""
        return (self.bits() * n) >> 32

    def split(self, label: int) -> "Rng":
        """An independent generator that depends on this one's state and the label; this one does not advance."""
        child = self.copy()
        child.a ^= label & WORD
        child.b ^= (label >> 32) & WORD
        child.c = (child.c + 0x9E3779B9) & WORD
        child._warm_up()
        return child

    def __getstate__(self) -> tuple[int, int, int, int]:
        """What `pickle` writes, readable in either form of the rules."""
        return (self.a, self.b, self.c, self.count)

    def __setstate__(self, words: tuple[int, int, int, int]) -> None:
        self.a, self.b, self.c, self.count = words

    def __repr__(self) -> str:
        return f"<Rng at {self.a:08x} {self.b:08x} {self.c:08x} {self.count:08x}>"

    def copy(self) -> "Rng":
        """A generator that continues exactly as this one would."""
        return Rng(0, self)

    def shuffle(self, items: list[int]) -> None:
        """Puts the list into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
