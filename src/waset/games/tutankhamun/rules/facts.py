"""What lies on the table from the start: the facts of the edition that is played, as plain data.

Readers draw the Nile and the sets from this and never from the default edition. Tiles are named as a view names them.
"""

from typing import Final, Literal, TypedDict

from waset.games.tutankhamun.rules.module import Rules
from waset.games.tutankhamun.rules.pieces import SLOTS

TRACK: Final = 30
"""The highest number on the Spirit Track (T-COMP-5)."""

SetFacts = TypedDict("SetFacts", {"name": str, "tiles": int, "first": int, "second": int})
"""A set of artifacts: its tiles, and what the most and the second most of them are worth."""
Rings = TypedDict("Rings", {"name": str, "tiles": int, "each": int, "bonus": int})
"""The Scarab Rings: points for each when it is collected, and for the most of them at the end."""
IdolFacts = TypedDict("IdolFacts", {"name": str, "tiles": int})
Start = TypedDict("Start", {"players": int, "points": int})
Board = TypedDict(
    "Board",
    {
        "game": Literal["tutankhamun"],
        "edition": str,
        "players": int,
        "slots": int,
        "track": int,
        "start_points": int,
        "start": list[Start],
        "sets": list[SetFacts],
        "rings": Rings,
        "idols": list[IdolFacts],
    },
)
"""`slots` is the length of the Nile. `track` is the highest number on the Spirit Track, `start_points` is where
everybody starts on it in this game, and `start` is the same for each number of players."""


def board(r: Rules, edition: str) -> Board:
    """The facts of the game that is played, with the name of its edition."""
    p = r.pieces
    start = [Start(players=players, points=int(points)) for players, points in enumerate(p.start_points) if points]
    return Board(
        game="tutankhamun",
        edition=edition,
        players=int(r.players),
        slots=SLOTS,
        track=max(TRACK, *(row["points"] for row in start)),
        start_points=int(p.start_points[r.players]),
        start=start,
        sets=[
            SetFacts(
                name=p.tile_name[tile],
                tiles=int(p.tile_count[tile]),
                first=int(p.first[tile]),
                second=int(p.second[tile]),
            )
            for tile in range(1, p.ring)
        ],
        rings=Rings(
            name=p.tile_name[p.ring],
            tiles=int(p.tile_count[p.ring]),
            each=int(p.ring_points),
            bonus=int(p.first[p.ring]),
        ),
        idols=[
            IdolFacts(name=p.tile_name[tile], tiles=int(p.tile_count[tile])) for tile in range(p.artifacts, p.tiles)
        ],
    )
