"""A document as Markdown, with its plots as files beside it."""

import re
from typing import Final

from waset.lab.report.document import Block, Code, Document, Grid, Heading, Plot, Points, Text

SPECIAL: Final = re.compile(r"([\\`*_<>|\[\]])")


def render(document: Document, plots: str) -> tuple[str, dict[str, str]]:
    """The text, and the plots by the name of their file in the folder `plots`."""
    files: dict[str, str] = {}
    parts = [f"# {_plain(document.title)}"]
    for block in document.blocks:
        parts += _block(block, plots, files)
    return "\n\n".join(parts) + "\n", files


def _block(block: Block, plots: str, files: dict[str, str]) -> list[str]:
    if isinstance(block, Heading):
        return [f"{'#' * block.level} {_plain(block.text)}"]
    if isinstance(block, Text):
        return [f"> **Note:** {_plain(block.text)}" if block.is_warning else _plain(block.text)]
    if isinstance(block, Points):
        return ["\n".join(f"- {_plain(item)}" for item in block.items)]
    if isinstance(block, Grid):
        return _table(block)
    if isinstance(block, Plot):
        name = f"{block.name}.svg"
        files[name] = block.svg
        return [f"![{_plain(block.caption)}]({plots}/{name})", f"*{_plain(block.caption)}*"]
    if isinstance(block, Code):
        return [f"```\n{block.text.rstrip()}\n```"]
    inner = [part for each in block.blocks for part in _block(each, plots, files)]
    return [f"**{_plain(block.title)}**", *inner]


def _table(table: Grid) -> list[str]:
    marks = ["---" if at < table.words else "---:" for at in range(len(table.columns))]
    rows = [table.columns, marks, *table.rows]
    lines = ["| " + " | ".join(words if row is marks else _plain(words) for words in row) + " |" for row in rows]
    return [*([_plain(table.caption)] if table.caption else []), "\n".join(lines)]


def _plain(words: str) -> str:
    """Words with Markdown's special characters escaped."""
    return SPECIAL.sub(r"\\\1", words)
