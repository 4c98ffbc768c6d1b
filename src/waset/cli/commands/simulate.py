"""`waset simulate`: many games of bots, with a report."""

import argparse
from pathlib import Path
from typing import Any

from rich.table import Table

from waset import bots
from waset.bots.program import FORFEIT
from waset.cli import common, figures
from waset.lab.plan.cell import Cell
from waset.lab.run import simulate
from waset.lab.stats.intervals import share


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("simulate", help="let bots play many games, and report")
    common.add_game_options(parser)
    parser.add_argument(
        "--bots", default="random", metavar="A,B", help=common.BOTS + ": one for all seats, or one for each"
    )
    common.add_bot_options(parser)
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many games (default: 1000)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same games (default: 1)")
    parser.add_argument("--workers", type=int, default=1, metavar="N", help="processes (default: 1)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to write the records")
    existing = parser.add_mutually_exclusive_group()
    existing.add_argument("--force", action="store_true", help="overwrite the file")
    existing.add_argument("--resume", action="store_true", help="continue where the run in the file stopped")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Plays and reports; 130 if the run was interrupted."""
    game = common.game_from(args)
    seated = tuple(bots.split(args.bots))
    terms = common.terms(args, game)
    plan = simulate.plan(game, games=args.games, seed=args.seed, bots=seated, terms=terms)
    with common.progress("games", plan.games) as progress:
        report = simulate.simulate(
            plan,
            workers=args.workers,
            out=args.out,
            force=args.force,
            resume=args.resume,
            progress=progress,
        )
    console = common.console()
    if report.games:
        for table in (seats(plan, report), lengths(report), endings(report)):
            console.print(table)
    for line in failures(plan, report):
        console.print(line, soft_wrap=True, markup=False)
    if report.is_complete:
        return 0
    written = f" and written to {args.out}; continue with --resume" if args.out else ""
    console.print(f"Stopped: {report.games} of {plan.games} games are played{written}.", soft_wrap=True)
    return common.INTERRUPTED


def seats(plan: Cell, report: simulate.Report) -> Table:
    """How each seat did."""
    modules = f" with {', '.join(plan.modules)}" if plan.modules else ""
    played = "1 game" if report.games == 1 else f"{report.games} games"
    table = figures.table(f"{plan.game}{modules}, {plan.players} players, {played}, seed {plan.seed}")
    for title in ("seat", "mean score", "95 %", "wins", "95 %"):
        table.add_column(title, justify="left" if title == "seat" else "right")
    for seat, name in enumerate(plan.called()):
        score = report.scores[seat].mean()
        wins = share(report.wins[seat], report.games)
        table.add_row(
            name, f"{score.value:.2f}", figures.bounds(score), figures.percent(wins.value), figures.percents(wins)
        )
    return table


def failures(plan: Cell, report: simulate.Report) -> list[str]:
    """In how many games each seat's program failed, and who decided instead."""
    then = {FORFEIT: "forfeited, and counted as last"}
    return [
        f"{plan.called()[seat]} failed in {count} of {report.games} games: {then.get(instead, f'{instead} took over')}."
        for (seat, instead), count in sorted(report.failures.items())
    ]


def lengths(report: simulate.Report) -> Table:
    """How long the games were."""
    table = figures.table(None)
    for title in ("length", "mean", "95 %"):
        table.add_column(title, justify="left" if title == "length" else "right")
    for what, sample in (("rounds", report.rounds), ("decisions", report.decisions)):
        if sample.count:
            table.add_row(what, f"{sample.mean().value:.2f}", figures.bounds(sample.mean()))
    return table


def endings(report: simulate.Report) -> Table:
    """How the games ended."""
    table = figures.table(None)
    for title in ("ending", "games", "share", "95 %"):
        table.add_column(title, justify="left" if title == "ending" else "right")
    for ending, count in sorted(report.endings.items()):
        part = share(count, report.games)
        table.add_row(ending, str(count), figures.percent(part.value), figures.percents(part))
    return table
