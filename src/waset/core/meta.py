"""The facts of a game that a lobby shows without loading its rules."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ModuleFact:
    """A part of a game that can be added or left out."""

    name: str
    title: str
    sentence: str
    needed_from: int | None = None
    """It is required with this number of players or more."""


@dataclass(frozen=True)
class OptionFact:
    """A choice made before a game starts."""

    name: str
    title: str
    sentence: str
    choices: tuple[str, ...]
    default: str


@dataclass(frozen=True)
class Meta:
    """What the lobby knows about a game."""

    name: str
    title: str
    sentence: str
    fewest_players: int
    most_players: int
    modules: tuple[ModuleFact, ...]
    options: tuple[OptionFact, ...]
    rules_version: int
    seats: tuple[str, ...]
    """The colour of each seat, which also serves as the name of a player without one."""
    has_secrets: bool = True
    """Whether a seat may know things that others may not."""
