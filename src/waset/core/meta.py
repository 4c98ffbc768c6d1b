"""The facts of a game that a lobby shows without loading its rules."""

from dataclasses import dataclass


@dataclass(frozen=True)
class ModuleFact:
    """A part of a game that can be added or left out."""

    name: str
    title: str
    sentence: str
    needed_from: int | None = None
    """So many players or more need it."""


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
    """What the lobby knows of a game."""

    name: str
    title: str
    sentence: str
    fewest_players: int
    most_players: int
    modules: tuple[ModuleFact, ...]
    options: tuple[OptionFact, ...]
    rules_version: int
    seats: tuple[str, ...]
    """The colour of each seat, by which a player without a name is called."""
    has_secrets: bool = True
    """Whether a seat may know what others may not."""
