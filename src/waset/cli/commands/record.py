"""`waset records`: verifies records, retells a recorded game, and exports those of a server."""

import argparse
import itertools
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich import box
from rich.table import Table
from rich.text import Text

from waset import bots, games
from waset.bots.program import FORFEIT
from waset.cli import common
from waset.cli.terminal.colours import called, with_bots
from waset.cli.terminal.voice import Voice
from waset.core import record
from waset.core.errors import BadOption, BadRecord
from waset.core.event import ALL, Log
from waset.core.game import AnyGame
from waset.core.meaning import AnyView
from waset.core.record import Record
from waset.words import negotiated

FINE = 0
WRONG = 1
WIDTH = 100


def add(subparsers: Any) -> None:
    """Adds the commands."""
    parser = subparsers.add_parser("record", aliases=["records"], help="check, show or export recorded games")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    checking = commands.add_parser("check", help="replay every game, and verify each step and the result")
    checking.add_argument("file", type=Path, metavar="FILE")
    common.add_modules(checking, "only the games with exactly these modules")
    checking.set_defaults(run=check)
    showing = commands.add_parser("show", help="retell a game in sentences")
    showing.add_argument("file", type=Path, metavar="FILE")
    common.add_modules(showing, "count only the games with exactly these modules")
    showing.add_argument("--game", type=int, default=1, metavar="N", help="which game of the file (default: 1)")
    showing.add_argument("--seat", type=int, metavar="N", help="tell only what this seat, from 0, may know")
    common.add_language(showing)
    showing.set_defaults(run=show)
    exporting = commands.add_parser("export", help="write the finished games of a server into a folder for the lab")
    exporting.add_argument("--database", default="", metavar="TEXT", help="as for waset serve (default: the usual one)")
    exporting.add_argument(
        "--out", type=Path, required=True, metavar="FOLDER", help="where to; what it has is replaced"
    )
    exporting.add_argument("--people", action="store_true", help="only games that people played in")
    exporting.add_argument("--names", action="store_true", help="keep the players' names (default: their colours)")
    exporting.set_defaults(run=export)


def check(args: argparse.Namespace) -> int:
    """Checks a file: 0 if all is right, 1 if something is wrong; what cannot be read at all is an OSError."""
    finished = unfinished = steps = 0
    code = FINE
    try:
        for found in _with_modules(args.file, args.modules):
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
        found = pick(args.file, args.modules, args.game)
        if args.seat is not None and not 0 <= args.seat < found.header["players"]:
            raise BadOption(f"the seats are 0 to {found.header['players'] - 1}, not {args.seat}")
        story = _Story(found, args.seat, negotiated(args.language))
        game, state = record.replay(found, games.make, story.on_step)
    except BadRecord as error:
        raise BadRecord(f"{args.file}, {error}") from None
    story.end_turn()
    who = bots.bots_of(found.header) or [None] * game.players
    names = with_bots(called(game, found.header["names"], story.language), who, story.language)
    console = common.Printer(highlight=False)
    if game.is_over(state):
        voice = story.voice(game)
        console.print(f"\n{voice.say('game-over')}. {voice.ending(game, state)}", markup=False, soft_wrap=True)
        console.print(score_sheet(game, state, names, voice))
        for line in failures(names, found.failures):
            console.print(line, soft_wrap=True, markup=False)
    else:
        print(f"\n{story.voice(game).say('unfinished')}")
    return FINE


def export(args: argparse.Namespace) -> int:
    """Writes the finished games of a server's database: 1 if some could not be written."""
    try:
        from waset.server.settings import Settings
        from waset.server.tables.export import finished
    except ImportError:
        raise BadOption("the server is not installed: pip install 'waset[server]'") from None
    from waset.lab.run.sorting import sort_records

    problems: list[str] = []

    def lines(progress: Callable[[int], None]) -> Iterator[bytes]:
        where = Settings(database=args.database).where()
        for each in finished(where, with_names=args.names, people_only=args.people, progress=progress):
            if each.problem:
                problems.append(f"{each.table}: {each.problem}")
            else:
                yield each.record

    with common.progress("games", None) as progress:
        sorted_games = sort_records(lines(progress), args.out)
    for name, count in sorted_games.items():
        print(f"{count:>6} {name}")
    total = sum(sorted_games.values())
    said = "1 game is" if total == 1 else f"{total} games are"
    print(f"{said} in {args.out}; see what they show with `waset lab report {args.out}`.")
    for problem in problems:
        print(f"not written: {problem}", file=sys.stderr)
    return WRONG if problems else FINE


