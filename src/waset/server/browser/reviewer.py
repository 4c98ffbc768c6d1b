"""Reviews in a browser: made piece by piece, so that whatever else is asked meanwhile is answered, and then kept."""

import asyncio
import io
import json
from typing import Final

from waset.core import record
from waset.core.record import Record
from waset.review import DEPTHS, FAST, Think
from waset.review.review import look_at
from waset.server.browser.house import BrowserHouse
from waset.server.database.rows import Entry
from waset.server.tables import looking, reviews
from waset.server.tables.match import ACT
from waset.server.tables.records import bots_at, written
from waset.server.tables.table import Table
from waset.server.web import wire
from waset.server.web.errors import Refusal

REST: Final = 0.01
"""Seconds between two pieces."""
PIECE: Final = 16
"""How many decisions a fast review looks at between two rests: some tenths of a second."""
MOST_GAMES: Final = 100
MOST_LISTED: Final = 200
LONGEST_WAIT: Final = 20.0


class PiecewiseReview:
    """A review that is being made."""

    def __init__(self) -> None:
        self.part: float = 0.0
        """How much of it is done, from 0 to 1."""
        self.waiting: int = 0
        """How many requests wait for it."""
        self.wanted: asyncio.Event = asyncio.Event()
        """Set while any does."""
        self.task: asyncio.Task[wire.GameReview] | None = None

    async def awaited(self, patience: float) -> None:
        """Waits until it is made, but no longer than this."""
        assert self.task is not None
        self.waiting += 1
        self.wanted.set()
        try:
            await asyncio.wait([self.task], timeout=patience)
        finally:
            self.waiting -= 1
            if not self.waiting:
                self.wanted.clear()


class BrowserReviewer:
    """Makes reviews, and keeps them on the shelf. A deeper one goes on only while somebody waits for it."""

    def __init__(self, house: BrowserHouse) -> None:
        self.house: BrowserHouse = house
        self.making: dict[str, PiecewiseReview] = {}
        self.catching_up: bool = False

    def text(self, table: Table) -> bytes:
        """The record of a table as a file has it."""
        who = bots_at(table.spec, table.seats)
        return written(table.match.game, table.spec, table.names, who, self.house.entries[table.id])

    def _record(self, table: Table) -> Record:
        (found,) = record.read(io.BytesIO(self.text(table)))
        return found

    async def kept(self, table: str, seq: int, think: Think) -> wire.GameReview | None:
        """A review that was made before."""
        text = await self.house.shelf.note(_name(table, seq, think))
        if text is None:
            return None
        made: wire.GameReview = json.loads(text)
        return made

    async def review(self, table: Table, think: Think, patience: float) -> wire.ReviewState:
        """The review of a finished game or, if it takes longer than `patience`, how far it is."""
        looking.after_its_end(table)
        name = _name(table.id, table.row.seq, think)
        if name not in self.making:
            kept = await self.kept(table.id, table.row.seq, think)
            if kept is not None:
                return {"review": kept, "done": 1.0}
        making = self.making.setdefault(name, PiecewiseReview())
        if making.task is None:
            making.task = self.house.task(self._make(name, making, table, think))
        if patience > 0:
            await making.awaited(min(patience, LONGEST_WAIT))
        if not making.task.done():
            return {"review": None, "done": making.part}
        return {"review": making.task.result(), "done": 1.0}

    async def _make(self, name: str, making: PiecewiseReview, table: Table, think: Think) -> wire.GameReview:
        try:
            seq = table.row.seq
            game = reviews.divided(self._record(table), self.house.entries[table.id], think, PIECE)
            found = []
            for task in game.tasks:
                await asyncio.sleep(REST)
                if think != FAST:
                    await making.wanted.wait()
                found.append(look_at(task))
                making.part = task.last / game.decisions
            made = reviews.finished(game, think, found, seq)
            await self.house.shelf.keep_note(name, json.dumps(made, separators=(",", ":")))
            return made
        finally:
            del self.making[name]

    # --- mistakes -----------------------------------------------------------------------------------------------------

    async def mistakes(self) -> wire.MistakeList:
        """My mistakes over all my finished games, the largest first; games without a review get one by and by."""
        found: list[wire.MistakeFacts] = []
        missing: list[str] = []
        heads = [head for head in await self.house.heads() if reviews.can_be_judged(head.row)][:MOST_GAMES]
        for row, seats in heads:
            kept = await self._deepest(row.id, row.seq)
            if kept is None:
                missing.append(row.id)
                continue
            mine = {seat.seat for seat in seats if seat.kind == "person"}
            own = _made_by_people(await self._entries(row.id))
            found += reviews.own_mistakes(row, reviews.mistakes_in(kept, own), mine)
        found.sort(key=lambda each: -each["loss"])
        if missing and not self.catching_up:
            self.catching_up = True
            self.house.task(self._catch_up(missing))
        return {"mistakes": found[:MOST_LISTED], "games": len(heads), "waiting": len(missing)}

    async def _entries(self, id_: str) -> list[Entry]:
        await self.house.open(id_)
        return self.house.entries[id_]

    async def _deepest(self, id_: str, seq: int) -> wire.GameReview | None:
        for think in reversed(DEPTHS.values()):
            kept = await self.kept(id_, seq, think)
            if kept is not None:
                return kept
        return None

    async def _catch_up(self, ids: list[str]) -> None:
        try:
            for id_ in ids:
                table = await self.house.open(id_)
                while (await self.review(table, FAST, LONGEST_WAIT))["review"] is None:
                    pass
        finally:
            self.catching_up = False

    async def again(self, table: Table, seq: int, held: tuple[int, ...]) -> wire.MistakeDocument:
        """A decision of mine in a finished game, asked again."""
        if table.row.status != "over":
            raise Refusal(409, "not_over", "A decision is asked again after the end of the game.")
        kept = await self._deepest(table.id, table.row.seq)
        think = FAST if kept is None else DEPTHS[kept["think"]]
        entries = self.house.entries[table.id]
        return reviews.again(table.id, self._record(table), entries, think, seq, held, table.row.changed)


def _made_by_people(entries: list[Entry]) -> set[int]:
    return {entry.seq for entry in entries if entry.kind == ACT and entry.made_by == "person"}


def _name(table: str, seq: int, think: Think) -> str:
    return f"review {table} {seq} {think.name}"
