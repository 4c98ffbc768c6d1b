"""Trials of editions: one process of the lowest priority plays them, a step of a second for each request, in turns."""

from typing import Any, Final

from waset.lab.trial.trial import Course, Tried
from waset.server.tables import editions
from waset.server.web import wire
from waset.server.web.errors import Refusal
from waset.server.web.limits import Asker
from waset.server.workers.desk import BUSY, COME_BACK, WorkResult, result_of, timed
from waset.server.workers.lanes import Busy, Lane
from waset.server.workers.turns import Cause

NICE: Final = 19
MOST_WAITING: Final = 50
MOST_OF_CLIENT: Final = 3
MOST_OF_GUEST: Final = 1
"""How many steps may wait: in total, of one address, of one guest there."""


class Trials:
    """Sends steps of trials to the process. What they have shown so far is held by whoever asks."""

    def __init__(self) -> None:
        self.lane: Lane = Lane(1, NICE, MOST_WAITING, MOST_OF_CLIENT, MOST_OF_GUEST)

    async def go_on(self, asker: Asker, tried: Tried, course: Course, most: int) -> wire.TrialState:
        """The next games of a trial; raises a Refusal if too much is waiting."""
        cause = Cause(asker.address, asker.guest or "")
        arguments: tuple[Any, ...] = (editions.tried, (tried, course, most), {})
        try:
            done: WorkResult = await self.lane.ask(cause, timed, lambda: arguments)
        except Busy:
            refusal = Refusal(503, BUSY, "Too many editions are being tried; try again in a moment.")
            refusal.retry_after = COME_BACK
            raise refusal from None
        made: wire.TrialState = result_of(done)
        return made

    def close(self) -> None:
        """Ends the process."""
        self.lane.close()
