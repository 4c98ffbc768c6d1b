"""The ways a game can go of which there has to be a recorded one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tests.contract.cases import Case
from tests.games_played.played import FOLDER, Played


class Way(NamedTuple):
    """Something that can happen in a game, how to see it, and how to come by it."""

    name: str
    happened: Callable[[Played], bool]
    case: Case
    """The game in which it is looked for."""
    prefer: tuple[str, ...] = ()
    """Choices with one of these words in them are made before all others."""
    avoid: tuple[str, ...] = ()
    """Choices with one of these words in them are made only without another."""
    draws: int = 1
    """How many of the choices are drawn at random, of which the first in order is made."""
    edition: Any = "rebuilt"
    """The edition with which it is looked for."""

    @property
    def path(self) -> Path:
        """The file with the game that was found for it; another one may show it as well."""
        return FOLDER / f"{self.case.name}-{self.name.replace(' ', '-').replace('+', '-plus')}.jsonl"

    def is_in(self, played: Played) -> bool:
        """Whether it happened in this game."""
        return played.game.meta.name == self.case.name and self.happened(played)

    def __str__(self) -> str:
        return f"{self.case.name}: {self.name}"
