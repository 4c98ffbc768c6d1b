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
