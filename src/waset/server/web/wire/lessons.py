"""What is answered about lessons."""

from collections.abc import Mapping
from typing import Any

from waset.server.web.wire.fields import TypedDict, sealed
from waset.server.web.wire.play import Update


@sealed
class LessonFacts(TypedDict):
    """A lesson of a game, as a list shows it."""

    name: str
    minutes: int
    modules: list[str]
    steps: int


@sealed
class LessonAnswer(TypedDict):
    """A choice that is legal and not wanted, with words of its own."""

    action: int
    say: str
    """The attribute of the step's message that answers it."""


@sealed
class LessonStep(TypedDict):
    """A step of a lesson: the table, what is said of it, and what is wanted."""

    name: str
    """The message of the step is `LESSON-NAME` in the catalogue of the game's lessons."""
    light: list[str]
    """The pieces that it speaks of, as the page of the game names them."""
    topics: list[str]
    """Things to be explained beside it, as the page's help names them."""
    fresh: bool
    """Whether the table is set up anew; otherwise it goes on from the step before."""
    updates: list[Update]
    """What led here from the step before, each act as its own update; the last one is the table as it stands."""
    want: int | None
    """The action that is wanted; null if there is only to read."""
    answers: list[LessonAnswer]
    """Choices with an answer of their own; any other is answered by the attribute `other`."""


@sealed
class LessonDocument(TypedDict):
    """A whole lesson, ready to be played: it needs no table and no further request."""

    game: str
    title: str
    name: str
    minutes: int
    players: int
    modules: list[str]
    board: Mapping[str, Any]
    """The facts of the edition that is played (`facts.py` of the game)."""
    steps: list[LessonStep]
