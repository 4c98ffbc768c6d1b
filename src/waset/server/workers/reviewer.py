"""The reviewer: separate processes that weigh the decisions of finished games, while nothing else needs the machine.

A review is made once, kept with its table, and then read from there. Fast ones have a process of their own, so that
they never wait for deeper ones; these are divided into pieces, so that a long one delays that of somebody else by one
piece only. Nobody is charged for it: each game is reviewed once, clients take turns, and each may have only a few
reviews made at a time. Whoever asks for their mistakes has the missing reviews of their games made in the background,
one at a time, after those that somebody waits for.
"""

import asyncio
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from waset.review import FAST, Think
from waset.review.review import look_at
from waset.server.database import reviews
from waset.server.database.writer import Closed
from waset.server.tables.records import bots_at
from waset.server.tables.reviews import deepest
from waset.server.tables.table import Seating
from waset.server.tables.tables import Tables
from waset.server.web.errors import Refusal
from waset.server.web.limits import Asker
from waset.server.workers import review_work
from waset.server.workers.desk import BUSY, COME_BACK, WorkResult, result_of, timed
from waset.server.workers.lanes import Busy, Lane
from waset.server.workers.turns import Cause

NICE: Final = 15
DEEPER_NICE: Final = 19
MOST_WAITING: Final = 100
MOST_OF_CLIENT: Final = 10
MOST_DEEPER: Final = 4
"""How many reviews may be made at a time: in total, and for one address, fast and deeper ones."""

MOST_UNMADE: Final = 1000
"""How many failures are remembered; an older one is tried again, in vain, when its player asks."""


class Key(NamedTuple):
    """A review: of which game, as it ended, and how deep."""

    table: str
    seq: int
    think: str


class Errand(NamedTuple):
    """What a piece of work is for."""

    table: Seating
    think: Think
    asker: Asker
    is_awaited: bool
    """Whether somebody waits for it; what is made in the background comes after that."""


class Making:
    """A review that is being made."""

    def __init__(self) -> None:
        self.part: float = 0.0
        """How much of it is done, from 0 to 1."""
        self.done: asyncio.Future[str] = asyncio.get_running_loop().create_future()


class Reviewer:
    """Makes reviews, and keeps them in the database."""

    def __init__(self, tables: Tables) -> None:
        self.tables: Tables = tables
        self.lane: Lane = Lane(1, NICE, MOST_WAITING, MOST_OF_CLIENT)
        self.deeper: Lane = Lane(1, DEEPER_NICE, MOST_WAITING, MOST_DEEPER)
        self.making: dict[Key, Making] = {}
        self.catching_up: set[str] = set()
        """The guests whose games are being reviewed in the background."""
        self.unmade: dict[Key, None] = {}
        """The last reviews that could not be made; in the background they are not tried again."""

    async def review(self, table: Seating, think: Think, asker: Asker, patience: float | None) -> str | Making:
        """Returns the review of a finished game as JSON or, if it takes longer than `patience`, how far it is."""
        key = Key(table.id, table.row.seq, think.name)
        making = self.making.get(key)
        if making is None:
            kept = await self.tables.read(reviews.kept, key.table, key.think, key.seq)
            if kept is not None:
                return kept
            making = self.making.get(key)
        if making is None:
            making = self.making[key] = Making()
            errand = Errand(table, think, asker, is_awaited=patience is not None)
            self.tables.task(self._make(key, making, errand))
        done, _ = await asyncio.wait([making.done], timeout=patience)
        if making.done.cancelled():
            raise Closed
        return making.done.result() if done else making

    def catch_up(self, guest: str, games: Sequence[Seating], asker: Asker) -> int:
        """Reviews finished games of a guest in the background, one after the other; returns how many are to be made."""
        waiting = [each for each in games if Key(each.id, each.row.seq, FAST.name) not in self.unmade]
        if waiting and guest not in self.catching_up:
            self.catching_up.add(guest)
            self.tables.task(self._catch_up(guest, waiting, asker))
        return len(waiting)

    async def _catch_up(self, guest: str, games: Sequence[Seating], asker: Asker) -> None:
        try:
            for table in games:
                try:
                    await self.review(table, FAST, asker, None)
                except Refusal:  # too much is waiting, or the database does not answer: whoever asks again begins again
                    return
                except RuntimeError:  # it is in the log already
                    self._give_up(Key(table.id, table.row.seq, FAST.name))
        finally:
            self.catching_up.discard(guest)

    def _give_up(self, key: Key) -> None:
        self.unmade[key] = None
        if len(self.unmade) > MOST_UNMADE:
            del self.unmade[next(iter(self.unmade))]

    async def again(self, table: Seating, seq: int, held: Sequence[int], asker: Asker) -> bytes:
        """A decision of a finished game as JSON, to be asked again: as deep as the deepest review that is kept."""
        kept = await self.tables.read(reviews.depths, [table.id])
        think = deepest(kept.get((table.id, table.row.seq), ()))
        errand = Errand(table, think, asker, is_awaited=True)
        made: bytes = await self._work(
            errand, review_work.again, self._game(table), think, seq, held, table.row.changed
        )
        return made

    async def _make(self, key: Key, making: Making, errand: Errand) -> None:
        try:
            made = await self._made(making, errand, key.seq)
            await self.tables.write((), reviews.keep, key.table, key.think, key.seq, made)
            making.done.set_result(made)
        except Exception as error:
            making.done.set_exception(error)
            making.done.exception()  # whoever waits is told; nobody need wait
            raise
        finally:
            making.done.cancel()
            del self.making[key]

    async def _made(self, making: Making, errand: Errand, seq: int) -> str:
        opened = await self._work(errand, review_work.opened, self._game(errand.table), errand.think)
        found = []
        for task in opened.tasks:
            found.append(await self._work(errand, look_at, task))
            making.part = task.last / opened.decisions
        made: str = await self._work(errand, review_work.finished, opened, errand.think, found, seq)
        return made

    def _game(self, table: Seating) -> review_work.GameAt:
        where, who = self.tables.settings.where(), bots_at(table.spec, table.seats)
        return review_work.GameAt(where, table.id, table.spec, table.names, who)

    async def _work(self, errand: Errand, job: Any, *arguments: Any) -> Any:
        """Does a piece of work in a process, when it is the client's turn."""
        lane = self.lane if errand.think == FAST else self.deeper
        cause = Cause(errand.asker.address, errand.table.id)
        try:
            done: WorkResult = await lane.ask(cause, timed, lambda: (job, arguments, {}), before=errand.is_awaited)
        except Busy:
            refusal = Refusal(503, BUSY, "Too many games are being reviewed; try again in a moment.")
            refusal.retry_after = COME_BACK
            raise refusal from None
        return result_of(done)

    def close(self) -> None:
        """Ends the processes; what is being made is dropped, and made again when somebody asks."""
        self.lane.close()
        self.deeper.close()
