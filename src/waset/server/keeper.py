"""Sees to it that every table goes on: bots think, time runs out, who has resigned is stood in for."""

import asyncio
import logging
from typing import Final

from waset.server import bus, playing, store
from waset.server.errors import Refusal
from waset.server.hall import Hall
from waset.server.table import Table
from waset.server.thinkers import Thinkers
from waset.server.writer import Closed

LOG: Final = logging.getLogger("waset.keeper")
TICK: Final = 0.5
"""Seconds between two looks at the clocks."""
SWEEP: Final = 4
"""Every so many looks, tables where nobody sees to a bot are picked up: another process may have died."""


class Keeper:
    """Acts for those who cannot: bots, the clock, and who has resigned."""

    def __init__(self, hall: Hall, thinkers: Thinkers) -> None:
        self.hall: Hall = hall
        self.thinkers: Thinkers = thinkers
        self.seeing_to: set[str] = set()
        """The tables where something is on its way."""
        hall.on_turn = self.see_to

    async def run(self) -> None:
        """Takes up what waited when the server stopped, then looks after clocks and lost tables."""
        await self._pick_up(0.0)
        ticks = 0
        while not self.hall.closing:
            await asyncio.sleep(TICK)
            ticks += 1
            try:
                for id_ in await self.hall.read(store.out_of_time, self.hall.now()):
                    self.hall.task(self._time_out(id_))
                if ticks % SWEEP == 0:
                    await self._pick_up(TICK * SWEEP + 2 * self.thinkers.seconds)
                if ticks % 240 == 0 and self.hall.shared and self.hall.engines.is_sqlite:
                    await self.hall.write((), bus.forget_old_news)
            except Exception as error:
                LOG.warning("could not look after the tables: %s", type(error).__name__)

    async def _pick_up(self, quiet: float) -> None:
        for id_ in await self.hall.read(store.waiting_for_server, self.hall.now(), quiet):
            if id_ not in self.seeing_to:
                try:
                    self.see_to(await self.hall.open(id_))
                except Refusal:
                    continue

    def see_to(self, table: Table) -> None:
        """Begins whatever the server has to do for the seat that is to move."""
        seat = table.row.to_move
        if table.row.status != "playing" or seat is None or self.hall.closing or table.id in self.seeing_to:
            return
        row = table.seats[seat]
        if row.resigned or row.bot is not None:
            self.seeing_to.add(table.id)
            self.hall.task(self._act(table))

    async def _act(self, table: Table) -> None:
        """Acts for one seat after the other until a person is to move."""
        try:
            while not self.hall.closing and table.row.status == "playing":
                match, seq = table.match, table.match.seq
                seat = match.to_move
                if seat is None:
                    return
                row = table.seats[seat]
                if row.resigned:
                    await playing.act_for(self.hall, table, seq, None, "server")
                elif row.bot is not None:
                    await playing.act_for(self.hall, table, seq, await self._choice(table, seat, row.bot), "bot")
                else:
                    return
                if table.match.seq == seq:
                    table = await self.hall.open(table.id)
        except Closed:
            return
        finally:
            self.seeing_to.discard(table.id)

    async def _choice(self, table: Table, seat: int, bot: str) -> int | None:
        """What a bot chooses; None if it cannot, so that the table goes on all the same."""
        try:
            chosen = await self.thinkers.choose(table.match, table.spec, seat, bot)
            self.hall.metrics.thoughts.add("chosen")
        except Exception:
            LOG.exception("a bot failed at table %s", table.id)
            self.hall.metrics.thoughts.add("failed")
            return None
        return chosen

    async def _time_out(self, id_: str) -> None:
        table = await self.hall.open(id_)
        deadline = table.row.deadline
        if deadline is not None and deadline <= self.hall.now():
            await playing.act_for(self.hall, table, table.match.seq, None, "clock")
