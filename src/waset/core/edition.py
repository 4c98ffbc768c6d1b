"""Editions: all figures of a game as typed tables that a file can change.

An edition is a frozen dataclass: a name, and tables that are tuples of rows. A row is a NamedTuple whose last
field, `source`, says where its figures come from. Beside them it may have `fitted`: the weights by which bots play it,
which are no figures of the game.
"""

import dataclasses
import hashlib
import json
import tomllib
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Final, TypeVar, get_type_hints

from waset.core import finding, fitted
from waset.core.errors import BadEdition, unknown
from waset.core.finding import Finding, FindingKinds, refusal
from waset.core.texts import LONGEST_NAME, is_name, is_plain

BOOK: Final = "book"
PUBLIC: Final = "public"
REBUILT: Final = "rebuilt"
CHANGED: Final = "changed"

LARGEST_FIGURE: Final = 999
KINDS: Final[FindingKinds] = {
    "unreadable": "the file cannot be read: {why}",
    "no game": "the first line must say one of the games: {games}",
    "other game": "this is an edition of {said}, not of {game!r}",
    "bad name": "the name of an edition is 1 to {most} printable characters, not {name}",
    "no tables": "must hold the tables of the edition, each under its name",
    "twice": "{key!r} appears both beside the tables and among them",
    "no rows": "a list of rows is needed",
    "no row": "a row is written {written}",
    "no field": "{field!r} is missing",
    "no number": "{field} must be a whole number, not {value}",
    "no text": "{field} must be a text, not {value}",
    "unprintable": "{field} must be a text of printable characters, not {value}",
    "out of range": "{field} must be from 0 to {most}, not {value}",
}
"""What may keep a document from being an edition of any game."""
NO_TABLES: Final = ("name", "fitted")
"""The fields of an edition that are no tables."""
_TOLD: Final = ("about", "sources", "modules", "trial_bots")
"""What the server tells of an edition beside its tables; whoever sends it back changes nothing by it."""
E = TypeVar("E")


def wrong(table: str, kind: str, row: int = 0, **figures: Any) -> BadEdition:
    """The error of a document that is no edition."""
    return refusal([finding.made(KINDS, True, table, kind, row, **figures)])


def choose(wanted: Any, base: E, game: str, check: Callable[[E], list[Finding]]) -> E:
    """The edition that was asked for: the base's name, a file, a document or an edition. Refuses one with errors."""
    name = base.name  # type: ignore[attr-defined]  # every edition has a name
    if isinstance(wanted, type(base)):
        found = wanted
    elif wanted is None or wanted == name:
        return base
    elif isinstance(wanted, dict):
        found = from_document(wanted, base, game)
    elif isinstance(wanted, Path) or (isinstance(wanted, str) and ("/" in wanted or "." in wanted)):
        found = from_file(wanted, base, game)
    else:
        raise BadEdition(unknown("edition", str(wanted), [name]) + "; or name a file, as in ./mine.toml")
    if not is_name(found.name):  # type: ignore[attr-defined]  # every edition has a name
        raise wrong("name", "bad name", most=LONGEST_NAME, name=_shown(found.name))  # type: ignore[attr-defined]  # so has it
    errors = [each for each in check(found) if each.is_error]
    if errors:
        title = found.name  # type: ignore[attr-defined]  # every edition has a name
        raise refusal(errors[:5], f"the edition {title!r} cannot be played: ")
    return found


def table_names(edition: Any) -> list[str]:
    """The names of an edition's tables."""
    return [field.name for field in dataclasses.fields(edition) if field.name not in NO_TABLES]


def tables(edition: Any) -> dict[str, list[dict[str, Any]]]:
    """The tables as plain data, without their sources."""
    return {name: [_plain(row) for row in getattr(edition, name)] for name in table_names(edition)}


def sources(edition: Any) -> dict[str, list[str]]:
    """Where each row of each table comes from."""
    return {
        field.name: [row.source for row in getattr(edition, field.name)]
        for field in dataclasses.fields(edition)
        if field.name not in NO_TABLES
    }


def _plain(row: Any) -> dict[str, Any]:
    return {key: value for key, value in row._asdict().items() if key != "source"}


def digest(edition: Any) -> str:
    """A short fingerprint of the figures: the first 16 hex digits of SHA-256 over their canonical JSON.

    A table that came later, and so has a default, counts only where it says something else: older digests stay.
    """
    later = {field.name: field.default for field in dataclasses.fields(edition) if isinstance(field.default, tuple)}
    told = {
        name: rows
        for name, rows in tables(edition).items()
        if name not in later or rows != [_plain(row) for row in later[name]]
    }
    canonical = json.dumps(told, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]


def differences(edition: Any, base: Any) -> dict[str, list[dict[str, Any]]]:
    """The tables of an edition that differ from the base, each in full."""
    theirs = tables(base)
    return {name: rows for name, rows in tables(edition).items() if rows != theirs[name]}


