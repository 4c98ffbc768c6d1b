"""People who are missing: who moves in their place, and how the others agree to that."""

import secrets
from typing import Any, Final

from waset import bots
from waset.server.database.rows import By, SeatRow, StandInWish, StoredSpec
from waset.server.tables import acts, storing
from waset.server.tables.house import House
from waset.server.tables.table import Seating, Table, stand_in_wait
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal

PEACE: Final = 180.0
"""Seconds for which nobody may ask again after somebody would rather wait."""


def stand_in_bot(game: str) -> str:
    """The bot that moves in a person's place: neither the weakest nor the strongest."""
    names = bots.names(game)
    return names[len(names) // 2]


def is_out_of_time(spec: StoredSpec, seat: SeatRow) -> bool:
    """Whether a seat has used up all its time."""
    return spec.total is not None and seat.kind == "person" and seat.spent >= spec.total


def acts_for(table: Seating, seat: int) -> By | None:
    """Who acts on a seat for the person there, if somebody does; a clock that runs out by the act is another matter."""
    spec, row = table.spec, table.seats[seat]
    by_bot = spec.absent == "bot"
    if row.resigned:
        return "resigned_bot" if by_bot else "server"
    if row.bot is not None:
        return "bot"
    if row.until_back:
        return "away_bot" if by_bot else "away"
    if is_out_of_time(spec, row):
        return "clock_bot" if by_bot else "clock"
    return None


# --- until somebody is back ------------------------------------------------------------------------------------------


async def stand_in(tables: House, table: Table, caller: Caller, seat: int) -> None:
    """Has somebody act on a seat until its person is back, if the host says so or all who are here agree; or asks."""

    async def attempt() -> bool | None:
        acts.playing(table)
        held = _players(tables, table, caller)
        host = caller.guest is not None and caller.guest == table.row.owner
        if not held and not host:
            raise Refusal(403, "not_your_seat", "You have no seat at this table.")
        wait = _wait(tables, table, seat)
        if wait > 0:
            raise Refusal(409, "too_soon", f"Give them some more time: {int(wait) + 1} s.", "path.seat")
        wish = _wish(
            table, {"id": secrets.token_hex(6), "by": min(held, default=0), "seat": seat, "agreed": list(held)}
        )
        if host or not _waiting(table, wish):
            return await _give(tables, table, wish)
        return await storing.change(tables, table, {}, asking=wish) or None

    await acts.whole(tables, acts.settled(tables, table, caller, attempt))
    tables.on_turn(table)


async def answer(tables: House, table: Table, caller: Caller, proposal: str, agree: bool) -> None:
    """Takes a player's answer: once all who are here agree it is done, and one who would rather wait ends it."""

    async def attempt() -> bool | None:
        held = _players(tables, table, caller)
        if not held:
            raise Refusal(403, "not_your_seat", "You have no seat at this table.")
        wish = table.row.asking
        if wish is None or wish["id"] != proposal or table.stand_in_wish() is None:
            raise Refusal(409, "no_question", "Nobody asks this any more.", "proposal")
        if not agree:
            until = tables.steady() + PEACE
            refused = {**wish["refused"], str(wish["seat"]): until}
            return await storing.change(tables, table, {}, asking={**wish, "id": None, "refused": refused}) or None
        wish = {**wish, "agreed": sorted({*wish["agreed"], *held})}
        if not _waiting(table, wish):
            return await _give(tables, table, wish)
        return await storing.change(tables, table, {}, asking=wish) or None

    await acts.whole(tables, acts.settled(tables, table, caller, attempt))
    tables.on_turn(table)


async def come_back(tables: House, table: Table, caller: Caller, seats: list[int]) -> None:
    """The people on these seats are back, and act again."""

    async def attempt() -> bool | None:
        kept = [seat for seat in seats if table.seats[seat].until_back]
        return not kept or await storing.change(tables, table, {seat: {"until_back": False} for seat in kept}) or None

    await acts.whole(tables, acts.settled(tables, table, caller, attempt))


def _players(tables: House, table: Table, caller: Caller) -> tuple[int, ...]:
    """The seats of the caller that still play."""
    return tuple(seat for seat in table.held(caller, tables.keys) if not table.seats[seat].resigned)


def _wait(tables: House, table: Table, seat: int) -> float:
    """Seconds until somebody may act on a seat; a refusal if nobody is missing there."""
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "not_found", f"There is no seat {seat} at this table.", "path.seat")
    wait = stand_in_wait(table, table.seats[seat], tables.steady(), tables.broadcast.ask_after)
    if wait is None:
        raise Refusal(409, "not_away", "Nobody is missing on this seat.", "path.seat")
    return wait


def _wish(table: Table, asked: dict[str, Any]) -> StandInWish:
    refused = {} if table.row.asking is None else table.row.asking["refused"]
    return {"id": asked["id"], "by": asked["by"], "seat": asked["seat"], "agreed": asked["agreed"], "refused": refused}


def _waiting(table: Table, wish: StandInWish) -> list[int]:
    """The seats whose person is here and has not answered."""
    return [seat for seat in table.voters() if seat not in wish["agreed"]]


async def _give(tables: House, table: Table, wish: StandInWish) -> bool | None:
    given = {wish["seat"]: {"until_back": True}}
    return await storing.change(tables, table, given, asking={**wish, "id": None}) or None
