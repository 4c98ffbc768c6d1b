"""Coming together: tables are made, joined, started, handed to bots and played again."""

import unicodedata
from collections.abc import Sequence
from typing import Any

from waset import bots, games
from waset.core.errors import BadOption, WasetError
from waset.server import playing, store, wire
from waset.server.errors import Refusal, refused
from waset.server.hall import Hall
from waset.server.keys import new_id, same
from waset.server.match import Match
from waset.server.rows import Entry, Guest, SeatRow, Spec, TableRow
from waset.server.table import CHANGED, Caller, Table


def clean(name: str, where: str) -> str:
    """A name as it is shown: printable, on one line, never empty."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not shown or not shown.isprintable():
        raise Refusal(422, "bad_request", "A name is made of printable characters.", where)
    return shown


def clean_text(text: str) -> str:
    """Something said: lines of printable characters."""
    lines = ["".join(sign for sign in line if sign.isprintable()) for line in text.splitlines()]
    return "\n".join(lines).strip()


# --- making a table --------------------------------------------------------------------------------------------------


async def create(hall: Hall, guest: Guest, asked: wire.Create) -> Table:
    """A new table, as it was asked for."""
    clock = asked.clock or wire.ClockWish()
    spec = Spec(
        asked.game,
        asked.players,
        tuple(asked.modules),
        dict(asked.options),
        asked.edition,
        None,
        clock.per_act,
        clock.total,
    )
    spec = checked(hall, spec)
    wishes = asked.seats or [wire.SeatWish(who="me"), *[wire.SeatWish(who="open")] * (spec.players - 1)]
    seats = seated(spec, wishes, guest)
    if asked.start and any(seat.kind == "open" for seat in seats):
        raise Refusal(409, "seats_open", "A seat is still open: fill it, or start later.", "body.start")
    table = await add(hall, guest, spec, seats, asked.public)
    if asked.start:
        async with table.lock:
            await playing.begin(hall, table)
    return table


def checked(hall: Hall, spec: Spec) -> Spec:
    """The spec with its options in full; a refusal if no such game can be."""
    try:
        if any(name in ("name", "players", "modules", "edition") for name in spec.options):
            raise BadOption("an option cannot be called so")
        game = hall.games.of(spec)
    except WasetError as error:
        raise refused(error) from None
    return spec._replace(modules=game.modules, options=dict(game.options))


def seated(spec: Spec, wishes: Sequence[wire.SeatWish], guest: Guest, names: Sequence[str] = ()) -> list[SeatRow]:
    """The seats of a new table."""
    if len(wishes) != spec.players:
        sentence = f"There are {spec.players} seats, and {len(wishes)} wishes for them."
        raise Refusal(422, "bad_request", sentence, "body.seats")
    colours = games.facts(spec.game).seats
    made = []
    mine = 0
    for seat, wish in enumerate(wishes):
        where = f"body.seats.{seat}"
        name = names[seat] if names else colours[seat]
        if wish.who == "bot":
            made.append(SeatRow(seat, "bot", bot_name(name, wish.bot), None, level(spec.game, wish.bot, where)))
        elif wish.who == "open":
            made.append(SeatRow(seat, "open", name))
        else:
            called = wish.name or (guest.name if mine == 0 else f"{guest.name} {mine + 1}")
            made.append(SeatRow(seat, "person", clean(called, where), guest.id))
            mine += 1
    return made


def level(game: str, bot: str | None, where: str) -> str:
    """The level of a bot, if there is such a one; how long it thinks is for the server to say."""
    names = bots.names(game)
    if bot not in names:
        sentence = f"There is no such bot; there is: {', '.join(names)}."
        raise Refusal(422, "bad_option", sentence, f"{where}.bot")
    return str(bot)


def bot_name(colour: str, bot: str | None) -> str:
    """What a bot on a seat is called."""
    return f"{colour} ({bot})"[: wire.LONGEST_NAME]


async def add(
    hall: Hall,
    guest: Guest,
    spec: Spec,
    seats: list[SeatRow],
    public: bool,
    entries: Sequence[Entry] = (),
    **values: Any,
) -> Table:
    """Stores a new table, with the entries of an uploaded record."""
    now = hall.now()
    row = TableRow(new_id(), now, now, "open", public, guest.id, spec, len(entries), None, now)._replace(**values)

    def work(connection: Any) -> None:
        store.add_table(connection, row, seats)
        store.add_entries(connection, row.id, entries)

    await hall.writer.write(work)
    if entries:
        return await hall.open(row.id)
    table = Table(row, seats, Match(hall.games.of(spec), spec))
    hall.add(table)
    return table


# --- before the start ------------------------------------------------------------------------------------------------


def _open(table: Table) -> None:
    if table.row.status != "open":
        raise Refusal(409, "not_open", "The game has begun already.")


async def changed(hall: Hall, table: Table, seat: int, **values: Any) -> None:
    """Changes a seat in the database and in memory, and tells everybody. The table's lock must be held."""
    await hall.write((f"t {table.id}",), store.change_seat, table.id, seat, **values)
    table.seats[seat] = table.seats[seat]._replace(**values)
    hall.tell_facts(table)


