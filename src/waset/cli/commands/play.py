"""`waset play`: a game in the terminal, against bots or with others at one keyboard, saved as it is played."""

import argparse
import os
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, get_args

from rich.console import Console

from waset import bots, games
from waset.bots.program import FORFEIT
from waset.cli import common
from waset.cli.commands import hint, position
from waset.cli.commands.record import failures, score_sheet
from waset.cli.terminal.sitting import Leave, Read, Sitting
from waset.core import record, variant
from waset.core.errors import BadOption
from waset.core.event import Log
from waset.core.game import CHANCE, AnyGame
from waset.core.play import play, seat_rng
from waset.core.record import Record, Recorder
from waset.core.rng import Rng
from waset.words import negotiated

FOLDER = Path("games")
"""Where games are kept, in the current directory, unless a file is named."""
USUAL = "scribe"
"""The bot on all seats but one, unless bots are named."""


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "play", help="play in the terminal", description="Play in the terminal. Every game is kept as it goes."
    )
    common.add_game_options(parser, optional=True)
    parser.add_argument(
        "--bots", metavar="A,B", help=f"{common.BOTS}, for the last seats, or: none (default: {USUAL} on all but yours)"
    )
    common.add_bot_options(parser)
    parser.add_argument("--names", default="", metavar="A,B", help="names by seat (default: the colours)")
    parser.add_argument("--seed", type=int, metavar="N", help="same seed, same chance (default: a new one)")
    parser.add_argument("--position", type=Path, metavar="FILE", help="play on from a position")
    parser.add_argument("--from", dest="origin", type=Path, metavar="FILE", help="play on from a recorded game")
    parser.add_argument("--move", type=int, metavar="N", help="with --from: at this decision of the game, from 1")
    parser.add_argument("--seat", type=int, metavar="N", help="with --from: on this seat (default: the one to move)")
    parser.add_argument(
        "--hidden",
        choices=get_args(variant.Hidden),
        help="with --from: deal what the seat could not know anew (default) or keep it as it was",
    )
    parser.add_argument("--save", type=Path, metavar="FILE", help=f"where to keep the game (default: in {FOLDER}/)")
    parser.add_argument("--resume", type=Path, metavar="FILE", help="go on with a game that was kept")
    common.add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays in the current terminal."""
    plain = bool(os.environ.get("NO_COLOR"))
    return run_with(args, common.Printer(highlight=False, color_system=None if plain else "auto"), input)


def run_with(args: argparse.Namespace, console: Console, read: Read) -> int:
    """Plays on this console, with answers from this function; returns 0 whether the game was finished or left."""
    for option in ("move", "seat", "hidden"):
        if getattr(args, option) is not None and not args.origin:
            raise BadOption(f"--{option} belongs to a game that is played on --from a record")
    match = _resumed(args, console, read) if args.resume else _new(args, console, read)
    say = match.sitting.voice().say
    seed = "" if match.seed is None else say("terminal-seed", seed=str(match.seed)) + " "
    kept = seed + say("terminal-kept", path=str(match.path))
    console.print(kept, soft_wrap=True, markup=False)
    go_on = seed + say("terminal-go-on-with", command=_resuming(match))
    try:
        state = _played(match)
    except (KeyboardInterrupt, EOFError, Leave):
        console.print(f"\n{go_on}", soft_wrap=True, markup=False)
        return 0
    except bots.BotFailed:
        console.print(f"\n{go_on}", soft_wrap=True, markup=False)
        raise
    finally:
        match.recorder.close()
    _end(match, state, console)
    console.print(kept, soft_wrap=True, markup=False)
    return 0


class Session(NamedTuple):
    """A game about to be started or continued."""

    game: AnyGame
    state: Any
    """None before chance has laid out the game."""
    seed: int | None
    rng: Rng
    """What chance draws from."""
    bots: list[str | None]
    """The bot on each seat; None is a person."""
    terms: bots.Terms
    """The terms on which programs play."""
    sitting: Sitting
    recorder: Recorder
    path: Path


def _played(match: Session) -> Any:
    """Plays to the end, and returns the last state. No program is left behind, whatever happens."""

    def told(failure: bots.ProgramFailure) -> None:
        match.recorder.fail(failure.seat, failure.what, failure.instead)
        match.sitting.tell(str(failure))

    with bots.Programs(match.terms, told) as programs:
        game = match.game
        players = [_player(match, seat, programs) for seat in range(game.players)]
        state = play(game, players, match.rng, state=match.state, recorder=match.recorder, log=match.sitting.log)
        for player in players:
            if isinstance(player, _Machine):
                player.bot.close(record.result(game, state))
    return state


def _resuming(match: Session) -> str:
    """The command that resumes a game. It names programs again: a file alone never runs one."""
    seated = [bot for bot in match.bots if bot]
    again = f" --bots {shlex.quote(','.join(seated))}" if any(map(bots.is_program, seated)) else ""
    return f"waset play --resume {shlex.quote(str(match.path))}{again}"


# --- who plays --------------------------------------------------------------------------------------------------


class _Machine:
    """A bot on a seat. Each decision has its own generator, so that a resumed game continues as it would have."""

    def __init__(self, match: Session, seat: int, name: str, programs: bots.Programs) -> None:
        self.match: Session = match
        self.chance: Rng = Rng(match.seed or 0)
        self.bot: bots.Bot = bots.make(name, match.game, seat_rng(self.chance, seat), programs=programs)

    def choose(self, seen: Any) -> int:
        """What the bot chooses."""
        self.match.sitting.turn_of(seen.view["turn"])
        self.bot.rng = seat_rng(self.chance.split(self.match.recorder.decisions), seen.seat)
        return self.bot.choose(seen)


def _player(match: Session, seat: int, programs: bots.Programs) -> Any:
    bot = match.bots[seat]
    return match.sitting if bot is None else _Machine(match, seat, bot, programs)


def seats(
    game: AnyGame, wanted: str | None, names: Sequence[str], first: int = 0
) -> tuple[list[str], list[str | None]]:
    """Each seat's name and its bot: bots take the last seats, people the others, `first` of all this one."""
    if wanted is None:
        seated = [USUAL] * (game.players - 1)
    else:
        seated = [] if wanted.strip() == "none" else bots.split(wanted)
    if len(seated) > game.players:
        raise BadOption(f"{len(seated)} bots do not fit {game.players} seats")
    if len(names) > game.players:
        raise BadOption(f"{len(names)} names do not fit {game.players} seats")
    for bot in seated:
        bots.make(bot, game, Rng())
    called = [*names, *game.meta.seats[len(names) : game.players]]
    by_seat: list[str | None] = [*[None] * (game.players - len(seated)), *seated]
    by_seat.insert(first, by_seat.pop(0))
    return called, by_seat


