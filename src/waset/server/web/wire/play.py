"""What is answered about the game on a table."""

from collections.abc import Mapping
from typing import Any, Literal, NotRequired

from waset.server.database.rows import By, EntryKind
from waset.server.web.wire.fields import TypedDict, sealed
from waset.server.web.wire.tables import Clock, Proposal, TableFacts


@sealed
class Told(TypedDict):
    """One thing that happened, as far as the reader may know it."""

    kind: str
    seat: int
    figures: dict[str, Any]
    """Named figures, such as `from` and `to`; one that the reader may not know is null."""
    text: str


@sealed
class Choice(TypedDict):
    """Something that the reader may do now."""

    action: int
    means: Mapping[str, Any]
    """What it is about: a `kind` and the named fields that go with it (`means.py` of the game)."""
    text: str
    preview: NotRequired[list[Told] | None]
    """What would certainly follow, up to the next die, draw or question; only where it was asked for."""


@sealed
class Act(TypedDict):
    """What brought about a state: the deal, somebody's act, or an undo."""

    kind: EntryKind
    seat: int | None
    by: By
    to: int | None
    """With `undo`: the sequence number whose state is the present one again."""


@sealed
class Sheet(TypedDict):
    """A seat's points at the end."""

    total: int
    lines: dict[str, int]


@sealed
class Update(TypedDict):
    """A table's game after a number of entries of its record, as one seat (or a spectator) may know it."""

    seq: int
    at: float
    """When it happened, in seconds since 1970 by the server's clock."""
    act: Act | None
    """Null while the table is open."""
    seat: int | None
    """Whose view this is; null is a spectator's."""
    to_move: int | None
    view: Mapping[str, Any] | None
    """Null before the start."""
    legal: list[Choice]
    """What this seat may do now; empty unless it is to move."""
    events: list[Told]
    """What has just happened."""
    undo: int | None
    """The earliest sequence number to which this seat may go back alone."""
    clock: Clock | None
    scores: list[Sheet] | None
    """At the end."""
    ranking: list[int] | None


@sealed
class TableState(TypedDict):
    """Everything that is needed to sit at a table."""

    table: TableFacts
    update: Update


@sealed
class WholeTable(TableState):
    """Everything that is needed to sit at a table, and what lies on it from the start."""

    board: Mapping[str, Any]
    """The facts of the edition that is played (`facts.py` of the game); they never change."""


@sealed
class Frame(TypedDict):
    """One entry of a table's history as one seat may know it."""

    seq: int
    at: float
    act: Act
    live: bool
    """Whether it still counts; false where it has been undone."""
    events: list[Told]
    to_move: int | None
    view: NotRequired[Mapping[str, Any] | None]
    scores: NotRequired[list[Sheet] | None]


@sealed
class History(TypedDict):
    """A part of a table's history."""

    seq: int
    """The newest sequence number there is."""
    frames: list[Frame]
    seat: int | Literal["all"] | None
    board: Mapping[str, Any]
    """What lay on the table from the start."""


@sealed
class Preview(TypedDict):
    """What would certainly follow an action."""

    action: int
    means: Mapping[str, Any]
    text: str
    events: list[Told]


@sealed
class ToldReason(TypedDict):
    """Why something cannot be done."""

    kind: str
    rule: str | None
    """The id of the numbered rule or ruling that forbids it; null in a game without such rules."""
    figures: dict[str, Any]
    """The named figures of a sentence about it (`why.py` of the game)."""


@sealed
class WhyNot(TypedDict):
    """Why a seat cannot do what it wishes."""

    seq: int
    seat: int
    reason: ToldReason | None
    """Null if it can."""


@sealed
class Motive(TypedDict):
    """What a choice brings more than those it is compared with, in expected points; less if negative."""

    kind: str
    """Where the points come from: `cards`, `sets`, `later`, …; `rival` for what another seat gets less."""
    about: str
    """Which of several of a kind, such as the name of a set; empty if the kind says it all."""
    seat: int | None
    """The other seat of a `rival`."""
    points: float


@sealed
class Followed(TypedDict):
    """An action that a bot expects to follow."""

    seat: int
    action: int
    means: Mapping[str, Any]
    text: str


@sealed
class Candidate(TypedDict):
    """A choice as the strongest bot weighs it."""

    action: int
    means: Mapping[str, Any]
    text: str
    share: float
    """Of its attention, from 0 to 1."""
    win: float | None
    """My chance to win, from 0 to 1."""
    points: float | None
    """My expected points at the end."""
    why: list[Motive]
    """Of the best candidate, against the next ones; of each of the others, against the best. The weightiest first."""
    then: list[Followed]
    """What it expects to follow: up to the next die or draw and, where there are secrets, the end of my turn."""


@sealed
class Hint(TypedDict):
    """What the strongest bot thinks; the best first."""

    seq: int
    bot: str
    candidates: list[Candidate]


@sealed
class Done(TypedDict):
    """An accepted act: its sequence number."""

    seq: int
    request: str | None


@sealed
class UndoDone(TypedDict):
    """An undo that was made, or a proposal that waits."""

    seq: int
    proposal: Proposal | None
    request: str | None
