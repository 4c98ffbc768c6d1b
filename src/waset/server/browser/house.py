"""The tables of a browser: one person's, kept on a shelf of the device; other windows may change them too."""

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Final, NamedTuple

from waset.server.browser.shelf import Shelf, ShelfHead, entry_of, entry_text, head_of, stamp
from waset.server.database.rows import EditionRow, Entry, Guest, SeatRow, TableRow, UndoWish, undos_of
from waset.server.database.rows import Head as EntryHead
from waset.server.tables.match import SECURE, Draw, Games, Match, replaying
from waset.server.tables.messages import Broadcaster, wake
from waset.server.tables.nets import Nets
from waset.server.tables.readers import NOT_FOUND
from waset.server.tables.table import CHANGED, UP_TO_DATE, Seating, Table, turned
from waset.server.web.errors import Refusal, not_found, set_aside
from waset.server.web.keys import Keys

LOG: Final = logging.getLogger("waset.browser")
OURS: Final = "offline-"
"""How the id of every table of a browser begins, by which the page tells them from those of a server."""
ME: Final = "me"
EDITION: Final = "edition "
"""How the name of the note begins that keeps an edition."""
ASK_AFTER: Final = 60.0


class KeptList(NamedTuple):
    """The entries of a table in memory, for its history."""

    entries: list[Entry]

    def undos(self) -> tuple[int, dict[int, int]]:
        """The number of the newest entry, and where each undo went back to."""
        return len(self.entries), undos_of(self.entries)

    def between(self, after: int, upto: int) -> list[Entry]:
        """The entries after a sequence number up to another, in order."""
        return self.entries[after:upto]


def encoded(message: Any) -> bytes:
    """A message as it goes over the wire."""
    return json.dumps(message, separators=(",", ":"), ensure_ascii=False).encode()


