"""`waset lab refit`: fits the bots' weights to an edition by letting them play it."""

import argparse
from pathlib import Path
from typing import Any

from waset import games
from waset.cli import common, crew, figures
from waset.core import edition
from waset.core.errors import BadOption
from waset.lab.refit.refit import Refit, Refitted, RefitWish


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("refit", help="fit the bots to an edition, by games that they play with it")
    parser.add_argument("edition", type=Path, metavar="EDITION.toml", help="the edition's file: the weights go beside")
    parser.add_argument("--players", type=int, default=2, metavar="N", help="players in these games (default: 2)")
    common.add_modules(parser, "modules to play with, or: all")
    parser.add_argument("--rounds", type=int, default=3, metavar="N", help="rounds of the search (default: 3)")
    parser.add_argument("--tries", type=int, default=12, metavar="N", help="weights that play a round (default: 12)")
    parser.add_argument(
        "--games", type=int, default=20, metavar="N", help="games against each challenger in a heat (default: 20)"
    )
    parser.add_argument("--against", default="", metavar="A,B", help="challengers (default: all of the game)")
    parser.add_argument("--seed", type=int, default=1, metavar="N", help="same seed, same weights (default: 1)")
    crew.add(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Fits; 130 if it was interrupted."""
    game = edition.read(args.edition).get("game")
    if not isinstance(game, str) or game not in games.names():
        raise BadOption(f"{args.edition}: the first line must say the game, such as game = 'luxor'")
    modules = tuple(common.modules(game, common.words(args.modules)))
    against = tuple(common.words(args.against))
    wish = RefitWish(args.edition, args.players, modules, args.rounds, args.tries, args.games, args.seed, against)
    refit = Refit(wish)
    with crew.chosen(args) as workers, common.progress("games", refit.total) as progress:
        outcome = refit.play(workers, progress)
    if outcome is None:
        common.console().print(
            f"Stopped; what is played is kept in {refit.top}: the same command continues.", soft_wrap=True
        )
        return common.INTERRUPTED
    _tell(refit, outcome)
    return 0


def _tell(refit: Refit, outcome: Refitted) -> None:
    """What was done, and what it has brought."""
    console = common.console()
    table = figures.table(f"What a {refit.player} wins, before and after")
    for title in ("against", "before", "95 %", "after", "95 %"):
        table.add_column(title, justify="left" if title == "against" else "right")
    for name, after in outcome.after.items():
        before = outcome.before[name]
        shown = [figures.percent(before.value), figures.percents(before)]
        table.add_row(name, *shown, figures.percent(after.value), figures.percents(after))
    console.print(table)
    moved = [
        (weight.name, old, new)
        for weight, old, new in zip(refit.table, refit.usual, outcome.weights, strict=True)
        if old != new
    ]
    if moved:
        listed = ", ".join(f"{name} {old:g} → {new:g}" for name, old, new in moved)
        console.print(f"What the fit has changed: {listed}.", soft_wrap=True)
    else:
        console.print("Nothing was better than the usual weights: they stay as they are.", soft_wrap=True)
    console.print(
        f"The weights are in {outcome.path}; bots use them wherever this edition is played from its file.",
        soft_wrap=True,
    )
