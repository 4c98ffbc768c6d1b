"""Opening tables: new ones, those of uploaded records, and rematches; and starting them."""

import json
import unicodedata
from collections.abc import Sequence
from typing import Any, Final

from waset import bots, games
from waset.core import edition
from waset.core.errors import BadEdition, WasetError
from waset.core.game import AnyGame
from waset.core.texts import is_name
from waset.server.database.rows import Entry, Guest, SeatRow, StoredSpec, TableRow
from waset.server.tables import acts, storing
from waset.server.tables.house import House
from waset.server.tables.match import Games, Match, Reached
from waset.server.tables.table import Table, deadline
from waset.server.tables.wishes import TableWish, WishedSeat
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal, refused

LARGEST_EDITION: Final = 65536
"""Bytes; the printed games have less than a tenth of it."""


def clean(name: str, where: str) -> str:
    """Returns a name as it is shown: plain, on one line, neither empty nor too long."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not is_name(shown) or len(shown) > wire.LONGEST_NAME:
        sentence = f"A name is 1 to {wire.LONGEST_NAME} printable characters."
        raise Refusal(422, "bad_request", sentence, where)
    return shown


# --- making a table --------------------------------------------------------------------------------------------------


async def create(tables: House, guest: Guest, asked: TableWish) -> Table:
    """Opens the table that a guest asks for."""
    spec = StoredSpec(
        asked.game,
        asked.players,
        asked.modules,
        dict(asked.options),
        asked.edition,
        None,
        asked.clock.per_act,
        asked.clock.total,
        absent=asked.absent,
        talk=asked.talk,
    )
    spec = checked(tables.games, spec)
    wishes = asked.seats or [WishedSeat("me"), *[WishedSeat("open")] * (spec.players - 1)]
    seats = seated(tables, spec, wishes, guest)
    if asked.start and any(seat.kind == "open" for seat in seats):
        raise Refusal(409, "seats_open", "A seat is still open: fill it, or start later.", "body.start")
    table = await add(tables, guest, spec, seats, asked.public)
    if asked.start:
        async with table.lock:
            await acts.begin(tables, table)
    return table


def checked(known: Games, spec: StoredSpec) -> StoredSpec:
    """Returns the spec with all options filled in; raises a Refusal if there can be no such game."""
    try:
        game = known.of(spec)
        return spec._replace(modules=game.modules, options=dict(game.options), edition=edition_of(game))
    except BadEdition as error:
        raise refused(error, "body.edition") from None
    except WasetError as error:
        raise refused(error, "body") from None


def edition_of(game: AnyGame) -> dict[str, Any] | None:
    """What a table stores of its game's edition: its name and what differs; None for the printed game."""
    differs = edition.differences(game.edition, game.base_edition)
    if not differs and game.edition.name == game.base_edition.name:
        return None
    kept = {"game": game.meta.name, "name": game.edition.name, **differs}
    if len(json.dumps(kept)) > LARGEST_EDITION:
        raise BadEdition(f"an edition may have at most {LARGEST_EDITION} bytes")
    return kept


def seated(
    tables: House, spec: StoredSpec, wishes: Sequence[WishedSeat], guest: Guest, names: Sequence[str] = ()
) -> list[SeatRow]:
    """The seats of a new table."""
    if len(wishes) != spec.players:
        sentence = f"There are {spec.players} seats, but {len(wishes)} entries for them."
        raise Refusal(422, "bad_request", sentence, "body.seats")
    colours = games.facts(spec.game).seats
    made = []
    mine = 0
    for seat, wish in enumerate(wishes):
        where = f"body.seats.{seat}"
        name = names[seat] if names else colours[seat]
        if wish.who == "bot":
            made.append(SeatRow(seat, "bot", name, None, level(tables, spec, wish.bot, where)))
        elif wish.who == "open":
            made.append(SeatRow(seat, "open", name))
        else:
            called = wish.name or (guest.name if mine == 0 else f"{guest.name[: wire.LONGEST_NAME - 2]} {mine + 1}")
            made.append(SeatRow(seat, "person", clean(called, where), guest.id))
            mine += 1
    return made


