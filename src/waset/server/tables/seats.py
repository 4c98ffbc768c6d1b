"""Seats: people and bots sit down, get up, resign, agree to hints, and move to other devices."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Literal, NamedTuple, TypeAlias

from waset import games
from waset.server.database.rows import Guest, SeatRow
from waset.server.tables import acts, lobby, storing
from waset.server.tables.house import House
from waset.server.tables.table import Table
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal
from waset.server.web.keys import same

Seats: TypeAlias = dict[int, dict[str, Any]]
"""The changed values of each seat."""


class Change(NamedTuple):
    """What changes about seats, and with them about their table."""

    seats: Seats
    table: Mapping[str, Any] = MappingProxyType({})


async def change(tables: House, table: Table, caller: Caller, decide: Callable[[], Seats | Change]) -> None:
    """Changes seats as `decide` says for the table as it is; it is called again if another change came first."""

    async def attempt() -> bool | None:
        wanted = decide()
        changed = wanted if isinstance(wanted, Change) else Change(wanted)
        return await storing.change(tables, table, changed.seats, **changed.table) or None

    await acts.whole(tables, acts.settled(tables, table, caller, attempt))


async def join(
    tables: House, table: Table, caller: Caller, guest: Guest, key: str, seat: int | None, name: str | None
) -> None:
    """Sits down on an open seat."""
    called = lobby.clean(name or guest.name, "body.name")

    def decide() -> Seats:
        if not tables.keys.is_key(key, "join", table.row) and not table.row.public:
            raise Refusal(403, "not_allowed", "This link does not let you join.")
        acts.still_open(table)
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        if not free:
            raise Refusal(409, "full", "All seats are taken.")
        if seat is not None and seat not in free:
            raise Refusal(409, "seat_taken", "This seat is not open.", "body.seat")
        return {free[0] if seat is None else seat: {"kind": "person", "name": called, "guest": guest.id}}

    await change(tables, table, caller, decide)


async def leave(tables: House, table: Table, caller: Caller, seat: int | None) -> None:
    """Gets up before the start; a host with nobody else on their seats hands the table on."""

    def decide() -> Change:
        held = table.held(caller, tables.keys)
        mine = my_seat(held, seat)
        acts.still_open(table)
        return Change(_vacated(table, mine), _handed_on(table, caller) if len(held) == 1 else {})

    await change(tables, table, caller, decide)


def _others(table: Table, caller: Caller) -> list[str]:
    """The other people who play at a table, by their guests, in the order of their seats."""
    return [seat.guest for seat in table.people() if seat.guest is not None and seat.guest != caller.guest]


def _handed_on(table: Table, caller: Caller) -> dict[str, Any]:
    """Who is the host once the caller has gone; nothing changes if the caller is not, or if there is nobody else."""
    others = _others(table, caller)
    return {"owner": others[0]} if others and caller.guest == table.row.owner else {}


async def put_away(tables: House, table: Table, caller: Caller) -> None:
    """Takes a table off the caller's list: they get up or resign, and a table at which nobody else plays is closed."""

    def decide() -> Change:
        held = table.held(caller, tables.keys)
        if not held and caller.guest != table.row.owner:
            raise Refusal(403, "not_your_seat", "You have no seat at this table.")
        others = _others(table, caller)
        if table.row.status == "over" and held:
            return Change({seat: {"hidden": True} for seat in held})
        if not others:
            return Change({}, {"status": "closed"})
        if table.row.status == "open":
            seats = {seat: values for mine in held for seat, values in _vacated(table, mine).items()}
        else:
            left = {"resigned": True, "bot": None, "until_back": False, "hidden": True}
            seats = dict.fromkeys(held, left)
        return Change(seats, _handed_on(table, caller))

    await change(tables, table, caller, decide)
    if table.row.status == "closed":
        tables.forget(table)
    tables.on_turn(table)


def _vacated(table: Table, seat: int) -> Seats:
    colour = games.facts(table.spec.game).seats[seat]
    generation = table.seats[seat].generation + 1
    values = {"kind": "open", "name": colour, "guest": None, "bot": None, "hints": False, "generation": generation}
    values |= {"away": None, "until_back": False}
    return {seat: values}


# --- bots and people -------------------------------------------------------------------------------------------------


async def give_to_bot(tables: House, table: Table, caller: Caller, seat: int, bot: str) -> None:
    """A bot takes an open seat, or acts for the caller from now on."""
    name = lobby.level(tables, table.spec, bot, "body")

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


