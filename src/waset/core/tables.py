"""What a game offers to write and check its editions, and the edition of a game that has no tables."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from waset.core import edition
from waset.core.finding import Finding, FindingKinds


class EditionTools(NamedTuple):
    """The tools to choose, write and check editions of a game."""

    base: Any
    """The edition that is played by default."""
    about: dict[str, str]
    """A sentence about each table."""
    check: Callable[[Any], list[Finding]]
    """Returns what is inconsistent in an edition."""
    module_of: dict[str, str]
    """The tables that only a module uses."""
    findings: FindingKinds
    """The kinds of findings that its check has."""


@dataclass(frozen=True)
class NoTables:
    """The edition of a game whose figures cannot be changed: it has a name and nothing else."""

    name: str = edition.REBUILT


NO_TABLES: Final = NoTables()


def _nothing_to_check(_: Any) -> list[Finding]:
    return []


NO_TOOLS: Final = EditionTools(NO_TABLES, {}, _nothing_to_check, {}, {})
"""For a game without tables."""
