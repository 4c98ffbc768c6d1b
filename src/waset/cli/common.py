"""What several commands share: the options that make a game, and showing how far a long task has come."""

import argparse
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from waset import bots, games
from waset.bots.program import FORFEIT, STOP, USUAL
from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame

BOTS: Final = (
    "bots by name with a budget if wanted (vizier:200, vizier:0.5s), programs (cmd:./mybot.py), or trained networks"
    " (net:FILE)"
)
INTERRUPTED: Final = 130
"""The exit code after Ctrl-C."""
REFRESH: Final = 0.1
"""Seconds between two updates of a progress bar."""
SOME: Final = 100
"""How many are done between two lines, where nobody knows how many there are."""
PLAYERS: Final = 2
"""The default number of players."""
WIDE: Final = 120
"""The columns of a table in a file."""


def add_game_options(parser: argparse.ArgumentParser, *, optional: bool = False) -> None:
    """Adds the options that `game_from` reads; the name of the game may be optional."""
    catalogue = map(games.facts, games.names())
    options = [f"{meta.name}: {', '.join(each.name for each in meta.options)}" for meta in catalogue]
    parser.add_argument("game", nargs="?" if optional else None, help=f"the game: {', '.join(games.names())}")
    parser.add_argument("--players", type=int, metavar="N", help=f"how many play (default: {PLAYERS})")
    add_modules(parser, "modules to play with")
    parser.add_argument("--edition", default="rebuilt", metavar="FILE", help="an edition file (default: rebuilt)")
    parser.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help=f"an option of the game, such as first=random; may be given several times ({'; '.join(options)})",
    )


def add_modules(parser: argparse.ArgumentParser, sentence: str) -> None:
    """Adds the option that names modules; `all` stands for all of a game."""
    known = [meta for meta in map(games.facts, games.names()) if meta.modules]
    there = "; ".join(f"{meta.name}: {', '.join(each.name for each in meta.modules)}" for meta in known)
    parser.add_argument("--modules", default="", metavar="A,B", help=f"{sentence}, or: all ({there})")


def game_from(args: argparse.Namespace) -> AnyGame:
    """The game that the options ask for."""
    options: dict[str, str] = {}
    for pair in args.option:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadOption(f"an option is written name=value, not {pair!r}")
        options[name] = value
    players = PLAYERS if args.players is None else args.players
    chosen = modules(args.game, words(args.modules))
    made: AnyGame = games.make(args.game, players=players, modules=chosen, edition=args.edition, options=options)
    return made


def modules(game: str, wanted: list[str]) -> list[str]:
    """The modules of a list, in the game's own order: `all` stands for all of them."""
    known = [module.name for module in games.facts(game).modules]
    if wanted == ["all"]:
        return known
    for name in wanted:
        if name not in known:
            raise BadOption(unknown(f"module of {games.facts(game).title}", name, known))
    return [name for name in known if name in wanted]


def add_bot_options(parser: argparse.ArgumentParser) -> None:
    """Adds the options that `terms` reads."""
    parser.add_argument(
        "--bot-seconds",
        type=float,
        default=USUAL.seconds,
        metavar="S",
        help=f"how long a program (cmd:...) may take for a decision (default: {USUAL.seconds:g})",
    )
    parser.add_argument(
        "--on-bot-failure",
        default=USUAL.instead,
        metavar="WHAT",
        help="when a program crashes, takes too long or does something illegal: the bot that takes over in that"
        f" game, or {FORFEIT}, or {STOP} (default: {USUAL.instead})",
    )


def terms(args: argparse.Namespace, game: AnyGame) -> bots.Terms:
    """The terms on which programs play, as the options say."""
    wanted = bots.Terms(args.bot_seconds, args.on_bot_failure)
    return wanted.checked(bots.names(game.meta.name))


def words(listed: str) -> list[str]:
    """The words of a comma-separated list."""
    return [word.strip() for word in listed.split(",") if word.strip()]


class Printer(Console):
    """A console that leaves a reader who goes away to `main`; a plain one would end the program with an error."""

    def on_broken_pipe(self) -> None:
        """Reports that nobody reads any more."""
        raise


def console() -> Console:
    """Where tables go; a file is wide enough for any of them."""
    found = Printer(highlight=False)
    return found if found.is_terminal else Printer(highlight=False, width=WIDE)


@contextmanager
def progress(what: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """Shows on standard error how much is done: as a bar on a terminal, else as a line now and then.

    The total is None if nobody knows it beforehand.
    """
    screen = Console(stderr=True)
    if not screen.is_terminal:
        yield lambda done: _line(what, done, total)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    # Without a thread of its own: a thread that hears Ctrl-C would let it through where it has to wait.
    with Progress(*columns, console=screen, auto_refresh=False) as bar:
        task = bar.add_task(what, total=total)

        shown = 0.0

        def show(done: int) -> None:
            nonlocal shown
            is_due = done == total or bar.get_time() - shown > REFRESH
            shown = bar.get_time() if is_due else shown
            bar.update(task, completed=done, refresh=is_due)

        yield show


def _line(what: str, done: int, total: int | None) -> None:
    if done == total or done % (SOME if total is None else max(1, total // 10)) == 0:
        print(f"{what}: {done}" + ("" if total is None else f" of {total}"), file=sys.stderr)


def add_language(parser: argparse.ArgumentParser) -> None:
    """Adds the option that chooses the language of what players read."""
    parser.add_argument(
        "--language", metavar="TAG", help="en, nl, de or fr (default: that of the environment, otherwise English)"
    )