async def join(hall: Hall, table: Table, guest: Guest, asked: wire.Join) -> int:
    """Sits down on an open seat; gives its number."""
    if not hall.keys.is_key(asked.key or "", "join", table.id) and not table.row.public:
        raise Refusal(403, "not_allowed", "This link is not one for sitting down.")
    async with table.lock:
        _open(table)
        free = [seat.seat for seat in table.seats if seat.kind == "open"]
        if not free:
            raise Refusal(409, "full", "All seats are taken.")
        if asked.seat is not None and asked.seat not in free:
            raise Refusal(409, "seat_taken", "This seat is not open.", "body.seat")
        seat = free[0] if asked.seat is None else asked.seat
        values: dict[str, Any] = {
            "kind": "person",
            "name": clean(asked.name or guest.name, "body.name"),
            "guest": guest.id,
        }
        if not await hall.write((f"t {table.id}",), store.sit_down, table.id, seat, **values):
            table.stale = CHANGED
            raise Refusal(409, "seat_taken", "Somebody was faster.", "body.seat")
        table.seats[seat] = table.seats[seat]._replace(**values)
        hall.tell_facts(table)
        return seat


async def leave(hall: Hall, table: Table, seat: int) -> None:
    """Gets up before the start."""
    async with table.lock:
        _open(table)
        await _vacate(hall, table, seat)


async def _vacate(hall: Hall, table: Table, seat: int) -> None:
    colour = games.facts(table.spec.game).seats[seat]
    generation = table.seats[seat].generation + 1
    values = {"kind": "open", "name": colour, "guest": None, "bot": None, "hints": False, "generation": generation}
    await changed(hall, table, seat, **values)


async def start(hall: Hall, table: Table, caller: Caller) -> None:
    """Begins; who opened the table may, and everybody who sits at it."""
    held = table.held(caller, hall.keys)
    if not held and caller.guest != table.row.owner:
        raise Refusal(403, "not_allowed", "Only who sits at the table can start it.")
    async with table.lock:
        _open(table)
        if any(seat.kind == "open" for seat in table.seats):
            raise Refusal(409, "seats_open", "A seat is still open: invite somebody, or give it to a bot.")
        await playing.begin(hall, table)


# --- bots and people -------------------------------------------------------------------------------------------------


async def give_to_bot(hall: Hall, table: Table, caller: Caller, seat: int, bot: str) -> None:
    """A bot takes an open seat, or acts for the caller from now on."""
    async with table.lock:
        row = _seat(table, seat)
        name = level(table.spec.game, bot, "body")
        if row.kind == "person":
            _mine(hall, table, caller, seat)
            await changed(hall, table, seat, bot=name)
            hall.on_turn(table)
            return
        if caller.guest is None or caller.guest != table.row.owner:
            raise Refusal(403, "not_allowed", "Only who opened the table gives open seats to bots.")
        _open(table)
        colour = games.facts(table.spec.game).seats[seat]
        await changed(hall, table, seat, kind="bot", bot=name, name=bot_name(colour, name), guest=None)


async def take_from_bot(hall: Hall, table: Table, caller: Caller, seat: int) -> None:
    """The caller acts again; or, before the start, a bot's seat is open again."""
    async with table.lock:
        row = _seat(table, seat)
        if row.kind == "person":
            _mine(hall, table, caller, seat)
            await changed(hall, table, seat, bot=None)
            return
        if caller.guest is None or caller.guest != table.row.owner:
            raise Refusal(403, "not_allowed", "Only who opened the table sends bots away.")
        _open(table)
        await _vacate(hall, table, seat)


def _seat(table: Table, seat: int) -> SeatRow:
    if not 0 <= seat < len(table.seats):
        raise Refusal(404, "not_found", f"There is no seat {seat} at this table.", "path.seat")
    return table.seats[seat]


def _mine(hall: Hall, table: Table, caller: Caller, seat: int) -> None:
    if seat not in table.held(caller, hall.keys):
        raise Refusal(403, "not_your_seat", "This is not your seat.")


