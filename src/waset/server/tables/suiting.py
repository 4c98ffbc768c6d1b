"""Which level suits a person in each game, by their finished games against bots."""

from collections.abc import Iterable, Sequence

from waset import bots, games
from waset.bots.suited import Met, suited
from waset.server.database.rows import SeatRow, TableRow
from waset.server.web import wire


def suiting(guest: str, seatings: Iterable[tuple[TableRow, Sequence[SeatRow]]]) -> list[wire.SuitedLevel]:
    """The level that suits a guest in each game of which they have finished enough; the last tables come first."""
    met: dict[str, list[list[Met]]] = {}
    for row, seats in seatings:
        found = _met(guest, row, seats)
        if found:
            met.setdefault(row.spec.game, []).append(found)
    made = []
    for name in games.names():
        level = suited(bots.levels(name), met.get(name, []))
        if level is not None:
            made.append(wire.SuitedLevel(game=name, bot=level.level, games=level.games, chance=level.chance))
    return made


def _met(guest: str, row: TableRow, seats: Sequence[SeatRow]) -> list[Met]:
    """The bots that a guest met at a table; none if the game was not wholly their own."""
    mine = [seat for seat in seats if seat.kind == "person" and seat.guest == guest]
    if row.status != "over" or row.ranking is None or row.origin is not None or len(mine) != 1:
        return []
    me = mine[0]
    if me.resigned or me.bot is not None:
        return []
    place = row.ranking[me.seat]
    others = [(seat.bot, row.ranking[seat.seat]) for seat in seats if seat.kind == "bot" and seat.bot is not None]
    return [
        Met(bots.level_and_budget(bot)[0], 0.5 if place == other else float(place < other)) for bot, other in others
    ]
