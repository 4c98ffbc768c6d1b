"""What lies on the table from the start: the facts of the edition that is played, as plain data.

Readers draw the temple from this and never from the default edition. It follows from the game alone, so nothing in it
can be secret. Cards, tiles and spaces are named as a view names them.
"""

from typing import Final, Literal, TypeAlias, TypedDict, cast

from waset.core.meaning import AnyBoard
from waset.games.luxor.rules.module import Rules
from waset.games.luxor.rules.modules import ModuleBoards
from waset.games.luxor.rules.pieces import (
    ADVENTURERS,
    EMPTY,
    FAVOUR,
    HORUS,
    ICONS,
    OSIRIS,
    TOMB,
    TREASURE,
)
from waset.games.luxor.rules.state import LYING
from waset.games.luxor.rules.view import place_name

Icon: TypeAlias = Literal["cobra", "falcon", "lion"]
TreasureType: TypeAlias = Literal["vase", "statue", "jewelry", "artifact"]

Space = TypedDict(
    "Space", {"space": int, "kind": Literal["treasure", "osiris", "horus"], "level": int, "icon": Icon | None}
)
"""A space of the path: what lies there at the start, the level of a Horus tile (otherwise 0), and the printed icon."""
Wall = TypedDict("Wall", {"first": int, "last": int, "points": int})
"""The points beside these spaces; the tomb is the place after the last space."""
CardKind: TypeAlias = Literal[
    "steps", "plus minus", "die", "up to", "up to die", "all", "last", "one less", "die plus minus", "plus"
]
Card = TypedDict(
    "Card",
    {"name": str, "kind": CardKind, "number": int, "least": int, "level": int, "basic": int, "horus": int},
)
"""A card: its printed number (0 if it has none), the lower one where one chooses between two (otherwise 0), the level
of a Horus card (otherwise 0), and how many are in the draw pile and on the Horus board at the start."""
Treasure = TypedDict(
    "Treasure",
    {"kind": Literal["treasure"], "name": str, "type": TreasureType, "needs": int, "points": int, "copies": int},
)
OsirisTile = TypedDict("OsirisTile", {"kind": Literal["osiris"], "name": str, "steps": int, "copies": int})
HorusTile = TypedDict("HorusTile", {"kind": Literal["horus"], "name": str, "level": int})
Favour = TypedDict("Favour", {"kind": Literal["favour"], "name": str, "levels": list[int]})
TempleTile = TypedDict("TempleTile", {"kind": Literal["wild", "scarab", "wild or scarab", "tunnel"], "name": str})
NoTile = TypedDict("NoTile", {"kind": Literal["empty"], "name": str})
"""How a view names a space whose tile is gone."""
Tile: TypeAlias = Treasure | OsirisTile | HorusTile | Favour | TempleTile | NoTile
Stack = TypedDict("Stack", {"icon": Icon, "tiles": dict[str, int]})
"""A stack of temple tiles by the icon on their backs: how many of each there are."""
Scarab = TypedDict("Scarab", {"points": int, "copies": int})
Board = TypedDict(
    "Board",
    {
        "game": Literal["luxor"],
        "edition": str,
        "players": int,
        "tomb": int,
        "adventurers": int,
        "hand": int,
        "spaces": list[Space],
        "statues": list[int],
        "asleep": list[str],
        "lying": list[str],
        "walls": list[Wall],
        "sarcophagi": list[int],
        "sets": list[int],
        "cards": list[Card],
        "tiles": list[Tile],
        "temple": list[Stack],
        "scarabs": list[Scarab],
        "keys": int,
        "wild": int,
        "rounds": int,
        "modules": ModuleBoards,
    },
)
"""`tomb` is the number of the place after the last space. Each statue stands after the space in `statues`. `asleep` is
how a view names the place of an adventurer asleep at each statue, `lying` that of one lying on each space from 1 on.
`sets` holds what one set, two sets and so on are worth; more count as the last. `keys` and `wild` are the supplies at
the start, `rounds` the round after which a game is stopped. `modules` has a part for each module in play."""

_CARD_KINDS: Final[tuple[CardKind, ...]] = (
    "steps",
    "plus minus",
    "die",
    "up to",
    "up to die",
    "all",
    "last",
    "one less",
    "die plus minus",
    "plus",
)
"""In the order of the kinds in `pieces`."""
_TREASURES: Final[tuple[TreasureType, ...]] = ("vase", "statue", "jewelry", "artifact")
"""In the order of the types in `pieces`."""
_ICONS: Final[tuple[Icon, ...]] = ("cobra", "falcon", "lion")


