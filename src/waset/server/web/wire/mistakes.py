"""What is answered about a player's own mistakes."""

from waset.server.web.wire.fields import TypedDict, sealed
from waset.server.web.wire.puzzles import AskedDecision


@sealed
class MistakeFacts(TypedDict):
    """A decision of mine in a finished game that gave up much, as a list shows it."""

    table: str
    seq: int
    """The entry of the table's history that it made."""
    seat: int
    game: str
    players: int
    modules: list[str]
    at: float
    """When the game ended."""
    loss: float
    """The chance to win that it gave up, from 0 to 1."""


@sealed
class MistakeList(TypedDict):
    """My mistakes over all my finished games."""

    mistakes: list[MistakeFacts]
    """The largest loss first."""
    games: int
    """How many finished games were looked through or are going to be."""
    waiting: int
    """How many of these have no review yet: they are being reviewed, ask again."""


@sealed
class MistakeDocument(AskedDecision):
    """A decision of mine, asked again: ready to be played, it needs no table and no further request."""

    table: str
    seq: int
    at: float
    """When the game ended."""
    think: str
    """How deep it was looked at: fast, medium or deep."""
    loss: float
    """The chance to win that my choice gave up, from 0 to 1."""
    played: int | None
    """What I did then, as one of the choices; null if it is none of them."""
