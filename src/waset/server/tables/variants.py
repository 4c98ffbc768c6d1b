"""Variants: tables that play on from a step of a finished game."""

from waset.core import variant
from waset.core.errors import WasetError
from waset.core.rng import LARGEST_SEED, Rng
from waset.server.database.rows import Guest, VariantNote, way
from waset.server.tables import acts, lobby, storing
from waset.server.tables.house import House
from waset.server.tables.table import Seating, Table
from waset.server.tables.wishes import PlayOnWish, WishedSeat
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal, not_found, refused


async def play_on(tables: House, table: Table, guest: Guest, asked: PlayOnWish) -> Table:
    """Opens a table that plays on from a step of this one; it starts at once if no seat is open."""
    if table.row.status not in ("over", "review"):
        raise Refusal(
            409, "not_over", "This game is still being played; it can be played on from a step after its end."
        )
    wishes = _wishes(table, asked)
    name = None if asked.name is None else lobby.clean(asked.name, "body.name")
    state = await _state(tables, table, asked.seq)
    game = tables.games.of(table.spec)
    try:
        start = variant.start(game, state, asked.seat, asked.hidden, Rng(tables.draw(LARGEST_SEED)))
    except WasetError as error:
        raise refused(error, "body.seq") from None
    spec = table.spec._replace(
        position=start, per_act=asked.clock.per_act, total=asked.clock.total, bots=None, absent=asked.absent, talk=False
    )
    seats = lobby.seated(tables, spec, wishes, guest)
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


def _wishes(table: Table, asked: PlayOnWish) -> list[WishedSeat]:
    """Who shall sit where, with me on the seat that I take."""
    players = table.spec.players
    if asked.seat >= players:
        raise Refusal(
            422, "bad_option", f"The seats of this game are 0 to {players - 1}, not {asked.seat}.", "body.seat"
        )
    if asked.seats is None:
        return [WishedSeat(who="me" if seat == asked.seat else "open") for seat in range(players)]
    if asked.seat < len(asked.seats) and asked.seats[asked.seat].who != "me":
        raise Refusal(422, "bad_option", f"Seat {asked.seat} plays on, so it must be mine.", f"body.seats.{asked.seat}")
    return asked.seats


async def _state(tables: House, table: Table, seq: int) -> object:
    """The state after an entry that counts; a refusal if there is none with this number."""
    with tables.minding(table):
        newest, undos = await tables.undos(table.id)
        counted = way(newest, undos)
    if seq not in counted:
        sentence = f"There is no step {seq} in this game, or it was taken back; the steps are 1 to {newest}."
        raise Refusal(422, "bad_option", sentence, "body.seq")
    return await tables.earlier(table, seq)


def is_listed(tables: House, table: Seating, caller: Caller) -> bool:
    """Whether somebody who may see a game is told of this variant of it."""
    return table.may_look(caller, tables.keys) or (table.row.variant is not None and table.row.variant["shared"])


async def change(tables: House, table: Table, caller: Caller, name: str | None, shared: bool) -> None:
    """Changes what a variant is called, and whether it is listed for others."""
    called = None if name is None else lobby.clean(name, "body.name")

    async def attempt() -> bool | None:
        if table.row.variant is None:
            raise not_found("variant")
        if caller.guest is None or caller.guest != table.row.owner:
            raise Refusal(403, "not_allowed", "Only the owner of a variant can name or share it.")
        note: VariantNote = {**table.row.variant, "name": called, "shared": shared}
        return await storing.change(tables, table, {}, variant=note) or None

    await acts.whole(tables, acts.settled(tables, table, caller, attempt))