class BrowserHouse:
    """Keeps the tables of one person."""

    def __init__(
        self, shelf: Shelf, now: Callable[[], float], monotonic: Callable[[], float], draw: Draw = SECURE
    ) -> None:
        self.shelf: Shelf = shelf
        self.draw: Draw = draw
        self.games: Games = Games(most=10)
        self.nets: Nets = Nets()
        self.keys: Keys = Keys(secrets.token_bytes(32))
        self.broadcast: Broadcaster = Broadcaster(self.keys, self.steady, ASK_AFTER, encoded)
        self.shared: bool = True
        self.me: Guest = Guest("", "")
        """Whose tables these are; without a name until it is said."""
        self.known: dict[str, Table] = {}
        self.entries: dict[str, list[Entry]] = {}
        """The entries of the known tables."""
        self.see_to: Callable[[Table], None] = lambda _: None
        """Called with a table after each entry, so that bots act."""
        self.tell: Callable[[str], None] = lambda _: None
        """Tells the other windows which table has changed."""
        self._now: Callable[[], float] = now
        self._monotonic: Callable[[], float] = monotonic
        self._began: float = 0.0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._opening: asyncio.Lock = asyncio.Lock()

    async def start(self) -> None:
        """Finds out whose tables these are; the clock goes on from where it stood."""
        text = await self.shelf.note(ME)
        if text is None:
            await self.introduce(Guest(secrets.token_urlsafe(16), ""))
        else:
            self.me = Guest(**json.loads(text))
        latest = max((head.row.since for head in await self.heads()), default=self._now())
        self._began = latest - self._monotonic()

    async def introduce(self, guest: Guest) -> None:
        """Keeps who I am."""
        await self.shelf.keep_note(ME, json.dumps(guest._asdict()))
        self.me = guest

    async def editions(self) -> list[EditionRow]:
        """The editions that are kept here, the last changed first."""
        found = [EditionRow(**json.loads(text)) for text in await self.shelf.notes(EDITION)]
        return sorted(found, key=lambda row: (-row.changed, row.id))

    async def edition(self, id_: str) -> EditionRow | None:
        """An edition by id."""
        text = await self.shelf.note(EDITION + id_)
        return EditionRow(**json.loads(text)) if text else None

    async def keep_edition(self, row: EditionRow) -> None:
        """Keeps an edition, or what has changed about it."""
        await self.shelf.keep_note(EDITION + row.id, json.dumps(row._asdict()))

    async def drop_edition(self, id_: str) -> None:
        """Deletes an edition."""
        await self.shelf.keep_note(EDITION + id_, "")

    def now(self) -> float:
        """What the wall clock shows."""
        return self._now()

    def steady(self) -> float:
        """What the clock for players' time shows: it stands still while the page is closed."""
        return self._began + self._monotonic()

    def new_id(self) -> str:
        """An id for a new table."""
        return OURS + secrets.token_urlsafe(10)

    def on_turn(self, table: Table) -> None:
        """Has bots act where it is their turn."""
        self.see_to(table)

    def task(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Runs something in the background; errors are logged, but for refusals, which their caller is told."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)
        return task

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, Refusal):
            LOG.error("a background task failed", exc_info=error)

    # --- tables in memory ---------------------------------------------------------------------------------------------

    async def heads(self) -> list[ShelfHead]:
        """All tables that have not been put away, without their entries, the last changed first."""
        found = [head_of(text) for text in await self.shelf.heads()]
        return sorted((head for head in found if head.row.status != "closed"), key=lambda head: -head.row.changed)

    def add(self, table: Table) -> None:
        """Keeps a table in memory."""
        self.known[table.id] = table

    def forget(self, table: Table) -> None:
        """Lets a table go that was closed; its readers are sent away."""
        self.known.pop(table.id, None)
        for reader in list(table.readers):
            reader.end_after(NOT_FOUND)
        wake(table)

    @contextmanager
    def minding(self, table: Seating) -> Iterator[None]:
        """Refuses a table whose record or game fails; nothing of it is lost."""
        try:
            yield
        except Refusal:
            raise
        except Exception:
            LOG.exception("a table cannot be opened: %s", table.id)
            raise set_aside() from None

    async def open(self, id_: str) -> Table:
        """The table with this id, up to date; raises a Refusal if there is none."""
        async with self._opening:
            table = self.known.get(id_)
            if table is None:
                table = await self._load(id_)
                self.add(table)
                self.see_to(table)
        if table.stale:
            async with table.lock:
                await self.reread(table)
        return table

    async def _load(self, id_: str) -> Table:
        text = await self.shelf.head(id_)
        if text is None:
            raise not_found()
        head = head_of(text)
        if head.row.status == "closed":
            raise not_found()
        entries = [entry_of(each) for each in await self.shelf.entries(id_)]
        with self.minding(Seating(head.row, head.seats)):
            match = Match(self.games.of(head.row.spec), head.row.spec)
            for _ in replaying(match, entries):
                pass
        self.entries[id_] = entries
        return Table(head.row, head.seats, match)

    async def reread(self, table: Table) -> None:
        """Takes over what another window has done at a table, and tells its readers; the lock must be held."""
        table.stale = UP_TO_DATE
        try:
            found = await self._load(table.id)
        except Refusal:
            self.forget(table)
            return
        if stamp(found.row) == stamp(table.row):
            return
        table.row, table.seats, table.match = found.row, found.seats, found.match
        self.broadcast.seats(table)
        self.broadcast.update(table)
        self.broadcast.facts(table)

    def heard(self, id_: str) -> None:
        """Another window has changed a table."""
        table = self.known.get(id_)
        if table is not None:
            table.stale = CHANGED
            if table.readers:
                self.task(self.open(id_))

    async def earlier(self, table: Table, seq: int) -> Any:
        """The state of a table after an earlier entry, replayed without what was undone."""
        match = Match(table.match.game, table.spec)
        with self.minding(table):
            for _ in replaying(match, self.entries[table.id][:seq]):
                pass
        return match.state

    # --- what is kept -------------------------------------------------------------------------------------------------

    async def _store(self, before: TableRow | None, head: ShelfHead, entries: Sequence[Entry]) -> bool:
        texts = [entry_text(entry) for entry in entries]
        known = None if before is None else stamp(before)
        stored = await self.shelf.store(head.row.id, known, head.stamp, head.text(), texts)
        if stored:
            self.entries.setdefault(head.row.id, []).extend(entries)
            self.tell(head.row.id)
        return stored

    async def keep(self, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> None:
        """Stores a new table."""
        await self._store(None, ShelfHead(row, list(seats)), entries)

    async def keep_rematch(
        self, before: TableRow, row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]
    ) -> bool:
        """Stores a new table and that it is the rematch of another; False if another change came first."""
        await self.keep(row, seats, entries)
        if await self.change(before, {}, {"rematch": row.id}):
            return True
        closed = row._replace(status="closed", version=row.version + 1)
        await self._store(row, ShelfHead(closed, list(seats)), [])
        return False

    async def append(self, id_: str, entry: Entry, head: EntryHead) -> bool:
        """Stores an entry and what it changes about its table; False if another change came first."""
        table = self.known[id_]
        seats = list(table.seats)
        if entry.seat is not None and head.spent:
            seats[entry.seat] = seats[entry.seat]._replace(spent=seats[entry.seat].spent + head.spent)
        row = table.row._replace(
            seq=entry.seq,
            status=head.status,
            to_move=head.to_move,
            changed=entry.at,
            turned=turned(table.row, head.to_move, entry.at),
            since=head.since,
            deadline=head.deadline,
            ranking=json.loads(head.ranking) if head.ranking else None,
            scores=json.loads(head.scores) if head.scores else None,
            proposal=None,
        )
        return await self._store(table.row, ShelfHead(row, seats), [entry])

    async def change(self, row: TableRow, seats: Mapping[int, Mapping[str, Any]], values: Mapping[str, Any]) -> bool:
        """Changes a table and its seats, if all is still as this row says; returns whether it was."""
        rows = [seat._replace(**seats.get(seat.seat, {})) for seat in self.known[row.id].seats]
        changed = row._replace(version=row.version + 1, **values)
        return await self._store(row, ShelfHead(changed, rows), [])

    async def propose(self, row: TableRow, wish: UndoWish | None) -> bool:
        """Stores a wish to undo, or removes it, if all is still as this row says; returns whether it was."""
        return await self.change(row, {}, {"proposal": wish})

    async def entry_by_request(self, id_: str, request: str) -> Entry | None:
        """The entry that a request made."""
        return next((entry for entry in self.entries[id_] if entry.request == request), None)

    async def undos(self, id_: str) -> tuple[int, dict[int, int]]:
        """The number of a table's newest entry, and where each undo went back to."""
        return KeptList(self.entries[id_]).undos()

    async def guest(self, id_: str) -> Guest | None:
        """A guest by id: there is one."""
        return self.me if id_ == self.me.id else None

    async def say(self, id_: str, name: str, seat: int | None, text: str, now: float) -> int:
        """Nobody is there to hear it."""
        raise Refusal(403, "not_allowed", "There is nobody else here to talk to.")
