"""Keeps every table going: bots think, clocks run out, and substitutes act for players who have resigned."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from waset.server.database import bus, store
from waset.server.database.rows import By
from waset.server.database.writer import Closed
from waset.server.tables import absent, acts
from waset.server.tables.table import Table, is_played_by_person
from waset.server.tables.tables import Tables
from waset.server.tables.thinking import Patience
from waset.server.web.errors import Refusal, Unavailable
from waset.server.web.limits import Limits
from waset.server.workers.bots import BotPool
from waset.server.workers.turns import Cause

LOG: Final = logging.getLogger("waset.scheduler")
TICK: Final = 0.5
"""Seconds between two checks of the clocks."""
SWEEP: Final = 4
"""Every how many checks tables with a waiting bot are picked up, because the process in charge may have died."""

BOTS: Final[tuple[By, ...]] = ("clock_bot", "away_bot", "resigned_bot")
"""Who acts where a bot stands in for a person."""
REST: Final = 1.0
"""Seconds for which a table is left alone after an error; doubled with every further one."""
LONGEST_REST: Final = 60.0

AT_ONCE: Final = 3600.0
"""Seconds by which a table may seem to be ahead when the server starts, because a killed one did not store its last
second."""


class Scheduler:
    """Acts for bots, for players out of time, and for players who have resigned."""

    def __init__(self, tables: Tables, bot_pool: BotPool, limits: Limits) -> None:
        self.tables: Tables = tables
        self.bot_pool: BotPool = bot_pool
        self.limits: Limits = limits
        self.seeing_to: set[str] = set()
        """The tables where something is in progress."""
        self.failing: dict[str, tuple[float, float]] = {}
        """The tables with an error: when each is tried again (by the loop's clock), and how long the pause is."""
        tables.on_turn = self.see_to

    async def run(self) -> None:
        """Resumes what was waiting when the server stopped, then looks after clocks and lost tables."""
        ticks = 0
        while not self.tables.closing:
            try:
                await self._look(ticks)
                ticks += 1
            except Unavailable:
                pass  # logged already, and every table is tried again
            except Exception as error:
                LOG.warning("could not look after the tables: %s", type(error).__name__)
            await asyncio.sleep(TICK)

    async def _look(self, ticks: int) -> None:
        for id_ in await self.tables.read(store.out_of_time, self.tables.steady()):
            self._begin(id_, self._time_out(id_))
        if ticks % SWEEP == 0:
            await self._pick_up(TICK * SWEEP + 2 * self.bot_pool.seconds if ticks else -AT_ONCE)
        if ticks % 240 == 239 and self.tables.shared and self.tables.engines.is_sqlite:
            await self.tables.write((), bus.forget_old_news)

    async def _pick_up(self, quiet: float) -> None:
        for id_ in await self.tables.read(store.waiting_for_server, self.tables.steady(), quiet):
            if self._may_try(id_):
                try:
                    self.see_to(await self.tables.open(id_))
                except Exception as error:
                    self._note_failure(id_, error)

    # --- one table's trouble is no other's ----------------------------------------------------------------------------

    def _may_try(self, id_: str) -> bool:
        """Whether nothing is in progress at a table, and it has not just failed."""
        when, _ = self.failing.get(id_, (0.0, 0.0))
        return id_ not in self.seeing_to and asyncio.get_running_loop().time() >= when

    def _begin(self, id_: str, work: Coroutine[Any, Any, None]) -> None:
        """Runs something for a table in the background, unless something is in progress there."""
        if not self._may_try(id_):
            work.close()
            return
        self.seeing_to.add(id_)
        self.tables.task(self._guarded(id_, work))

    async def _guarded(self, id_: str, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
            self.failing.pop(id_, None)
        except Closed:
            return
        except Exception as error:
            self._note_failure(id_, error)
        finally:
            self.seeing_to.discard(id_)

    def _note_failure(self, id_: str, error: Exception) -> None:
        """Leaves a table that failed alone for a while, longer each time, so that it does not delay the others."""
        if isinstance(error, Unavailable):
            return
        _, pause = self.failing.get(id_, (0.0, REST / 2))
        pause = min(2 * pause, LONGEST_REST)
        self.failing[id_] = (asyncio.get_running_loop().time() + pause, pause)
        known = isinstance(error, Refusal)
        LOG.warning("cannot act at table %s: %s", id_, error if known else type(error).__name__, exc_info=not known)

    def see_to(self, table: Table) -> None:
        """Starts whatever the server has to do for the seat that is to move."""
        seat = table.row.to_move
        if table.row.status != "playing" or seat is None or self.tables.closing or table.id in self.seeing_to:
            return
        if absent.acts_for(table, seat) is not None:
            self._begin(table.id, self._act(table))

    async def _act(self, table: Table) -> None:
        """Acts for one seat after the other until a person is to move."""
        patience = self._patience()
        while not self.tables.closing and table.row.status == "playing":
            match, seq = table.match, table.match.seq
            seat = match.to_move
            if seat is None:
                return
            by = absent.acts_for(table, seat)
            if by is None:
                return
            await self._act_for(table, seq, seat, by, patience)
            if table.match.seq == seq:
                table = await self.tables.open(table.id)

    def _patience(self) -> Patience:
        return Patience(asyncio.get_running_loop().time)

    async def _act_for(self, table: Table, seq: int, seat: int, by: By, patience: Patience) -> None:
        """Acts for a seat: by its bot, by the bot that stands in, or as the substitute of the rules does."""
        bot = table.seats[seat].bot if by == "bot" else absent.stand_in_bot(table.spec.game) if by in BOTS else None
        chosen = None if bot is None else await self._choice(table, seat, bot, patience)
        await acts.act_for(self.tables, table, seq, chosen, by)

    async def _choice(self, table: Table, seat: int, bot: str, patience: Patience) -> int | None:
        """What a bot chooses; None if it cannot, so that the table goes on all the same."""
        try:
            people = any(is_played_by_person(each) for each in table.seats)
            cause = Cause(self.limits.client(table.row.owner), table.id)
            waiting = patience if people else None
            chosen = await self.bot_pool.choose(table.match, table.spec, seat, bot, cause, waiting)
            self.tables.metrics.decisions.add("chosen")
        except Exception:
            LOG.exception("a bot failed at table %s", table.id)
            self.tables.metrics.decisions.add("failed")
            return None
        return chosen

    async def _time_out(self, id_: str) -> None:
        table = await self.tables.open(id_)
        deadline = table.row.deadline
        if deadline is not None and deadline <= self.tables.steady():
            seat, by_bot = table.match.to_move, table.spec.absent == "bot"
            if seat is not None:
                await self._act_for(table, table.match.seq, seat, "clock_bot" if by_bot else "clock", self._patience())
