"""`waset lab run`: plays a plan, or continues it."""

import argparse
from pathlib import Path
from typing import Any, Final

from waset.cli import common, crew
from waset.lab.plan import plan
from waset.lab.plan.file import PlanEntry
from waset.lab.run import run, store
from waset.lab.run.games import Summary

FOLDER: Final = "runs"
"""Where runs are kept by default."""


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("run", help="play a plan, or continue it where it stopped")
    parser.add_argument("plan", type=Path, metavar="PLAN.toml", help="what to play: see docs/lab.md")
    crew.add(parser)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help=f"where to keep the run (default: {FOLDER}/NAME)")
    parser.set_defaults(run=run_plan)


def run_plan(args: argparse.Namespace) -> int:
    """Plays; 130 if it was interrupted."""
    planned = plan.read(args.plan)
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

        is_complete = run.play_plan(planned, folder, workers, on_game)
    console = common.console()
    cells = "1 cell" if len(planned.cells) == 1 else f"{len(planned.cells)} cells"
    if failed:
        console.print(f"Programs failed in {failed} of {done} games; their records say who did what.", soft_wrap=True)
    if is_complete:
        console.print(f"{total} games of {cells} are in {folder / run.RECORDS}.", soft_wrap=True)
        return 0
    console.print(
        f"Stopped: {done} of {total} games are played and kept in {folder}; the same command continues.", soft_wrap=True
    )
    return common.INTERRUPTED