def my_seat(held: tuple[int, ...], seat: int | None) -> int:
    """The seat that is meant: the one named, or the only one."""
    if not held:
        raise Refusal(403, "not_your_seat", "You have no seat at this table.")
    if seat is None:
        if len(held) > 1:
            raise Refusal(422, "bad_request", "You have several seats: say which one.", "body.seat")
        return held[0]
    if seat not in held:
        raise Refusal(403, "not_your_seat", "This is not your seat.", "body.seat")
    return seat


async def resign(hall: Hall, table: Table, seat: int) -> None:
    """From now on the stated substitute acts for a seat."""
    async with table.lock:
        playing.playing(table)
        await changed(hall, table, seat, resigned=True, bot=None)
    hall.on_turn(table)


async def agree_to_hints(hall: Hall, table: Table, held: tuple[int, ...], agree: bool) -> None:
    """A person's word on hints."""
    if not held:
        raise Refusal(403, "not_your_seat", "You have no seat at this table.")
    async with table.lock:
        for seat in held:
            await changed(hall, table, seat, hints=agree)


# --- other devices and programs --------------------------------------------------------------------------------------


def link(hall: Hall, table: Table, caller: Caller, seat: int) -> wire.SeatLink:
    """A link that moves a seat to another device, once."""
    row = _seat(table, seat)
    _mine(hall, table, caller, seat)
    secret = hall.keys.take(table.id, seat, row.generation)
    return wire.SeatLink(link=f"#/take/{table.id}/{secret}", secret=secret)


async def take(hall: Hall, table: Table, guest: Guest, secret: str) -> int:
    """Moves a seat to the caller's device; links and tokens made before end with it."""
    async with table.lock:
        for row in table.seats:
            if row.kind == "person" and same(secret, hall.keys.take(table.id, row.seat, row.generation)):
                news = (f"t {table.id}",)
                if await hall.write(news, store.move_seat, table.id, row.seat, row.generation, guest.id):
                    table.seats[row.seat] = row._replace(guest=guest.id, generation=row.generation + 1)
                    hall.tell_facts(table)
                    return row.seat
                table.stale = CHANGED
    raise Refusal(403, "not_allowed", "This link has been used already.")


def token(hall: Hall, table: Table, caller: Caller, seat: int) -> wire.SeatToken:
    """A token with which a program plays a seat."""
    row = _seat(table, seat)
    _mine(hall, table, caller, seat)
    if caller.token:
        raise Refusal(403, "not_allowed", "A program cannot hand on its seat.")
    return wire.SeatToken(seat=seat, token=hall.keys.token(table.id, seat, row.generation))


# --- again -----------------------------------------------------------------------------------------------------------


async def rematch(hall: Hall, table: Table, guest: Guest, held: tuple[int, ...]) -> str:
    """The same game with the same people at a new table, where the next seat begins; gives its id."""
    if not held:
        raise Refusal(403, "not_your_seat", "Only who played can ask for a rematch.")
    if table.row.status != "over":
        raise Refusal(409, "not_over", "The game is not over yet.")
    async with table.lock:
        if table.row.rematch is not None:
            return table.row.rematch
        spec = table.spec._replace(position=None)
        first = spec.options.get("first", "random")
        if first != "random":
            spec = spec._replace(options={**spec.options, "first": str((int(first) + 1) % spec.players)})
        seats = [
            SeatRow(seat.seat, seat.kind, seat.name, seat.guest, seat.bot if seat.kind == "bot" else None)
            for seat in table.seats
        ]
        again = await add(hall, guest, spec, seats, table.row.public)
        if await hall.write((f"t {table.id}",), store.set_rematch, table.id, again.id):
            table.row = table.row._replace(rematch=again.id)
            async with again.lock:
                await playing.begin(hall, again)
            hall.tell_facts(table)
            return again.id
        table.stale = CHANGED
    return (await hall.open(table.id)).row.rematch or again.id


# --- chat ------------------------------------------------------------------------------------------------------------


async def say(hall: Hall, table: Table, name: str, held: tuple[int, ...], text: str) -> dict[str, Any]:
    """Says something at a table; only who sits there may."""
    if not held:
        raise Refusal(403, "not_your_seat", "Only who sits at the table may speak.")
    shown = clean_text(text)
    if not shown:
        raise Refusal(422, "bad_request", "There is nothing to say in this.", "body.text")
    seat = held[0]
    now = hall.now()

    def work(connection: Any) -> int:
        number = store.say(connection, table.id, name, seat, shown, now)
        hall.writer.spread(connection, [f"c {table.id} {number}"])
        return number

    number = await hall.writer.write(work)
    said = {"id": number, "at": now, "name": name, "seat": seat, "text": shown}
    hall.tell(table, {"type": "chat", "said": said})
    return said
