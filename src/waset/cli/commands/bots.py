"""`waset bots`: lists the bots, from the weakest to the strongest."""

import argparse
import json
from typing import Any

from rich import box
from rich.table import Table
from rich.text import Text

from waset import bots, games
from waset.bots.bot import UNLIMITED, Budget
from waset.bots.command import NET
from waset.bots.level import Level
from waset.bots.nets import folder, shipped
from waset.cli import common
from waset.words.catalogue import Catalogue, catalogue, negotiated


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "bots",
        help="list the bots",
        description="List the bots of each game, weakest first. Wherever bots are named, NAME:200 gives one a budget of"
        " 200 simulations for a decision, NAME:0.5s half a second, cmd:./mybot.py is a program of your own,"
        " net:FILE a trained network.",
    )
    parser.add_argument("game", nargs="?", help=f"only those of this game: {', '.join(games.names())}")
    parser.add_argument("--json", action="store_true", help="as JSON, for programs")
    common.add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Lists the bots of one game, or of all."""
    wanted = [games.facts(args.game)] if args.game else list(map(games.facts, games.names()))
    if args.json:
        listed = {meta.name: [plain(level) for level in offered(meta.name)] for meta in wanted}
        print(json.dumps(listed, indent=2, ensure_ascii=False))
        return 0
    console = common.console()
    for meta in wanted:
        console.print(table(meta.title, offered(meta.name), catalogue(meta.name, negotiated(args.language))))
    return 0


def offered(game: str) -> tuple[Level, ...]:
    """The levels of a game, weakest first, then the trained networks that come with it."""
    return (*bots.levels(game), *(network(game, name) for name in shipped(game)))


def network(game: str, name: str) -> Level:
    """A trained network as a level, which says for which games it was trained."""
    words = f"{NET}{name}"
    try:
        from waset.bots import net_file
    except ModuleNotFoundError:  # the base install plays without numpy
        sentence = "Does what a trained network prefers; needs numpy: pip install 'waset[envs]'."
    else:
        said = net_file.load(folder(game) / f"{name}.npz").header
        modules = ", ".join(said["modules"]) or "no modules"
        suits = f"{said['players']} players" + (f" with {modules}" if games.facts(game).modules else "")
        sentence = f"Does what a trained network prefers, in games of {suits}."
    return Level(words, "Network", sentence, UNLIMITED, lambda played, rng, _: bots.make(words, played, rng))


def plain(level: Level) -> dict[str, Any]:
    """A level as plain data; a budget of 0 is no limit."""
    return {
        "name": level.name,
        "title": level.title,
        "does": level.sentence,
        "simulations": level.budget.simulations,
        "seconds": level.budget.seconds,
    }


def table(title: str, levels: tuple[Level, ...], words: Catalogue) -> Table:
    """The levels of a game, and its networks, with what each overlooks in the words of the page."""
    then = ", then trained networks" if any(bots.is_net(level.name) for level in levels) else ""
    made = Table(title=f"{title}, weakest first{then}", title_justify="left", box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("name", "title", "budget for a decision", "what it does and overlooks"):
        made.add_column(column)
    for level in levels:
        rank = f"bot-{level.name}"
        is_told = words.has(f"{rank}-about")
        called = words.say(rank) if is_told else level.title
        does = words.say(f"{rank}-about") if is_told else level.sentence
        made.add_row(*(Text(cell) for cell in (level.name, called, said(level.budget), does)))
    return made


def said(budget: Budget) -> str:
    """A budget in words."""
    many = "" if budget.simulations == 1 else "s"
    simulations = f"{budget.simulations:,} simulation{many}" if budget.simulations else ""
    seconds = f"{budget.seconds:g} s" if budget.seconds else ""
    return " or ".join(part for part in (simulations, seconds) if part) or "none needed"
