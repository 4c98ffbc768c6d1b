"""One-line tables for the tests of the mummy."""

from typing import Any

from tests.games.luxor.kit import Table, fixture, only

EYES = {1: "1-3 (level 1)", 2: "1-4 (level 2)", 3: "1-6 (level 3)"}
"""A Horus card for each number of eyes."""
ALL = "all +1 (level 1)"
LAST = "last to second last (level 1)"
STAY = "do not try to rise"
HAND = "1, 2, 3, 4, 5"
COST = {
    **dict.fromkeys(("new hand", "rear 1-2", "2 points", "rearrange", "exchange scarab", "lowest treasure"), 1),
    **dict.fromkeys(("scarab", "move 1", "Horus card", "treasure points", "rear 1-4", "2 keys"), 2),
    **dict.fromkeys(("free choice", "extra turn", "all move 4"), 3),
}
"""What the mummy tiles cost."""


def walk(eyes: int, players: int = 2, **document: Any) -> Table:
    """Seat 0, with somebody on the stairs, has just played a Horus card; the mummy started on space 20 unless said."""
    said: dict[str, Any] = {"mummy": 20, "at": only("stairs")} | document
    table = fixture(players, modules="mummy", hand=f"{EYES[eyes]}, 1, 1, 1, 5", **said)
    return table.do(f"play {EYES[eyes]} from the left")


def at_tiles(*tiles: str, **document: Any) -> Table:
    """Seat 0, with one adventurer on space 4, is asked for a mummy tile; the mummy is on space 30 unless said."""
    said: dict[str, Any] = {"modules": "mummy", "mummy": 30, "at": only(4), "hand": HAND, "hand1": HAND} | document
    display = [*tiles, "2 points", "rearrange"][:3]
    return fixture(mummy_tiles=display, agenda=["end turn", "mummy tile"], **said)


def bought(tile: str, **document: Any) -> Table:
    """The same when the tile is bought."""
    return at_tiles(tile, **document).do(f"buy {tile} for {COST[tile]}")


def mummy(table: Table) -> int:
    """The space of the mummy."""
    space = table.view()["mummy"]
    assert space is not None
    return space


def talismans(table: Table) -> list[int]:
    """The talismans of the supply, then those of each seat."""
    view = table.view()
    return [view["talismans"], *(seat["talismans"] for seat in view["seats"])]


def display(table: Table) -> list[str]:
    """The mummy tiles that are face up."""
    return [tile["effect"] for tile in table.view()["mummy_tiles"]]
