"""What the desk finds in the kept reviews of a player's finished games: their own mistakes, the largest first."""

from functools import lru_cache
from typing import Final, NamedTuple

from pydantic_core import from_json

from waset import games
from waset.review import is_worth_asking
from waset.server.database import reviews, store
from waset.server.database.rows import SeatRow, TableRow
from waset.server.web import wire
from waset.server.workers import desk_work, review_work

MOST_GAMES: Final = 100
"""How many finished games are looked through, the last ones."""
MOST_LISTED: Final = 200
KEPT: Final = 2000
"""Of how many games the mistakes are kept ready: a review is large, and what is listed of it small."""


class Mistake(NamedTuple):
    """A decision that gave up much."""

    seq: int
    seat: int
    loss: float


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
        for each in _in_game(where, row.id, row.created, review_work.deepest(thinks).name, row.seq):
            if each.seat in mine:
                found.append(_facts(row, each))
    found.sort(key=lambda each: -each["loss"])
    return FoundMistakes(found[:MOST_LISTED], len(judged), missing)


def can_be_judged(row: TableRow) -> bool:
    """Whether the game of a table can be reviewed at all."""
    return row.status == "over" and row.spec.game in games.names() and games.has(row.spec.game, "bots.review")


@lru_cache(KEPT)
def _in_game(where: str, table: str, created: float, think: str, seq: int) -> tuple[Mistake, ...]:
    """The mistakes of all seats in a kept review, which never changes."""
    with desk_work.reading(where) as connection:
        text = reviews.kept(connection, table, think, seq)
        own = reviews.made_by_people(connection, table, created)
    if text is None:  # the game has gone on meanwhile
        return ()
    made: wire.GameReview = from_json(text)
    return tuple(
        Mistake(each["seq"], each["seat"], each["loss"])
        for each in made["decisions"]
        if each["seq"] in own and is_worth_asking(each["loss"], each["by"])
    )


def _facts(row: TableRow, mistake: Mistake) -> wire.MistakeFacts:
    return {
        "table": row.id,
        "seq": mistake.seq,
        "seat": mistake.seat,
        "game": row.spec.game,
        "players": row.spec.players,
        "modules": list(row.spec.modules),
        "at": row.changed,
        "loss": mistake.loss,
    }
