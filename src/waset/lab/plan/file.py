"""A plan's file: its values, and errors that name the line of the value to blame."""

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from waset.core.errors import WasetError, unknown
from waset.lab.plan import toml_lines

LONGEST: Final = 1_000_000
"""The most characters in a plan."""


class BadPlan(WasetError):
    """A plan that cannot be read or played."""


class PlanEntry(NamedTuple):
    """A value of a plan, and the keys that lead to it."""

    value: Any
    path: toml_lines.Path


class PlanFile:
    """The document in a plan's file."""

    def __init__(self, text: str, path: Path) -> None:
        if len(text) > LONGEST:
            raise BadPlan(f"{path}: longer than {LONGEST} characters")
        self.text: str = text
        self.path: Path = path
        try:
            self.document: dict[str, Any] = tomllib.loads(text)
        except (tomllib.TOMLDecodeError, RecursionError) as error:
            raise BadPlan(f"{path}: {error}") from None
        self.lines: dict[toml_lines.Path, int] = toml_lines.lines(text)

    # --- errors ----------------------------------------------------------------------------------------------------

    def line(self, path: toml_lines.Path) -> int:
        """The line of a value, or else of what contains it; 0 for the file as a whole."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path, 0)

    def bad(self, path: toml_lines.Path, text: str) -> BadPlan:
        """The error for a value."""
        line = self.line(path)
        return BadPlan(f"{self.path}, line {line}: {text}" if line else f"{self.path}: {text}")

    @contextmanager
    def blaming(self, entry: PlanEntry) -> Iterator[None]:
        """Blames this value for whatever is refused inside the `with` block."""
        try:
            yield
        except BadPlan:
            raise
        except WasetError as error:
            raise self.bad(entry.path, str(error)) from None

    # --- values ----------------------------------------------------------------------------------------------------

    def only(self, table: dict[str, Any], path: toml_lines.Path, known: tuple[str, ...]) -> None:
        """Makes sure that a table has no keys but the known ones."""
        for key in table:
            if key not in known:
                raise self.bad((*path, key), unknown("key", key, known))

    def whole(self, entry: PlanEntry, what: str, low: int, high: int) -> int:
        """The value, if it is a whole number in this range."""
        value = entry.value
        if type(value) is not int or not low <= value <= high:
            raise self.bad(entry.path, f"{what} must be a whole number from {low} to {high}, not {shown(value)}")
        return value

    def words(self, entry: PlanEntry, what: str) -> str:
        """The value, if it is a text."""
        if not isinstance(entry.value, str):
            raise self.bad(entry.path, f"{what} must be a text, not {shown(entry.value)}")
        return entry.value

    def listed(self, entry: PlanEntry, what: str) -> list[PlanEntry]:
        """The entries of a list; a value that is not a list counts as a list of one."""
        if not isinstance(entry.value, list):
            return [entry]
        if not entry.value:
            raise self.bad(entry.path, f"{what} must not be an empty list")
        return [PlanEntry(value, (*entry.path, number)) for number, value in enumerate(entry.value)]

    def lists(self, entry: PlanEntry, what: str) -> list[PlanEntry]:
        """The entries of a list of lists of texts; a single such list, or a text, counts as a list of one."""
        inner = [isinstance(value, list) for value in entry.value] if isinstance(entry.value, list) else []
        if any(inner) and not all(inner):
            raise self.bad(entry.path, f"{what} must be a list of texts or a list of such lists, not a mixture of both")
        return self.listed(entry, what) if any(inner) else [entry]

    def many_words(self, entry: PlanEntry, what: str) -> list[str]:
        """The texts of a list; a text counts as a list of one."""
        values = entry.value if isinstance(entry.value, list) else [entry.value]
        return [self.words(PlanEntry(value, (*entry.path, number)), what) for number, value in enumerate(values)]


def shown(value: Any) -> str:
    """A value as an error names it: short, however large it is."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, dict)):
        return "a list" if isinstance(value, list) else "a table"
    return f"{value!r:.60}"
