"""One-line test games of Luxor, built on positions."""

import dataclasses
import re
from collections.abc import Iterable
from typing import Any

import waset
from waset.core.event import Log
from waset.core.rng import Rng
from waset.games.luxor.rules import position
from waset.games.luxor.rules.game import Luxor
from waset.games.luxor.rules.pieces import STATUES
from waset.games.luxor.rules.seen import View
from waset.games.luxor.rules.state import State
from waset.games.luxor.rules.tables import (
    REBUILT_EDITION,
    CardRow,
    Edition,
    OsirisRow,
    Space,
    Statue,
    TempleRow,
    TreasureRow,
)

PLAIN = "jewelry 5/1"
"""The tile on every space of fixture F on which nothing else is said to lie: five are needed, so nobody claims it."""
HELD = (PLAIN, "vase 5/1", "statue 5/1")
"""Kinds of tiles that fixture F always has, so that a seat may hold some of each type."""
NOT_ON_THE_PATH = 99
SEAT_KEYS = (*position.SEAT_KEYS, *(key for keys in position.MODULE_SEAT_KEYS.values() for key in keys))
PILE = [*["1"] * 4, *["+/-1"] * 5, *["2", "3", "4", "5"] * 2, *["die"] * 4]
"""The basic cards that are left over from two hands 1, 2, 3, 4, 5."""


class Table:
    """A game and its state, played by words."""

    def __init__(self, game: Luxor, state: State) -> None:
        self.game = game
        self.state = state
        self.log: Log = []

    def do(self, *words: str) -> "Table":
        """Plays these actions and outcomes, one after the other."""
        for each in words:
            self.game.apply(self.state, self.game.parse(self.state, each), self.log)
        return self

    def legal(self) -> list[str]:
        """What may come next, in words: the legal actions, or the outcomes of chance."""
        return [self.game.text(self.state, each) for each in self.game.choices(self.state)]

    def finish_turn(self, seed: int = 0) -> "Table":
        """Lets chance and first options play until the next seat is asked anything, or the game is over."""
        rng = Rng(seed)
        seat = self.state.turn
        while not self.game.is_over(self.state) and not (self.state.turn != seat and self.asks() in ("card", "rise")):
            chance = self.game.to_move(self.state) == waset.CHANCE
            step = self.game.sample(self.state, rng) if chance else self.game.legal(self.state)[0]
            self.game.apply(self.state, step, self.log)
        return self

    def at(self, seat: int = 0) -> list[Any]:
        """Where a seat's adventurers are, in the words of the view."""
        return list(self.seat(seat)["adventurers"])

    def hand(self, seat: int = 0) -> list[Any]:
        """A seat's hand as the seat itself sees it."""
        return list(self.seat(seat)["hand"])

    def seat(self, seat: int = 0) -> dict[str, Any]:
        """What a seat has, as the seat itself sees it."""
        return dict(self.game.view(self.state, seat)["seats"][seat])

    def tile(self, space: int) -> str:
        """The tile on a space."""
        return str(self.game.view(self.state, None)["spaces"][space - 1])

    def asks(self) -> str:
        """The name of the open decision or chance event."""
        return str(self.game.view(self.state, None)["decision"])

    def view(self, seat: int | None = None) -> View:
        """What a seat sees; without one, a spectator."""
        return self.game.view(self.state, seat)

    def copy(self) -> "Table":
        """An independent twin with an empty log."""
        return Table(self.game, self.state.copy())


def luxor(players: int = 2, *, modules: str = "", edition: Any = "rebuilt", **document: Any) -> Table:
    """A game at a position; what is impossible is refused. See `_document` for short forms."""
    game = waset.make("luxor", players=players, modules=_names(modules), edition=edition)
    assert isinstance(game, Luxor)
    return Table(game, game.position(_boxed(game, _document(players, document))))


def fixture(
    players: int = 2,
    *,
    modules: str = "",
    spaces: dict[int, str] | None = None,
    icons: dict[int, str] | None = None,
    statues: tuple[int, ...] = (NOT_ON_THE_PATH,) * STATUES,
    more_cards: tuple[str, ...] = (),
    **document: Any,
) -> Table:
    """Fixture F of the worked examples: forty plain treasures, no icon, no statue, but for what is said here.

    It isolates one rule and may be a state that real play cannot reach. Any tile may lie anywhere, as often as one
    likes. There may be basic cards that no printed deck has.
    """
    laid = dict.fromkeys(range(1, 41), PLAIN) | (spaces or {})
    first = {"first": str(document.pop("first", 0))}
    game = Luxor(players, _names(modules), first, _edition(laid, icons or {}, statues, more_cards))
    document["spaces"] = {str(space): tile for space, tile in laid.items()}
    return Table(game, position.build(game.rules, _boxed(game, _document(players, document))))


