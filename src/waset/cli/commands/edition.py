"""`waset edition export` and `waset edition check`: the figures of a game as a file that can be changed."""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from waset import games
from waset.cli import common
from waset.core import edition, fitted
from waset.core.errors import BadEdition

FINE: Final = 0
WRONG: Final = 1


def add(subparsers: Any) -> None:
    """Adds the commands."""
    parser = subparsers.add_parser("edition", help="export or check the figures of a game")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    exporting = commands.add_parser("export", help="write all figures of a game as a file to be changed")
    exporting.add_argument("game", help=f"the game: {', '.join(games.names())}")
    common.add_modules(exporting, "write only the tables of the base game and of these modules (default: all)")
    exporting.add_argument("--out", type=Path, metavar="FILE", help="where to write it (default: standard output)")
    exporting.set_defaults(run=export)
    checking = commands.add_parser("check", help="say what is inconsistent in an edition")
    checking.add_argument("file", type=Path, metavar="FILE")
    checking.set_defaults(run=check)


def export(args: argparse.Namespace) -> int:
    """Writes the default edition; a file that exists is not overwritten."""
    tools = games.edition_tools(args.game)
    left_out: list[str] = []
    if args.modules:
        chosen = common.modules(args.game, common.words(args.modules))
        left_out = [table for table, module in tools.module_of.items() if module not in chosen]
    text = edition.to_toml(tools.base, args.game, tools.about, left_out)
    if args.out is None:
        print(text, end="")
        return FINE
    with open(args.out, "x", encoding="utf-8") as file:
        file.write(text)
    print(f"Written to {args.out}. Change it, check it, and play it with --edition {args.out}")
    return FINE


def check(args: argparse.Namespace) -> int:
    """Lists errors and warnings: 0 if the edition can be played, 1 if not; what cannot be read is an OSError."""
    with open(args.file, "rb"):
        pass
    try:
        document = edition.read(args.file)
        name = document.get("game")
        if not isinstance(name, str) or name not in games.names():
            raise BadEdition(f"the first line must say the game: game = {' or '.join(map(repr, games.names()))}")
        tools = games.edition_tools(name)
        found = edition.from_document(document, tools.base, name)
    except BadEdition as error:
        print(f"error: {error}", file=sys.stderr)
        return WRONG
    findings = tools.check(found)
    for finding in findings:
        print(f"{'error' if finding.is_error else 'warning'}: {finding.text}", file=sys.stderr)
    errors = sum(finding.is_error for finding in findings)
    counts = f"{_count(errors, 'error')}, {_count(len(findings) - errors, 'warning')}"
    changed = ", ".join(edition.differences(found, tools.base)) or "nothing"
    print(f"{found.name}, {games.facts(name).title}: {counts}.")
    print(f"Differs from {tools.base.name} in: {changed}. Digest {edition.digest(found)}.")
    print(_fitted(args.file, found))
    return WRONG if errors else FINE


def _fitted(path: Path, found: Any) -> str:
    """Whether the bots' weights were fitted to these figures."""
    beside = fitted.path_of(path)
    if not beside.is_file():
        return f"Bots play it by their usual weights; waset lab refit {path} fits them to it."
    if fitted.read(beside).digest == edition.digest(found):
        return f"Bots play it by the weights in {beside}, which were fitted to it."
    return (
        f"The weights in {beside} were fitted to other figures and are not used:"
        f" waset lab refit {path} fits them again."
    )


def _count(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
