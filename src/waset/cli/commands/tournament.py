"""`waset tournament`: every bot against every other one, with their ratings."""

import argparse
import json
import math
import shlex
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from waset import bots as levels
from waset.bots.program import FORFEIT, USUAL
from waset.cli import common, crew, figures
from waset.core.game import AnyGame
from waset.lab.run import run, tournament
from waset.lab.run.games import Summary
from waset.lab.run.tournament import FIELD, MIXED, Meeting, Rating, Standings
from waset.lab.stats.intervals import Interval


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("tournament", help="let every bot meet every other one, and rate them")
    common.add_game_options(parser)
    parser.add_argument(
        "--bots", default="", metavar="A,B", help=f"two or more {common.BOTS} (default: all levels of the game)"
    )
    parser.add_argument(
        "--challenger", metavar="BOT", help="only the games of this bot; with more than two players, alone among others"
    )
    parser.add_argument("--games", type=int, default=100, metavar="N", help="games of each line-up (default: 100)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games (default: 1)")
    parser.add_argument("--budget", metavar="N", help="simulations (200) or time (0.5s) for bots that think")
    common.add_bot_options(parser)
    crew.add(parser)
    parser.add_argument("--out", type=Path, metavar="FOLDER", help="keep the records there, and continue them")
    parser.add_argument("--json", action="store_true", help="print JSON instead of tables")
    parser.set_defaults(run=run_tournament)


def run_tournament(args: argparse.Namespace) -> int:
    """Plays and reports; 130 if it was interrupted."""
    game = common.game_from(args)
    named = levels.split(args.bots) or levels.names(args.game)
    bots = named if args.budget is None else tournament.with_budget(named, args.game, args.budget)
    challenger = bots[named.index(args.challenger)] if args.challenger in named else args.challenger
    planned = tournament.make_plan(
        game,
        bots,
        games=args.games,
        seed=args.seed,
        edition=args.edition,
        folder=args.out,
        terms=common.terms(args, game),
        challenger=challenger,
    )
    tally = Standings(planned.cells)
    total = sum(cell.games for cell in planned.cells)
    done = 0
    with crew.chosen(args) as workers, common.progress("games", total) as progress:

        def on_game(cell: int, index: int, summary: Summary) -> None:
            nonlocal done
            tally.add(cell, index, summary)
            done += 1
            progress(done)

        if args.out is None:
            is_complete = run.play(planned.cells, [None] * len(planned.cells), workers, on_game)
        else:
            is_complete = run.play_plan(planned, args.out, workers, on_game)
    found = document(game, args, bots, challenger, tally, is_complete)
    if args.json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
    else:
        show(common.console(), game, tally, found["command"])
    if is_complete:
        return 0
    kept = f" and kept in {args.out}; the same command continues" if args.out else ""
    print(f"Stopped: {done} of {total} games are played{kept}.", file=sys.stderr if args.json else sys.stdout)
    return common.INTERRUPTED


# --- for people ----------------------------------------------------------------------------------------------------


def show(console: Console, game: AnyGame, tally: Standings, command: str) -> None:
    """Prints who won against whom, the ratings, and how to repeat it."""
    modules = f" with {', '.join(game.modules)}" if game.modules else ""
    console.print(f"{game.meta.name}{modules}, {game.players} players", soft_wrap=True)
    meetings = [meeting for meeting in tally.meetings() if meeting.games]
    two = [meeting for meeting in meetings if meeting.kind != MIXED]
    if two:
        console.print(against(two))
    many = [meeting for meeting in meetings if meeting.kind == MIXED]
    if many:
        console.print(mixed(many))
    console.print(rated(tally.ratings()))
    for (bot, instead), count in sorted(tally.failures.items()):
        then = "it forfeited them" if instead == FORFEIT else f"{instead} took over"
        console.print(f"{bot} failed in {count} games: {then}.", soft_wrap=True, markup=False)
    console.print(f"The same again: {command}", soft_wrap=True, markup=False)