def board(r: Rules, edition: str) -> Board:
    """The facts of the game that is played, with the name of its edition."""
    p = r.pieces
    return Board(
        game="luxor",
        edition=edition,
        players=int(r.players),
        tomb=TOMB,
        adventurers=ADVENTURERS,
        hand=int(p.hand),
        spaces=[_space(r, space) for space in range(1, TOMB)],
        statues=[int(after) for after in p.statues],
        asleep=[str(place_name(-statue)) for statue in range(1, len(p.statues) + 1)],
        lying=[str(place_name(LYING + space)) for space in range(1, TOMB)],
        walls=_walls(r),
        sarcophagi=[int(points) for points in p.sarcophagi],
        sets=[int(points) for points in p.set_points[1:]],
        cards=[_card(r, card) for card in range(p.cards) if _in_play(r, card)],
        tiles=[_tile(r, tile) for tile in range(p.tiles) if p.tile_kind[tile] != TREASURE or p.tile_count[tile]],
        temple=[_stack(r, icon) for icon in range(1, len(ICONS))],
        scarabs=[
            Scarab(points=int(points), copies=int(copies))
            for points, copies in zip(p.scarab_points, p.scarab_count, strict=True)
        ],
        keys=int(p.keys),
        wild=int(p.wild),
        rounds=int(p.rounds),
        modules=cast("ModuleBoards", {module.name: module.board(r) for module in r.modules}),
    )


def tile_of(board: AnyBoard, name: str) -> Tile:
    """What a board says about the tile of this name."""
    tiles: list[Tile] = board["tiles"]
    return next(each for each in tiles if each["name"] == name)


def card_of(board: AnyBoard, name: str) -> Card:
    """What a board says about the card of this name."""
    cards: list[Card] = board["cards"]
    return next(each for each in cards if each["name"] == name)


def _space(r: Rules, space: int) -> Space:
    p = r.pieces
    icon = int(p.space_icon[space])
    level = int(p.space_level[space])
    return Space(
        space=space,
        kind="horus" if level else "osiris" if space in p.osiris_spaces else "treasure",
        level=level,
        icon=_ICONS[icon - 1] if icon else None,
    )


def _walls(r: Rules) -> list[Wall]:
    """The walls, starting at the stairs; neighbours with the same points are one."""
    made: list[Wall] = []
    for place in range(1, TOMB + 1):
        points = int(r.pieces.wall[place])
        if made and made[-1]["points"] == points and place != TOMB:
            made[-1]["last"] = place
        else:
            made.append(Wall(first=place, last=place, points=points))
    return made


def _in_play(r: Rules, card: int) -> bool:
    p = r.pieces
    return bool(p.basic_count[card] or p.horus_count[card] or p.equipment_count[card])


def _card(r: Rules, card: int) -> Card:
    p = r.pieces
    return Card(
        name=p.card_name[card],
        kind=_CARD_KINDS[p.card_kind[card]],
        number=int(p.card_number[card]),
        least=int(p.card_least[card]),
        level=int(p.card_eyes[card]),
        basic=int(p.basic_count[card]),
        horus=int(p.horus_count[card]),
    )


def _tile(r: Rules, tile: int) -> Tile:
    p = r.pieces
    kind = p.tile_kind[tile]
    name = p.tile_name[tile]
    copies = int(p.tile_count[tile])
    value = int(p.tile_value[tile])
    if kind == TREASURE:
        points = int(p.tile_points[tile])
        type_ = _TREASURES[p.tile_type[tile]]
        return Treasure(kind="treasure", name=name, type=type_, needs=value, points=points, copies=copies)
    if kind == OSIRIS:
        return OsirisTile(kind="osiris", name=name, steps=int(p.osiris_steps[tile]), copies=copies)
    if kind == HORUS:
        return HorusTile(kind="horus", name=name, level=value)
    if kind == FAVOUR:
        return Favour(kind="favour", name=name, levels=[value, value + 1])
    if kind == EMPTY:
        return NoTile(kind="empty", name=name)
    if name == "wild":
        return TempleTile(kind="wild", name=name)
    if name == "scarab":
        return TempleTile(kind="scarab", name=name)
    if name == "tunnel":
        return TempleTile(kind="tunnel", name=name)
    return TempleTile(kind="wild or scarab", name=name)


def _stack(r: Rules, icon: int) -> Stack:
    p = r.pieces
    rows = range(p.temple_low[icon], p.temple_high[icon])
    return Stack(
        icon=_ICONS[icon - 1], tiles={p.tile_name[p.temple_tile[row]]: int(p.temple_count[row]) for row in rows}
    )
