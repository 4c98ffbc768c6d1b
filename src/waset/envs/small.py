"""Small games: positions whose exact value is known, small enough for algorithms that visit every node."""

import json
from fractions import Fraction
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from waset import games

FILE: Final = "env/small.json"


class SmallGame(NamedTuple):
    """A position, and what it is worth to each seat if all play as well as possible, rewarded by ranking."""

    name: str
    game: str
    says: str
    nodes: int
    """The nodes of its tree, chance and ends included."""
    values: tuple[Fraction, ...]
    position: dict[str, Any]
    """The document, for `reset(options={"position": ...})`."""


@cache
def small_games() -> dict[str, SmallGame]:
    """All small games by name, those of one game after those of another."""
    found: dict[str, SmallGame] = {}
    for game, package in games.packages().items():
        file = files(package).joinpath(FILE)
        if file.is_file():
            for entry in json.loads(file.read_text("utf-8")):
                values = tuple(Fraction(each) for each in entry["values"])
                found[entry["name"]] = SmallGame(
                    entry["name"], game, entry["says"], entry["nodes"], values, entry["position"]
                )
    return found
