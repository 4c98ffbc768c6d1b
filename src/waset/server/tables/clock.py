"""The time by which players' clocks run: it advances steadily while a server runs, and stands still while none does.

The wall clock says when something happened. It can be set, and it runs on while the server is down, so no player's time
is measured by it.
"""

import threading
import time
from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from waset.server.database.people import PROCESS
from waset.server.database.schema import PULSE

NAME: Final = "clock"


class Steady:
    """A clock on which all processes of a database agree to within a second.

    Each process stores what its clock shows, and the one that is furthest ahead counts.
    """

    def __init__(self, at: float, monotonic: Callable[[], float] = time.monotonic) -> None:
        self.monotonic: Callable[[], float] = monotonic
        self._going: tuple[float, float | None] = (at, monotonic())
        """What it showed, and when it showed it; None if it is stopped."""
        self._lock: threading.Lock = threading.Lock()

    def __call__(self) -> float:
        """Returns what the clock shows, in seconds."""
        at, begun = self._going
        return at if begun is None else at + self.monotonic() - begun

    def stop(self) -> None:
        """Stops the clock, because nobody can act: the database does not accept writes."""
        with self._lock:
            self._going = (self(), None)

    def go_on(self) -> None:
        """Lets the clock run on from where it stopped."""
        with self._lock:
            self._going = (self(), self.monotonic())

    def beat(self, connection: sa.Connection, process: str = "") -> None:
        """Stores what the clock shows, and catches up with another process that is ahead; a process says it lives."""
        stored = furthest(connection, NAME, self())
        if process:
            furthest(connection, PROCESS + process, stored)
        with self._lock:
            if stored > self():
                _, begun = self._going
                self._going = (stored, None if begun is None else self.monotonic())


def started(connection: sa.Connection, wall: float, monotonic: Callable[[], float]) -> Steady:
    """Returns a clock that runs on from where the last server stopped; in a new database it starts at the wall time."""
    found = connection.execute(sa.select(PULSE.c.at).where(PULSE.c.name == NAME)).scalar()
    return Steady(wall if found is None else found, monotonic)


def furthest(connection: sa.Connection, name: str, mine: float) -> float:
    """Stores a time under a name, unless a later one is there; returns the one that is there then."""
    insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    new = insert(PULSE).values(name=name, at=mine)
    later = sa.case((new.excluded.at > PULSE.c.at, new.excluded.at), else_=PULSE.c.at)
    stored: float = connection.execute(
        new.on_conflict_do_update(index_elements=[PULSE.c.name], set_={"at": later}).returning(PULSE.c.at)
    ).scalar_one()
    return stored