# --- beginning and going on ---------------------------------------------------------------------------------------


def _new(args: argparse.Namespace, console: Console, read: Read) -> Session:
    """A new game, from the start or from a position."""
    document = position.read(args.position) if args.position else None
    names = common.words(args.names)
    seed = int.from_bytes(os.urandom(4), "big") if args.seed is None else args.seed
    seat = 0
    if args.origin:
        _alone(args)
        game, document, seat, played = _variant(args, Rng(seed).split(0))
        names = names or played
    elif document is None:
        if not args.game:
            raise BadOption(f"name the game to play: {' or '.join(games.names())}; or a file to --resume")
        game = common.game_from(args)
    else:
        document = position.with_match(document, _said(args))
        game = position.game_of(document)
        names = names or position.names_of(document)
        document = position.bare(document)
    state = None if document is None else game.position(document)
    called, by_seat = seats(game, args.bots, names, seat)
    terms = common.terms(args, game)
    rng = Rng(seed)
    sitting = Sitting(game, called, by_seat, console, read, negotiated(args.language))
    who = [bots.described(bot, game) if bot else None for bot in by_seat]
    record.header(game, called, seed, position=document, bots=who)
    file, path = _opened(args.save, f"{game.meta.name}-{seed}")
    recorder = Recorder(game, file, called, seed, position=document, bots=who)
    return Session(game, state, seed, rng, by_seat, terms, sitting, recorder, path)


def _alone(args: argparse.Namespace) -> None:
    """Raises BadOption if a variant is to be another game than the one that it plays on from."""
    for option, value in {**_said(args), "position": args.position}.items():
        if value not in (None, ""):
            raise BadOption(f"a recorded game is played on as it was: leave out the {option}")


def _variant(args: argparse.Namespace, rng: Rng) -> tuple[AnyGame, dict[str, Any], int, list[str]]:
    """The game of a record, the position to play on from, the seat that does, and the names."""
    found = hint.recorded(args.origin, 1, args.move)
    seat = found.game.to_move(found.state) if args.seat is None else args.seat
    if found.game.to_move(found.state) == CHANCE:
        raise BadOption(f"{args.origin} breaks off where chance has to speak: choose a decision with --move")
    document = variant.start(found.game, found.state, seat, args.hidden or "anew", rng)
    return found.game, document, seat, found.names