def from_file(path: str | Path, base: E, game: str) -> E:
    """The edition in a file, with the weights that were fitted to it if they are beside it."""
    found = from_document(read(path), base, game)
    weights = fitted.beside(path, digest(found))
    return dataclasses.replace(found, fitted=weights) if weights else found  # type: ignore[type-var]  # a dataclass


def from_document(document: dict[str, Any], base: E, game: str) -> E:
    """An edition from plain data; tables that are not named stay as they are in the base."""
    document = _flat(document)
    known = table_names(base)
    changed: dict[str, Any] = {}
    for key, value in document.items():
        if key == "game":
            if value != game:
                raise wrong("", "other game", said=_shown(value), game=game)
        elif key == "name":
            if not is_name(value):
                raise wrong("name", "bad name", most=LONGEST_NAME, name=_shown(value))
            changed["name"] = value
        elif key not in known:
            raise refusal([finding.unknown_word("", "table", key, known)])
        else:
            changed[key] = _rows(key, value, getattr(base, key))
    return dataclasses.replace(base, **changed)  # type: ignore[type-var]  # E is a dataclass


def _flat(document: dict[str, Any]) -> dict[str, Any]:
    """The document with its tables beside its name; the server sends them nested, with a sentence about each."""
    if "tables" not in document:
        return document
    inside = document["tables"]
    if not isinstance(inside, dict):
        raise wrong("tables", "no tables")
    outside = {key: value for key, value in document.items() if key != "tables" and key not in _TOLD}
    twice = [key for key in outside if key in inside]
    if twice:
        raise wrong("", "twice", key=twice[0][:80])
    return {**outside, **inside}


def _rows(table: str, rows: Any, base_rows: tuple[Any, ...]) -> tuple[Any, ...]:
    if not isinstance(rows, list) or len(rows) > LARGEST_FIGURE:
        raise wrong(table, "no rows")
    row_type = type(base_rows[0])
    types = {key: kind for key, kind in get_type_hints(row_type).items() if key != "source"}
    old = {tuple(_plain(row).values()): row.source for row in base_rows}
    made = []
    for number, row in enumerate(rows, 1):
        if not isinstance(row, dict):
            raise wrong(table, "no row", number, written=_written(types))
        for key in row:
            if key not in types:
                raise refusal([finding.unknown_word(table, "field", str(key), list(types), number)])
        values: list[int | str] = []
        for key, kind in types.items():
            if key not in row:
                raise wrong(table, "no field", number, field=key)
            value = row[key]
            if type(value) is not kind:
                raise wrong(table, "no number" if kind is int else "no text", number, field=key, value=_shown(value))
            if kind is str and not is_plain(value):
                raise wrong(table, "unprintable", number, field=key, value=_shown(value))
            if kind is int and not 0 <= value <= LARGEST_FIGURE:
                raise wrong(table, "out of range", number, field=key, most=LARGEST_FIGURE, value=_shown(value))
            values.append(value)
        made.append(row_type(*values, old.get(tuple(values), CHANGED)))
    return tuple(made)


def _written(types: Iterable[str]) -> str:
    """How a row with these fields is written."""
    return "{ " + ", ".join(f"{key} = ..." for key in types) + " }"


def _shown(value: object) -> str:
    """What stands in a document, as it is shown in a sentence."""
    return f"{value!r:.60}"


def read(path: str | Path) -> dict[str, Any]:
    """The document in an edition file."""
    try:
        with open(path, "rb") as file:
            return tomllib.load(file)
    except (OSError, tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        unread = finding.made(KINDS, True, "", "unreadable", why=str(error))
        raise BadEdition(f"{path}: {error}", (unread,)) from None


def read_text(text: str) -> dict[str, Any]:
    """The document in the text of an edition file."""
    try:
        return tomllib.loads(text)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise wrong("", "unreadable", why=str(error)) from None


def to_toml(edition: Any, game: str, about: dict[str, str], left_out: Iterable[str] = ()) -> str:
    """The edition as a commented TOML file: a sentence before each table, its provenance beside each row.

    Tables may be left out; whoever reads the file takes them from the base.
    """
    lines = [
        f"# Waset, {game}: all figures of the edition {edition.name!r}.",
        "# Change what you like and play it: waset play --edition FILE, or edition=FILE in Python.",
        "# A table may be left out: it then stays as it is in 'rebuilt'. After each row stands where it comes from:",
        "#   book     stated in a rulebook        public   found in public material",
        "#   rebuilt  nobody could find it; chosen so that all counts and examples of the rulebooks hold",
        "",
        f"game = {json.dumps(game)}",
        f"name = {json.dumps(edition.name)}",
    ]
    for name in table_names(edition):
        if name in left_out:
            continue
        lines += ["", f"# {about[name]}", f"{name} = ["]
        for row in getattr(edition, name):
            inside = ", ".join(f"{key} = {json.dumps(value)}" for key, value in _plain(row).items())
            lines.append(f"  {{ {inside} }},  # {row.source}")
        lines.append("]")
    return "\n".join(lines) + "\n"
