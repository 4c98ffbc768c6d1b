"""`waset lab review`: reviews the games of a run, so that reports can tell luck from skill."""

import argparse
from pathlib import Path
from typing import Any

from waset.cli import common
from waset.lab.review import make
from waset.lab.run.folder import REVIEWS, open_folder
from waset.review import DEPTHS, FAST, depth


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("review", help="review the games of a run, so that reports tell luck from skill")
    parser.add_argument("folder", type=Path, metavar="FOLDER", help="the folder of a run, such as runs/NAME")
    parser.add_argument(
        "--think", default=FAST.name, choices=list(DEPTHS), help=f"how deeply to look (default: {FAST.name})"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same reviews (default: 1)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Reviews; 130 if it was interrupted."""
    folder = open_folder(args.folder)
    with common.progress("games reviewed", folder.planned) as progress:
        is_complete = make.review_run(folder, depth(args.think), args.seed, args.workers, progress)
    where = args.folder / REVIEWS
    if is_complete:
        print(f"The reviews are in {where}; `waset lab report {args.folder}` reports them.")
        return 0
    print(f"Stopped; what is reviewed is kept in {where}: the same command continues.")
    return common.INTERRUPTED