def _with_modules(file: Path, listed: str) -> Iterator[Record]:
    """The records of a file; if modules are named, only those of games with exactly these."""
    for found in record.read(file):
        game = found.header["game"]
        if not listed or (
            game in games.names() and found.header["modules"] == common.modules(game, common.words(listed))
        ):
            yield found


def pick(file: Path, listed: str, number: int) -> Record:
    """One game of a file, counted from 1; if modules are named, among those with exactly these."""
    if number < 1:
        raise BadOption(f"games are counted from 1, not from {number}")
    for found in itertools.islice(_with_modules(file, listed), number - 1, number):
        return found
    raise BadOption(f"{file} has no game {number}")


class Moment(NamedTuple):
    """A turn of a story, or its layout."""

    round: int | None
    """Which round this is, in a game that has rounds."""
    number: int
    """Which turn this is, in a game that counts them; otherwise 0."""
    seat: int


LAYOUT: Final = Moment(None, 0, -1)


def _moment(view: AnyView) -> Moment:
    return Moment(view.get("round"), view.get("turns", 0), view["turn"])


class _Story:
    """Prints what happens: the layout, then a paragraph for each turn, under a heading for each round."""

    def __init__(self, found: Record, seat: int | None, language: str) -> None:
        self.found: Record = found
        self.seat: int | None = seat
        self.language: str = language
        self.heading: str = ""
        self.moment: Moment = LAYOUT
        self.events: Log = []
        self.speaking: Voice | None = None

    def voice(self, game: AnyGame) -> Voice:
        """The voice that tells it: to one seat, or to a reader who may know everything."""
        if self.speaking is None:
            reader = ALL if self.seat is None else self.seat
            self.speaking = Voice(game, called(game, self.found.header["names"], self.language), reader, self.language)
        return self.speaking

    def on_step(self, game: AnyGame, state: Any, log: Log) -> None:
        """Adds what has just happened, which belongs to the turn as it was before."""
        self.voice(game)
        self.events += log
        moment = LAYOUT if game.in_setup(state) else _moment(game.view(state, None))
        if moment != self.moment:
            self.end_turn()
            self.moment = moment

    def end_turn(self) -> None:
        """Prints the turn's paragraph."""
        if self.speaking is None or not self.events:
            return
        voice, laid_out = self.speaking, self.moment == LAYOUT
        told = voice.listed(self.events) if laid_out else voice.told(self.events)
        self.events = []
        if not told:
            return
        self._head(voice, laid_out)
        number = f"{self.moment.number:>3}  " if self.moment.number else "  "
        below = " " * (len(number) + (2 if number.isspace() else 0))
        print(textwrap.fill(told, WIDTH, initial_indent=number, subsequent_indent=below))

    def _head(self, voice: Voice, laid_out: bool) -> None:
        """Prints a heading where a round begins, or where the turns of a game without rounds do."""
        numbered = self.moment.round is not None
        heading = voice.say("layout") if laid_out else ""
        if not laid_out:
            heading = voice.say("round", round=self.moment.round or 0) if numbered else voice.say("turns")
        if heading != self.heading:
            print(f"\n{heading}" if self.heading else heading)
            self.heading = heading


def failures(names: list[str], failed: list[dict[str, Any]]) -> list[str]:
    """A sentence for each program that failed: what it did, and who decided instead."""
    return [
        f"{names[each['seat']]} {each['what']}; "
        + ("it has forfeited." if each["instead"] == FORFEIT else f"{each['instead']} took over.")
        for each in failed
    ]


def score_sheet(game: AnyGame, state: Any, names: list[str], voice: Voice) -> Table:
    """The score sheet: a column for each seat, its lines, the total and the place."""
    scores = game.scores(state)
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("")
    for name in names:
        table.add_column(Text(name), justify="right")
    for line in scores[0].lines:
        table.add_row(voice.score_line(line), *(str(score.lines[line]) for score in scores))
    table.add_section()
    table.add_row(voice.say("total"), *(str(score.total) for score in scores))
    table.add_row(voice.say("place"), *(str(place) for place in game.ranking(state)))
    return table
