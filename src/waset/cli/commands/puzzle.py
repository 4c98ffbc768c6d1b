"""`waset puzzle`: finds puzzles in games of bots, checks them, shows them and plays them."""

import argparse
import multiprocessing
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from waset import games, puzzles
from waset.cli import common
from waset.cli.terminal.sitting import Leave, Read, Sitting
from waset.core.errors import BadOption, unknown
from waset.core.play import Seen
from waset.lab.run.pool import follow_parent
from waset.puzzles import Puzzle, ToldChoice
from waset.puzzles.check import problems
from waset.puzzles.collect import collect, kept
from waset.puzzles.find import Wanted
from waset.words import negotiated

NONE: Final = "none"
FINE: Final = 0
WRONG: Final = 1


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("puzzle", help="find puzzles, check them, show them, play them")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    finding = commands.add_parser("find", help="look for puzzles in games of bots")
    _add_game(finding)
    finding.add_argument("--count", type=int, default=30, metavar="N", help="how many in all (default: 30)")
    finding.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same puzzles (default: 1)")
    finding.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    finding.add_argument("--players", type=int, metavar="N", help="how many play (default: any number)")
    finding.add_argument("--modules", metavar="A,B", help="modules to play with, or: all, none (default: any)")
    finding.add_argument(
        "--out", type=Path, metavar="FILE", help="where to add them (default: puzzles-GAME.jsonl); goes on where it was"
    )
    finding.set_defaults(run=find)
    checking = commands.add_parser("check", help="check puzzles by the rules; those that are proven are solved again")
    checking.add_argument("game", nargs="?", help="the game (default: all)")
    checking.add_argument("--file", type=Path, metavar="FILE", help="a file of that game's puzzles")
    checking.set_defaults(run=check)
    showing = commands.add_parser("show", help="show a puzzle, or list those of a game")
    _add_game(showing)
    showing.add_argument("name", nargs="?", help="its name (default: list them all)")
    showing.add_argument("--solution", action="store_true", help="with what each choice is worth, and why")
    common.add_language(showing)
    showing.set_defaults(run=show)
    playing = commands.add_parser("play", help="solve puzzles in the terminal")
    _add_game(playing)
    playing.add_argument("name", nargs="?", help="its name (default: one after the other)")
    playing.add_argument("--grade", metavar="G", help=f"only those of a grade: {', '.join(puzzles.GRADES)}")
    common.add_language(playing)
    playing.set_defaults(run=play)


def _add_game(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", help=f"the game: {', '.join(games.names())}")


# --- finding ---------------------------------------------------------------------------------------------------------


def find(args: argparse.Namespace) -> int:
    """Looks for puzzles; 130 if that was interrupted, 1 if there are too few."""
    meta = games.facts(args.game)
    if args.workers < 1:
        raise BadOption(f"1 worker or more is needed, not {args.workers}")
    modules = None
    if args.modules is not None:
        asked = common.words(args.modules)
        modules = () if asked == [NONE] else tuple(common.modules(args.game, asked))
    wanted = Wanted(args.game, args.seed, args.players, modules)
    path: Path = args.out or Path(f"puzzles-{meta.name}.jsonl")
    console = common.console()
    spawn = multiprocessing.get_context("spawn")
    pool = nullcontext() if args.workers == 1 else ProcessPoolExecutor(args.workers, spawn, follow_parent)
    with pool as executor, common.progress("puzzles", args.count) as progress:
        try:
            found = collect(wanted, args.count, path, executor=executor, workers=args.workers, progress=progress)
        except KeyboardInterrupt:
            if executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)
            there = len(kept(wanted.game, path))
            console.print(f"Stopped: {there} puzzles are in {path}; the same command goes on.", soft_wrap=True)
            return common.INTERRUPTED
        finally:
            if executor is not None:
                executor.shutdown(wait=False, cancel_futures=True)
    grades = Counter(each.grade for each in kept(wanted.game, path))
    told = ", ".join(f"{grades[grade]} {grade}" for grade in puzzles.GRADES)
    console.print(f"{path}: {told}. Games looked at: {found.looked_at}.", soft_wrap=True)
    if found.puzzles < args.count:
        console.print(f"No more are found: {found.puzzles} of {args.count}.")
        return WRONG
    return FINE


