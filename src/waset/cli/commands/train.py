"""`waset train`: makes the judge of a game's strongest bot from nothing, by games that it plays with itself."""

import argparse
from pathlib import Path
from typing import Any

from waset.cli import common
from waset.core.errors import BadOption


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "train",
        help="make the judge of the strongest bot from nothing, by games with itself",
        description="Make the judge of a game's strongest bot from nothing, by games that it plays with itself."
        " Takes hours; may be stopped, and the same command goes on. Needs numpy: pip install 'waset[lab]'.",
    )
    parser.add_argument("game", help="the game")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games (default: 1)")
    parser.add_argument(
        "--share", type=float, default=1.0, metavar="X", help="the part of the usual games to play (default: 1, all)"
    )
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes that play (default: 1)")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where all is kept (default: runs/train-GAME-SEED)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Trains; 130 if it was interrupted."""
    try:
        from waset.lab.train.train import Training, TrainWish
    except ModuleNotFoundError:  # the base install plays without numpy
        raise BadOption("training needs numpy: pip install 'waset[lab]'") from None
    folder = args.out or Path("runs") / f"train-{args.game}-{args.seed}"
    training = Training(TrainWish(args.game, folder, args.seed, args.share, args.workers))
    console = common.console()
    try:
        with common.progress("games", training.total) as progress:
            path = training.run(progress, lambda line: console.print(said(line), soft_wrap=True))
    except KeyboardInterrupt:
        console.print(f"Stopped; what is done is kept in {folder}: the same command goes on.", soft_wrap=True)
        return common.INTERRUPTED
    console.print(
        f"The judge is in {path}, after {training.total:,} games and {training.hours():.1f} hours.", soft_wrap=True
    )
    return 0


def said(line: dict[str, Any]) -> str:
    """A line of the curve in words."""
    if "epoch" in line:
        where = f"round {line['round']}, epoch {line['epoch']}"
        return f"{where}: {line['loss']:.4f} bits lost in {line['positions']:,} positions"
    return f"round {line['round']}: {line['games']:,} games played"
