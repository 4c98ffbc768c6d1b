"""A puzzle as a file of a game has it: a position, and what each choice there is worth."""

import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from waset import games
from waset.core.errors import WasetError, unknown
from waset.core.game import AnyGame
from waset.core.wish import Motive

FILE: Final = "puzzles.jsonl"
"""The puzzles of a game, beside its rules: one on each line."""
GRADES: Final = ("easy", "medium", "hard")
EXACT: Final = "exact"
SEARCH: Final = "search"
LENGTH_OF_NAME: Final = 8


class BadPuzzle(WasetError):
    """A puzzle that cannot be read, or that is not what it says it is."""


class Choice(NamedTuple):
    """A legal choice in a puzzle, in the eyes of the seat that decides."""

    text: str
    """In the notation of records, which `game.parse` reads back."""
    win: float
    """The seat's chance to win."""
    lead: float
    """The points that it can expect at the end, less those of its best rival."""
    loss: float
    """What it is worth less than the best one: the unit is a won game, and a point of lead counts a thousandth."""
    error: float
    """The standard error of the loss; 0 if it is proven."""
    why: tuple[Motive, ...]
    """What it brings more and less than the best one; the best one, than the next ones."""


class Proof(NamedTuple):
    """How the answer is known."""

    kind: str
    """`exact`: everything was played out. `search`: measured in many worlds."""
    worlds: int
    """In how many worlds each choice was tried; 1 if everything was played out."""
    margin: float
    """The loss of the best choice that is no answer."""
    error: float
    """The standard error of the margin."""


class Origin(NamedTuple):
    """The search that found a puzzle, and where: the same search finds it again."""

    seed: int
    players: int | None
    """The players that were asked for; None if it was any number."""
    modules: tuple[str, ...] | None
    """The modules that were asked for; None if they were any."""
    number: int
    """The number of the game in it."""


@dataclass(frozen=True)
class Puzzle:
    """A position with a choice that is clearly better than all others."""

    game: str
    name: str
    """A short hash of the position: it stays, whatever other puzzles there are."""
    grade: str
    """One of GRADES."""
    players: int
    modules: tuple[str, ...]
    seat: int
    """The seat that decides."""
    position: Mapping[str, Any]
    """A whole position document, with its game, players and modules."""
    choices: tuple[Choice, ...]
    """All legal choices, best first."""
    answers: tuple[str, ...]
    """Those that solve the puzzle: the best, and whatever is as good."""
    proof: Proof
    fails: Mapping[str, float]
    """For each of the weaker bots, how often it chose something else, as a share."""
    found: Origin


def table(puzzle: Puzzle) -> tuple[AnyGame, Any]:
    """The game of a puzzle, and the state in which its seat is to decide."""
    game = games.make(puzzle.game, players=puzzle.players, modules=puzzle.modules)
    return game, game.position(dict(puzzle.position))


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game in the order of its file; none where it has none."""
    path = files(games.packages()[games.facts(game).name]).joinpath(FILE)
    return tuple(read(game, path.read_text("utf-8"))) if path.is_file() else ()


def puzzle(game: str, name: str) -> Puzzle:
    """A puzzle by its name."""
    for each in puzzles(game):
        if each.name == name:
            return each
    raise BadPuzzle(unknown(f"puzzle of {games.facts(game).title}", name, [each.name for each in puzzles(game)]))


def name_of(position: Mapping[str, Any]) -> str:
    """The name of the puzzle with this position."""
    return hashlib.sha256(json.dumps(position, sort_keys=True).encode()).hexdigest()[:LENGTH_OF_NAME]


# --- lines -----------------------------------------------------------------------------------------------------------


def line(puzzle: Puzzle) -> str:
    """A puzzle as a line of a file."""
    document = {
        "name": puzzle.name,
        "grade": puzzle.grade,
        "seat": puzzle.seat,
        "position": puzzle.position,
        "answers": puzzle.answers,
        "proof": puzzle.proof._asdict(),
        "choices": [{**each._asdict(), "why": [list(motive) for motive in each.why]} for each in puzzle.choices],
        "fails": puzzle.fails,
        "found": puzzle.found._asdict(),
    }
    return json.dumps(document, ensure_ascii=False) + "\n"


def read(game: str, text: str) -> list[Puzzle]:
    """The puzzles in the text of a file. Raises BadPuzzle with the line that is to blame."""
    found: dict[str, Puzzle] = {}
    for number, each in enumerate(text.splitlines(), 1):
        try:
            made = _puzzle(game, json.loads(each))
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise BadPuzzle(f"line {number} is no puzzle: {type(error).__name__}: {error}") from None
        if made.name in found:
            raise BadPuzzle(f"line {number}: the puzzle {made.name!r} is there twice")
        found[made.name] = made
    return list(found.values())


def _puzzle(game: str, document: dict[str, Any]) -> Puzzle:
    position = document["position"]
    if position["game"] != game:
        raise ValueError(f"it is of the game {position['game']!r}")
    if document["grade"] not in GRADES:
        raise ValueError(unknown("grade", document["grade"], GRADES))
    if document["name"] != name_of(position):
        raise ValueError(f"{document['name']!r} is not the name of its position")
    found = Origin(**document["found"])
    asked = None if found.modules is None else tuple(found.modules)
    return Puzzle(
        game,
        document["name"],
        document["grade"],
        position["players"],
        tuple(position["modules"]),
        document["seat"],
        position,
        tuple(
            Choice(**{**each, "why": tuple(Motive(*motive) for motive in each["why"])}) for each in document["choices"]
        ),
        tuple(document["answers"]),
        Proof(**document["proof"]),
        document["fails"],
        found._replace(modules=asked),
    )