# --- checking --------------------------------------------------------------------------------------------------------


def check(args: argparse.Namespace) -> int:
    """Checks the puzzles of a game, of all games, or in a file; 1 if something is wrong."""
    if args.file and not args.game:
        raise BadOption("whose puzzles are in the file? Name the game as well")
    if args.file and not args.file.exists():
        raise BadOption(f"there is no file {args.file}")
    wrong = 0
    console = common.console()
    for name in [args.game] if args.game else games.names():
        found = kept(games.facts(name).name, args.file) if args.file else list(puzzles.puzzles(name))
        with common.progress(name, len(found)) as progress:
            for number, each in enumerate(found, 1):
                for problem in problems(each):
                    wrong += 1
                    console.print(f"{name} {each.name}: {problem}", soft_wrap=True, markup=False)
                progress(number)
        grades = Counter(each.grade for each in found)
        told = ", ".join(f"{grades[grade]} {grade}" for grade in puzzles.GRADES)
        console.print(f"{name}: {len(found)} puzzles ({told})", soft_wrap=True)
    return WRONG if wrong else FINE


# --- showing and playing ---------------------------------------------------------------------------------------------


def show(args: argparse.Namespace) -> int:
    """Shows a puzzle, or lists all."""
    console = common.console()
    if args.name is None:
        for each in puzzles.puzzles(args.game):
            with_modules = f" with {', '.join(each.modules)}" if each.modules else ""
            console.print(f"{each.name}  {each.grade:6}  {each.players} players{with_modules}", soft_wrap=True)
        return FINE
    puzzle = puzzles.puzzle(args.game, args.name)
    sitting, seen = _seated(puzzle, console, input, negotiated(args.language, os.environ))
    sitting.look(seen)
    if args.solution:
        for choice in puzzles.told(puzzle):
            console.print(_told(sitting, puzzle, choice), soft_wrap=True, markup=False)
    return FINE


def play(args: argparse.Namespace) -> int:
    """Plays in the current terminal."""
    plain = bool(os.environ.get("NO_COLOR"))
    return play_with(args, common.Printer(highlight=False, color_system=None if plain else "auto"), input)


def play_with(args: argparse.Namespace, console: Console, read: Read) -> int:
    """Plays one puzzle, or one after the other, on this console with answers from this function."""
    if args.grade is not None and args.grade not in puzzles.GRADES:
        raise BadOption(unknown("grade", args.grade, puzzles.GRADES))
    found = [puzzles.puzzle(args.game, args.name)] if args.name else puzzles.puzzles(args.game)
    for puzzle in found:
        if args.grade in (None, puzzle.grade):
            try:
                _solve(puzzle, console, read, negotiated(args.language, os.environ))
            except (KeyboardInterrupt, EOFError, Leave):
                break
    return FINE


def _solve(puzzle: Puzzle, console: Console, read: Read, language: str) -> None:
    """Asks until an answer is found, and says of each try what it is worth."""
    sitting, seen = _seated(puzzle, console, read, language)
    told = {each.action: each for each in puzzles.told(puzzle)}
    while True:
        choice = told[sitting.choose(seen)]
        sitting.tell(_told(sitting, puzzle, choice))
        if choice.verdict == "best":
            return


def _seated(puzzle: Puzzle, console: Console, read: Read, language: str) -> tuple[Sitting, Seen]:
    game, state = puzzles.table(puzzle)
    sitting = Sitting(game, list(game.meta.seats[: game.players]), [None] * game.players, console, read, language)
    sitting.people = [puzzle.seat]
    return sitting, Seen(game, state, puzzle.seat)


def _told(sitting: Sitting, puzzle: Puzzle, choice: ToldChoice) -> str:
    """What is said of a choice: its verdict, what it promises, and why."""
    voice = sitting.voice(puzzle.seat)
    _, state = puzzles.table(puzzle)
    return voice.say(
        "terminal-puzzle",
        verdict=choice.verdict,
        choice=voice.choice(state, choice.action),
        win=round(100 * choice.win),
        why=voice.motives(choice.why),
    ).rstrip()
