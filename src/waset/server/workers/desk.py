"""The desk: a separate process for whatever takes more than a few milliseconds, so that no act has to wait for it.

Large bodies, editions and uploads are parsed and checked here, histories and records are made here. It is one process
of low priority. Clients take turns, may each have a few things waiting, and are charged for the time of their work.
"""

import logging
import time
import traceback
from collections.abc import Callable
from typing import Any, Final, NamedTuple, ParamSpec, TypeVar

from waset.server.database.engines import is_fault, named
from waset.server.web.errors import Refusal, Unavailable
from waset.server.web.limits import Asker, Limits
from waset.server.workers.lanes import Busy, Lane
from waset.server.workers.turns import Cause

P = ParamSpec("P")
T = TypeVar("T")
LOG: Final = logging.getLogger("waset.desk")
NICE: Final = 15
MOST_WAITING: Final = 200
MOST_OF_CLIENT: Final = 40
MOST_OF_GUEST: Final = 6
"""How much may wait: in total, of one address, of one guest there."""
COME_BACK: Final = 2.0
BUSY: Final = "busy"


class WorkRefused(NamedTuple):
    """A refusal on its way back from the desk."""

    status: int
    code: str
    sentence: str
    where: str | None


class NoDatabase(NamedTuple):
    """An error of the database on its way back from the desk."""

    what: str


class WorkResult(NamedTuple):
    """The result of a piece of work, and the seconds of processor time that it took."""

    found: Any
    seconds: float


class Desk:
    """Sends work to the process, and charges the client for it."""

    def __init__(self, limits: Limits) -> None:
        self.limits: Limits = limits
        self.lane: Lane = Lane(1, NICE, MOST_WAITING, MOST_OF_CLIENT, MOST_OF_GUEST)

    async def do(self, asker: Asker, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Returns the result of a piece of work; raises a Refusal if it is refused, or if too much is waiting."""
        cause = Cause(asker.address, asker.guest or "")
        try:
            done: WorkResult = await self.lane.ask(cause, timed, lambda: (work, args, kwargs))
        except Busy:
            refusal = Refusal(503, BUSY, "The server is busy with too many such requests; try again in a moment.")
            refusal.retry_after = COME_BACK
            raise refusal from None
        self.limits.work(asker, done.seconds)
        found: T = result_of(done)
        return found

    def close(self) -> None:
        """Ends the process."""
        self.lane.close()


def result_of(done: WorkResult) -> Any:
    """What a piece of work found; raises a Refusal if it was refused, or if the database failed."""
    if isinstance(done.found, WorkRefused):
        raise Refusal(*done.found)
    if isinstance(done.found, NoDatabase):
        LOG.warning("the desk cannot use the database: %s", done.found.what)
        raise Unavailable
    return done.found


def timed(work: Callable[..., Any], args: tuple[Any, ...], kwargs: dict[str, Any]) -> WorkResult:
    """Does a piece of work in the process of the desk. Errors are returned as data: not every one can be pickled."""
    began = time.process_time()
    try:
        found = work(*args, **kwargs)
    except Refusal as refusal:
        found = WorkRefused(refusal.status, refusal.code, refusal.sentence, refusal.where)
    except RecursionError:
        found = WorkRefused(400, "bad_json", "This JSON is nested too deeply.", None)
    except Exception as error:
        if is_fault(error):
            return WorkResult(NoDatabase(named(error)), time.process_time() - began)
        raise RuntimeError(f"the desk failed:\n{traceback.format_exc()}") from None
    return WorkResult(found, time.process_time() - began)
