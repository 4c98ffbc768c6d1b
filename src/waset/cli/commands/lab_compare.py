"""`waset lab compare`: what a changed number does, from two finished runs or from two editions that are played now."""

import argparse
import math
import os
import shlex
import tempfile
from collections.abc import Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table

from waset import games
from waset.cli import common, crew, figures
from waset.cli.commands import lab_run
from waset.core import edition
from waset.core.errors import BadOption
from waset.lab.plan.plan import Plan
from waset.lab.report import compare
from waset.lab.report.compare import Comparison
from waset.lab.report.document import Block, Grid, Points, Text
from waset.lab.report.pairs import Side
from waset.lab.run import editions
from waset.lab.run.folder import RecordFile, open_folder
from waset.lab.run.sorting import sort_records
from waset.lab.stats import needed

NAME: Final = "compare"
PILOT: Final = 60
"""How many games with each edition say how far pairs of groups differ."""
PLAYED: Final = {"game": None, "players": "2", "modules": "", "bots": "scribe", "games": 200, "seed": 1}
"""The options for editions, which are played; finished runs have none of them."""


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("compare", help="compare two runs, or two editions: what a changed number does")
    parser.add_argument("a", metavar="A", help="an edition (a file, or rebuilt), or the folder of a run, or records")
    parser.add_argument("b", metavar="B", help="what to compare it with: the same sort of thing")
    playing = parser.add_argument_group("editions are played", "with the same seeds and rotated seats")
    playing.add_argument("--game", metavar="GAME", help="the game (default: that of the edition file)")
    playing.add_argument("--players", metavar="N,N", help="player counts (default: 2)")
    playing.add_argument("--modules", metavar="A,B", help="modules to play with, or: all")
    playing.add_argument("--option", action="append", metavar="NAME=VALUE", help="an option of the game")
    playing.add_argument("--bots", metavar="A,B", help="a bot for all seats, or one for each (default: scribe)")
    playing.add_argument("--games", type=int, metavar="N", help="games with each edition (default: 200)")
    playing.add_argument("--seed", type=int, metavar="N", help="same seed, same games (default: 1)")
    playing.add_argument(
        "--detect", metavar="2%", help="say how many games show such a difference of wins, after a few of each edition"
    )
    lab_run.add_stop_early(playing)
    crew.add(parser)
    parser.add_argument("--quick", action="store_true", help="leave out what takes long to find: kingmaking")
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="where to write the report, and keep what is played")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Compares and reports; 130 if playing was interrupted."""
    are_runs = [os.path.isdir(each) or each.endswith(".jsonl") for each in (args.a, args.b)]
    if are_runs[0] != are_runs[1]:
        run_, other = (args.a, args.b) if are_runs[0] else (args.b, args.a)
        raise BadOption(f"{run_} is the folder of a run, and {other} is not: give two runs, or two editions")
    if all(are_runs):
        given = [f"--{name}" for name in [*PLAYED, "option", "detect"] if getattr(args, name) is not None]
        given += ["--stop-early"] if args.stop_early is not None else []
        if given:
            raise BadOption(f"{given[0]} is for editions, which are played first; these runs have been played already")
        with tempfile.TemporaryDirectory(prefix="waset-") as room:
            paths = [
                _folder(each, Path(room) / side) for each, side in zip((args.a, args.b), editions.SIDES, strict=True)
            ]
            return _tell(args, _sides(args.a, args.b, *paths))
    with tempfile.TemporaryDirectory(prefix="waset-") if args.out is None else nullcontext(args.out) as room:
        folder = Path(room)
        if args.detect is not None:
            return _say_needed(args, needed.share_of(args.detect))
        made = _plans(args, folder)
        if not _play(args, made, folder):
            common.console().print(
                f"Stopped; what is played is kept in {folder}: the same command continues." if args.out else "Stopped."
            )
            return common.INTERRUPTED
        return _tell(
            args, _sides(*(each.cells[0].edition.name for each in made), *(folder / side for side in editions.SIDES))
        )


def _folder(path: str, room: Path) -> Path:
    """The folder of a run, or one into which a file of records is sorted."""
    if os.path.isdir(path):
        return Path(path)
    with open(path, "rb") as file:
        sort_records(file, room)
    return room


def _plans(args: argparse.Namespace, folder: Path) -> list[Plan]:
    """The plans for each edition."""
    for name, usual in PLAYED.items():
        if getattr(args, name) is None:
            setattr(args, name, usual)
    game = args.game or _game_of(args.a) or _game_of(args.b)
    if game is None:
        raise BadOption(f"neither edition says its game: add --game ({', '.join(games.names())})")
    wish = editions.Wish(
        game=games.facts(game).name,
        players=[_whole(word) for word in common.words(args.players)],
        modules=common.modules(game, common.words(args.modules)),
        options=dict(_option(pair) for pair in args.option or []),
        bots=common.words(args.bots),
        games=args.games,
        seed=args.seed,
    )
    return editions.plans(wish, args.a, args.b, folder)


def _play(args: argparse.Namespace, made: list[Plan], folder: Path) -> bool:
    total = sum(cell.games for each in made for cell in each.cells)
    with crew.chosen(args) as workers, common.progress("games", total) as progress:
        margin = None if args.stop_early is None else needed.share_of(args.stop_early)
        return editions.play(made, folder, workers, progress, margin)


def _say_needed(args: argparse.Namespace, difference: float) -> int:
    """Plays a few games with each edition, and prints how many show such a difference of the wins of a seat or bot."""
    args.games = PILOT
    with tempfile.TemporaryDirectory(prefix="waset-") as room:
        made = _plans(args, Path(room))
        if not _play(args, made, Path(room)):
            return common.INTERRUPTED
        sides = _sides(*(each.cells[0].edition.name for each in made), *(Path(room) / side for side in editions.SIDES))
        found = compare.compare(*sides, workers=args.workers, deep=False)
    table = figures.table(f"games that show a difference of {100 * difference:g} points in 8 of 10 cases")
    for column in ("players", "wins of", "games with each edition"):
        table.add_column(column, justify="right" if column.startswith("games") else "left")
    for line in found.lines:
        if line.is_share and line.name.startswith("wins of"):
            groups = needed.groups_needed(line.estimate().error * line.twin.groups**0.5, difference)
            each = line.twin.a.x / line.twin.groups
            table.add_row(str(line.players), line.name.removeprefix("wins of "), f"{math.ceil(groups * each):,}")
    common.console().print(table)
    print(f"Clear at 95 %. How far pairs of groups differ is taken from {PILOT} games with each edition.")
    return 0


def _game_of(words: str) -> str | None:
    """The game of an edition file."""
    found = edition.read(words).get("game") if "/" in words or "." in words else None
    return found if isinstance(found, str) else None


def _whole(word: str) -> int:
    if not word.isdecimal():
        raise BadOption(f"player counts are whole numbers separated by commas, not {word!r:.40}")
    return int(word)


def _option(pair: str) -> tuple[str, str]:
    name, sign, value = pair.partition("=")
    if not sign:
        raise BadOption(f"an option is written name=value, not {pair!r}")
    return name, value


def _names(a: str, b: str) -> tuple[str, str]:
    """Short names that distinguish two things."""
    short = (Path(a).name, Path(b).name)
    return short if short[0] != short[1] else (a, b)


def _sides(name_a: str, name_b: str, a: Path, b: Path) -> tuple[Side, Side]:
    names = _names(name_a, name_b)
    one, other = open_folder(a), open_folder(b)
    return Side(names[0], one.files, one.decided), Side(names[1], other.files, other.decided)


def _tell(args: argparse.Namespace, sides: tuple[Side, Side]) -> int:
    with common.progress("games read", _planned([*sides[0].files, *sides[1].files])) as progress:
        found = compare.compare(*sides, workers=args.workers, deep=not args.quick, progress=progress)
    for side, files, played in zip(sides, (found.match.a, found.match.b), found.read.found, strict=True):
        planned = _planned(files)
        if planned is not None and played < planned:
            print(f"{side.name} is not complete: {played} of {planned} games are played.")
    console = common.console()
    for block in _short(found):
        _print(console, block)
    if args.out is not None:
        from waset.lab.report import report

        report.save(compare.document(found, _command(args)), args.out, NAME)
        print(f"All figures are in {args.out / f'{NAME}.html'}, and as Markdown beside it.")
    return 0


def _planned(files: Sequence[RecordFile]) -> int | None:
    """How many games are planned for these files; None if that cannot be said of each."""
    planned = [file.planned for file in files if file.planned is not None]
    return sum(planned) if len(planned) == len(files) else None


def _short(found: Comparison) -> list[Block]:
    """What fits on a screen: the results of each player count, then what is clear."""
    blocks: list[Block] = []
    for players in dict.fromkeys(line.players for line in found.lines):
        table = compare.table_of(found, players, compare.RESULTS)
        blocks.append(Grid(table.columns, table.rows, f"{players} players"))
    return blocks + compare.opening(found)


def _print(console: Console, block: Block) -> None:
    if isinstance(block, Grid):
        table: Table = figures.table(block.caption)
        for at, title in enumerate(block.columns):
            table.add_column(title, justify="left" if at < block.words else "right")
        for row in block.rows:
            table.add_row(*row)
        console.print(table)
    elif isinstance(block, Points):
        for item in block.items:
            console.print(Padding(f"- {item}", (0, 0, 0, 2)), markup=False)
    elif isinstance(block, Text):
        console.print(block.text, markup=False)


def _command(args: argparse.Namespace) -> str:
    """The command that repeats this comparison."""
    words = ["waset", "lab", "compare", args.a, args.b]
    for name in PLAYED:
        value = getattr(args, name)
        if value not in (None, ""):
            words += [f"--{name}", str(value)]
    words += [word for pair in args.option or [] for word in ("--option", pair)]
    words += ["--stop-early", args.stop_early] if args.stop_early else []
    return shlex.join([*words, *(["--quick"] if args.quick else []), "--out", str(args.out)])
