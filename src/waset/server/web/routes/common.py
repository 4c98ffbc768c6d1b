"""What all requests share: the caller, the table, and how an answer is written."""

from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Final

from fastapi import Depends, Header, Path, Query, Request, Response
from fastapi.requests import HTTPConnection
from pydantic_core import to_json

from waset.server.database import store
from waset.server.database.rows import Guest
from waset.server.tables.table import Seating, Table
from waset.server.tables.tables import Tables
from waset.server.web import wire
from waset.server.web.caller import WATCH, Caller, SeatWanted
from waset.server.web.errors import KEY_HEADER, Refusal, Unavailable, too_many
from waset.server.web.guard import ASKER
from waset.server.web.keys import COOKIE
from waset.server.web.limits import Asker, Limits
from waset.server.workers.desk import Desk

LONGEST_KEY: Final = 100
BEARER: Final = "bearer "
LONGEST_WAIT: Final = 60.0

Key = Annotated[
    str,
    Header(alias=KEY_HEADER, max_length=LONGEST_KEY, description="The key of a link, for a table that is not public."),
]
PathId = Annotated[str, Path(alias="id", max_length=100, description="The id of a table.")]
EditionId = Annotated[str, Path(alias="id", max_length=100, description="The id of an edition.")]
SeatPath = Annotated[int, Path(ge=0, lt=wire.MOST_SEATS, description="A seat, counted from 0.")]
SeatQuery = Annotated[
    SeatWanted, Query(description="As which of my seats I want to see, or `watch` for a spectator's view.")
]


def process_tables(request: Request) -> Tables:
    """The tables of this process."""
    tables: Tables = request.app.state.tables
    return tables


TheTables = Annotated[Tables, Depends(process_tables)]


class Share:
    """Whoever asks, and what they may still have."""

    def __init__(self, request: HTTPConnection) -> None:
        self.limits: Limits = request.app.state.limits
        self.desk: Desk = request.app.state.desk
        self.asker: Asker = request.scope[ASKER]

    def take_guest(self) -> None:
        """Takes a new guest; a refusal if there were too many."""
        self._need(self.limits.new_guest(self.asker), "Too many people have come from here at once.")

    def take_table(self) -> None:
        """Takes a new table; a refusal if there were too many."""
        self._need(self.limits.new_table(self.asker), "You have opened too many tables at once.")

    def take_edition(self) -> None:
        """Takes an edition that is kept or changed; a refusal if there were too many."""
        self._need(self.limits.edition(self.asker), "You have kept too many editions at once.")

    async def take_bot_table(self, tables: Tables, owner: str) -> None:
        """Takes a table at which only bots are going to play; a refusal if there are too many."""
        if self.limits.off:
            return
        most = tables.settings.bot_tables
        if await tables.read(store.running_bot_tables, owner) >= most:
            sentence = f"At most {most} of your tables may be played by bots alone; wait until one of them ends."
            self._need(LONGEST_WAIT, sentence)
        self._need(self.limits.new_bot_table(self.asker), "Too many tables of bots have begun from here at once.")

    def _need(self, wait: float, sentence: str) -> None:
        if wait > 0:
            raise too_many(wait, sentence)


TheShare = Annotated[Share, Depends(Share)]


