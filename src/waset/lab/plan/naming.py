"""The names of cells: words that people can read, and files that any system can keep."""

import hashlib
import re
from collections import Counter
from collections.abc import Sequence
from typing import Final

from waset import games
from waset.core import edition
from waset.lab.plan.cell import Cell

LONGEST: Final = 120
"""The most characters in the name of a file, before its extension."""
UNSAFE: Final = re.compile(r"[^A-Za-z0-9._+=,-]+")


def title(cell: Cell) -> str:
    """A cell in words, which mention whatever is not the default."""
    modules = f" with {', '.join(cell.modules)}" if cell.modules else ""
    return f"{cell.game}{modules}, {cell.players} players{_differs(cell, ', ')}: {', '.join(line_up(cell))}"


def line_up(cell: Cell) -> list[str]:
    """The bots of a cell; one that sits on every seat is named once."""
    return list(cell.bots[:1] if len(set(cell.bots)) == 1 else cell.bots)


def file_names(cells: Sequence[Cell]) -> list[str]:
    """A file of records for each cell; where words are not enough to tell them apart, a digest follows."""
    plain = ["-".join(filter(None, _words(cell))) for cell in cells]
    safe = [UNSAFE.sub("_", words)[:LONGEST] for words in plain]
    twice = Counter(name.lower() for name in safe)
    return [
        (name if name == words and twice[name.lower()] == 1 else f"{name}~{_digest(cell)}") + ".jsonl"
        for cell, words, name in zip(cells, plain, safe, strict=True)
    ]


def _words(cell: Cell) -> list[str]:
    return [
        cell.game,
        f"{cell.players}p",
        "+".join(cell.modules),
        _differs(cell, "-").removeprefix("-"),
        "-".join(line_up(cell)).replace(":", "="),
    ]


def _differs(cell: Cell, sign: str) -> str:
    """The edition and the options that are not the default, with a sign before each."""
    known = {option.name: option.default for option in games.facts(cell.game).options}
    said = [f"{name}={value}" for name, value in cell.options.items() if value != known[name]]
    figures = [cell.edition.name] if cell.edition != cell.make().base_edition else []
    return "".join(sign + each for each in [*figures, *said])


def _digest(cell: Cell) -> str:
    said = (cell.game, cell.players, cell.modules, sorted(cell.options.items()), edition.digest(cell.edition))
    return hashlib.sha256(repr((said, cell.edition.name, cell.bots)).encode()).hexdigest()[:8]
