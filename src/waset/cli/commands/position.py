"""`waset position check`: describes a position, or says what is impossible in it."""

import argparse
import sys
from pathlib import Path
from typing import Any, Final

from waset import games
from waset.cli import common
from waset.cli.terminal.voice import ENGLISH, Voice
from waset.core.document import MATCH_KEYS, listing, number, only
from waset.core.document import read as read
from waset.core.errors import BadOption, BadPosition, WasetError, quoted
from waset.core.game import CHANCE, AnyGame

MOST_PLAYERS: Final = 99
FINE: Final = 0
WRONG: Final = 1


def add(subparsers: Any) -> None:
    """Adds the command."""
    parser = subparsers.add_parser("position", help="check a position")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    checking = commands.add_parser("check", help="describe a position, or say what is impossible in it")
    checking.add_argument("file", type=Path, metavar="FILE", help="a position in TOML or JSON")
    common.add_modules(checking, "the modules in play, if the file does not name them")
    checking.set_defaults(run=check)


def check(args: argparse.Namespace) -> int:
    """Checks a file: 0 if the position is possible, 1 if not; what cannot be read at all is an OSError."""
    try:
        document = read(args.file)
        if args.modules:
            wanted = common.modules(str(document.get("game")), common.words(args.modules))
            document = with_match(document, {"modules": wanted})
        game = game_of(document)
        told = tell(game, game.position(bare(document)), names_of(document))
    except WasetError as error:
        print(f"{args.file}: {error}", file=sys.stderr)
        return WRONG
    print(told)
    return FINE


def tell(game: AnyGame, state: Any, names: list[str]) -> str:
    """A description of a position: the game, the moment, and what may come next."""
    view = game.view(state, None)
    moment = f", round {view['round']}" if "round" in view else ""
    start = f"Possible: {game.meta.title}, {game.players} players{moment}. "
    if game.is_over(state):
        scores = ", ".join(str(score.total) for score in game.scores(state))
        return start + f"The game is over ({game.ending(state)}), with the scores {scores}."
    seat = game.to_move(state)
    called = [*names, *game.meta.seats[len(names) : game.players]]
    who = "Chance" if seat == CHANCE else f"{called[seat]} (seat {seat})"
    asked = f" ({view['decision']})" if view.get("decision") else ""
    voice = Voice(game, called, seat if seat >= 0 else None, ENGLISH)
    choices = [voice.choice(state, choice) for choice in game.choices(state)]
    return start + f"{who} is to move{asked}: {quoted(choices)}."


# --- the document -------------------------------------------------------------------------------------------------


def with_match(document: dict[str, Any], said: dict[str, Any]) -> dict[str, Any]:
    """The document, completed with what the command says about the match; the two must not contradict each other."""
    for key, value in said.items():
        if key in document and document[key] != value:
            raise BadOption(f"the position says {key} = {document[key]!r:.60}, not {value!r:.60}")
    return {**said, **document}


def game_of(document: dict[str, Any]) -> AnyGame:
    """The game that a document's match keys name. By default, it has as many players as seats are described, or two."""
    name = document.get("game")
    if not isinstance(name, str):
        raise BadPosition(f"game: its name is needed ({', '.join(games.names())})")
    seats = listing(document.get("seats", []), "seats", MOST_PLAYERS)
    players = number(document.get("players", max(len(seats), 2)), "players", 0, MOST_PLAYERS)
    wanted = [str(each) for each in listing(document.get("modules", []), "modules", MOST_PLAYERS)]
    options = only(document.get("options", {}), "options", [option.name for option in games.facts(name).options])
    edition = document.get("edition", "rebuilt")
    return games.make(name, players=players, modules=common.modules(name, wanted), edition=edition, options=options)


def names_of(document: dict[str, Any]) -> list[str]:
    """The players' names, as far as the document gives them."""
    return [str(name) for name in listing(document.get("names", []), "names", MOST_PLAYERS)]


def bare(document: dict[str, Any]) -> dict[str, Any]:
    """The position itself, without the match keys."""
    return {key: value for key, value in document.items() if key not in MATCH_KEYS}
