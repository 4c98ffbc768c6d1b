"""What goes to a reader over a socket or stream."""

from collections.abc import Mapping
from typing import Any, Literal, TypeAlias

from waset.server.web.wire.errors import Problem
from waset.server.web.wire.fields import TypedDict, sealed
from waset.server.web.wire.play import Frame, Update
from waset.server.web.wire.tables import Proposal, Said, TableFacts


@sealed
class Hello(TypedDict):
    """The first message of a socket or stream: everything needed."""

    type: Literal["hello"]
    table: TableFacts
    board: Mapping[str, Any]
    """What lies on the table from the start: the facts of the edition that is played. They never change."""
    update: Update
    missed: list[Frame] | None
    """What happened after the `seq` that the client named, without views; null if it named none or too old a one."""
    chat: list[Said]
    beat: float
    """Seconds between heartbeats."""


@sealed
class Updated(Update):
    """Somebody acted or undid."""

    type: Literal["update"]


@sealed
class Held(TypedDict):
    """The seats as which I see have changed: I sat down or got up, or a seat was moved to another device.

    If I may not look at the table any more, `update` is null, and the socket closes.
    """

    type: Literal["seats"]
    seats: list[int]
    """The seats whose view I have from now on."""
    lost: list[int]
    """The seats that are no longer mine."""
    update: Update | None
    """The game as I may know it from now on; its `seq` is the newest that was sent."""


@sealed
class Seated(TypedDict):
    """Something about the table changed, but not the game: seats, status, proposals, hints, a rematch."""

    type: Literal["table"]
    table: TableFacts


@sealed
class Chatted(TypedDict):
    """Somebody said something."""

    type: Literal["chat"]
    said: Said


@sealed
class Beat(TypedDict):
    """A heartbeat; `at` is the server's clock."""

    type: Literal["beat"]
    at: float


@sealed
class Accepted(TypedDict):
    """The answer to an act or undo sent through the socket."""

    type: Literal["done"]
    seq: int
    request: str | None
    proposal: Proposal | None


@sealed
class Refused(TypedDict):
    """The refusal of something sent through the socket."""

    type: Literal["error"]
    request: str | None
    error: Problem


FromServer: TypeAlias = Hello | Updated | Held | Seated | Chatted | Beat | Accepted | Refused
