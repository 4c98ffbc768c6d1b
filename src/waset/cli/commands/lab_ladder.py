"""`waset lab ladder`: how strong the levels are, each against the one below."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from waset.cli import common
from waset.lab.ladder import table
from waset.lab.ladder.climb import OPEN, climb, is_open, kept
from waset.lab.ladder.rows import Row, rows
from waset.lab.run.pool import local

MINUTES: Final = 110.0
"""Two hours, less what the games under way at the end may take."""
GAMES: Final = 1000
AHEAD: Final = 2
"""How many batches wait for each worker: they are lost when the time of a row is up."""


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("ladder", help="measure how strong the levels are, as they play at a table")
    parser.add_argument("--game", default="", metavar="A,B", help="only these games (default: all)")
    parser.add_argument("--level", default="", metavar="A,B", help="only these levels, against the ones below")
    parser.add_argument(
        "--minutes", type=float, default=MINUTES, metavar="N", help=f"for all rows together (default: {MINUTES:g})"
    )
    parser.add_argument(
        "--games", type=int, default=GAMES, metavar="N", help=f"games of a row at most (default: {GAMES})"
    )
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("runs/ladder"),
        metavar="FOLDER",
        help="where it is kept, and continued (default: runs/ladder)",
    )
    parser.add_argument(
        "--write", type=Path, metavar="FILE", help="put the tables into this document, such as docs/bots.md"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays, and prints the tables; 130 if it was interrupted."""
    wanted = common.words(args.level)
    planned = [row for row in rows(common.words(args.game)) if not wanted or row.bot in wanted]
    done = sum(not is_open(kept(args.out, row)) for row in planned)
    if done:
        print(f"{done} of {len(planned)} rows are in {args.out} already; without it all are played.", file=sys.stderr)

    @contextmanager
    def progress(row: Row, seconds: float, games: int) -> Iterator[Callable[[int], None]]:
        number = planned.index(row) + 1
        print(f"{number} of {len(planned)}: {row.title}, {seconds / 60:.1f} minutes at most", file=sys.stderr)
        with common.progress("games", games) as tell:
            yield tell

    with local(args.workers, AHEAD) as crew:
        found = list(climb(planned, args.out, crew, 60 * args.minutes, args.games, progress))
    text = table.tables(found)
    print(text, end="")
    if any(each.why == OPEN for _, each in found):
        print(f"Stopped; what is played is kept in {args.out}: the same command continues.", file=sys.stderr)
        return common.INTERRUPTED
    if args.write is not None:
        table.write(args.write, text)
    return 0
