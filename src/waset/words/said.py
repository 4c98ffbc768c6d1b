"""What a game's words are made of: things said about a seat, and what each game must offer for that."""

import re
from collections.abc import Mapping
from typing import Any, Final, NamedTuple, Protocol

from waset.core.meaning import AnyBoard, AnyMeaning
from waset.core.wish import Reason

UNSEEN: Final = "unseen"
"""Stands for a figure that the reader may not know."""


class Told(NamedTuple):
    """An event as one reader may know it."""

    kind: str
    seat: int
    figures: dict[str, Any]


class Said(NamedTuple):
    """One thing to say about what happened: the kind of event that names its message, its seat, its arguments."""

    kind: str
    seat: int
    args: dict[str, str | int]


class Phrases(Protocol):
    """Makes the small parts that an argument may consist of: a list of tiles, the places in a set."""

    board: AnyBoard

    def phrase(self, message: str, seat: int | None = None, /, **args: str | int) -> str:
        """A message in which a seat is you or a name."""

    def listed(self, parts: list[str]) -> str:
        """Things in a row, the last with an "and" before it."""


class Words(Protocol):
    """What the part `words.telling` of a game offers."""

    def figured(self, told: Told, phrases: Phrases) -> dict[str, str | int]:
        """The arguments of the message of an event by itself."""

    def said(self, told: list[Told], phrases: Phrases) -> list[Said]:
        """What is said about these events, in their order: some not at all, some together."""

    def meant(self, means: AnyMeaning, view: Mapping[str, Any], phrases: Phrases, /) -> dict[str, str | int]:
        """The arguments of a choice's or an outcome's message."""

    def asked(
        self, view: Mapping[str, Any], means: list[AnyMeaning], phrases: Phrases, /
    ) -> tuple[str, dict[str, str | int]]:
        """The name of a question's message, and its arguments."""

    def reasoned(self, reason: Reason, phrases: Phrases, /) -> dict[str, str | int]:
        """The arguments of a reason's message."""

    def score_line(self, line: str) -> tuple[str, dict[str, str | int]]:
        """The message of a line of the score sheet, and its arguments."""


def slug(words: str) -> str:
    """Words of the rules as a part of a message's id, or as a variant: "took Horus card" is took-horus-card.

    What begins with a digit gets a letter before it, as Fluent requires.
    """
    made = re.sub(r"[^a-z0-9]+", "-", words.lower()).strip("-")
    return f"n-{made}" if made[:1].isdigit() else made


def yes(value: bool) -> str:
    """A yes or no as a variant."""
    return "yes" if value else "no"
