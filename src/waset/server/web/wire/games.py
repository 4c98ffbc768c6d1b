"""What is answered about games and people."""

from typing import Any

from waset.server.web.wire.fields import TypedDict, sealed
from waset.server.web.wire.lessons import LessonFacts


@sealed
class Module(TypedDict):
    """A part of a game that can be added."""

    name: str
    title: str
    sentence: str
    needed_from: int | None
    """From this number of players on it is needed."""


@sealed
class Option(TypedDict):
    """A choice made before a game starts."""

    name: str
    title: str
    sentence: str
    choices: list[str]
    default: str


@sealed
class BotLevel(TypedDict):
    """A bot that can sit at a table; the list goes from the weakest to the strongest."""

    name: str
    title: str
    sentence: str


@sealed
class GameFacts(TypedDict):
    """What a lobby shows of a game."""

    name: str
    title: str
    sentence: str
    fewest_players: int
    most_players: int
    modules: list[Module]
    options: list[Option]
    bots: list[BotLevel]
    seats: list[str]
    """The colour of each seat."""
    rules_version: int
    lessons: list[LessonFacts]
    """In the order in which they are to be learned."""


@sealed
class EditionDocument(TypedDict):
    """All figures of a game; change some and send it as the `edition` of a new table."""

    game: str
    name: str
    about: dict[str, str]
    tables: dict[str, list[dict[str, Any]]]
    sources: dict[str, list[str]]
    """Where each row of each table comes from: `book`, `public` or `rebuilt`."""
    modules: dict[str, str]
    """The tables that only a module uses, and which."""
    trial_bots: list[str]
    """The bots with which an edition can be tried, weakest first."""


@sealed
class EditionFinding(TypedDict):
    """Something inconsistent in an edition."""

    error: bool
    """Whether it cannot be played with this; otherwise it is a warning."""
    table: str | None
    """The table that it is about."""
    row: int | None
    """The row that it is about, counted from 1."""
    kind: str
    figures: dict[str, int | str | list[str]]
    """What the sentence of this kind says."""
    sentence: str
    """In English; a client says it in its reader's language, by kind and figures."""


@sealed
class EditionChecked(TypedDict):
    """What an edition is, and whether it can be played."""

    game: str
    name: str
    edition: dict[str, Any] | None
    """Its name and the tables that differ from the default, as a new table needs it; null if it cannot be read."""
    digest: str | None
    findings: list[EditionFinding]
    """Errors first."""
    board: dict[str, Any] | None
    """As in `Opening`; null if it cannot be played."""
    view: dict[str, Any] | None
    file: str | None
    """The whole edition as a TOML file, if that was asked for."""


@sealed
class TableEdition(TypedDict):
    """The edition that a table is played with."""

    edition: dict[str, Any] | None
    """Its name and the tables that differ from the default; null for the default itself."""


@sealed
class BoundedFigure(TypedDict):
    """A figure, and the bounds of its 95 % interval: null as long as there is none."""

    value: float
    low: float | None
    high: float | None


@sealed
class TrialFigure(TypedDict):
    """A figure of an edition that is tried, beside that of the default one."""

    name: str
    """`rounds`, `decisions`, `winner` (points), `lead` (over the second), `first seat` (its wins), or `line`."""
    line: str | None
    """The line of the score sheet: its points per player."""
    share: bool
    """Whether it is a part of all games."""
    mine: BoundedFigure
    base: BoundedFigure
    difference: BoundedFigure
    apart: bool
    """Whether they differ for sure, considering how many figures are compared."""


@sealed
class TrialState(TypedDict):
    """How far a trial is; `sums` go with the request that continues it."""

    games: int
    """Games played so far with this edition, and as many with the default one, with the same deals."""
    done: bool
    figures: list[TrialFigure]
    sums: dict[str, list[float]]
    moves: str
    """What was decided in the games of this step: those of all steps, in order, make the report."""


@sealed
class TrialReport(TypedDict):
    """What a trial has shown, in full."""

    page: str
    """A page of HTML in English, which needs nothing else: no script, no other file."""


@sealed
class Opening(TypedDict):
    """How a game begins, for whoever explains it: the facts of the default edition, and a first view of the table."""

    board: dict[str, Any]
    """As in `Hello`, with every module."""
    view: dict[str, Any]
    """What a spectator sees of one deal without modules, always the same."""


@sealed
class Me(TypedDict):
    """Who I am; null before I have said it."""

    name: str | None


@sealed
class SuitedLevel(TypedDict):
    """The level against which I would win about half of my games for two."""

    game: str
    bot: str
    games: int
    """From how many of my last games against bots that follows: three at least."""
    chance: float
    """My chance to win against it, from 0 to 1."""


@sealed
class SuitedLevels(TypedDict):
    """The levels that suit me, in each game of which I have finished enough."""

    levels: list[SuitedLevel]
