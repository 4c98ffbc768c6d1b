"""Seats: people and bots sit down, get up, resign, agree to hints, and move to other devices."""

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from waset import games
from waset.server.database.rows import Guest, SeatRow
from waset.server.tables import acts, lobby, storing
from waset.server.tables.table import Table
from waset.server.tables.tables import Tables
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal
from waset.server.web.keys import same

Seats: TypeAlias = dict[int, dict[str, Any]]
"""The changed values of each seat."""


async def change(tables: Tables, table: Table, caller: Caller, decide: Callable[[], Seats]) -> None:
    """Changes seats as `decide` says for the table as it is; it is called again if another change came first."""

    async def attempt() -> bool | None:
        return await storing.change(tables, table, decide()) or None

    await acts.whole(tables, acts.settled(tables, table, caller, attempt))


async def join(tables: Tables, table: Table, caller: Caller, guest: Guest, asked: wire.Join) -> None:
    """Sits down on an open seat."""
    if not tables.keys.is_key(asked.key or "", "join", table.id) and not table.row.public:
        raise Refusal(403, "not_allowed", "This link does not let you join.")
    name = lobby.clean(asked.name or guest.name, "body.name")

    def decide() -> Seats:
        acts.still_open(table)
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        if not free:
            raise Refusal(409, "full", "All seats are taken.")
        if asked.seat is not None and asked.seat not in free:
            raise Refusal(409, "seat_taken", "This seat is not open.", "body.seat")
        seat = free[0] if asked.seat is None else asked.seat
        return {seat: {"kind": "person", "name": name, "guest": guest.id}}

    await change(tables, table, caller, decide)


async def leave(tables: Tables, table: Table, caller: Caller, seat: int | None) -> None:
    """Gets up before the start."""

    def decide() -> Seats:
        mine = my_seat(table.held(caller, tables.keys), seat)
        acts.still_open(table)
        return _vacated(table, mine)

    await change(tables, table, caller, decide)


def _vacated(table: Table, seat: int) -> Seats:
    colour = games.facts(table.spec.game).seats[seat]
    generation = table.seats[seat].generation + 1
    values = {"kind": "open", "name": colour, "guest": None, "bot": None, "hints": False, "generation": generation}
    return {seat: values}


# --- bots and people -------------------------------------------------------------------------------------------------


async def give_to_bot(tables: Tables, table: Table, caller: Caller, seat: int, bot: str) -> None:
    """A bot takes an open seat, or acts for the caller from now on."""
    name = lobby.level(table.spec.game, bot, "body")

    def decide() -> Seats:
        row = _seat(table, seat)
        if row.kind == "person":
            _not_taken(tables, table, caller, seat)
            return {seat: {"bot": name}}
        _owner(table, caller, "Only the owner of the table can give open seats to bots.")
        acts.still_open(table)
        colour = games.facts(table.spec.game).seats[seat]
        return {seat: {"kind": "bot", "bot": name, "name": colour, "guest": None}}

    await change(tables, table, caller, decide)
    tables.on_turn(table)


async def take_from_bot(tables: Tables, table: Table, caller: Caller, seat: int) -> None:
    """The caller acts again; or, before the start, a bot's seat is open again."""

    def decide() -> Seats:
        row = _seat(table, seat)
        if row.kind == "person":
            _not_taken(tables, table, caller, seat)
            return {seat: {"bot": None}}
        _owner(table, caller, "Only the owner of the table can send bots away.")
        acts.still_open(table)
        return _vacated(table, seat)

    await change(tables, table, caller, decide)


def _owner(table: Table, caller: Caller, sentence: str) -> None:
    if caller.guest is None or caller.guest != table.row.owner:
        raise Refusal(403, "not_allowed", sentence)


def _seat(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "not_found", f"There is no seat {seat} at this table.", "path.seat")
    return table.seats[seat]


def _mine(tables: Tables, table: Table, caller: Caller, seat: int) -> None:
    if seat not in table.held(caller, tables.keys):
        raise Refusal(403, "not_your_seat", "This is not your seat.")


def _not_taken(tables: Tables, table: Table, caller: Caller, seat: int) -> None:
    """Raises a Refusal if a person's seat is not the caller's; before the start its owner only came too late."""
    if table.row.status == "open" and caller.guest == table.row.owner and seat not in table.held(caller, tables.keys):
        raise Refusal(409, "seat_taken", "Somebody else has sat down there.", "path.seat")
    _mine(tables, table, caller, seat)


def my_seat(held: tuple[int, ...], seat: int | None) -> int:
    """Returns the seat that is meant: the one named, or the only one held."""
    if not held:
        raise Refusal(403, "not_your_seat", "You have no seat at this table.")
    if seat is None:
        if len(held) > 1:
            raise Refusal(422, "bad_request", "You have several seats: name one.", "body.seat")
        return held[0]
    if seat not in held:
        raise Refusal(403, "not_your_seat", "This is not your seat.", "body.seat")
    return seat


async def resign(tables: Tables, table: Table, caller: Caller, seat: int | None) -> None:
    """From now on the stated substitute acts for a seat."""

    def decide() -> Seats:
        mine = my_seat(table.held(caller, tables.keys), seat)
        acts.playing(table)
        return {mine: {"resigned": True, "bot": None}}

    await change(tables, table, caller, decide)
    tables.on_turn(table)


async def agree_to_hints(tables: Tables, table: Table, caller: Caller, agree: bool) -> None:
    """Notes whether a player agrees to hints."""

    def decide() -> Seats:
        held = table.held(caller, tables.keys)
        if not held:
            raise Refusal(403, "not_your_seat", "You have no seat at this table.")
        return {seat: {"hints": agree} for seat in held}

    await change(tables, table, caller, decide)


# --- other devices and programs --------------------------------------------------------------------------------------


def link(tables: Tables, table: Table, caller: Caller, seat: int) -> wire.SeatLink:
    """A link that moves a seat to another device, once."""
    row = _seat(table, seat)
    _mine(tables, table, caller, seat)
    secret = tables.keys.take(table.id, row)
    return wire.SeatLink(link=f"#/take/{table.id}/{secret}", secret=secret)


async def take(tables: Tables, table: Table, caller: Caller, guest: Guest, secret: str) -> None:
    """Moves a seat to the caller's device; links and tokens made earlier end."""

    def decide() -> Seats:
        for row in table.seats:
            if row.kind == "person" and same(secret, tables.keys.take(table.id, row)):
                return {row.seat: {"guest": guest.id, "generation": row.generation + 1}}
        raise Refusal(403, "not_allowed", "This link has been used already, or was withdrawn.")

    await change(tables, table, caller, decide)


def token(tables: Tables, table: Table, caller: Caller, seat: int) -> wire.SeatToken:
    """A token with which a program plays a seat."""
    row = _seat(table, seat)
    _mine(tables, table, caller, seat)
    return wire.SeatToken(seat=seat, token=tables.keys.token(table.id, row))


async def withdraw(tables: Tables, table: Table, caller: Caller, seat: int, what: Literal["links", "tokens"]) -> None:
    """Ends all links that move a seat, or all tokens that play it."""

    def decide() -> Seats:
        row = _seat(table, seat)
        _mine(tables, table, caller, seat)
        return {seat: {what: getattr(row, what) + 1}}

    await change(tables, table, caller, decide)
