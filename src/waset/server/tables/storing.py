"""Storing what happens at a table, then telling its readers. The database decides what came first."""

import json
from collections.abc import Mapping
from typing import Any

from waset.core.event import Log
from waset.server.database.rows import Entry, Head, Status, UndoWish
from waset.server.tables.house import House
from waset.server.tables.table import CHANGED, Table, deadline, turned


async def enter(tables: House, table: Table, entry: Entry, state: Any, log: Log) -> bool:
    """Stores an entry, then tells the readers; returns False if another change came first. The lock must be held."""
    now = tables.steady()
    entry = entry._replace(at=tables.now())
    game = table.match.game
    mover = game.to_move(state)
    to_move = mover if mover >= 0 else None
    over = to_move is None
    seats = list(table.seats)
    spent = 0.0
    is_late = False
    if table.spec.total is not None and entry.seat is not None and entry.kind == "act":
        spent = max(0.0, now - table.row.since)
        before = seats[entry.seat].spent
        seats[entry.seat] = seats[entry.seat]._replace(spent=before + spent)
        is_late = before < table.spec.total <= before + spent
    ranking = game.ranking(state) if over else None
    ends = deadline(table.spec, seats, to_move, now)
    status: Status = "over" if over else "playing"
    scores = [score.total for score in game.scores(state)] if over else None
    told = [json.dumps(each) if over else None for each in (ranking, scores)]
    head = Head(status, to_move, ends, told[0], spent, table.row.version, now, told[1])
    try:
        stored = await tables.append(table.id, entry, head)
    except BaseException:
        table.stale = CHANGED
        raise
    if not stored:
        table.stale = CHANGED
        await tables.reread(table)
        return False
    table.seats = seats
    table.match.take(entry, state, log)
    had_proposal = table.row.proposal is not None
    table.row = table.row._replace(
        seq=entry.seq,
        status=status,
        to_move=to_move,
        changed=entry.at,
        turned=turned(table.row, to_move, entry.at),
        since=now,
        deadline=ends,
        ranking=ranking,
        scores=scores,
        proposal=None,
    )
    tables.broadcast.update(table)
    if over or had_proposal or is_late or entry.kind == "start":
        tables.broadcast.facts(table)
    tables.on_turn(table)
    return True


async def change(tables: House, table: Table, seats: Mapping[int, Mapping[str, Any]], **values: Any) -> bool:
    """Changes a table and its seats, then tells the readers; returns False if another change came first.

    The table's lock must be held. On False it has been read again, and the caller decides again.
    """
    stored = await tables.change(table.row, seats, values)
    return await changed(tables, table, stored, seats, **values)


async def propose(tables: House, table: Table, wish: UndoWish | None) -> bool:
    """Stores a wish to undo, or removes it; otherwise like `change`."""
    stored = await tables.propose(table.row, wish)
    return await changed(tables, table, stored, proposal=wish)


async def changed(
    tables: House, table: Table, stored: bool, seats: Mapping[int, Mapping[str, Any]] | None = None, **values: Any
) -> bool:
    """Takes over a change that was stored and tells the readers, or reads what came first; returns `stored`."""
    if not stored:
        table.stale = CHANGED
        await tables.reread(table)
        return False
    table.row = table.row._replace(version=table.row.version + 1, **values)
    for seat, changed in (seats or {}).items():
        table.seats[seat] = table.seats[seat]._replace(**changed)
    tables.broadcast.facts(table)
    return True
