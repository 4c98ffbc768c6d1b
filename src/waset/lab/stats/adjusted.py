"""What one more use of a thing goes along with, all other things being equal: a regression with errors by group.

The part of the win that a seat has above the fair share is explained by how often it used each thing, compared with the
mean of its table. Things that always add up to the same (who has which character) are compared with their mean.
Seats and bots are among what is held equal. Errors come from how groups of games differ: a sandwich, whose filling is
what is left unexplained in each group.
"""

from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from waset.lab.read.used import BOT, SEAT, Thing, Used
from waset.lab.stats.groups import Estimate, around
from waset.lab.stats.intervals import Interval

if TYPE_CHECKING:
    import numpy as np

FEWEST: Final = 20
"""In fewer groups than this a thing is too rare to say anything about it."""
GROUPS_EACH: Final = 3
"""How many groups there must be for each thing, at least."""
ROWS: Final = 20_000
"""About how many seats are looked at at a time."""
NOTHING: Final = 1e-9
"""What counts as no difference at all when things add up to the same."""


class Adjusted(NamedTuple):
    """What one more use of a thing goes along with: a part of a win."""

    thing: Thing
    error: float
    found: Interval
    groups: int

    @property
    def estimate(self) -> Estimate:
        """The same, to be judged among others."""
        return Estimate(self.found.value, self.error, self.groups)


class Adjustment(NamedTuple):
    """All things that are not too rare, in the order in which they occurred; nothing if there are too few groups."""

    found: list[Adjusted]
    groups: int
    needed: int
    """How many groups are needed for as many things as there are."""


def is_possible() -> bool:
    """Whether there is what it takes: numpy."""
    return find_spec("numpy") is not None


def adjusted(used: Used) -> Adjustment:
    """What one more use of each thing goes along with, all others being equal."""
    import numpy as np  # loaded only where it is needed: most commands do without

    groups = len(used.games)
    there = np.zeros(len(used.things), int)
    for rows in _parts(used):
        first = np.unique(np.stack([rows.group[rows.row], rows.thing]), axis=1)
        there += np.bincount(first[1], minlength=len(there))
    kept = np.flatnonzero(there >= FEWEST)
    needed = max(FEWEST, GROUPS_EACH * len(kept))
    if not len(kept) or groups < needed:
        return Adjustment([], groups, needed)
    column = np.full(len(there), -1)
    column[kept] = np.arange(len(kept))
    square = np.zeros((len(kept), len(kept)))
    product = np.zeros(len(kept))
    for rows in _parts(used):
        x = _table(rows, column, len(kept))
        square += x.T @ x
        product += x.T @ rows.win
    inverse = np.linalg.pinv(square, rcond=NOTHING, hermitian=True)
    slopes = inverse @ product
    filling = np.zeros_like(square)
    for rows in _parts(used):
        x = _table(rows, column, len(kept))
        left = x * (rows.win - x @ slopes)[:, None]
        by_group = np.add.reduceat(left, np.flatnonzero(np.diff(rows.group, prepend=-1)), axis=0)
        filling += by_group.T @ by_group
    rank = int(np.linalg.matrix_rank(square, tol=NOTHING * float(np.trace(square)), hermitian=True))
    errors = np.sqrt(np.diag(inverse @ filling @ inverse) * groups / (groups - 1 - min(rank, groups - 2)))
    names = list(used.things)
    found = [
        Adjusted(names[thing], float(error), around(float(slope), float(error), groups), groups)
        for thing, slope, error in zip(kept, slopes, errors, strict=True)
        if names[thing][0] not in (SEAT, BOT)
    ]
    return Adjustment(found, groups, needed)


class _Rows(NamedTuple):
    """Some seats: whole groups of games."""

    row: "np.ndarray[Any, Any]"
    """For each use the seat, counted from 0."""
    thing: "np.ndarray[Any, Any]"
    times: "np.ndarray[Any, Any]"
    win: "np.ndarray[Any, Any]"
    game: "np.ndarray[Any, Any]"
    """The game of each seat."""
    group: "np.ndarray[Any, Any]"
    """The group of each seat."""


def _parts(used: Used) -> Iterator[_Rows]:
    """All seats, some at a time; a group is never cut."""
    import numpy as np

    seats, games = np.array(used.seats), np.array(used.games)
    lengths, win = np.array(used.length), np.array(used.win)
    thing, times = np.array(used.thing), np.array(used.times)
    group_of = np.repeat(np.repeat(np.arange(len(games)), games), seats)
    game_of = np.repeat(np.arange(len(seats)), seats)
    ends = np.cumsum(lengths)
    start = 0
    while start < len(group_of):
        last = int(group_of[min(start + ROWS, len(group_of) - 1)])
        end = int(
            np.searchsorted(group_of, last, "right" if last == group_of[start] or last == group_of[-1] else "left")
        )
        low, high = (int(ends[start - 1]) if start else 0), int(ends[end - 1])
        row = np.repeat(np.arange(end - start), lengths[start:end])
        yield _Rows(row, thing[low:high], times[low:high], win[start:end], game_of[start:end], group_of[start:end])
        start = end


def _table(rows: _Rows, column: "np.ndarray[Any, Any]", width: int) -> "np.ndarray[Any, Any]":
    """How often each seat used each thing that is kept, minus the mean of its game."""
    import numpy as np

    x = np.zeros((len(rows.win), width))
    kept = column[rows.thing] >= 0
    np.add.at(x, (rows.row[kept], column[rows.thing[kept]]), rows.times[kept])
    starts = np.flatnonzero(np.diff(rows.game, prepend=-1))
    sizes = np.diff(np.append(starts, len(rows.game)))
    means: np.ndarray[Any, Any] = np.add.reduceat(x, starts, axis=0) / sizes[:, None]
    x -= np.repeat(means, sizes, axis=0)
    return x
