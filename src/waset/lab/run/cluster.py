"""Workers on a Dask cluster, which may be other machines. The package `distributed` is imported only here."""

import logging
from collections.abc import Iterator
from concurrent.futures import CancelledError, Future
from contextlib import contextmanager
from importlib import import_module
from time import monotonic
from typing import Any, Final

from waset.bots.bot import Clock
from waset.core.errors import BadOption, WasetError
from waset.lab.plan.cell import Cell
from waset.lab.run.games import GameBatch, PlayedBatch
from waset.lab.run.pool import AHEAD, Crew

REACHED_WITHIN: Final = 10.0
"""Seconds within which a scheduler must answer, and must have a worker."""
LOOK: Final = 2.0
"""Seconds between two checks whether the cluster is still there."""
CHATTY: Final = ("distributed", "distributed.client", "tornado.application")
"""Loggers that would report at length on standard error what a run reports in one line."""
PATIENCE: Final = 60.0
"""Seconds for which a cluster may be without workers."""


class ClusterCrew(Crew):
    """The workers of a cluster, which replaces dead ones itself and hands their batches to others."""

    def __init__(self, client: Any, gave_up: type[Exception], address: str, clock: Clock) -> None:
        threads = sum(client.nthreads().values())
        super().__init__(lambda: client.get_executor(pure=False), threads, AHEAD * threads)
        self._client: Any = client
        self._gave_up: type[Exception] = gave_up
        self._address: str = address
        self._clock: Clock = clock
        self._looked: float = clock()
        self._seen: float = clock()
        """When a worker was last seen."""

    def submit(self, cell: Cell, batch: GameBatch) -> Future[PlayedBatch]:
        try:
            if self._clock() - self._looked > LOOK:
                self._look()
            return super().submit(cell, batch)
        except Exception:
            if self._client.status == "running":
                raise
            raise self._gone() from None

    def result(self, future: Future[PlayedBatch]) -> PlayedBatch:
        while True:
            try:
                return future.result(LOOK)
            except CancelledError:
                raise self._gone() from None
            except ImportError as error:
                raise WasetError(f"a worker of the cluster at {self._address} lacks Waset: {error}") from None
            except self._gave_up as error:
                raise WasetError(f"the cluster at {self._address} gave up a batch: {error}") from None
            except TimeoutError:
                if self._client.status != "running":
                    raise self._gone() from None
                self._look()

    def _gone(self) -> WasetError:
        return WasetError(f"the cluster at {self._address} is gone")

    def _look(self) -> None:
        """Counts the threads of all workers, which may come and go."""
        self._looked = self._clock()
        try:
            workers = self._client.scheduler_info(n_workers=-1)["workers"].values()
        except OSError:
            raise self._gone() from None
        if workers:
            self._seen = self._looked
            self.workers = sum(each["nthreads"] for each in workers)
            self.ahead = AHEAD * self.workers
        elif self._looked - self._seen > PATIENCE:
            raise WasetError(f"the cluster at {self._address} has had no worker for {PATIENCE:g} s")

    def close(self) -> None:
        self._executor.shutdown(wait=False)


@contextmanager
def cluster(address: str, clock: Clock = monotonic) -> Iterator[Crew]:
    """The workers of the Dask cluster whose scheduler is at this address."""
    try:
        distributed: Any = import_module("distributed")
    except ImportError:
        raise BadOption("a cluster needs the package 'distributed': install waset[cluster]") from None
    for logger in CHATTY:
        logging.getLogger(logger).setLevel(logging.CRITICAL)
    try:
        client = distributed.Client(address, timeout=REACHED_WITHIN, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise WasetError(f"no cluster can be reached at {address!r}: {error}") from None
    try:
        try:
            client.wait_for_workers(1, timeout=REACHED_WITHIN)
        except TimeoutError:
            raise WasetError(f"the cluster at {address} has no worker; start one with: dask worker {address}") from None
        crew = ClusterCrew(client, distributed.KilledWorker, address, clock)
        try:
            yield crew
        finally:
            crew.close()
    finally:
        client.close()
