"""All tables of a process: found in memory or in the database, kept up to date, with their readers told."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

from waset.server.database import store
from waset.server.database.engines import Engines
from waset.server.database.rows import Entry
from waset.server.settings import Settings
from waset.server.tables.kept import KeptTables
from waset.server.tables.match import SECURE, START, Behind, Draw, Games, Match, rebuild_gently
from waset.server.tables.messages import Broadcaster, settle, wake
from waset.server.tables.nets import Nets
from waset.server.tables.process import LOG, Now
from waset.server.tables.readers import NOT_FOUND, RESTART, SET_ASIDE
from waset.server.tables.table import ASIDE, BEHIND, CHANGED, UP_TO_DATE, Seating, Table, turned
from waset.server.web.caller import Caller
from waset.server.web.encoding import encoded
from waset.server.web.errors import Refusal, closing, not_found, set_aside, signed_out
from waset.server.web.gate import Gate
from waset.server.web.guests import Guests
from waset.server.web.keys import is_id, new_id


class Tables(KeptTables):
    """The tables that this process knows."""

    def __init__(
        self,
        settings: Settings,
        engines: Engines,
        shared: bool,
        now: Now,
        draw: Draw = SECURE,
        monotonic: Now = time.monotonic,
    ) -> None:
        """`shared`: other processes serve the same database. Chance draws with `draw`, which must be unpredictable."""
        super().__init__(settings, engines, shared, now, monotonic)
        self.draw: Draw = draw
        self.games: Games = Games()
        self.nets: Nets = Nets(settings.nets)
        self.known: dict[str, Table] = {}
        self.aside: dict[str, Seating | None] = {}
        """Tables whose record cannot be replayed: nobody can use them, and the others go on."""
        self.loading: dict[str, asyncio.Task[Table]] = {}
        self.replays: Gate = Gate()
        """Long records are replayed in parts, and those of different tables take turns."""
        self.scheduling: asyncio.Task[Any] | None = None
        """The task that looks after clocks and bots while the server runs."""
        self.on_turn: Callable[[Table], None] = lambda _: None
        """Called with a table after each entry, so that bots and substitutes act."""
        self.broadcast: Broadcaster = Broadcaster(
            self.keys,
            self.steady,
            settings.ask_after,
            encoded,
            lambda readers: self.metrics.sent.add("update", readers),
        )
        self.guests: Guests = Guests(lambda guests: self.read(store.generations, guests), self._is_deaf)

    def new_id(self) -> str:
        """An id for a new table, which nobody can guess."""
        return new_id()

    def _is_deaf(self) -> bool:
        """Whether other processes may have changed something that this one has not been told of."""
        return self.shared and (self.bus is None or not self.bus.listening.is_set())

    async def close(self) -> None:
        """Sends all readers away and stores what is waiting."""
        self.send_away()
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await asyncio.to_thread(self.let_go)

    def send_away(self) -> None:
        """Tells all readers and waiters to come back later."""
        self.closing = True
        for table in self.known.values():
            for reader in list(table.readers):
                reader.end(RESTART)
            wake(table)

    # --- finding a table ---------------------------------------------------------------------------------------------

    async def open(self, id_: str) -> Table:
        """Returns the table with this id, up to date; raises a Refusal if there is none."""
        if not is_id(id_):
            raise not_found()
        if id_ in self.aside:
            raise set_aside()
        table = self.known.get(id_)
        if table is not None and not table.stale:
            table.used = self.steady()
            return table
        task = self.loading.get(id_)
        if task is None:
            task = self.loading[id_] = asyncio.get_running_loop().create_task(self._load(id_))
            task.add_done_callback(lambda _: self.loading.pop(id_, None))
        return await asyncio.shield(task)

    async def find(self, id_: str, caller: Caller) -> Table:
        """Returns the table with this id if the caller may see it; raises a Refusal otherwise."""
        try:
            table = await self.open(id_)
        except Refusal:
            aside = self.aside.get(id_)
            if aside is not None and not aside.may_look(caller, self.keys):
                raise not_found() from None
            raise
        if not table.held(caller, self.keys):
            table = await self.looked_up(table)
        if not table.may_look(caller, self.keys):
            raise not_found()
        return table

    async def looked_up(self, table: Table) -> Table:
        """Reads a table again before the caller is refused something that another process may just have granted.

        Nobody else sees it as stale meanwhile: callers who come at once would keep each other waiting for ever.
        """
        if self.shared:
            async with table.lock:
                table.stale = CHANGED
                await self.reread(table)
        return table

    async def _load(self, id_: str) -> Table:
        table = self.known.get(id_)
        if table is not None:
            while table.stale:
                await self.refresh(table)
            return table
        try:
            row, seats, entries, watching = await self.read(store.whole, id_)
        except (ValueError, TypeError, KeyError):
            self.set_aside(id_, None)
            raise set_aside() from None
        if row is None or row.status == "closed":
            raise not_found()
        with self.minding(Seating(row, seats)):
            match = Match(self.games.of(row.spec), row.spec)
            await rebuild_gently(match, entries, self._pause(id_))
        table = Table(row._replace(seq=match.seq), seats, match)
        table.watching = watching
        self.add(table)
        return table

    def forget(self, table: Table) -> None:
        """Lets a table go that was closed; its readers are sent away."""
        self.known.pop(table.id, None)
        for reader in list(table.readers):
            reader.end_after(NOT_FOUND)
        wake(table)

    @contextmanager
    def minding(self, table: Seating) -> Iterator[None]:
        """Sets a table aside if its record or its game fails, so that it harms no other, and raises a Refusal."""
        try:
            yield
        except Refusal:
            raise
        except Exception:
            self.set_aside(table.id, Seating(table.row._replace(status=ASIDE), table.seats))
            raise set_aside() from None

    def set_aside(self, id_: str, table: Seating | None) -> None:
        """Notes, while handling an error, that a table cannot be opened; its readers are told why and sent away."""
        LOG.exception("a table is set aside: it cannot be opened", extra={"table": id_})
        self.aside[id_] = table
        lost = self.known.pop(id_, None)
        if lost is not None:
            for reader in list(lost.readers):
                reader.push(self.broadcast.encode({"type": "error", "request": None, "error": set_aside().document()}))
                reader.end_after(SET_ASIDE)
            wake(lost)

    def add(self, table: Table) -> None:
        """Keeps a table in memory; the least recently used ones make room."""
        self.known[table.id] = table
        table.used = self.steady()
        spare = len(self.known) - self.settings.kept_tables
        if spare > max(10, self.settings.kept_tables // 10):
            idle = sorted((each for each in self.known.values() if not each.busy), key=lambda each: each.used)
            for each in idle[:spare]:
                del self.known[each.id]

    async def wait(self, table: Table, caller: Caller, patience: float) -> None:
        """Waits until something changes at a table, for at most `patience` seconds."""
        waiter: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        caller.on_end = lambda: settle(waiter)
        table.waiters.append(waiter)
        table.waiting.append(caller)
        try:
            await self.guests.enter(caller)
            async with asyncio.timeout(patience):
                await waiter
        except TimeoutError:
            pass
        finally:
            self.guests.leave(caller)
            table.waiting.remove(caller)
            if waiter in table.waiters:
                table.waiters.remove(waiter)
        if caller.ended:
            raise signed_out()
        if self.closing:
            raise closing()

    async def refresh(self, table: Table) -> None:
        """Reads what other processes have done at a table, and tells its readers."""
        async with table.lock:
            await self.reread(table)

    async def reread(self, table: Table) -> None:
        """The same while the table's lock is held.

        Seats and entries are read as they were at one moment, and readers are told of their seats first: nobody hears
        of an entry as the holder of a seat that belonged to somebody else by then.
        """
        try:
            await self._reread(table)
        except BaseException:
            table.stale = CHANGED
            raise

    async def _reread(self, table: Table) -> None:
        if table.stale == BEHIND and table.spec.per_act is None and table.spec.total is None:
            table.stale = UP_TO_DATE
            entries, version = await self.read(store.news, table.id, table.match.seq)
            if version == table.row.version:
                await self._go_on(table, entries, self._entered)
                return
        table.stale = UP_TO_DATE
        row, seats, entries, table.watching = await self.read(store.whole, table.id, table.match.seq)
        if row is None:
            return
        if row.status == "closed":
            table.row = row
            self.forget(table)
            return
        before, table.row, table.seats = table.row, row._replace(seq=table.match.seq), seats
        self.broadcast.seats(table)
        await self._go_on(table, entries, lambda table, _: self.broadcast.update(table))
        table.row = row._replace(seq=table.match.seq)
        if (before.version, before.status) != (row.version, row.status) or entries:
            self.broadcast.facts(table)

    async def _go_on(self, table: Table, entries: list[Entry], tell: Callable[[Table, Entry], None]) -> None:
        """Takes over the entries after the newest known one, and tells the readers of each, in order."""
        match = table.match
        with self.minding(table):
            while entries:
                try:
                    await rebuild_gently(match, entries, self._pause(table.id), lambda _, entry: tell(table, entry))
                    return
                except Behind:
                    undo, *entries = [entry for entry in entries if entry.seq > match.seq]
                    match.take(undo, await self.earlier(table, undo.back_to or 0), [])
                    tell(table, undo)

    async def earlier(self, table: Table, seq: int) -> Any:
        """The state of a table after an earlier entry, replayed without what was undone."""
        match = Match(table.match.game, table.spec)
        with self.minding(table):
            entries = await self.read(store.entries_to, table.id, seq)
            await rebuild_gently(match, entries, self._pause(table.id))
        return match.state

    def _pause(self, id_: str) -> Callable[[], Awaitable[None]]:
        """What a table waits for after each part of its record."""
        return lambda: self.replays.turn("", id_)

    def _entered(self, table: Table, entry: Entry) -> None:
        """Tells the readers of an entry of another process that changed nothing but the game."""
        match = table.match
        over = match.is_over
        had_proposal = table.row.proposal is not None
        table.row = table.row._replace(
            seq=entry.seq,
            status="over" if over else "playing",
            to_move=match.to_move,
            changed=entry.at,
            turned=turned(table.row, match.to_move, entry.at),
            since=self.steady(),
            ranking=match.game.ranking(match.state) if over else None,
            scores=[score.total for score in match.game.scores(match.state)] if over else None,
            proposal=None,
        )
        self.broadcast.update(table)
        if over or had_proposal or entry.kind == START:
            self.broadcast.facts(table)

    def look_again(self, id_: str, how: int = CHANGED) -> None:
        """Notes that a table was changed without going through it, and reads it again if anybody is looking."""
        table = self.known.get(id_)
        if table is not None:
            table.stale = max(table.stale, how)
            if (table.readers or table.waiters) and not self.closing:
                self.task(self.open(id_))
