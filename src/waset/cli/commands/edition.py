"""`waset edition export` and `waset edition check`: the figures of a game as a file that can be changed."""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from waset import games
from waset.cli import common
from waset.core import edition, fitted
from waset.core.errors import BadEdition
from waset.core.finding import found as found_in
from waset.words import negotiated
from waset.words.found import Findings

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
    common.add_language(checking)
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
    language = negotiated(args.language)
    told = Findings(None, language)
    try:
        document = edition.read(args.file)
        name = document.get("game")
        if not isinstance(name, str) or name not in games.names():
            raise edition.wrong("game", "no game", games=games.names())
        told = Findings(name, language)
        tools = games.edition_tools(name)
        found = edition.from_document(document, tools.base, name)
    except BadEdition as error:
        for finding in found_in(error):
            print(told.line(finding), file=sys.stderr)
        return WRONG
    findings = tools.check(found)
    for finding in findings:
        print(told.line(finding), file=sys.stderr)
    errors = sum(finding.is_error for finding in findings)
    title = games.facts(name).title
    print(told.say("checked", edition=found.name, game=title, errors=errors, warnings=len(findings) - errors))
    changed, digest = ", ".join(edition.differences(found, tools.base)), edition.digest(found)
    if changed:
        print(told.say("checked-differs", base=tools.base.name, tables=changed, digest=digest))
    else:
        print(told.say("checked-same", base=tools.base.name, digest=digest))
    print(_fitted(args.file, found, told))
    return WRONG if errors else FINE


def _fitted(path: Path, found: Any, told: Findings) -> str:
    """Whether the bots' weights were fitted to these figures."""
    beside = fitted.path_of(path)
    command = f"waset lab refit {path}"
    if not beside.is_file():
        return told.say("checked-usual", command=command)
    if fitted.read(beside).digest == edition.digest(found):
        return told.say("checked-fitted", file=str(beside))
    return told.say("checked-stale", file=str(beside), command=command)
