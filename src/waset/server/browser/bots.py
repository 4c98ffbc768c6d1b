"""Bots in a browser: they think where everything else happens, so each of them has less than a second."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any, Final

from waset.server.browser.house import BrowserHouse
from waset.server.database.rows import By
from waset.server.tables import absent, acts
from waset.server.tables.table import Table
from waset.server.tables.thinking import ExplainedChoice, Patience, answer, question

LOG: Final = logging.getLogger("waset.browser")
SECONDS: Final = 0.8
"""After how long a bot ends its search; the round that runs then is finished."""
REST: Final = 0.01
"""Seconds between two decisions, in which whatever was asked meanwhile is answered."""
BOTS: Final[tuple[By, ...]] = ("clock_bot", "away_bot", "resigned_bot")
"""Who acts where a bot stands in for a person."""


class BrowserBots:
    """Acts for bots, and for players who are out of time or have resigned."""

    def __init__(self, house: BrowserHouse, seconds: float = SECONDS) -> None:
        self.house: BrowserHouse = house
        self.seconds: float = seconds
        self.seeing_to: set[str] = set()
        """The tables where a bot is thinking."""
        self.timers: dict[str, asyncio.TimerHandle] = {}
        house.see_to = self.see_to

    def see_to(self, table: Table) -> None:
        """Starts whatever is to be done for the seat that is to move."""
        timer = self.timers.pop(table.id, None)
        if timer is not None:
            timer.cancel()
        seat = table.row.to_move
        if table.row.status != "playing" or seat is None or table.id in self.seeing_to:
            return
        if absent.acts_for(table, seat) is not None:
            self._begin(table, self._act(table))
        elif table.row.deadline is not None:
            left = max(0.0, table.row.deadline - self.house.steady())
            loop = asyncio.get_running_loop()
            self.timers[table.id] = loop.call_later(left, lambda: self._begin(table, self._time_out(table)))

    def _begin(self, table: Table, work: Coroutine[Any, Any, None]) -> None:
        if table.id in self.seeing_to:
            work.close()
            return
        self.seeing_to.add(table.id)
        self.house.task(self._whole(table, work))

    async def _whole(self, table: Table, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        finally:
            self.seeing_to.discard(table.id)
        if self.house.known.get(table.id) is table:
            seat = table.row.to_move
            if seat is not None and absent.acts_for(table, seat) is None:
                self.see_to(table)

    async def _act(self, table: Table) -> None:
        """Acts for one seat after the other until a person is to move."""
        patience = Patience(asyncio.get_running_loop().time)
        while table.row.status == "playing" and self.house.known.get(table.id) is table:
            await asyncio.sleep(REST)
            seat, seq = table.match.to_move, table.match.seq
            by = None if seat is None else absent.acts_for(table, seat)
            if seat is None or by is None:
                return
            await self._act_for(table, seq, seat, by, patience)
            if table.match.seq == seq:
                return

    async def _act_for(self, table: Table, seq: int, seat: int, by: By, patience: Patience) -> None:
        bot = table.seats[seat].bot if by == "bot" else absent.stand_in_bot(table.spec.game) if by in BOTS else None
        await acts.act_for(
            self.house, table, seq, None if bot is None else self._choice(table, seat, bot, patience), by
        )

    def _choice(self, table: Table, seat: int, bot: str, patience: Patience) -> int | None:
        """What a bot chooses; None if it cannot, so that the table goes on all the same."""
        seconds = patience.seconds(self.seconds)
        try:
            chosen: int = answer(question(table.match, table.spec, seat, bot, False)._replace(seconds=seconds))
        except Exception:
            LOG.exception("a bot failed at table %s", table.id)
            return None
        return chosen

    async def _time_out(self, table: Table) -> None:
        deadline, seat = table.row.deadline, table.match.to_move
        if deadline is not None and deadline <= self.house.steady() + REST and seat is not None:
            by: By = "clock_bot" if table.spec.absent == "bot" else "clock"
            patience = Patience(asyncio.get_running_loop().time)
            await self._act_for(table, table.match.seq, seat, by, patience)

    def explain(self, table: Table, seat: int, bot: str) -> list[ExplainedChoice]:
        """The candidates of a bot."""
        asking = question(table.match, table.spec, seat, bot, True)._replace(seconds=self.seconds)
        found: list[ExplainedChoice] = answer(asking)
        return found