def against(meetings: list[Meeting]) -> Table:
    """How one bot did against another, or alone in a field of it."""
    is_field = meetings[0].kind == FIELD
    table = figures.table(None)
    for title in ("bot", "among" if is_field else "against"):
        table.add_column(title)
    for title in ("games", "wins", "95 %", "fair share ×" if is_field else "points ahead", "95 %"):
        table.add_column(title, justify="right", no_wrap=title == "95 %")
    for each in meetings:
        wins, ahead, times = each.wins[0], each.points_ahead, each.times_fair(0)
        other = f"{each.seats[1]} {each.bots[1]}" if is_field else each.bots[1]
        more = (
            (f"{times.value:.2f}", figures.bounds(times))
            if is_field
            else (f"{ahead.value:+.1f}", figures.bounds(ahead, 1))
        )
        figured = (str(each.games), figures.percent(wins.value), figures.percents(wins), *more)
        table.add_row(escape(each.bots[0]), escape(other), *figured)
    return table


def mixed(meetings: list[Meeting]) -> Table:
    """How different bots did at one table."""
    table = figures.table(None)
    table.add_column("mixed table")
    for title in ("games", "wins", "95 %", "fair share ×", "95 %"):
        table.add_column(title, justify="right")
    for each in meetings:
        for number, bot in enumerate(each.bots):
            wins, times = each.wins[number], each.times_fair(number)
            table.add_row(
                *(escape(bot), str(each.games), figures.percent(wins.value), figures.percents(wins)),
                *(f"{times.value:.2f}", figures.bounds(times)),
                end_section=number == len(each.bots) - 1,
            )
    return table


def rated(ratings: list[Rating]) -> Table:
    """The ratings, the highest first."""
    table = figures.table(None)
    table.add_column("bot")
    for title in ("rating", "95 %", "games"):
        table.add_column(title, justify="right")
    for each in ratings:
        table.add_row(escape(each.bot), f"{each.elo.value:.0f}", figures.bounds(each.elo, 0), str(each.games))
    return table


# --- for programs --------------------------------------------------------------------------------------------------


def document(
    game: AnyGame,
    args: argparse.Namespace,
    bots: list[str],
    challenger: str | None,
    tally: Standings,
    is_complete: bool,
) -> dict[str, Any]:
    """Everything that a tournament has shown, as docs/lab.md describes it."""
    return {
        "game": game.meta.name,
        "players": game.players,
        "modules": list(game.modules),
        "options": game.options,
        "edition": game.edition.name,
        "bots": bots,
        "games": args.games,
        "seed": args.seed,
        "complete": is_complete,
        "meetings": [_meeting(meeting) for meeting in tally.meetings()],
        "ratings": [{"bot": each.bot, "rating": _interval(each.elo), "games": each.games} for each in tally.ratings()],
        "failures": [
            {"bot": bot, "instead": instead, "games": count} for (bot, instead), count in sorted(tally.failures.items())
        ],
        "command": _command(game, args, bots, challenger),
    }


def _meeting(meeting: Meeting) -> dict[str, Any]:
    return {
        "kind": meeting.kind,
        "games": meeting.games,
        "groups": meeting.groups,
        "bots": [
            {
                "bot": bot,
                "seats": meeting.seats[number],
                "fair": meeting.fair[number],
                "wins": _interval(meeting.wins[number]),
                "times_fair": _interval(meeting.times_fair(number)),
            }
            for number, bot in enumerate(meeting.bots)
        ],
        "points_ahead": _interval(meeting.points_ahead),
    }


def _interval(figure: Interval) -> dict[str, float | None]:
    """A figure and its bounds; null where there is none, since JSON knows neither infinity nor NaN."""
    named = {"value": figure.value, "low": figure.low, "high": figure.high}
    return {name: round(each, 6) if math.isfinite(each) else None for name, each in named.items()}


def _command(game: AnyGame, args: argparse.Namespace, bots: list[str], challenger: str | None) -> str:
    words = ["waset", "tournament", game.meta.name, "--players", str(game.players)]
    words += ["--modules", ",".join(game.modules)] if game.modules else []
    words += [] if args.edition == "rebuilt" else ["--edition", args.edition]
    words += [word for option in args.option for word in ("--option", option)]
    words += [] if args.bot_seconds == USUAL.seconds else ["--bot-seconds", f"{args.bot_seconds:g}"]
    words += [] if args.on_bot_failure == USUAL.instead else ["--on-bot-failure", args.on_bot_failure]
    words += ["--challenger", challenger] if challenger else []
    words += ["--bots", ",".join(bots), "--games", str(args.games), "--seed", str(args.seed)]
    return shlex.join(words)
