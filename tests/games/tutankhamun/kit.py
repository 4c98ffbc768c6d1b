"""One-line test games of Tutankhamun, built on positions."""

from typing import Any

import waset
from waset.core.event import Log
from waset.games.tutankhamun.rules import actions, position, turn
from waset.games.tutankhamun.rules.game import Tutankhamun
from waset.games.tutankhamun.rules.seen import View
from waset.games.tutankhamun.rules.state import State

OPTIONS = ("idols", "underworld_rings", "idle_horus", "edition")


class Table:
    """A game and its state, played by slots, tiles and words."""

    def __init__(self, game: Tutankhamun, state: State) -> None:
        self.game = game
        self.state = state
        self.log: Log = []

    # --- playing ---------------------------------------------------------------------------------------------

    def apply(self, action: int) -> "Table":
        """Plays an action."""
        self.game.apply(self.state, action, self.log)
        return self

    def do(self, *words: str) -> "Table":
        """Plays these actions, one after the other."""
        for each in words:
            self.apply(self.game.parse(self.state, each))
        return self

    def sail(self, slot: int) -> "Table":
        """Sails to a slot."""
        return self.apply(actions.SAIL + slot)

    def take(self, name: str) -> "Table":
        """Osiris takes a tile from the Underworld."""
        return self.apply(actions.TAKE + self.tile_number(name))

    def isis(self, slot: int) -> "Table":
        """Isis exchanges a ring for the tile of a slot."""
        return self.apply(actions.ISIS + slot)

    def ra(self, slot: int) -> "Table":
        """Ra moves the tile of a slot to the Underworld."""
        return self.apply(actions.RA + slot)

    def thoth(self, lower: int, higher: int) -> "Table":
        """Thoth exchanges the tiles of two slots."""
        return self.apply(actions.THOTH + lower).apply(actions.THOTH_WITH + higher)

    def fetch(self, slot: int) -> "Table":
        """Horus (a) fetches the tile of a slot."""
        return self.apply(actions.HORUS + slot)

    def behind(self) -> "Table":
        """Horus (b) puts the boat behind all."""
        return self.apply(actions.HORUS_BEHIND)

    def decline(self) -> "Table":
        """Declines the power of an idol."""
        return self.apply(actions.DECLINE)

    # --- looking ---------------------------------------------------------------------------------------------

    def legal(self) -> list[str]:
        """What may be done, in words."""
        return [self.game.text(self.state, each) for each in self.game.choices(self.state)]

    def view(self) -> View:
        """What everybody sees."""
        return self.game.view(self.state, None)

    def asks(self) -> str:
        """The name of the open decision."""
        return str(self.view()["decision"])

    def set(self, name: str) -> dict[str, Any]:
        """Where the tiles of a set are."""
        return next(dict(each) for each in self.view()["sets"] if each["name"] == name)

    def tile(self, slot: int) -> str | None:
        """The tile on a slot."""
        tile = self.view()["nile"][slot - 1]
        return None if tile is None else str(tile)

    def held(self, name: str) -> list[int]:
        """How many of a tile each seat holds."""
        return list(self.set(name)["held"])

    def underworld(self, name: str) -> int:
        """How many of a tile are in the Underworld."""
        return int(self.view()["underworld"].get(name, 0))

    def tomb(self, name: str) -> int:
        """How many of a tile are in the Tomb."""
        return int(self.view()["tomb"].get(name, 0))

    def tile_number(self, name: str) -> int:
        """The number of a tile."""
        return self.game.rules.pieces.tile_name.index(name)

    def happened(self, kind: str) -> list[tuple[int, ...]]:
        """The figures of every event of a kind, in order."""
        return [event.figures for event in self.log if event.kind == kind]

    @property
    def points(self) -> list[int]:
        """The markers."""
        return list(self.state.points)

    @property
    def boats(self) -> list[int]:
        """The positions of the boats."""
        return list(self.state.boats)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.game.is_over(self.state)


def make(players: int = 3, edition: Any = "rebuilt", **options: Any) -> Tutankhamun:
    """A game without a state."""
    game = waset.make("tutankhamun", players=players, edition=edition, options=options)
    assert isinstance(game, Tutankhamun)
    return game


def tut(players: int = 3, nile: dict[int, str] | list[str] | None = None, **said: Any) -> Table:
    """A game at the position that is said; slots of which nothing is said are filled (see `position`).

    The names of game options are told apart from those of the position. It isolates one rule and may be a state that
    real play cannot reach.
    """
    game = make(players, **{name: said.pop(name) for name in OPTIONS if name in said})
    if nile is not None:
        said["nile"] = {str(slot): tile for slot, tile in nile.items()} if isinstance(nile, dict) else nile
    state = position.build(game.rules, said)
    turn.carry_on(game.rules, state)
    return Table(game, state)


def last_tile(
    name: str,
    held: list[int],
    boats: list[int],
    underworld: int = 0,
    points: list[int] | None = None,
    **said: Any,
) -> Table:
    """Seat 0 sails to the last tile of a set: afterwards the seats hold these numbers, and the boats are here.

    A boat of seat 0 that is to end before slot 1 is an error of the test.
    """
    before = [{name: count} if count else {} for count in [held[0] - 1, *held[1:]]]
    start = [-len(boats), *boats[1:]]
    said["underworld"] = {name: underworld} if underworld else {}
    said.setdefault("tomb", {"Thoth": 2, "Ra": 2})
    if points:
        said["points"] = points
    table = tut(len(boats), nile={boats[0]: name}, boats=start, collections=before, **said)
    return table.sail(boats[0])


def near(*tiles: str, last: int = 80, first: int = 1) -> dict[int, str]:
    """A Nile that begins with these tiles; up to slot `last` nothing follows."""
    named = dict(enumerate(tiles, first))
    return dict.fromkeys(range(1, last + 1), "empty") | named