async def take_from_bot(tables: House, table: Table, caller: Caller, seat: int) -> None:
    """The caller acts again."""

    def decide() -> Seats:
        _mine(tables, table, caller, _seat(table, seat).seat)
        return {seat: {"bot": None, "until_back": False}}

    await change(tables, table, caller, decide)


async def free(tables: House, table: Table, caller: Caller, seat: int) -> None:
    """Before the start the owner sends away whoever sits on a seat of others, and it is open again."""

    def decide() -> Seats:
        _owner(table, caller, "Only the owner of the table can free seats.")
        acts.still_open(table)
        if _seat(table, seat).seat in table.held(caller, tables.keys):
            raise Refusal(403, "not_allowed", "This is your own seat: leave it instead.", "path.seat")
        return _vacated(table, seat)

    await change(tables, table, caller, decide)


def _owner(table: Table, caller: Caller, sentence: str) -> None:
    if caller.guest is None or caller.guest != table.row.owner:
        raise Refusal(403, "not_allowed", sentence)


def _seat(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "not_found", f"There is no seat {seat} at this table.", "path.seat")
    return table.seats[seat]


def _mine(tables: House, table: Table, caller: Caller, seat: int) -> None:
    if seat not in table.held(caller, tables.keys):
        raise Refusal(403, "not_your_seat", "This is not your seat.")


def _not_taken(tables: House, table: Table, caller: Caller, seat: int) -> None:
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


async def resign(tables: House, table: Table, caller: Caller, seat: int | None) -> None:
    """From now on a bot, or the substitute of the rules, acts for a seat."""

    def decide() -> Seats:
        mine = my_seat(table.held(caller, tables.keys), seat)
        acts.playing(table)
        return {mine: {"resigned": True, "bot": None, "until_back": False}}

    await change(tables, table, caller, decide)
    tables.on_turn(table)


async def agree_to_hints(tables: House, table: Table, caller: Caller, agree: bool) -> None:
    """Notes whether a player agrees to hints."""

    def decide() -> Seats:
        held = table.held(caller, tables.keys)
        if not held:
            raise Refusal(403, "not_your_seat", "You have no seat at this table.")
        return {seat: {"hints": agree} for seat in held}

    await change(tables, table, caller, decide)


# --- other devices and programs --------------------------------------------------------------------------------------


def link(tables: House, table: Table, caller: Caller, seat: int) -> wire.SeatLink:
    """A link that moves a seat to another device, once."""
    row = _seat(table, seat)
    _mine(tables, table, caller, seat)
    secret = tables.keys.take(table.id, row)
    return wire.SeatLink(link=f"#/take/{table.id}/{secret}", secret=secret)


async def take(tables: House, table: Table, caller: Caller, guest: Guest, secret: str) -> None:
    """Moves a seat to the caller's device; links and tokens made earlier end."""

    def decide() -> Seats:
        for row in table.seats:
            if row.kind == "person" and same(secret, tables.keys.take(table.id, row)):
                return {row.seat: {"guest": guest.id, "generation": row.generation + 1}}
        raise Refusal(403, "not_allowed", "This link has been used already, or was withdrawn.")

    await change(tables, table, caller, decide)


def token(tables: House, table: Table, caller: Caller, seat: int) -> wire.SeatToken:
    """A token with which a program plays a seat."""
    row = _seat(table, seat)
    _mine(tables, table, caller, seat)
    return wire.SeatToken(seat=seat, token=tables.keys.token(table.id, row))


async def withdraw(tables: House, table: Table, caller: Caller, seat: int, what: Literal["links", "tokens"]) -> None:
    """Ends all links that move a seat, or all tokens that play it."""

    def decide() -> Seats:
        row = _seat(table, seat)
        _mine(tables, table, caller, seat)
        return {seat: {what: getattr(row, what) + 1}}

    await change(tables, table, caller, decide)


async def withdraw_links(tables: House, table: Table, caller: Caller) -> None:
    """Ends the links to join and to watch a table; whoever came too late to end them is told the new ones."""
    known = table.row.links

    async def attempt() -> bool | None:
        _owner(table, caller, "Only the owner of the table can make new links.")
        if table.row.links != known:
            raise Refusal(409, "changed", "New links have just been made.")
        return await storing.change(tables, table, {}, links=known + 1) or None

    await acts.whole(tables, acts.settled(tables, table, caller, attempt))
