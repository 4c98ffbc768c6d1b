"""The ladder as tables in Markdown: what each row has shown, and how far the levels are apart."""

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from waset.core.errors import BadOption
from waset.lab.ladder.climb import CLEAR, GAMES, OPEN, TIME, RowResult
from waset.lab.ladder.rows import Row

BEGIN: Final = "<!-- begin ladder -->\n"
END: Final = "<!-- end ladder -->"
"""Between these the tables stand in a document."""
HEAD: Final = (
    "game",
    "modules",
    "players",
    "bot",
    "against",
    "games",
    "wins (95 %)",
    "times its fair share (95 %)",
    "stopped",
)
STOPPED: Final = {CLEAR: "clear", GAMES: "all played", TIME: "its time was up", OPEN: "interrupted"}
SCALE: Final = 400.0
"""As many points of rating apart, the odds are ten to one."""


def tables(found: Iterable[tuple[Row, RowResult]]) -> str:
    """What the rows have shown, then the ratings of the levels by their games for two without modules."""
    listed = list(found)
    order = {row: at for at, row in enumerate(sorted((row for row, _ in listed), key=_place))}
    lines = [_line(HEAD), _line(["---"] * len(HEAD))]
    lines += [_shown(row, each) for row, each in sorted(listed, key=lambda each: order[each[0]])]
    rated = [(row, each) for row, each in listed if row.players == 2 and not row.modules and each.games]
    if rated:
        lines += ["", _line(["game", "level", "rating"]), _line(["---"] * 3)]
        for game in dict.fromkeys(row.game for row, _ in rated):
            rating = 0.0
            for row, each in rated:
                if row.game == game:
                    rating += apart(each)
                    lines.append(_line([game, row.bot, f"{rating:.0f}"]))
    return "\n".join(lines) + "\n"


def apart(found: RowResult) -> float:
    """By how many points of rating a level is above the other, with one more game that is half won."""
    share = (found.wins.value * found.games + 0.5) / (found.games + 1)
    return SCALE * math.log10(share / (1 - share))


def write(path: Path, text: str) -> None:
    """Replaces the tables in a document. Raises BadOption if it has no place for them."""
    whole = path.read_text("utf-8")
    before, begin, rest = whole.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise BadOption(f"{path} has no place for the ladder: {BEGIN.strip()} and {END}")
    path.write_text(f"{before}{BEGIN}{text}{END}{after}", "utf-8")


def _place(row: Row) -> tuple[str, bool, int]:
    return row.game, bool(row.modules), row.players


def _shown(row: Row, found: RowResult) -> str:
    share = fair = "–"
    if found.games:
        share = "{:.1f} % ({:.1f} to {:.1f})".format(*(100 * each for each in found.wins))
        fair = "{:.2f} ({:.2f} to {:.2f})".format(*(each * row.players for each in found.wins))
    modules = "all" if row.modules else "none"
    said = (row.game, modules, row.players, row.bot, row.others, found.games, share, fair, STOPPED[found.why])
    return _line(said)


def _line(cells: Iterable[object]) -> str:
    return f"| {' | '.join(str(cell) for cell in cells)} |"
