"""What is answered about puzzles."""

from collections.abc import Mapping
from typing import Any, Literal

from waset.server.web.wire.fields import TypedDict, sealed
from waset.server.web.wire.play import Motive, Update


@sealed
class PuzzleFacts(TypedDict):
    """A puzzle of a game, as a list shows it."""

    name: str
    grade: str
    """`easy`, `medium` or `hard`: how many of the weaker bots fail it."""
    players: int
    modules: list[str]


@sealed
class PuzzleTry(TypedDict):
    """A legal choice, what it is worth, and the table after it."""

    action: int
    verdict: Literal["best", "good", "wrong"]
    """Whoever makes a `best` choice has solved the puzzle."""
    win: float
    """The seat's chance to win after it, from 0 to 1."""
    lead: float
    """The points that the seat can expect at the end, less those of its best rival."""
    loss: float
    """What it is worth less than the best, in won games; in a puzzle, a point of lead counts a thousandth."""
    why: list[Motive]
    """What it brings more and less than the best; the best, than the next ones."""
    update: Update
    """The table with what certainly follows, up to the next die, draw or question."""


@sealed
class AskedDecision(TypedDict):
    """A decision that is asked without a table, with what becomes of each choice."""

    game: str
    title: str
    players: int
    modules: list[str]
    seat: int
    """Who decides."""
    proof: str
    """`exact`: everything was played out. `search`: measured in many worlds."""
    position: Mapping[str, Any]
    """A position to play on from, as `POST /api/uploads` takes it; what the seat does not see is guessed."""
    board: Mapping[str, Any]
    """The facts of the edition that is played (`facts.py` of the game)."""
    update: Update
    """The table as the seat sees it, with its choices."""
    tries: list[PuzzleTry]
    """Every choice, best first."""


@sealed
class PuzzleDocument(AskedDecision):
    """A whole puzzle, ready to be played: it needs no table and no further request."""

    name: str
    grade: str
