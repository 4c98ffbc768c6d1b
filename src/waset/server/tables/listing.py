"""What lists show of a table: it is made once for all who see the table alike, and not anew for each request."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from waset.server.database.rows import SeatRow, TableRow, Watching
from waset.server.tables.table import Seating
from waset.server.web import wire

MOST_KEPT: Final = 2000
FRESH: Final = 1.0
"""Seconds for which what is kept counts: for how long somebody has been away is told with it."""
Eyes: TypeAlias = tuple[str, tuple[int, ...], bool, bool]
"""A table, and how somebody sees it: the seats that they hold, whether they own it, and whether they can join it."""


class Shown(NamedTuple):
    """What a list shows of a table, as JSON, and what it was made from."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    watching: Watching
    at: float
    text: bytes


class Listing:
    """What lists have shown lately."""

    def __init__(self, encode: Callable[[wire.TableFacts], bytes]) -> None:
        """`encode` writes what is shown as JSON."""
        self.encode: Callable[[wire.TableFacts], bytes] = encode
        self.kept: OrderedDict[Eyes, Shown] = OrderedDict()

    def shown(self, eyes: Eyes, table: Seating, now: float, facts: Callable[[], wire.TableFacts]) -> bytes:
        """A table as JSON: what is kept if nothing has changed since, else made from its facts."""
        kept = self.kept.get(eyes)
        seats = tuple(table.seats)
        if kept is None or now - kept.at > FRESH or kept[:3] != (table.row, seats, table.watching):
            kept = self.kept[eyes] = Shown(table.row, seats, table.watching, now, self.encode(facts()))
            self.kept.move_to_end(eyes)
            if len(self.kept) > MOST_KEPT:
                self.kept.popitem(last=False)
        return kept.text
