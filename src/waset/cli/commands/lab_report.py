"""`waset lab report`: what a run, or any files of records, has shown: as a page, as Markdown and as data."""

import argparse
from pathlib import Path
from typing import Any

from waset.cli import common
from waset.core.errors import BadOption
from waset.lab.refit import challenge
from waset.lab.run.folder import Folder, loose, open_folder
from waset.lab.run.pool import local


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("report", help="write what a run has shown, as HTML, Markdown, JSON and CSV")
    parser.add_argument(
        "paths", type=Path, nargs="+", metavar="RUN", help="the folder of a run, such as runs/NAME, or files of records"
    )
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where the report on files of records goes")
    add_reading(parser)
    parser.add_argument(
        "--challengers",
        type=int,
        default=challenge.GAMES,
        metavar="N",
        help=f"games against each simple challenger on another edition (default: {challenge.GAMES}; 0: none)",
    )
    parser.set_defaults(run=run)


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Adds the options for reading records."""
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--quick", action="store_true", help="leave out what takes long to find: kingmaking")


def run(args: argparse.Namespace) -> int:
    """Writes the report, and says where it is."""
    from waset.lab.report import report

    folder = _opened(args.paths, args.out)
    made = challenge.cells(folder, args.challengers)
    with local(args.workers) as crew, common.progress("games of challengers", sum(cell.games for cell in made)) as tell:
        tried = challenge.play(made, folder.path, crew, tell)
    if tried is None:
        print("Stopped while challengers were tried; what they have played is kept, and the same command continues.")
        return common.INTERRUPTED
    with common.progress("games read", folder.planned) as progress:
        found, changed = report.write(folder, workers=args.workers, deep=not args.quick, progress=progress, tried=tried)
    page = folder.path / f"{report.NAME}.html"
    beside = ", with the same as Markdown and its figures as JSON and CSV beside it."
    for each in tried:
        if each.is_beaten:
            print(f"Warning: {each.challenger} beats {each.bot}; the report says what that means.")
    print(f"The report is {page}" + (beside if changed else "; nothing has changed."))
    if folder.plan and (folder.planned is None or found.found < folder.planned):
        print(f"The run is not complete: {found.found} of {folder.planned or 'an unknown number of'} games.")
    return 0


def _opened(paths: list[Path], out: Path | None) -> Folder:
    """The run in a folder, or the files."""
    folders = [path for path in paths if path.is_dir()]
    if folders and len(paths) > 1:
        raise BadOption(f"{folders[0]} is a folder: report one run at a time, or any number of files of records")
    if folders or (len(paths) == 1 and not paths[0].exists()):
        if out is not None:
            raise BadOption("--out is for files of records: the report of a run goes into its folder")
        return open_folder(paths[0])
    if out is None:
        raise BadOption("say where the report on these files goes: --out FOLDER")
    return loose(paths, out)
