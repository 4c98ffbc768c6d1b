"""What is answered about editions that people keep."""

from typing import Any

from waset.server.web.wire.fields import TypedDict, sealed


@sealed
class KeptEdition(TypedDict):
    """An edition that somebody keeps, without its figures."""

    id: str
    game: str
    name: str
    version: int
    """Counts its changes; goes with the next one."""
    changed: float
    link: str | None
    """Where anybody can open it, relative to the page; null on a device that nobody else reaches."""


@sealed
class WholeEdition(TypedDict):
    """An edition that somebody keeps."""

    kept: KeptEdition
    edition: dict[str, Any]
    """Its game, its name, and the tables that differ from the default, as a new table needs it."""
    mine: bool
    """Whether I keep it, and may change and delete it."""


@sealed
class EditionList(TypedDict):
    """The editions that I keep, the last changed first."""

    editions: list[KeptEdition]
