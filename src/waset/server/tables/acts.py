"""Acting at a table: acts, undo, previews, and what the server does for absent players."""

import asyncio
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

from waset import bots
from waset.core.errors import IllegalAction
from waset.core.event import Log
from waset.core.rng import Rng
from waset.server.database.rows import By, Entry, UndoWish, way
from waset.server.tables import storing, updates
from waset.server.tables.house import House
from waset.server.tables.match import ACT, START, UNDO, Played
from waset.server.tables.table import CHANGED, Table
from waset.server.web import wire
from waset.server.web.caller import Caller
from waset.server.web.errors import Refusal, refused

T = TypeVar("T")
OWN: Final = "~"
"""Prefix of the request ids that the server makes itself; no client's id can start with it."""
MOST_FRAMES: Final = 500
WITHOUT_BOT: Final[dict[By, By]] = {"clock_bot": "clock", "away_bot": "away", "resigned_bot": "server"}
"""Who has acted if the bot that stands in could not."""
TRIES: Final = 5
"""How often a change is attempted if other processes keep changing the table."""


def own_request() -> str:
    """Returns a request id for an entry to which no client gave one."""
    return OWN + secrets.token_urlsafe(9)


async def whole(tables: House, work: Coroutine[Any, Any, T]) -> T:
    """Runs something to its end even if the caller goes away."""
    return await asyncio.shield(tables.task(work))


async def settled(tables: House, table: Table, caller: Caller, attempt: Callable[[], Awaitable[T | None]]) -> T:
    """Runs an attempt to change a table, with the table's lock held, until the database has decided.

    An attempt looks at the table as this process knows it, and returns None if another change came first. The table is
    then read again and the attempt repeated. Where other processes serve the same tables, this also happens once before
    a refusal is reported, because the refusal may rest on old facts. A final 409 holds the current facts.
    """
    async with table.lock:
        sure = not tables.shared
        for _ in range(TRIES):
            try:
                done = await attempt()
                if done is not None:
                    return done
            except Refusal as refusal:
                if sure or refusal.status not in (403, 409):
                    raise with_facts(tables, table, caller, refusal) from None
                table.stale = CHANGED
                await tables.reread(table)
            sure = True
        sentence = "This table is changing too quickly; try again."
        raise with_facts(tables, table, caller, Refusal(409, "changed", sentence))


def with_facts(tables: House, table: Table, caller: Caller, refusal: Refusal) -> Refusal:
    """Adds the current facts of the table to a refusal that is due to them."""
    if refusal.status == 409 and refusal.state is None and table.may_look(caller, tables.keys):
        refusal.table = tables.broadcast.facts_for(table, caller)
    return refusal


# --- acts ------------------------------------------------------------------------------------------------------------


async def act(tables: House, table: Table, caller: Caller, seq: int, action: int, request: str | None) -> int:
    """Enters an act of a person or a program; returns its sequence number. It must run to its end: see `whole`."""

    async def attempt() -> int | None:
        held = my_seats(tables, table, caller)
        repeated = await _repeated(tables, table, held, seq, request)
        if repeated is not None:
            return repeated
        seat = _acting(table, held)
        _legal(table, action)
        if await _enter_act(tables, table, seat, action, "person", request):
            return table.match.seq
        return await _made_before(tables, table, held, request)

    return await settled(tables, table, caller, attempt)


def _acting(table: Table, held: tuple[int, ...]) -> int:
    """The seat that is to move, if whoever holds these seats may act for it."""
    playing(table)
    seat = table.match.to_move
    if seat is None or seat not in held:
        raise Refusal(409, "not_your_turn", f"It is {_whose(table)} turn.")
    if table.seats[seat].bot is not None or table.seats[seat].until_back:
        raise Refusal(403, "not_allowed", "A bot acts for this seat; take it back first.")
    if table.seats[seat].resigned:
        raise Refusal(403, "not_allowed", "This seat has resigned.")
    return seat


