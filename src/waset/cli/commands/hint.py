"""`waset hint`: what a bot would do in a position or at any moment of a recorded game, and why."""

import argparse
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from waset import bots, games
from waset.bots.bot import Bot, Candidate, budget
from waset.bots.plan import plan
from waset.bots.reasons import weighed
from waset.cli.commands import position
from waset.cli.commands.record import pick
from waset.cli.common import Printer
from waset.cli.terminal.voice import ENGLISH, Voice
from waset.core import record
from waset.core.errors import BadOption, BadRecord
from waset.core.event import Log
from waset.core.game import CHANCE, AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng

RECORD: Final = re.compile(rb'\s*\{\s*"waset"')
"""How a record begins, but never a position."""
BAR: Final = 10
WIDTH_OF_CHOICE: Final = 32
WIDTH_OF_BAR: Final = 15
WIDTH_OF_SEAT: Final = 15
"""Columns of a hint, about; where they do not fit together, the bar is left out."""
EIGHTHS: Final = " ▏▎▍▌▋▊▉█"


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "hint",
        help="ask a bot what it would do, and why",
        description="Ask a bot what it would do in a position or a recorded game. It sees what the seat to move sees.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a position, or a record")
    parser.add_argument("--game", type=int, default=1, metavar="N", help="which game of a record (default: 1)")
    parser.add_argument(
        "--move", type=int, metavar="N", help="at this decision of a record, from 1 (default: the next)"
    )
    parser.add_argument("--seat", type=int, metavar="N", help="for this seat, from 0, which must be to move")
    parser.add_argument("--bot", metavar="NAME", help="which bot (default: the strongest)")
    parser.add_argument("--budget", metavar="B", help="how long it may think: 200 simulations, or 0.5s")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same hint (default: 1)")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    parser.set_defaults(run=run)


class OpenDecision(NamedTuple):
    """A decision to be made."""

    game: AnyGame
    state: Any
    names: list[str]
    number: int | None
    """Which decision of a record this is, from 1; None in a position."""


def run(args: argparse.Namespace) -> int:
    """Asks one of the game's bots."""
    return run_with(args, bots.make, Printer(highlight=False))


def run_with(args: argparse.Namespace, make: Callable[..., Bot], console: Console) -> int:
    """Finds the moment, and asks the bot that this function makes."""
    found = moment(args)
    seat = to_move(found, args.seat)
    level = args.bot or bots.levels(found.game.meta.name)[-1].name
    bot = make(level, found.game, Rng(args.seed), budget(args.budget) if args.budget else None)
    seen = Seen(found.game, found.state, seat)
    try:
        candidates = bot.explain(seen)
    finally:
        bot.close()
    if not candidates:
        raise BadOption(f"the bot {level} cannot explain itself; ask another one: {_others(found.game, level)}")
    if args.json:
        print(json.dumps(plain(found, seen, level, candidates), indent=2, ensure_ascii=False))
    else:
        tell(found, seen, level, candidates, console)
    return 0


def _others(game: AnyGame, level: str) -> str:
    others = [name for name in reversed(bots.names(game.meta.name)) if name != level and name != "random"]
    return ", ".join(others) or "there is none yet"


# --- the moment ----------------------------------------------------------------------------------------------------


def moment(args: argparse.Namespace) -> OpenDecision:
    """The position in the file, or the chosen moment of its record."""
    with open(args.file, "rb") as file:
        is_record = RECORD.match(file.read(4096)) is not None
    if is_record:
        return recorded(args.file, args.game, args.move)
    for option, value, usual in (("game", args.game, 1), ("move", args.move, None)):
        if value != usual:
            raise BadOption(f"{args.file} is a position, which has no {option} {value}")
    document = position.read(args.file)
    game = position.game_of(document)
    names = position.names_of(document)
    state = game.position(position.bare(document))
    return OpenDecision(game, state, [*names, *game.meta.seats[len(names) : game.players]], None)