def level(tables: House, spec: StoredSpec, bot: str | None, where: str) -> str:
    """Returns the level of a bot, or a network, if it exists; how long it thinks is for the server to decide."""
    if bot is not None and bots.is_net(bot):
        tables.nets.must_suit(bot, tables.games.of(spec), where)
        return bot
    names = bots.names(spec.game)
    if bot not in names:
        sentence = f"There is no such bot; the bots are {', '.join(names)}."
        raise Refusal(422, "bad_option", sentence, f"{where}.bot")
    return str(bot)


async def add(
    tables: House,
    guest: Guest,
    spec: StoredSpec,
    seats: list[SeatRow],
    public: bool,
    entries: Sequence[Entry] = (),
    reached: Reached | None = None,
    **values: Any,
) -> Table:
    """Stores a new table, with the entries of an uploaded record and the state that they lead to."""
    row = new_row(tables, guest, spec, public, len(entries))._replace(**values)
    row = row._replace(deadline=deadline(spec, seats, row.to_move, row.since))
    await tables.keep(row, seats, entries)
    table = Table(row, seats, Match(tables.games.of(spec), spec, reached))
    tables.add(table)
    return table


def new_row(tables: House, guest: Guest, spec: StoredSpec, public: bool, entries: int) -> TableRow:
    """The row of a table that is opened now, with this number of entries."""
    now = tables.now()
    row = TableRow(tables.new_id(), now, now, "open", public, guest.id, spec, entries, None, tables.steady())
    return row._replace(turned=now)


# --- playing ------------------------------------------------------------------------------------------------------


async def start(tables: House, table: Table, caller: Caller) -> None:
    """Starts the game; its owner and its players may do so."""

    async def attempt() -> bool | None:
        if not table.held(caller, tables.keys) and caller.guest != table.row.owner:
            raise Refusal(403, "not_allowed", "Only players at this table can start it.")
        acts.still_open(table)
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal(409, "seats_open", "A seat is still open: invite somebody, or give it to a bot.")
        return await acts.begin(tables, table) or None

    await acts.whole(tables, acts.settled(tables, table, caller, attempt))


async def rematch(tables: House, table: Table, caller: Caller, guest: Guest) -> str:
    """Opens a table for the same game with the same players, where the next seat begins; returns its id."""

    async def attempt() -> str | None:
        if not table.held(caller, tables.keys):
            raise Refusal(403, "not_your_seat", "Only those who played can ask for a rematch.")
        if table.row.rematch is not None:
            return table.row.rematch
        if table.row.status != "over":
            raise Refusal(409, "not_over", "The game is not over yet.")
        return await _play_again(tables, table, guest)

    return await acts.whole(tables, acts.settled(tables, table, caller, attempt))


async def _play_again(tables: House, table: Table, guest: Guest) -> str | None:
    """Opens the table of a rematch, deals, and links the old table to it, all or nothing; None if it exists already."""
    spec = table.spec._replace(position=None)
    first = spec.options.get("first", "random")
    if first != "random":
        spec = spec._replace(options={**spec.options, "first": str((int(first) + 1) % spec.players)})
    seats = [
        SeatRow(seat.seat, seat.kind, seat.name, seat.guest, seat.bot if seat.kind == "bot" else None)
        for seat in table.seats
    ]
    played = Match(tables.games.of(spec), spec).deal(tables.draw)
    entry = acts.dealt(played, tables.now())
    row = new_row(tables, guest, spec, table.row.public, 1)
    to_move = tables.games.of(spec).to_move(played.state)
    row = row._replace(status="playing", to_move=to_move, deadline=deadline(spec, seats, to_move, row.since))
    stored = await tables.keep_rematch(table.row, row, seats, [entry])
    if not await storing.changed(tables, table, stored, rematch=row.id):
        return None
    tables.on_turn(await tables.open(row.id))
    return row.id
