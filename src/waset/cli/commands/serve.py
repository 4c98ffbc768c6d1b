"""`waset serve`: tables for friends, bots and programs, in the browser and through the API."""

import argparse
from dataclasses import fields
from pathlib import Path
from typing import Any

from waset.core.errors import BadOption

EPILOG = """\
Each setting can be given as a flag, as a variable of the environment (--bot-workers is WASET_BOT_WORKERS), or in a TOML
file (bot_workers = 2) named by --settings; a flag overrides a variable, a variable overrides the file.
"""


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser(
        "serve",
        help="open tables in the browser, for friends and bots",
        description=__doc__,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--settings", type=Path, metavar="FILE", help="a TOML file with settings")
    try:
        from waset.server.settings import Settings
    except ImportError:
        parser.set_defaults(run=_missing)
        return
    for each in fields(Settings):
        flag = "--" + each.name.replace("_", "-")
        sentence = each.metadata["sentence"]
        default = getattr(Settings, each.name)
        if isinstance(default, bool):
            shown = f"{sentence} (default: {'yes' if default else 'no'})"
            parser.add_argument(flag, action=argparse.BooleanOptionalAction, default=None, help=shown)
        else:
            shown = sentence if "default" in sentence or default == "" else f"{sentence} (default: {default})"
            word = {int: "N", float: "X"}.get(type(default), "TEXT")
            parser.add_argument(flag, type=type(default), default=None, metavar=word, help=shown)
    parser.set_defaults(run=run)


def _missing(_: argparse.Namespace) -> int:
    raise BadOption("the server is not installed: pip install 'waset[server]'")


def run(args: argparse.Namespace) -> int:
    """Serves until it is stopped."""
    try:
        from waset.server import serve, settings
    except ImportError:
        return _missing(args)
    names = [each.name for each in fields(settings.Settings)]
    serve.serve(settings.gathered({name: getattr(args, name) for name in names}, file=args.settings))
    return 0