def _said(args: argparse.Namespace) -> dict[str, Any]:
    """What the options say about the match, in the keys of a position."""
    said: dict[str, Any] = {
        "game": args.game,
        "players": args.players,
        "modules": common.words(args.modules),
        "options": dict(pair.partition("=")[::2] for pair in args.option),
        "edition": None if args.edition == "rebuilt" else args.edition,
    }
    return {key: value for key, value in said.items() if value}


def _opened(wanted: Path | None, name: str) -> tuple[BinaryIO, Path]:
    """A new file for a game; one that exists is never overwritten."""
    if wanted is not None:
        return open(wanted, "xb"), wanted
    FOLDER.mkdir(exist_ok=True)
    number = 1
    while True:
        path = FOLDER / (f"{name}.jsonl" if number == 1 else f"{name}-{number}.jsonl")
        try:
            return open(path, "xb"), path
        except FileExistsError:
            number += 1


def _resumed(args: argparse.Namespace, console: Console, read: Read) -> Session:
    """The last game of a file, with the same seats, and chance where it was."""
    given = {**_said(args), "names": args.names, "seed": args.seed, "position": args.position, "from": args.origin}
    for option, value in {**given, "save": args.save}.items():
        if value not in (None, ""):
            raise BadOption(f"a resumed game continues as it was, in the same file: leave out the {option}")
    game, state, recorder, found = record.resume(args.resume, games.make)
    names = found.header["names"]
    seed = found.header.get("seed")
    rng = Rng(int.from_bytes(os.urandom(4), "big") if seed is None else seed)
    if "number" in found.header:
        rng = rng.split(found.header["number"])
    try:
        by_seat = _same_bots(game, bots.bots_of(found.header), args.bots)
        terms = common.terms(args, game)
    except BadOption:
        recorder.close()
        raise
    sitting = Sitting(game, names, by_seat, console, read, negotiated(args.language))
    _catch_up(found, sitting, rng)
    return Session(game, state, seed, rng, by_seat, terms, sitting, recorder, args.resume)


def _same_bots(game: AnyGame, recorded: list[str | None] | None, wanted: str | None) -> list[str | None]:
    """The bots of a resumed game: those of the record, but whoever resumes it must name the command of a program."""
    if recorded is None:
        if wanted is None:
            raise BadOption("this record does not say who was a bot: give --bots for the last seats, or --bots none")
        return seats(game, wanted, ())[1]
    kept = [bot for bot in recorded if bot]
    if not any(map(bots.is_program, kept)):
        if wanted is not None:
            raise BadOption("a resumed game continues with its own bots: leave out the bots")
        return recorded
    if wanted is None:
        raise BadOption(f"a program that only a file names is not run: give --bots {shlex.quote(','.join(kept))}")
    named = bots.split(wanted)
    if [bots.is_program(bot) or bot for bot in named] != [bots.is_program(bot) or bot for bot in kept]:
        raise BadOption(
            f"a resumed game continues with its own bots: {', '.join(kept)}, not {', '.join(named) or 'none'}"
        )
    for bot in named:
        bots.make(bot, game, Rng())
    left = iter(named)
    return [next(left) if bot else None for bot in recorded]


def _catch_up(found: Record, sitting: Sitting, rng: Rng) -> None:
    """Reports what happened so far, and draws from chance as often as the game did."""
    left = len(found.steps)

    def on_step(game: AnyGame, state: Any, log: Log) -> None:
        nonlocal left
        sitting.log += log
        if left and game.to_move(state) == CHANCE:
            game.sample(state, rng)
        elif left:
            sitting.turn_of(game.view(state, None)["turn"])
        left -= 1

    record.replay(found, games.make, on_step)


def _end(match: Session, state: Any, console: Console) -> None:
    game, names = match.game, match.sitting.names
    people = [seat for seat, bot in enumerate(match.bots) if bot is None]
    match.sitting.show(game.view(state, people[0] if len(people) == 1 else None), [])
    voice = match.sitting.voice()
    console.print(f"\n{voice.say('game-over')}. {voice.ending(game, state)}", markup=False, soft_wrap=True)
    console.print(score_sheet(game, state, names, voice))
    for line in failures(names, match.recorder.failures):
        console.print(line, soft_wrap=True, markup=False)
    forfeits = [each["seat"] for each in match.recorder.failures if each["instead"] == FORFEIT]
    places = bots.places(game.ranking(state), forfeits)
    totals = [score.total for score in game.scores(state)]
    console.print(voice.winners(names, places, totals), style="bold", markup=False)