def _names(modules: str) -> tuple[str, ...]:
    """Names of modules from one text, parted by commas or spaces."""
    return tuple(modules.replace(",", " ").split())


def only(*places: int | str) -> list[int | str]:
    """The places of five adventurers of which only these can move: the others are set aside. For fixtures."""
    return [*places, *["statue 1"] * (5 - len(places))]


def random_play(
    players: int, seed: int, modules: Iterable[str] = (), edition: Any = "rebuilt", **options: Any
) -> list[Table]:
    """A whole game played at random: the table before the first card, and again after each action and outcome."""
    game = waset.make("luxor", players=players, modules=modules, edition=edition, options=options)
    assert isinstance(game, Luxor)
    rng = Rng(seed)
    tables = [Table(game, game.start(seed))]
    while not game.is_over(tables[-1].state):
        table = tables[-1].copy()
        choices = game.legal(table.state)
        step = choices[rng.below(len(choices))] if choices else game.sample(table.state, rng)
        game.apply(table.state, step, table.log)
        tables.append(table)
    return tables


def _edition(
    laid: dict[int, str], icons: dict[int, str], statues: tuple[int, ...], more_cards: tuple[str, ...]
) -> Edition:
    """The default edition on a temple of treasures only, with as many tiles as anybody may want."""
    treasures = sorted(
        {tile for tile in laid.values() if re.fullmatch(r"(vase|statue|jewelry) \d/\d", tile)} | set(HELD)
    )
    rows = [re.split("[ /]", tile) for tile in treasures]
    return dataclasses.replace(
        REBUILT_EDITION,
        basic_cards=(*REBUILT_EDITION.basic_cards, *(CardRow(card, 5, "test") for card in more_cards)),
        spaces=tuple(Space(space, "treasure", icons.get(space, "none"), "test") for space in range(1, 41)),
        statues=tuple(Statue(after, "test") for after in statues),
        treasures=tuple(TreasureRow(row[0], int(row[1]), int(row[2]), 99, "test") for row in rows),
        osiris_tiles=tuple(OsirisRow(steps, 99, "test") for steps in range(1, 9)),
        temple_tiles=tuple(TempleRow(row.stack, row.tile, 9, "test") for row in REBUILT_EDITION.temple_tiles),
    )


def _document(players: int, said: dict[str, Any]) -> dict[str, Any]:
    """A position document from short forms.

    `hand`, `at`, `keys`, `wild` and all other keys of a seat are about seat 0; `hand1`, `at1` and so on about seat 1.
    A hand may be one text with cards parted by commas. `at` may name fewer than five: the others
    sleep at statues 3, 2, 1, as far as they go.
    """
    document = dict(said)
    seats: list[dict[str, Any]] = [{} for _ in range(players)]
    for key in list(document):
        found = re.fullmatch(r"([a-z_]+)(\d?)", key)
        if found and found.group(1) in SEAT_KEYS:
            seats[int(found.group(2) or 0)][found.group(1)] = document.pop(key)
    for seat in seats:
        if isinstance(seat.get("hand"), str):
            seat["hand"] = [card.strip() for card in seat["hand"].split(",")]
        if "at" in seat:
            sleepers = ["statue 3", "statue 2", "statue 1", "stairs", "stairs"]
            seat["at"] = [*seat["at"], *sleepers[: 5 - len(seat["at"])]]
    document["seats"] = seats
    if "spaces" in document:
        document["spaces"] = {str(space): tile for space, tile in document["spaces"].items()}
    return document


def _boxed(game: Luxor, document: dict[str, Any]) -> dict[str, Any]:
    """The document, with two cards in the box of each seat whose hand is named: the first two that it does not name."""
    for seat in document["seats"]:
        if "equipment" in game.modules and "hand" in seat and "boxed_equipment" not in seat:
            left = [row.card for row in game.edition.equipment for _ in range(row.copies)]
            for card in seat["hand"]:
                if card.removeprefix("own ") in left:
                    left.remove(card.removeprefix("own "))
            seat["boxed_equipment"] = left[:2]
    return document
