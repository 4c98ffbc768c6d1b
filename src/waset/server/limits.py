"""How much one client may ask: a bucket per client that fills with time."""

import time
from collections.abc import Callable
from typing import Final

MOST_CLIENTS: Final = 20000


class Bucket:
    """So many things at once, and so many per second in the long run."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left: float = left
        self.at: float = at


class Limits:
    """The buckets of all clients."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.rate: float = rate
        self.burst: float = burst
        self.clock: Callable[[], float] = clock
        self.buckets: dict[str, Bucket] = {}
        self.open: dict[str, int] = {}
        """Sockets and streams per client."""

    def wait(self, client: str, cost: float = 1.0) -> float:
        """Takes from a client's bucket; 0, or the seconds after which it may ask again."""
        if self.rate <= 0:
            return 0.0
        now = self.clock()
        bucket = self.buckets.get(client)
        if bucket is None:
            if len(self.buckets) >= MOST_CLIENTS:
                self._forget(now)
            bucket = self.buckets[client] = Bucket(self.burst, now)
        bucket.left = min(self.burst, bucket.left + (now - bucket.at) * self.rate)
        bucket.at = now
        if bucket.left < cost:
            return (cost - bucket.left) / self.rate
        bucket.left -= cost
        return 0.0

    def _forget(self, now: float) -> None:
        """Forgets the clients whose buckets are full again, or else all: a flood of clients must not fill memory."""
        full = [name for name, b in self.buckets.items() if b.left + (now - b.at) * self.rate >= self.burst]
        for name in full or list(self.buckets):
            del self.buckets[name]

    def enter(self, client: str, most: int) -> bool:
        """Counts a socket or stream; False if the client has too many."""
        count = self.open.get(client, 0)
        if count >= most:
            return False
        self.open[client] = count + 1
        return True

    def leave(self, client: str) -> None:
        """A socket or stream has ended."""
        count = self.open.get(client, 0) - 1
        if count > 0:
            self.open[client] = count
        else:
            self.open.pop(client, None)
