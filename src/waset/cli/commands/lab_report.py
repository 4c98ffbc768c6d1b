"""`waset lab report`: what a run has shown, as a page and as Markdown."""

import argparse
from pathlib import Path
from typing import Any

from waset.cli import common
from waset.lab.run.folder import open_folder


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("report", help="write what a run has shown, as HTML and Markdown")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of a run, such as runs/NAME")
    add_reading(parser)
    parser.set_defaults(run=run)


def add_reading(parser: argparse.ArgumentParser) -> None:
    """Adds the options for reading records."""
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--quick", action="store_true", help="leave out what takes long to find: kingmaking")


def run(args: argparse.Namespace) -> int:
    """Writes the report, and says where it is."""
    from waset.lab.report import report

    folder = open_folder(args.folder)
    with common.progress("games read", folder.planned) as progress:
        found, changed = report.write(folder, workers=args.workers, deep=not args.quick, progress=progress)
    page = args.folder / f"{report.NAME}.html"
    print(f"The report is {page}" + (", with the same as Markdown beside it." if changed else "; nothing has changed."))
    if folder.planned is None or found.found < folder.planned:
        print(f"The run is not complete: {found.found} of {folder.planned or 'an unknown number of'} games.")
    return 0
