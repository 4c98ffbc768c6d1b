"""Writes the table of docs/puzzles.md from the puzzles that are kept: `python -m tests.puzzles.figures`."""

from collections.abc import Sequence
from pathlib import Path
from statistics import mean, median
from typing import Final

from waset import games, puzzles
from waset.puzzles import GRADES, Puzzle

DOCUMENT: Final = Path(__file__).parent.parent.parent / "docs/puzzles.md"
BEGIN: Final = "<!-- begin figures -->"
END: Final = "<!-- end figures -->"


def row(game: str, grade: str, found: Sequence[Puzzle]) -> str:
    """The figures of the puzzles of one grade."""
    players = [str(sum(each.players == count for each in found)) for count in range(2, 7)]
    fails = [f"{100 * mean(each.fails[bot] for each in found):.0f} %" for bot in found[0].fails]
    cells = [
        f"{games.facts(game).title}, {grade}",
        str(len(found)),
        " ".join(players),
        str(sum(bool(each.modules) for each in found)),
        f"{mean(len(each.choices) for each in found):.1f}",
        f"{median(each.proof.margin for each in found):.2f}",
        f"{median(each.proof.error for each in found):.3f}",
        " ".join(fails),
    ]
    return f"| {' | '.join(cells)} |"


def table() -> str:
    """A row for each grade of each game."""
    head = (
        "| | puzzles | with 2 3 4 5 6 players | with modules | choices | margin | error | porter scribe vizier fail |"
    )
    rows = [
        row(game, grade, [each for each in puzzles.puzzles(game) if each.grade == grade])
        for game in games.OURS
        for grade in GRADES
    ]
    return "\n".join([head, "| --- | --: | --- | --: | --: | --: | --: | --- |", *rows])


def written(text: str) -> str:
    """The document with its table as the puzzles are now."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{table()}\n{END}{after}"


if __name__ == "__main__":
    DOCUMENT.write_text(written(DOCUMENT.read_text("utf-8")), "utf-8")
