"""Reading values out of a document that a person wrote, with errors that say where and what is allowed."""

import json
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from waset.core.errors import BadPosition, unknown

MATCH_KEYS: Final = ("game", "players", "modules", "options", "edition", "names", "note")
"""The keys of a position file besides the position itself: they say which game it belongs to."""


def only(document: Any, where: str, known: Iterable[str]) -> dict[str, Any]:
    """The document, if it is a table with no keys but the known ones."""
    if not isinstance(document, dict):
        raise BadPosition(f"{where}: a table is needed, not {document!r:.60}")
    names = list(known)
    for key in document:
        if key not in names:
            raise BadPosition(f"{where}: {unknown('key', str(key), names)}")
    return document


def number(value: Any, where: str, low: int, high: int) -> int:
    """The value, if it is a whole number in this range."""
    if type(value) is not int or not low <= value <= high:
        raise BadPosition(f"{where}: a whole number from {low} to {high} is needed, not {value!r:.60}")
    return value


def listing(value: Any, where: str, most: int) -> list[Any]:
    """The value, if it is a list of at most `most` entries."""
    if not isinstance(value, list):
        raise BadPosition(f"{where}: a list is needed, not {value!r:.60}")
    if len(value) > most:
        raise BadPosition(f"{where}: at most {most} entries, not {len(value)}")
    return value


def word(value: Any, where: str, known: list[str], what: str) -> int:
    """The index of a known word."""
    if not isinstance(value, str):
        example = str(value) if str(value) in known else known[0]
        raise BadPosition(f"{where}: the {what} must be a text, such as {example!r}, not {value!r:.60}")
    if value not in known:
        raise BadPosition(f"{where}: {unknown(what, str(value), known)}")
    return known.index(value)


def read(path: Path) -> dict[str, Any]:
    """The document in a file: JSON if its name or its first character says so, otherwise TOML.

    An edition file that it names is found relative to it.
    """
    data = path.read_bytes()
    is_json = path.suffix == ".json" or (path.suffix != ".toml" and data.lstrip().startswith(b"{"))
    try:
        document = json.loads(data) if is_json else tomllib.loads(data.decode())
    except ValueError as error:
        raise BadPosition(f"not valid {'JSON' if is_json else 'TOML'}: {error}") from None
    except RecursionError:
        raise BadPosition("nested too deeply") from None
    if not isinstance(document, dict):
        raise BadPosition(f"a position is a table, not {document!r:.60}")
    edition = document.get("edition")
    if isinstance(edition, str) and ("/" in edition or "." in edition):
        document["edition"] = str(path.parent / edition)
    return document
