"""`waset lab run`: plays a plan, or continues it."""

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from waset.cli import common, crew, figures
from waset.lab.plan import plan
from waset.lab.plan.cell import Cell
from waset.lab.plan.file import PlanEntry
from waset.lab.plan.naming import title
from waset.lab.run import run, store, watch
from waset.lab.run.games import Summary
from waset.lab.stats import needed

FOLDER: Final = "runs"
"""Where runs are kept by default."""


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("run", help="play a plan, or continue it where it stopped")
    parser.add_argument("plan", type=Path, metavar="PLAN.toml", help="what to play: see docs/lab.md")
    crew.add(parser)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=f"where to keep the run (default: {FOLDER}/NAME)")
    parser.add_argument(
        "--detect",
        metavar="2%",
        help="say how many games show a difference from the fair share as large as this; play none",
    )
    add_stop_early(parser)
    parser.set_defaults(run=run_plan)


def add_stop_early(parser: argparse.ArgumentParser) -> None:
    """Adds the option to stop early."""
    parser.add_argument(
        "--stop-early",
        metavar="2%",
        help="stop as soon as the wins of the first bot (or seat 1) clearly differ, or surely by less than this",
    )


def run_plan(args: argparse.Namespace) -> int:
    """Plays; 130 if it was interrupted."""
    planned = plan.read(args.plan)
    if args.detect is not None:
        return _say_needed(planned.cells, needed.share_of(args.detect))
    margin = None if args.stop_early is None else needed.share_of(args.stop_early)
    folder: Path = args.out or Path(FOLDER) / planned.name
    total = sum(cell.games for cell in planned.cells)
    done = failed = 0
    with crew.chosen(args) as workers, common.progress("games", total) as progress:
        if args.out is None:
            with planned.file.blaming(PlanEntry(planned.name, ("name",))):
                store.make_folder(folder)

        def on_game(_cell: int, _game: int, summary: Summary) -> None:
            nonlocal done, failed
            done += 1
            failed += bool(summary.failures)
            progress(done)

        is_complete = run.play_plan(planned, folder, workers, on_game, margin)
    console = common.console()
    cells = "1 cell" if len(planned.cells) == 1 else f"{len(planned.cells)} cells"
    if failed:
        console.print(f"Programs failed in {failed} of {done} games; their records say who did what.", soft_wrap=True)
    if is_complete:
        for decided in watch.read(folder / run.STOPPED).values():
            console.print(decided.sentence(), soft_wrap=True)
        if margin is not None:
            total = sum(_games(folder, name) for name in planned.files)
        console.print(f"{total} games of {cells} are in {folder / run.RECORDS}.", soft_wrap=True)
        return 0
    console.print(
        f"Stopped: {done} of {total} games are played and kept in {folder}; the same command continues.", soft_wrap=True
    )
    return common.INTERRUPTED


def _games(folder: Path, name: str) -> int:
    """How many games are in a file of the run."""
    with open(folder / run.RECORDS / name, "rb") as file:
        return sum(1 for _ in file)


def _say_needed(cells: Sequence[Cell], difference: float) -> int:
    """Prints how many games each cell needs to show such a difference from the fair share."""
    table = figures.table(f"games that show a difference of {100 * difference:g} points in 8 of 10 cases")
    table.add_column("cell", overflow="fold")
    for column in ("fair share", "games needed", "games of the plan"):
        table.add_column(column, justify="right")
    for cell in cells:
        several = len(set(cell.bots)) > 1
        fair = (cell.bots.count(cell.bots[0]) if several else 1) / cell.players
        games = needed.groups_needed(needed.spread_of_share(fair), difference)
        whole = -(-games // cell.rotations) * cell.rotations
        table.add_row(title(cell), f"{100 * fair:.1f} %", f"{whole:,}", f"{cell.games:,}")
    common.console().print(table)
    print(
        "Clear at 95 %, as if games were independent: where the seats of a group share their luck, fewer may do. Of"
        " several bots the first is meant, otherwise seat 1."
    )
    return 0
