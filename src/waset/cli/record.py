"""`waset record check` and `waset record show`: verify records, and tell a recorded game."""

import argparse
import itertools
import sys
import textwrap
from pathlib import Path
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from waset import games
from waset.core import record
from waset.core.errors import BadOption, BadRecord
from waset.core.event import EVERYONE, Event, Log
from waset.core.game import AnyGame
from waset.core.record import Record

FINE = 0
WRONG = 1
WIDTH = 100


def add(subparsers: Any) -> None:
    """Adds the commands."""
    parser = subparsers.add_parser("record", help="check or show recorded games")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    checking = commands.add_parser("check", help="replay every game, and verify each step and the result")
    checking.add_argument("file", type=Path, metavar="FILE")
    checking.set_defaults(run=check)
    showing = commands.add_parser("show", help="tell a game as people would")
    showing.add_argument("file", type=Path, metavar="FILE")
    showing.add_argument("--game", type=int, default=1, metavar="N", help="which game of the file (default: 1)")
    showing.add_argument("--seat", type=int, metavar="N", help="tell only what this seat, from 0, may know")
    showing.set_defaults(run=show)


def check(args: argparse.Namespace) -> int:
    """Checks a file: 0 if all is right, 1 if something is wrong; what cannot be read at all is an OSError."""
    finished = unfinished = steps = 0
    code = FINE
    try:
        for found in record.read(args.file):
            record.replay(found, games.make)
            steps += len(found.steps)
            if found.result is None:
                unfinished += 1
            else:
                finished += 1
    except BadRecord as error:
        print(f"{args.file}, {error}", file=sys.stderr)
        code = WRONG
    before = "before the error: " if code == WRONG else ""
    games_read = finished + unfinished
    print(f"{before}games: {games_read}, finished: {finished}, unfinished: {unfinished}, steps: {steps}")
    return code


def show(args: argparse.Namespace) -> int:
    """Tells one game of a file."""
    try:
        found = _pick(args.file, args.game)
        if args.seat is not None and not 0 <= args.seat < found.header["players"]:
            raise BadOption(f"there are the seats 0 to {found.header['players'] - 1}, not {args.seat}")
        story = _Story(found, args.seat)
        game, state = record.replay(found, games.make, story.on_step)
    except BadRecord as error:
        raise BadRecord(f"{args.file}, {error}") from None
    story.end_turn()
    console = Console(highlight=False)
    if game.is_over(state):
        console.print(f"\nThe end: {game.ending(state)}.")
        console.print(score_sheet(game, state, found.header["names"]))
    else:
        print("\nThe game is not finished.")
    return FINE


def _pick(file: Path, number: int) -> Record:
    if number < 1:
        raise BadOption(f"games are counted from 1, not from {number}")
    for found in itertools.islice(record.read(file), number - 1, number):
        return found
    raise BadOption(f"{file} has no game {number}")


class _Story:
    """Prints what happens: a heading for each round, a paragraph for each turn."""

    def __init__(self, found: Record, seat: int | None) -> None:
        self.found: Record = found
        self.seat: int | None = seat
        self.round: int | None = None
        self.turn: tuple[Any, Any] = (None, None)
        self.sentences: list[str] = []

    def on_step(self, game: AnyGame, state: Any, log: Log) -> None:
        """Takes up what has just happened, which belongs to the turn as it was before."""
        self.sentences += [self._sentence(game, event) for event in log]
        view = game.view(state, None)
        turn = (view.get("round"), view.get("turn"))
        if turn != self.turn:
            self.end_turn()
            self.turn = turn

    def _sentence(self, game: AnyGame, event: Event) -> str:
        told_to = self.seat
        if told_to is None and event.seen_by != EVERYONE:
            told_to = event.seen_by
        return game.event_text(event, self.found.header["names"], told_to)

    def end_turn(self) -> None:
        """Prints the turn's paragraph."""
        if not self.sentences:
            return
        if self.turn[0] != self.round:
            self.round = self.turn[0]
            print(f"\nRound {self.round}" if self.round else "Layout")
        print(textwrap.fill(" ".join(self.sentences), WIDTH, initial_indent="  ", subsequent_indent="    "))
        self.sentences = []


def score_sheet(game: AnyGame, state: Any, names: list[str]) -> Table:
    """The score sheet: a column for each seat, its lines, the total and the place."""
    scores = game.scores(state)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    for line in scores[0].lines:
        table.add_row(line, *(str(score.lines[line]) for score in scores))
    table.add_section()
    table.add_row("total", *(str(score.total) for score in scores))
    table.add_row("place", *(str(place) for place in game.ranking(state)))
    return table
