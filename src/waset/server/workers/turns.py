"""Turns: clients take them one after the other, and so do the tables of a client."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

ANY: Final = "*"
"""Stands for all tables of a client."""
MOST_SERVED: Final = 10000


class Cause(NamedTuple):
    """The client and the table that a piece of work is for: clients take turns, and so do the tables of a client."""

    client: str
    table: str


class HasCause(Protocol):
    """Something that waits for its turn."""

    @property
    def cause(self) -> Cause:
        """Whom it is for."""


T = TypeVar("T", bound=HasCause)


class Turns(Generic[T]):
    """Waiting work, by client, then by table, then in order. The client served longest ago is next."""

    def __init__(self) -> None:
        self.clients: dict[str, dict[str, deque[T]]] = {}
        self.served: OrderedDict[Cause, int] = OrderedDict()
        """When each client, and each table of a client, had its last turn."""
        self.turn: int = 0

    def put(self, job: T) -> None:
        """Adds a piece of work."""
        tables = self.clients.setdefault(job.cause.client, {})
        tables.setdefault(job.cause.table, deque()).append(job)

    def next(self) -> T | None:
        """Removes and returns the next piece of work; None if there is none."""
        if not self.clients:
            return None
        client = min(self.clients, key=lambda each: self.served.get(Cause(each, ANY), 0))
        tables = self.clients[client]
        table = min(tables, key=lambda each: self.served.get(Cause(client, each), 0))
        job = tables[table].popleft()
        if not tables[table]:
            del tables[table]
        if not tables:
            del self.clients[client]
        self._note(Cause(client, ANY))
        self._note(Cause(client, table))
        return job

    def _note(self, cause: Cause) -> None:
        self.turn += 1
        self.served[cause] = self.turn
        self.served.move_to_end(cause)
        if len(self.served) > MOST_SERVED:
            self.served.popitem(last=False)


class Slot(NamedTuple):
    """Something that waits for its turn, and is told when it may begin."""

    cause: Cause
    begun: "asyncio.Future[None]"


class FairSlots:
    """Lets a number of things go on at a time; the others wait, and none waits for more than one of another client."""

    def __init__(self, free: int) -> None:
        self.free: int = free
        self.turns: Turns[Slot] = Turns()

    @asynccontextmanager
    async def turn(self, cause: Cause) -> AsyncIterator[None]:
        """Waits for a turn, which lasts as long as the block."""
        slot = Slot(cause, asyncio.get_running_loop().create_future())
        self.turns.put(slot)
        self._begin()
        await slot.begun
        try:
            yield
        finally:
            self.free += 1
            self._begin()

    def _begin(self) -> None:
        while self.free and (slot := self.turns.next()) is not None:
            if not slot.begun.done():  # or it was cancelled
                self.free -= 1
                slot.begun.set_result(None)
