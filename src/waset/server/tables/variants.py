"""Variants: tables that play on from a step of a finished game."""

from waset.core import variant
from waset.core.errors import WasetError
from waset.core.rng import LARGEST_SEED, Rng
from waset.server.database import store
from waset.server.database.rows import Guest, VariantNote
from waset.server.tables import acts, lobby, storing
from waset.server.tables.table import Seating, Table
from waset.server.tables.tables import Tables
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal, not_found, refused


async def play_on(tables: Tables, table: Table, guest: Guest, asked: wire.PlayOn) -> Table:
    """Opens a table that plays on from a step of this one; it starts at once if no seat is open."""
    if table.row.status not in ("over", "review"):
        raise Refusal(
            409, "not_over", "This game is still being played; it can be played on from a step after its end."
        )
    wishes = _wishes(table, asked)
    name = None if asked.name is None else lobby.clean(asked.name, "body.name")
    clock = asked.clock or wire.ClockWish()
    state = await _state(tables, table, asked.seq)
    game = tables.games.of(table.spec)
    try:
        start = variant.start(game, state, asked.seat, asked.hidden, Rng(tables.draw(LARGEST_SEED)))
    except WasetError as error:
        raise refused(error, "body.seq") from None
    spec = table.spec._replace(
        position=start, per_act=clock.per_act, total=clock.total, bots=None, absent=asked.absent, talk=False
    )
    seats = lobby.seated(spec, wishes, guest)
    note: VariantNote = {
        "seq": asked.seq,
        "seat": asked.seat,
        "hidden": asked.hidden,
        "name": name,
        "shared": asked.shared,
    }
    made = await lobby.add(tables, guest, spec, seats, False, origin=table.id, variant=note)
    if all(seat.kind != "open" for seat in seats):
        async with made.lock:
            await acts.begin(tables, made)
    return made


def _wishes(table: Table, asked: wire.PlayOn) -> list[wire.SeatWish]:
    """Who shall sit where, with me on the seat that I take."""
    players = table.spec.players
    if asked.seat >= players:
        raise Refusal(
            422, "bad_option", f"The seats of this game are 0 to {players - 1}, not {asked.seat}.", "body.seat"
        )
    if asked.seats is None:
        return [wire.SeatWish(who="me" if seat == asked.seat else "open") for seat in range(players)]
    if asked.seat < len(asked.seats) and asked.seats[asked.seat].who != "me":
        raise Refusal(422, "bad_option", f"Seat {asked.seat} plays on, so it must be mine.", f"body.seats.{asked.seat}")
    return asked.seats


async def _state(tables: Tables, table: Table, seq: int) -> object:
    """The state after an entry that counts; a refusal if there is none with this number."""
    with tables.minding(table):
        newest, undos = await tables.read(store.undos, table.id)
        counted = store.way(newest, undos)
    if seq not in counted:
        sentence = f"There is no step {seq} in this game, or it was taken back; the steps are 1 to {newest}."
        raise Refusal(422, "bad_option", sentence, "body.seq")
    return await tables.earlier(table, seq)


def is_listed(tables: Tables, table: Seating, caller: Caller) -> bool:
    """Whether somebody who may see a game is told of this variant of it."""
    return table.may_look(caller, tables.keys) or (table.row.variant is not None and table.row.variant["shared"])


async def change(tables: Tables, table: Table, caller: Caller, asked: wire.VariantWish) -> None:
    """Changes what a variant is called, and whether it is listed for others."""
    name = None if asked.name is None else lobby.clean(asked.name, "body.name")

    async def attempt() -> bool | None:
        if table.row.variant is None:
            raise not_found("variant")
        if caller.guest is None or caller.guest != table.row.owner:
            raise Refusal(403, "not_allowed", "Only the owner of a variant can name or share it.")
        note: VariantNote = {**table.row.variant, "name": name, "shared": asked.shared}
        return await storing.change(tables, table, {}, variant=note) or None

    await acts.whole(tables, acts.settled(tables, table, caller, attempt))