def _legal(table: Table, action: int) -> None:
    game, state = table.match.game, table.match.state
    if action not in game.legal(state):
        try:
            game.apply(game.copy(state), action)
        except IllegalAction as error:
            raise refused(error) from None
        raise Refusal(422, "illegal_action", "Only the server may do this, for an absent player.")


def my_seats(tables: House, table: Table, caller: Caller) -> tuple[int, ...]:
    """The seats that the caller may act for at this moment; a refusal if there are none."""
    held = table.seen_as(caller, tables.keys)
    if not held:
        raise Refusal(403, "not_your_seat", "You have no seat at this table.")
    return held


def _whose(table: Table) -> str:
    seat = table.match.to_move
    return "nobody's" if seat is None else f"{table.seats[seat].name}'s"


def still_open(table: Table) -> None:
    """Raises a Refusal unless the game has yet to start."""
    if table.row.status != "open":
        raise Refusal(409, "not_open", "The game has begun already.")


def playing(table: Table) -> None:
    """Raises a Refusal unless the game is being played."""
    if table.row.status != "playing":
        raise Refusal(409, "not_playing", f"Nobody plays here now: the table is {table.row.status}.")


async def _enter_act(tables: House, table: Table, seat: int, action: int, by: By, request: str | None) -> bool:
    with tables.minding(table):
        played = table.match.play(action, tables.draw)
    entry = Entry(table.match.seq + 1, 0.0, ACT, seat, by, action, played.chance, None, request or own_request())
    return await storing.enter(tables, table, entry, played.state, played.log)


async def _repeated(tables: House, table: Table, held: tuple[int, ...], seq: int, request: str | None) -> int | None:
    """What came of the same request before, if it came first; a refusal if another entry did."""
    if seq == table.match.seq:
        return None
    before = await _made_before(tables, table, held, request)
    if before is None:
        raise _stale(tables, table, held)
    return before


async def _made_before(tables: House, table: Table, held: tuple[int, ...], request: str | None) -> int | None:
    """The number of the entry that this request made earlier, if any."""
    if request is None:
        return None
    before = await tables.entry_by_request(table.id, request)
    return before.seq if before is not None and before.seat in held else None


def _stale(tables: House, table: Table, held: tuple[int, ...]) -> Refusal:
    sentence = f"The table has moved on: it is at {table.match.seq} now."
    return Refusal(409, "stale", sentence, "seq", table.update(held, tables.steady()))


async def act_for(tables: House, table: Table, seq: int, action: int | None, by: By) -> None:
    """Enters an act of a bot or of the substitute of the rules; does nothing if the table or the seat has moved on.

    Where the bot has no answer, the substitute acts in its place.
    """
    async with table.lock:
        seat = table.match.to_move
        if table.match.seq != seq or seat is None or table.row.status != "playing":
            return
        row = table.seats[seat]
        if (by == "bot" and row.bot is None) or (by in ("away", "away_bot") and not row.until_back):
            return
        game, state = table.match.game, table.match.state
        if action is None or action not in game.legal(state):
            action = game.substitute(state)
            by = WITHOUT_BOT.get(by, by)
        await _enter_act(tables, table, seat, action, by, None)


async def begin(tables: House, table: Table) -> bool:
    """Deals; returns False if another change came first. The table's lock must be held."""
    with tables.minding(table):
        played = table.match.deal(tables.draw)
    return await storing.enter(tables, table, dealt(played, tables.now()), played.state, played.log)


def dealt(played: Played, now: float) -> Entry:
    """The entry with which a game begins."""
    return Entry(1, now, START, None, "server", None, played.chance, None, own_request())


# --- undo ------------------------------------------------------------------------------------------------------------


