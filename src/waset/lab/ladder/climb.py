"""Climbing the ladder: row after row is played, within a given time, and what each has shown is kept."""

import json
import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from time import monotonic
from typing import Final, NamedTuple, TypeAlias

from waset.bots.bot import Clock
from waset.core.errors import BadOption
from waset.lab.ladder.enough import Enough, TimeIsUp
from waset.lab.ladder.rows import Row
from waset.lab.run import run, store
from waset.lab.run.games import Summary
from waset.lab.run.pool import Crew
from waset.lab.stats.intervals import Interval

CLEAR: Final = "clear"
"""The test has stopped the row: its interval is clear of the fair share, and close."""
GAMES: Final = "games"
"""All games of the row were played."""
TIME: Final = "time"
"""The row has had its share of the time."""
OPEN: Final = "open"
"""The row was interrupted, and goes on when the ladder is climbed again."""

Progress: TypeAlias = Callable[[Row, float, int], AbstractContextManager[Callable[[int], None]]]
"""Tells of a row that begins, how many seconds it has, and how many games at most; then of each game."""


class RowResult(NamedTuple):
    """What a row has shown."""

    games: int
    wins: Interval
    """The bot's share of the wins. Holds whenever one stops."""
    seconds: float
    """How long it took, by the clock on the wall."""
    why: str
    """Why no more was played: CLEAR, GAMES, TIME or OPEN."""


def climb(
    rows: Sequence[Row],
    folder: Path,
    crew: Crew,
    seconds: float,
    games: int,
    progress: Progress,
    clock: Clock = monotonic,
) -> Iterator[tuple[Row, RowResult]]:
    """Plays the rows that are not done yet, and yields what each has shown; one that is interrupted comes last.

    All rows together take these seconds, and a game or two more: each gets the same part of what is left.
    """
    store.make_folder(folder)
    with store.locked(folder):
        before = {row: kept(folder, row) for row in rows}
        left = seconds - sum(found.seconds for found in before.values() if found)
        waiting = [row for row in rows if is_open(before[row])]
        for row in rows:
            found = before[row]
            if found is None or found.why == OPEN:
                spent = found.seconds if found else 0.0
                share = spent + max(0.0, left) / len(waiting)
                waiting.remove(row)
                found = _play(row, folder, crew, share, spent, games, progress, clock)
                left -= found.seconds - spent
                _keep(folder, row, found)
            yield row, found
            if found.why == OPEN:
                return


def is_open(found: RowResult | None) -> bool:
    """Whether a row has to be played, or played on."""
    return found is None or found.why == OPEN


def _play(
    row: Row, folder: Path, crew: Crew, seconds: float, spent: float, games: int, progress: Progress, clock: Clock
) -> RowResult:
    cell = row.cell(games)
    enough = Enough(cell, seconds, spent, clock)
    with progress(row, seconds, cell.games) as tell:

        def on_game(_: int, game: int, __: Summary) -> None:
            tell(game + 1)

        try:
            is_complete = run.play([cell], [folder / f"{row.name}.jsonl"], crew, on_game, watch=enough)
            why = OPEN if not is_complete else CLEAR if enough.ended[0] else GAMES
        except TimeIsUp:
            crew.renew()
            why = TIME
    watched = enough.watched[0]
    return RowResult(watched.groups * cell.rotations, watched.interval(), round(enough.spent, 1), why)


# --- what is kept ---------------------------------------------------------------------------------------------------


def kept(folder: Path, row: Row) -> RowResult | None:
    """What a row has shown so far; None if it has not begun."""
    path = folder / f"{row.name}.json"
    if not path.is_file():
        return None
    try:
        said = json.loads(path.read_bytes())
        value, low, high = said["wins"]
        wins = Interval(math.nan if value is None else value, low, high)
        return RowResult(said["games"], wins, said["seconds"], said["why"])
    except (ValueError, TypeError, KeyError):
        raise BadOption(f"{path} is not what a row of the ladder has written") from None


def _keep(folder: Path, row: Row, found: RowResult) -> None:
    wins = [round(each, 6) if math.isfinite(each) else None for each in found.wins]
    said = {**found._asdict(), "wins": wins}
    store.write_new(folder / f"{row.name}.json", json.dumps(said) + "\n")
