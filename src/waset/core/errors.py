"""The errors that users can cause. Each message names what is wrong and what is allowed."""

import difflib
from collections.abc import Iterable
from typing import Any


class WasetError(ValueError):
    """Something a user asked for cannot be done; the message says what and why."""


class IllegalAction(WasetError):
    """An action that is not legal in this state. The state is unchanged."""


class BadWish(WasetError):
    """A wish that no game of this kind can mean: its kind or a field is unknown, or a value is of the wrong type."""


class BadArgument(WasetError):
    """An argument that does not fit the game: a seat that it does not have, a state or a view of another one."""


class BadOption(WasetError):
    """A request for a game that cannot exist: its player count, a module, an option or the edition is wrong."""


class BadRecord(WasetError):
    """A record that cannot be read or does not follow the rules."""


class BadPosition(WasetError):
    """A position document that is malformed or describes something impossible."""


class BadEdition(WasetError):
    """An edition file that is malformed or inconsistent.

    `findings` are what was found wrong with it (`waset.core.finding`), where it is not the message alone.
    """

    def __init__(self, message: str, findings: tuple[Any, ...] = ()) -> None:
        super().__init__(message)
        self.findings: tuple[Any, ...] = findings


def quoted(words: Iterable[str], most: int = 12) -> str:
    """A readable list of words, cut after `most` of them."""
    listed = list(words)
    shown = ", ".join(repr(word) for word in listed[:most])
    return shown + (f" and {len(listed) - most} more" if len(listed) > most else "")


def unknown(what: str, word: str, known: Iterable[str]) -> str:
    """The message for an unknown name: what was most likely meant, and which names are known."""
    names = list(known)
    near = nearest(word, names)
    hint = f"; did you mean {near!r}?" if near else ""
    there = quoted(names) if names else "none"
    return f"unknown {what} {word[:80]!r}{hint} (there is: {there})"


def nearest(word: str, known: Iterable[str]) -> str:
    """The known name that was most likely meant; empty if none is near."""
    return next(iter(difflib.get_close_matches(word, list(known), n=1, cutoff=0.5)), "")
