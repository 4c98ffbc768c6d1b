"""How many games are needed to see a difference of a given size."""

import math
from typing import Final

from waset.core.errors import BadOption
from waset.lab.stats.intervals import Z95

Z80: Final = 0.841621
"""A difference is to be found in 8 of 10 cases: 80 % of a normal distribution lie below this."""
LARGEST: Final = 0.5


def share_of(words: str) -> float:
    """A difference of shares as people write it: `2%`, in percentage points."""
    try:
        found = float(words.removesuffix("%")) / 100 if words.endswith("%") else math.nan
    except ValueError:
        found = math.nan
    if not 0 < found <= LARGEST:
        raise BadOption(
            f"a difference of shares is written as a percentage up to {LARGEST:.0%}, such as 2%: not {words!r:.40}"
        )
    return found


def groups_needed(spread: float, difference: float) -> int:
    """How many groups show this difference in 8 of 10 cases, clear at 95 %; `spread` is how far a group strays."""
    return max(2, math.ceil((Z95 + Z80) ** 2 * (spread / difference) ** 2 + Z95**2 / 2))


def spread_of_share(share: float) -> float:
    """How far a single game strays from a share."""
    return math.sqrt(share * (1 - share))