def recorded(file: Path, which: int, move: int | None) -> OpenDecision:
    """A decision of a recorded game; without a number the one that is still open."""
    try:
        found = pick(file, "", which)
        decisions = sum(who != CHANCE for who, _ in found.steps)
        last = decisions if found.result is not None else decisions + 1
        if found.result is not None and move is None:
            raise BadOption(f"the game is over: ask for one of its decisions with --move, from 1 to {last}")
        number = last if move is None else move
        if not 1 <= number <= last:
            raise BadOption(f"the game has the decisions 1 to {last}, not {number}")
        wanted = _StateAtDecision(number)
        game, _ = record.replay(found, games.make, wanted.on_step)
    except BadRecord as error:
        raise BadRecord(f"{file}, {error}") from None
    return OpenDecision(game, wanted.state, found.header["names"], number)


class _StateAtDecision:
    """Keeps the state in which a decision of a game is to be made, or the last one before chance moves."""

    def __init__(self, number: int) -> None:
        self.number: int = number
        self.made: int = 0
        self.state: Any = None
        self.was_decision: bool = False

    def on_step(self, game: AnyGame, state: Any, log: Log) -> None:
        """Counts the decision that was just made, and checks whether the next one is the chosen one."""
        self.made += self.was_decision
        self.was_decision = game.to_move(state) >= 0
        if self.made == self.number - 1:
            self.state = game.copy(state)


def to_move(found: OpenDecision, wanted: int | None) -> int:
    """The seat that must decide, which must be the one wanted."""
    game, state, names, _ = found
    if wanted is not None and not 0 <= wanted < game.players:
        raise BadOption(f"the seats are 0 to {game.players - 1}, not {wanted}")
    if game.is_over(state):
        raise BadOption(f"the game is over ({game.ending(state)}): there is nothing to decide")
    seat = game.to_move(state)
    if seat == CHANCE:
        raise BadOption("chance is to move: there is nothing to decide before it has")
    if wanted not in (None, seat):
        raise BadOption(f"seat {seat} ({names[seat]}) is to move, not seat {wanted} ({names[wanted or 0]})")
    return seat


# --- telling -------------------------------------------------------------------------------------------------------


def plain(found: OpenDecision, seen: Seen, bot: str, candidates: list[Candidate]) -> dict[str, Any]:
    """A hint as plain data."""
    return {
        "game": found.game.meta.name,
        "seat": seen.seat,
        "names": found.names,
        "decision": found.number,
        "bot": bot,
        "candidates": [
            {
                "means": seen.means(each.action),
                "words": seen.text(each.action),
                **each._asdict(),
                "parts": [[part._asdict() for part in parts] for parts in each.parts],
                "why": [motive._asdict() for motive in why],
                "then": [followed._asdict() for followed in plan(seen, each)],
            }
            for each, why in zip(candidates, weighed(candidates, seen.seat), strict=True)
        ],
    }


def tell(found: OpenDecision, seen: Seen, bot: str, candidates: list[Candidate], console: Console) -> None:
    """Shows a hint: a row for each candidate, best first."""
    names = found.names
    voice = Voice(found.game, names, seen.seat, ENGLISH)
    moment = f"decision {found.number}: " if found.number else ""
    best = voice.choice(found.state, candidates[0].action)
    title = f"{found.game.meta.title}, {moment}{names[seen.seat]} is to move. {bot} would choose: {best}."
    console.print(Text(title, style="bold"), soft_wrap=True)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    has_bar = console.width >= WIDTH_OF_CHOICE + WIDTH_OF_BAR + WIDTH_OF_SEAT * len(names)
    table.add_column("choice", ratio=1)
    table.add_column("tried", justify="right", no_wrap=True)
    if has_bar:
        table.add_column("chance to win", no_wrap=True)
    for name in names:
        table.add_column(Text(name), justify="right", no_wrap=True)
    for each in candidates:
        cells = [f"{100 * win:.0f} % {points:6.1f}" for win, points in zip(each.wins, each.points, strict=True)]
        drawn = [bar(each.wins[seen.seat])] if has_bar else []
        table.add_row(Text(voice.choice(found.state, each.action)), f"{each.visits}", *drawn, *cells)
    console.print(table)
    why = voice.motives(weighed(candidates, seen.seat)[0])
    if why:
        console.print(why, soft_wrap=True, markup=False)
    console.print("For each seat: its chance to win, and the points that it can expect at the end.", soft_wrap=True)


def bar(part: float) -> str:
    """A share of 1 as a bar."""
    eighths = round(max(0.0, min(1.0, part)) * BAR * 8)
    return ("█" * (eighths // 8) + EIGHTHS[eighths % 8]).rstrip().ljust(BAR)
