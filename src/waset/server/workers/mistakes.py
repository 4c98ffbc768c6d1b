"""What the desk finds in the kept reviews of a player's finished games: their own mistakes, the largest first."""

from functools import lru_cache
from typing import Final, NamedTuple

from pydantic_core import from_json

from waset.server.database import reviews, store
from waset.server.database.rows import SeatRow, TableRow
from waset.server.tables.reviews import Mistake, can_be_judged, deepest, mistakes_in, own_mistakes
from waset.server.web import wire
from waset.server.workers import desk_work

MOST_GAMES: Final = 100
"""How many finished games are looked through, the last ones."""
MOST_LISTED: Final = 200
KEPT: Final = 2000
"""Of how many games the mistakes are kept ready: a review is large, and what is listed of it small."""


class FoundMistakes(NamedTuple):
    """The mistakes of a player, and the finished games that have no review yet."""

    mistakes: list[wire.MistakeFacts]
    games: int
    missing: list[tuple[TableRow, list[SeatRow]]]


def mistakes(where: str, guest: str) -> FoundMistakes:
    """The mistakes of a guest over all their finished games."""
    with desk_work.reading(where) as connection:
        ids = reviews.games_of(connection, guest, MOST_GAMES)
        seatings = store.seatings(connection, ids)
        depths = reviews.depths(connection, ids)
    found: list[wire.MistakeFacts] = []
    missing = []
    judged = [seatings[id_] for id_ in ids if id_ in seatings and can_be_judged(seatings[id_][0])]
    for row, seats in judged:
        thinks = depths.get((row.id, row.seq))
        if thinks is None:
            missing.append((row, seats))
            continue
        mine = {seat.seat for seat in seats if seat.guest == guest and seat.kind == "person"}
        made = _in_game(where, row.id, row.created, deepest(thinks).name, row.seq)
        found += own_mistakes(row, made, mine)
    found.sort(key=lambda each: -each["loss"])
    return FoundMistakes(found[:MOST_LISTED], len(judged), missing)


@lru_cache(KEPT)
def _in_game(where: str, table: str, created: float, think: str, seq: int) -> tuple[Mistake, ...]:
    """The mistakes of all seats in a kept review, which never changes."""
    with desk_work.reading(where) as connection:
        text = reviews.kept(connection, table, think, seq)
        own = reviews.made_by_people(connection, table, created)
    if text is None:  # the game has gone on meanwhile
        return ()
    return mistakes_in(from_json(text), own)
