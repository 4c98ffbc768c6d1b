"""How deeply a review looks at each decision."""

from typing import Final, NamedTuple

from waset.core.errors import BadOption, unknown


class Think(NamedTuple):
    """A depth by name."""

    name: str
    part: float
    """The part of the strongest bot's budget for each decision; 0: only as far as the game's measure says."""
    positions: int
    """How many positions may be looked at to solve an ending."""


FAST: Final = Think("fast", 0.0, 2_000)
DEPTHS: Final = {each.name: each for each in (FAST, Think("medium", 0.1, 10_000), Think("deep", 1.0, 50_000))}


def depth(name: str) -> Think:
    """The depth with this name."""
    if name not in DEPTHS:
        raise BadOption(unknown("depth", name, DEPTHS))
    return DEPTHS[name]
