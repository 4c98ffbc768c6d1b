"""The answers to refused requests."""

from waset.server.web.wire.fields import TypedDict, sealed
from waset.server.web.wire.play import Update
from waset.server.web.wire.tables import TableFacts


@sealed
class Problem(TypedDict):
    """What went wrong: a code for programs, a sentence for people."""

    code: str
    sentence: str
    where: str | None
    """The part of the request that is to blame, such as `body.seats.0.bot`."""
    state: Update | None
    """With the code `stale`: the game as it is now, for the asking seat."""
    table: TableFacts | None
    """With 409 about seats, status or a rematch: the table as it is now."""


@sealed
class Failure(TypedDict):
    """The one shape of every error."""

    error: Problem
