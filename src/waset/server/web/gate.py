"""Admits the requests of one address one after the other, so that a burst of them delays nobody else."""

import asyncio
from collections import OrderedDict, deque
from typing import Final

MOST_SERVED: Final = 10000


class Gate:
    """In each iteration of the event loop one request of each address may begin; the others wait for the next one.

    Among the guests at an address, whoever had a turn longest ago is next.
    """

    def __init__(self) -> None:
        self.waiting: dict[str, dict[str | None, deque[asyncio.Future[None]]]] = {}
        self.passed: set[str] = set()
        """The addresses of which a request has begun in this iteration of the loop."""
        self.served: OrderedDict[tuple[str, str | None], int] = OrderedDict()
        """When the guests at each address had their last turn."""
        self.number: int = 0

    async def turn(self, address: str, guest: str | None) -> None:
        """Waits until the next request of a guest at an address may begin, which is usually at once."""
        if address not in self.passed and address not in self.waiting:
            self._let_in(address, guest)
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.setdefault(address, {}).setdefault(guest, deque()).append(mine)
        await mine

    def _let_in(self, address: str, guest: str | None) -> None:
        if not self.passed:
            asyncio.get_running_loop().call_soon(self._next)
        self.passed.add(address)
        self.number += 1
        self.served[address, guest] = self.number
        self.served.move_to_end((address, guest))
        if len(self.served) > MOST_SERVED:
            self.served.popitem(last=False)

    def _next(self) -> None:
        self.passed.clear()
        for address in list(self.waiting):
            guests = self.waiting[address]
            while guests and address not in self.passed:
                guest = min(guests, key=lambda each: self.served.get((address, each), 0))  # used at once
                first = guests[guest].popleft()
                if not guests[guest]:
                    del guests[guest]
                if not first.done():
                    first.set_result(None)
                    self._let_in(address, guest)
            if not guests:
                del self.waiting[address]
