"""What several commands share: the options that make a game, and showing how far a long task has come."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from waset import games
from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame

INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""


def add_game_options(parser: argparse.ArgumentParser) -> None:
    """Adds the options from which `game_from` makes a game."""
    parser.add_argument("game", help=f"the game: {', '.join(games.CATALOGUE)}")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="how many play (default: 2)")
    parser.add_argument("--modules", default="", metavar="A,B", help="modules to play with, or: all")
    parser.add_argument("--edition", default="rebuilt", metavar="FILE", help="an edition file (default: rebuilt)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game, such as first=random; may be given several times",
    )


def game_from(args: argparse.Namespace) -> AnyGame:
    """The game that was asked for."""
    known = games.facts(args.game)
    modules = words(args.modules)
    if modules == ["all"]:
        modules = [module.name for module in known.modules]
    options: dict[str, str] = {}
    for pair in args.option:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOption(f"an option is written name=value, not {pair!r}")
        if name not in [option.name for option in known.options]:
            raise BadOption(unknown(f"option of {known.title}", name, [option.name for option in known.options]))
        options[name] = value
    return games.make(args.game, players=args.players, modules=modules, edition=args.edition, **options)


def words(listed: str) -> list[str]:
    """The words of a list with commas."""
    return [word.strip() for word in listed.split(",") if word.strip()]


@contextmanager
def progress(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """Shows on standard error how much is done: as a bar on a terminal, else as a line now and then."""
    step = max(1, total // 100)
    console = Console(stderr=True)
    if not console.is_terminal:
        yield lambda done: _line(what, done, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Without a thread of its own: a thread that hears Ctrl-C would let it through where it has to wait.
    with Progress(*columns, console=console, auto_refresh=False) as bar:
        task = bar.add_task(what, total=total)

        def show(done: int) -> None:
            if done % step == 0 or done == total:
                bar.update(task, completed=done, refresh=True)

        yield show


def _line(what: str, done: int, total: int) -> None:
    if done == total or done % max(1, total // 10) == 0:
        print(f"{what}: {done} of {total}", file=sys.stderr)
