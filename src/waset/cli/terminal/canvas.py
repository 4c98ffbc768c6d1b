"""A field of characters on which boards are drawn."""

from itertools import groupby
from operator import itemgetter

from rich.text import Text

from waset.cli.terminal.screen import line


class Canvas:
    """Characters with styles, by row and column."""

    def __init__(self, rows: int, columns: int, style: str = "") -> None:
        self.cells = [[(" ", style)] * columns for _ in range(rows)]

    def put(self, row: int, column: int, text: Text) -> None:
        """Writes a text over what was there."""
        styles = [str(text.style)] * len(text.plain)
        for span in text.spans:
            styles[span.start : span.end] = [str(span.style)] * (span.end - span.start)
        for offset, (sign, style) in enumerate(zip(text.plain, styles, strict=True)):
            self.cells[row][column + offset] = (sign, style)

    def lines(self) -> list[Text]:
        """The rows as texts, with characters of one style joined."""
        return [
            line(*[("".join(sign for sign, _ in signs), style) for style, signs in groupby(row, key=itemgetter(1))])
            for row in self.cells
        ]
