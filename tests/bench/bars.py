"""What the speed of the rules has to reach. The benchmark says of each bar whether it is met; no test asserts it."""

from collections.abc import Mapping
from typing import Final, NamedTuple

MEANT: Final = 7.4e6
"""Rates marked as scaled are meant for a machine on which the limit makes this number of decisions a second."""
AT_MOST: Final = "at most"
AT_LEAST: Final = "at least"


class Bar(NamedTuple):
    """A bar for one figure: for its value, or for its ratio to the limit."""

    what: str
    figure: str
    sense: str
    bound: float
    field: str = "value"
    scaled: bool = False


class Verdict(NamedTuple):
    """What came of a bar in one run; neither bound nor value is there without the limit they need."""

    what: str
    sense: str
    bound: float | None
    value: float | None
    met: str


BARS: Final = (
    *(
        Bar(f"random loop, Luxor, {players} players: times the limit", f"luxor-{players} own", AT_MOST, 2, "ratio")
        for players in (2, 3, 4)
    ),
    Bar("all modules: cost of a decision, base = 1", "luxor-4-all cost", AT_MOST, 1.6),
    Bar("bot in plain Python, Luxor, 4 players: decisions/s", "luxor-4 bot", AT_LEAST, 0.9e6, scaled=True),
    Bar("copy, Luxor, 4 players: us", "luxor-4 copy", AT_MOST, 0.6),
    *(
        Bar(f"apply, {title}: times advance", f"{name} checks", AT_MOST, 1.3)
        for name, title in (("luxor-4", "Luxor, 4 players"), ("tutankhamun-4", "Tutankhamun, 4 players"))
    ),
    Bar("random loop, Tutankhamun, 4 players: decisions/s", "tutankhamun-4 own", AT_LEAST, 2e6, scaled=True),
    Bar("bot in plain Python, Tutankhamun, 4 players: decisions/s", "tutankhamun-4 bot", AT_LEAST, 0.58e6, scaled=True),
    Bar("interpreted, Luxor, 4 players: times the limit", "luxor-4 interpreted", AT_MOST, 75, "ratio"),
    Bar("last tenth of a game: cost, first tenth = 1", "luxor-4 last tenth", AT_MOST, 1.2),
    Bar("playouts, Luxor, 4 players: decisions/s", "luxor-4 playouts", AT_LEAST, 2e6),
    Bar("batch, Luxor, 4 players: decisions/s", "luxor-4 batch", AT_LEAST, 2e6),
    *(
        Bar(f"a step of {title}, Luxor, 2 players: times a random decision", f"luxor-2 {name}", AT_MOST, bound)
        for name, title, bound in (
            ("gymnasium", "Gymnasium", 25),
            ("pettingzoo", "PettingZoo", 40),
            ("vector", "the vector environment", 4),
            ("features", "the same with features", 6),
        )
    ),
    Bar("self-play with observations, Luxor, 2 players: steps/s", "luxor-2 vector steps", AT_LEAST, 0.8e6),
    Bar("fast review, Luxor, 2 players: times playing it with scribes", "luxor-2 review", AT_MOST, 3),
)


def verdict(bar: Bar, figures: Mapping[str, Mapping[str, float | str | None]], limit: float | None) -> Verdict:
    """Whether a bar is met by the figures of a run, in which the limit made this number of decisions a second."""
    value = figures[bar.figure][bar.field]
    bound = bar.bound
    if bar.scaled and limit is None:
        return Verdict(bar.what, bar.sense, None, None, "no limit")
    if bar.scaled and limit is not None:
        bound *= limit / MEANT
    if not isinstance(value, (int, float)):
        return Verdict(bar.what, bar.sense, bound, None, "no limit")
    met = value <= bound if bar.sense == AT_MOST else value >= bound
    return Verdict(bar.what, bar.sense, bound, value, "met" if met else "not met")
