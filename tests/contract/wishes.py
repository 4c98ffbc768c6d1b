"""Wishes to try at any moment of a game: all that could be meant, most of it not possible."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from types import UnionType
from typing import Any, Literal, get_args, get_origin, get_type_hints

from waset.core.game import AnyGame
from waset.core.rng import Rng

DOCS = Path(__file__).parents[2] / "docs"
PLACES = ["stairs", "tomb", "woken", *(f"statue {n}" for n in (1, 2, 3)), *(f"lying {n}" for n in range(1, 41))]
DECISIONS = [
    "card", "move", "actor", "rise", "mummy tile", "extra card", "reroll", "extra turn", "temple action",
    "rearrange", "rearrange one", "rear move", "free choice", "horus tile",
]  # fmt: skip


@cache
def rules() -> frozenset[str]:
    """The ids of all numbered rules and rulings."""
    texts = [path.read_text("utf-8") for path in [*(DOCS / "rules").glob("*.md"), DOCS / "rulings.md"]]
    return frozenset(
        found for text in texts for found in re.findall(r"^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*", text, re.M)
    )


def one(values: list[Any], rng: Rng) -> Any:
    """One of these."""
    return values[rng.below(len(values))]


def near(spread: int, rng: Rng) -> int:
    """A small number, sometimes below or beyond all that there is."""
    return rng.below(spread) - 2


class Wishes:
    """Makes wishes of every declared kind, with all fields or only some, from the things of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.shapes: list[dict[str, Any]] = [get_type_hints(each) for each in game.wishes]
        board = game.board()
        if game.meta.name == "luxor":
            modules = board["modules"]
            tiles = [each["name"] for each in modules.get("mummy", {}).get("tiles", ())]
            self.words = {
                "card": [each["name"] for each in board["cards"]],
                "tile": [*(each["name"] for each in board["tiles"]), *tiles],
                "what": DECISIONS,
                "items": ["key", "scarab", "wild treasure"],
                "character": ["key"],
            }
        else:
            tiles = [*(each["name"] for each in board["sets"]), *(each["name"] for each in board["idols"])]
            names = [*tiles, board["rings"]["name"], "empty"]
            self.words = dict.fromkeys(("tile", "lower_tile", "higher_tile", "idol"), names)
        self.spread = 46 if game.meta.name == "luxor" else 86

    def value(self, field: str, kind: Any, rng: Rng) -> Any:
        """A value of a declared type."""
        origin = get_origin(kind)
        if origin is Literal:
            return one(list(get_args(kind)), rng)
        if origin is list:
            return [self.value(field, get_args(kind)[0], rng) for _ in range(rng.below(4))]
        if origin is UnionType:
            return rng.below(40) + 1 if rng.below(3) else one(PLACES, rng)
        if kind is bool:
            return rng.below(4) == 0
        if kind is int:
            return (
                near(8, rng)
                if field in ("keys", "steps", "number", "cost", "level", "index")
                else near(self.spread, rng)
            )
        return one(self.words[field], rng)

    def random(self, rng: Rng) -> dict[str, Any]:
        """Any wish."""
        shape = one(self.shapes, rng)
        wish = {"kind": get_args(shape["kind"])[0]}
        for field, kind in shape.items():
            if field != "kind" and rng.below(3):
                wish[field] = self.value(field, kind, rng)
        return wish

    def twisted(self, meaning: dict[str, Any], rng: Rng) -> dict[str, Any]:
        """What is, was or will be legal, with a field changed or left out."""
        shape = next(each for each in self.shapes if get_args(each["kind"])[0] == meaning["kind"])
        wish = dict(meaning)
        for field in [name for name in meaning if name != "kind"]:
            luck = rng.below(4)
            if luck == 0:
                wish[field] = self.value(field, shape[field], rng)
            elif luck == 1:
                del wish[field]
        return wish


def met(game: AnyGame, state: Any) -> Iterator[dict[str, Any]]:
    """What the seat to move may do."""
    for action in game.legal(state):
        yield dict(game.means(state, action))