async def undo(
    tables: House, table: Table, caller: Caller, seq: int, to: int, request: str | None
) -> tuple[int, wire.Proposal | None]:
    """Undoes what the caller may undo alone, else proposes it; returns the sequence number and the proposal."""

    async def attempt() -> tuple[int, wire.Proposal | None] | None:
        held = my_seats(tables, table, caller)
        repeated = await _repeated(tables, table, held, seq, request)
        if repeated is not None:
            return repeated, None
        if table.row.status not in ("playing", "over") or table.match.last is None:
            playing(table)
        if not 1 <= to < table.match.seq:
            sentence = f"There is nothing to go back to at {to}; it is at {table.match.seq} now."
            raise Refusal(409, "no_undo", sentence, "to")
        alone = [seat for seat in held if _is_alone(table, seat, to)]
        by = alone[0] if alone else updates.perspective(held, table.match) or held[0]
        wish: UndoWish = {"id": secrets.token_hex(6), "by": by, "to": to, "agreed": list(held)}
        if alone or _all_agree(table, wish):
            return (table.match.seq, None) if await _go_back(tables, table, by, to, request) else None
        await _still_counts(tables, table, to)
        return (table.match.seq, table.proposal()) if await storing.propose(tables, table, wish) else None

    return await whole(tables, settled(tables, table, caller, attempt))


def _is_alone(table: Table, seat: int, to: int) -> bool:
    earliest = table.match.earliest_undo(seat)
    return earliest is not None and to >= earliest and table.match.back(to) is not None


def _all_agree(table: Table, wish: UndoWish) -> bool:
    return all(seat.seat in wish["agreed"] for seat in table.people())


async def _still_counts(tables: House, table: Table, seq: int) -> None:
    """Raises a Refusal if an entry has been undone."""
    with tables.minding(table):
        _, undos = await tables.undos(table.id)
        counted = way(table.match.seq, undos)
    if seq not in counted:
        raise Refusal(409, "no_undo", "That has been undone already.", "to")


async def _go_back(tables: House, table: Table, by: int, to: int, request: str | None) -> bool:
    """Enters an undo; returns False if another change came first."""
    match = table.match
    state = match.back(to)
    if state is None:
        await _still_counts(tables, table, to)
        state = await tables.earlier(table, to)
    nothing: Log = []
    entry = Entry(match.seq + 1, 0.0, UNDO, by, "person", None, (), to, request or own_request())
    return await storing.enter(tables, table, entry, state, nothing)


async def answer_undo(tables: House, table: Table, caller: Caller, proposal: str, agree: bool) -> None:
    """Takes a player's answer to a proposal: it is carried out once all have agreed, and ends when one disagrees."""

    async def attempt() -> bool | None:
        held = my_seats(tables, table, caller)
        wish = table.row.proposal
        if wish is None or wish["id"] != proposal:
            raise Refusal(409, "no_undo", "This proposal to undo has ended.", "proposal")
        changed: UndoWish | None = {**wish, "agreed": sorted({*wish["agreed"], *held})} if agree else None
        if changed is not None and _all_agree(table, changed):
            return await _go_back(tables, table, wish["by"], wish["to"], None) or None
        return await storing.propose(tables, table, changed) or None

    await whole(tables, settled(tables, table, caller, attempt))


# --- looking ---------------------------------------------------------------------------------------------------------


def preview(tables: House, table: Table, caller: Caller, action: int) -> wire.Preview:
    """What would certainly follow an action of the caller."""
    playing(table)
    match = table.match
    if match.to_move is None or match.to_move not in table.seen_as(caller, tables.keys):
        raise Refusal(409, "not_your_turn", f"It is {_whose(table)} turn.")
    if action not in match.game.legal(match.state):
        raise Refusal(422, "illegal_action", f"Action {action} is not legal now.", "action")
    guess = match.game.guess(match.state, match.to_move, Rng(updates.GUESSED))
    events = updates.preview(match.game, guess, table.names, match.to_move, action)
    chosen = updates.choice(match, action)
    return {"action": action, "means": chosen["means"], "text": chosen["text"], "events": events}


def why_not(table: Table, seat: int, wish: dict[str, Any]) -> wire.WhyNot:
    """Why a seat cannot do what it wishes, as far as it may know."""
    if table.row.status not in ("playing", "over"):
        raise Refusal(409, "not_playing", f"Nobody plays here now: the table is {table.row.status}.")
    match = table.match
    return updates.why_not(match.game, match.state, match.seq, seat, wish)


def strongest(game: str) -> str:
    """The bot whose opinion is used for hints."""
    return bots.names(game)[-1]
