"""`waset review`: what each decision of recorded games was worth, and how much of the result was luck."""

import argparse
import json
from pathlib import Path
from typing import Any

from waset.cli import common
from waset.cli.commands.record import pick
from waset.cli.review_report import ReviewReport
from waset.core import record
from waset.core.errors import BadOption, BadRecord
from waset.core.record import Record
from waset.review import DEPTHS, FAST, Review, decisions_of, depth, plain, reviews
from waset.words import negotiated


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "review",
        help="weigh every decision of recorded games, and tell luck from skill",
        description="Weigh every decision of recorded games by what its seat could know, and tell luck from skill.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of records")
    parser.add_argument("--game", type=int, metavar="N", help="only this game of the file, from 1 (default: all)")
    parser.add_argument("--seat", type=int, metavar="N", help="only the decisions of this seat, from 0")
    parser.add_argument(
        "--think", default=FAST.name, choices=list(DEPTHS), help=f"how deeply to look (default: {FAST.name})"
    )
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same review (default: 1)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs: one line for each game")
    common.add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Reviews, and shows what was found."""
    language = negotiated(args.language)
    try:
        records = list(record.read(args.file)) if args.game is None else [pick(args.file, "", args.game)]
        if not records:
            raise BadOption(f"{args.file} has no game")
        _check_seat(args.seat, records)
        with common.progress("decisions", decisions_of(records)) as progress:
            made = list(reviews(records, depth(args.think), args.seed, args.workers, progress))
    except BadRecord as error:
        raise BadRecord(f"{args.file}, {error}") from None
    console = common.console()
    for found, review in zip(records, (_of_seat(each, args.seat) for each in made), strict=True):
        if args.json:
            print(json.dumps(plain(review), ensure_ascii=False))
        else:
            ReviewReport(found, review, language).show(console)
    return 0


def _check_seat(seat: int | None, records: list[Record]) -> None:
    players = min(each.header["players"] for each in records)
    if seat is not None and not 0 <= seat < players:
        raise BadOption(f"the seats are 0 to {players - 1}, not {seat}")


def _of_seat(found: Review, seat: int | None) -> Review:
    if seat is None:
        return found
    return found._replace(decisions=[each for each in found.decisions if each.seat == seat])
