"""Trials of editions: one process of the lowest priority plays them, a step of a second for each request, in turns."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from typing import Any, Final

from waset.lab.trial.trial import Course, Tried
from waset.server.tables import editions
from waset.server.web import wire
from waset.server.web.errors import Refusal
from waset.server.web.limits import Asker
from waset.server.workers import trial_work
from waset.server.workers.desk import BUSY, COME_BACK, WorkResult, result_of, timed
from waset.server.workers.lanes import Busy, Lane
from waset.server.workers.turns import Cause

NICE: Final = 19
MOST_WAITING: Final = 50
MOST_OF_CLIENT: Final = 3
MOST_OF_GUEST: Final = 1
"""How many steps may wait: in total, of one address, of one guest there."""
LETTERS: Final = 16384
"""How much of what was decided in a trial is seen again at a time: some two hundred games."""


class Trials:
    """Sends steps of trials to the process. What they have shown so far is held by whoever asks."""

    def __init__(self) -> None:
        self.lane: Lane = Lane(1, NICE, MOST_WAITING, MOST_OF_CLIENT, MOST_OF_GUEST)

    async def go_on(self, asker: Asker, tried: Tried, course: Course, most: int) -> wire.TrialState:
        """The next games of a trial; raises a Refusal if too much is waiting."""
        made: wire.TrialState = await self._do(asker, editions.tried, tried, course, most)
        return made

    async def report(
        self, asker: Asker, tried: Tried, moves: Sequence[str], is_gone: Callable[[], Awaitable[bool]]
    ) -> wire.TrialReport:
        """The report of a trial, made in pieces of about a second, between which clients take turns.

        It ends as soon as nobody waits for it any more.
        """
        seen = b""
        for parts in pieces(moves):
            if await is_gone():
                raise Refusal(408, "too_slow", "Nobody waits for this report any more.")
            seen = await self._do(asker, trial_work.watched, tried, seen, parts)
        made: wire.TrialReport = await self._do(asker, trial_work.reported, seen)
        return made

    async def _do(self, asker: Asker, work: Callable[..., Any], *arguments: Any) -> Any:
        cause = Cause(asker.address, asker.guest or "")
        try:
            done: WorkResult = await self.lane.ask(cause, timed, lambda: (work, arguments, {}))
        except Busy:
            refusal = Refusal(503, BUSY, "Too many editions are being tried; try again in a moment.")
            refusal.retry_after = COME_BACK
            raise refusal from None
        return result_of(done)

    def close(self) -> None:
        """Ends the process."""
        self.lane.close()


def pieces(moves: Sequence[str]) -> Iterator[list[str]]:
    """What was decided in a trial, in pieces of which one takes about a second to be seen again."""
    some: list[str] = []
    for part in moves:
        if some and sum(map(len, some)) + len(part) > LETTERS:
            yield some
            some = []
        some.append(part)
    yield some
