"""Writes the tables of docs/architecture.md from the docstrings of the packages: `python -m tests.architecture`."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src/waset"
DOCUMENT: Final = ROOT / "docs/architecture.md"
LISTED: Final = ("core", "bots", "words", "lessons", "puzzles", "review", "lab", "envs", "cli", "server")
"""The packages of which every file is listed."""


def about(path: Path) -> str:
    """The first sentence of a file's docstring, without its full stop."""
    first = (ast.get_docstring(ast.parse(path.read_text("utf-8"))) or "").partition("\n\n")[0]
    return re.split(r"\.(?:\s|$)", " ".join(first.split()))[0].replace("|", "\\|")


def packages() -> str:
    """A row for each package, in order of their names."""
    folders = sorted(path.parent for path in SOURCE.rglob("__init__.py") if "versions" not in path.parts)
    return rows(("package", "holds"), ((name(each), about(each / "__init__.py")) for each in folders[1:]))


def files(package: str) -> str:
    """A row for each file of a package, and of those in it."""
    paths = sorted(path for path in (SOURCE / package).rglob("*.py") if path.name != "__init__.py")
    return rows((f"file of `{package}`", "holds"), ((name(each.with_suffix("")), about(each)) for each in paths))


def name(path: Path) -> str:
    """A path as it is written in a table."""
    return f"`{path.relative_to(SOURCE).as_posix()}`"


def rows(head: tuple[str, str], cells: Iterable[tuple[str, str]]) -> str:
    """A table in Markdown."""
    return "\n".join(f"| {left} | {right} |" for left, right in (head, ("---", "---"), *cells))


def written(text: str) -> str:
    """The document with its tables as the packages are now."""
    tables = {"packages": packages(), **{each: files(each) for each in LISTED}}
    for each, table in tables.items():
        begin, end = f"<!-- begin {each} -->", f"<!-- end {each} -->"
        before, found, rest = text.partition(begin)
        _, closed, after = rest.partition(end)
        if not found or not closed:
            raise ValueError(f"{DOCUMENT.name} has no place for the table of {each}")
        text = f"{before}{begin}\n{table}\n{end}{after}"
    return text


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")