def answer(made: wire.Answer | list[wire.GameFacts] | list[wire.PuzzleFacts], status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(to_json(made), status, media_type="application/json")


async def caller_of(tables: Tables, cookie: str | None, authorization: str, key: str) -> Caller:
    """Returns the caller that a cookie, a token and a key stand for."""
    token = ""
    if authorization:
        if not authorization.lower().startswith(BEARER) or not authorization[len(BEARER) :].strip().isascii():
            raise Refusal(401, "bad_token", "The header must be: Authorization: Bearer TOKEN.")
        token = authorization[len(BEARER) :].strip()
    signed = tables.keys.guest(cookie) if cookie and not token else None
    if signed is None or await tables.guests.generation(signed.guest) != signed.generation:
        return Caller(key=key, token=token)
    return Caller(signed.guest, signed.generation, key, token)


async def who(request: Request, tables: TheTables, key: Key = "") -> Caller:
    """The caller, who may be anonymous."""
    return await caller_of(tables, request.cookies.get(COOKIE), request.headers.get("authorization", ""), key)


Who = Annotated[Caller, Depends(who)]


async def a_guest(tables: TheTables, caller: Who) -> Guest:
    """The guest that calls; raises a Refusal if they have not introduced themselves."""
    guest = None if caller.guest is None else await tables.read(store.guest, caller.guest)
    if guest is None or guest.generation != caller.generation:
        raise Refusal(401, "who_are_you", "Say your name first: POST /api/me.")
    return guest


AGuest = Annotated[Guest, Depends(a_guest)]


async def found(tables: Tables, id_: str, caller: Caller) -> Table:
    """Returns the table if the caller may see it. A wrong token gets the same answer whether or not it exists."""
    if not caller.token:
        return await tables.find(id_, caller)
    try:
        table = await tables.open(id_)
        if not table.held(caller, tables.keys):
            table = await tables.looked_up(table)
        if table.held(caller, tables.keys):
            return table
    except Unavailable:
        raise
    except Refusal:
        aside = tables.aside.get(id_)
        if aside is not None and aside.held(caller, tables.keys):
            raise
    raise Refusal(401, "bad_token", "This token is not one of this table.")


async def the_table(id_: PathId, tables: TheTables, caller: Who) -> Table:
    """The table that the path names."""
    return await found(tables, id_, caller)


ATable = Annotated[Table, Depends(the_table)]


async def a_person(_: ATable, caller: Who) -> Caller:
    """A caller who may decide about seats: anybody but a program, whose token plays one seat and no more."""
    if caller.token:
        sentence = (
            "A token looks, acts and talks for its seat; whatever else becomes of the seat is its person's to say."
        )
        raise Refusal(403, "not_allowed", sentence)
    return caller


Somebody = Annotated[Caller, Depends(a_person)]


def seats_of(tables: Tables, table: Table, caller: Caller, wanted: SeatWanted = None) -> tuple[int, ...]:
    """The seats as which the caller sees from now on: all of theirs, or the one that they want; a refusal if it is
    not theirs."""
    caller.wanted = wanted
    seats = table.seen_as(caller, tables.keys)
    if wanted is not None and wanted != WATCH and not seats:
        raise Refusal(403, "not_your_seat", "This is not your seat.", "query.seat")
    return seats


async def sees(tables: Tables, table: Table, caller: Caller, wanted: SeatWanted = None) -> tuple[int, ...]:
    """The same, where another process may have given the caller that seat a moment ago."""
    try:
        return seats_of(tables, table, caller, wanted)
    except Refusal:
        return seats_of(tables, await tables.looked_up(table), caller, wanted)


async def listed(
    tables: Tables, caller: Caller, ids: list[str], may: Callable[[Seating], bool] = lambda _: True
) -> Response:
    """Tables without the games on them, which need not be loaded for that; only those that are allowed."""
    known: dict[str, Seating] = {
        id_: tables.known[id_] for id_ in ids if id_ in tables.known and not tables.known[id_].stale
    }
    known |= {id_: aside for id_ in ids if (aside := tables.aside.get(id_)) is not None}
    unknown = [id_ for id_ in ids if id_ not in known and id_ not in tables.aside]
    if unknown:
        found = await tables.read(store.seatings, unknown)
        known |= {id_: Seating(row, seats) for id_, (row, seats) in found.items()}
    made = []
    for table in (known[id_] for id_ in ids if id_ in known and may(known[id_])):
        with suppress(Refusal), tables.minding(table):
            made.append(tables.broadcast.listed_for(table, caller))
    return Response(b'{"tables":[' + b",".join(made) + b"]}", media_type="application/json")
