"""How much each guest and each address may ask for: token buckets, shared by the guests at an address."""

import asyncio
import random
import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final, NamedTuple

from waset.server.settings import Settings
from waset.server.web.gate import Gate
from waset.server.web.open_files import most_connections

Clock = Callable[[], float]

MOST_ADDRESSES: Final = 20000
MOST_GUESTS: Final = 2000
"""How many addresses, and guests at one, are remembered: a flood of either must not fill memory."""
ACTIVE: Final = 10.0
"""Seconds for which a guest counts as sharing an address."""
GREEDY: Final = 0.5
"""The part of an address' share that its recently refused guests have together."""
OPENING: Final = 2.0
"""What opening a socket, a stream or a long poll costs, in requests."""
WORK: Final = 100.0
"""What one second of work at the desk costs, in requests."""
GUEST_RATE: Final = 1 / 10
TABLE_RATE: Final = 1 / 5
BOT_TABLE_RATE: Final = 1 / 60
"""How many new guests, new tables and new tables of bots only there may be per second in the long run."""
EDITION_RATE: Final = 1 / 5
EDITION_BURST: Final = 60.0
"""How many editions may be kept and changed at once, and per second in the long run."""
REFUSALS: Final = 20.0
REFUSAL_RATE: Final = 2.0
"""How many refusals a client gets at once; later ones come after a pause."""
PAUSE: Final = 3.0
MOST_PAUSING: Final = 2000
"""How many refused requests may pause; where few files may be open, a quarter of them."""
WATCHING: Final = 100.0
WATCHING_RATE: Final = 10.0
"""How often an address may ask for health, readiness and figures, at once and per second in the long run."""


class Asker(NamedTuple):
    """Whom a request counts for: the guest of a valid cookie, if any, and the address."""

    guest: str | None
    address: str


def address_of(host: str) -> str:
    """The unit that one client has to itself: an IPv4 address, or a /64 network of IPv6."""
    if ":" not in host:
        return host
    try:
        found = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False).network_address)


class Bucket:
    """What is left of a burst, and when that was noted."""

    __slots__ = ("at", "left")

    def __init__(self, left: float, at: float) -> None:
        self.left: float = left
        self.at: float = at


class Address:
    """The buckets of one address: its own, under None, and those of the guests there."""

    __slots__ = ("active", "buckets", "greedy")

    def __init__(self) -> None:
        self.buckets: OrderedDict[str | None, Bucket] = OrderedDict()
        self.active: OrderedDict[str, float] = OrderedDict()
        self.greedy: OrderedDict[str, float] = OrderedDict()
        """The active guests that were refused recently."""

    def part(self, guest: str, share: float, now: float) -> float:
        """The fraction of a full allowance that this guest has."""
        _note(self.active, guest, now)
        _forget(self.active, now - ACTIVE)
        _forget(self.greedy, now - ACTIVE)
        if guest in self.greedy:
            return min(1.0, share * GREEDY / len(self.greedy))
        return min(1.0, share / (len(self.active) - len(self.greedy)))

    def refused(self, guest: str, now: float) -> None:
        """Notes that a guest asked for more than its share."""
        _note(self.greedy, guest, now)

    def bucket(self, guest: str | None, burst: float, now: float) -> Bucket:
        """Returns a guest's bucket, full if it is new; the least recently used one makes room."""
        found = self.buckets.get(guest)
        if found is None:
            found = self.buckets[guest] = Bucket(burst, now)
            if len(self.buckets) > MOST_GUESTS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(guest)
        return found


def _note(times: OrderedDict[str, float], guest: str, now: float) -> None:
    times[guest] = now
    times.move_to_end(guest)


def _forget(times: OrderedDict[str, float], before: float) -> None:
    while times and next(iter(times.values())) < before:
        times.popitem(last=False)


class Allowance:
    """`burst` things at once, and `rate` per second in the long run.

    Each guest has a bucket. All guests of an address together have what `share` guests would have, in equal parts;
    recently refused guests share half as much among themselves instead. So a client with many guests takes nothing from
    another address, and little from a quiet guest at the same one. Requests without a guest use the address' bucket.
    """

    def __init__(self, rate: float, burst: float, share: float, clock: Clock = time.monotonic) -> None:
        self.rate: float = rate
        self.burst: float = burst
        self.share: float = share
        self.clock: Clock = clock
        self.addresses: OrderedDict[str, Address] = OrderedDict()

    def take(self, asker: Asker, cost: float = 1.0) -> float:
        """Takes from the asker's bucket; returns 0, or the seconds to wait."""
        bucket, part = self._filled(asker)
        needed = min(cost, self.burst * part)
        if bucket.left < needed:
            if asker.guest is not None:
                self.addresses[asker.address].refused(asker.guest, bucket.at)
            return (needed - bucket.left) / (self.rate * part)
        bucket.left -= cost
        return 0.0

    def charge(self, asker: Asker, cost: float) -> None:
        """Charges for something already done; the bucket may go below zero."""
        self._filled(asker)[0].left -= cost

    def _filled(self, asker: Asker) -> tuple[Bucket, float]:
        """The asker's bucket as it is now, and the fraction of a full allowance that it has."""
        now = self.clock()
        address = self.addresses.get(asker.address)
        if address is None:
            address = self.addresses[asker.address] = Address()
            if len(self.addresses) > MOST_ADDRESSES:
                self.addresses.popitem(last=False)
        self.addresses.move_to_end(asker.address)
        part = 1.0
        if asker.guest is not None:
            part = address.part(asker.guest, self.share, now)
        bucket = address.bucket(asker.guest, self.burst * part, now)
        bucket.left = min(self.burst * part, bucket.left + (now - bucket.at) * self.rate * part)
        bucket.at = now
        return bucket, part


class OpenConnections:
    """Counts open connections: at most `most` per guest, and fewer where many guests at an address have some."""

    def __init__(self, most: int, share: float) -> None:
        self.most: int = most
        self.share: float = share
        self.counts: dict[str, dict[str | None, int]] = {}

    def enter(self, asker: Asker) -> bool:
        """Counts a connection; returns False if the asker has too many."""
        here = self.counts.get(asker.address, {})
        mine = here.get(asker.guest, 0)
        crowd = len(here) + (asker.guest not in here)
        if mine >= max(1.0, self.most * min(1.0, self.share / crowd)):
            return False
        self.counts.setdefault(asker.address, here)[asker.guest] = mine + 1
        return True

    def leave(self, asker: Asker) -> None:
        """Notes that a connection has ended."""
        here = self.counts[asker.address]
        here[asker.guest] -= 1
        if not here[asker.guest]:
            del here[asker.guest]
        if not here:
            del self.counts[asker.address]


class Limits:
    """All limits of this process. A rate of 0 switches every one of them off."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        share = settings.address_share
        self.off: bool = settings.rate <= 0
        self.requests: Allowance = Allowance(settings.rate, settings.burst, share, clock)
        self.guests: Allowance = Allowance(GUEST_RATE, settings.new_guests, 1, clock)
        self.tables: Allowance = Allowance(TABLE_RATE, settings.new_tables, share, clock)
        self.bot_tables: Allowance = Allowance(BOT_TABLE_RATE, settings.bot_tables * share, 1, clock)
        self.editions: Allowance = Allowance(EDITION_RATE, EDITION_BURST, share, clock)
        self.refusals: Allowance = Allowance(REFUSAL_RATE, REFUSALS, share, clock)
        self.homes: OrderedDict[str, str] = OrderedDict()
        """The address that each guest used last."""
        self.hinting: set[Asker] = set()
        self.connections: OpenConnections = OpenConnections(settings.sockets, share)
        self.watching: Allowance = Allowance(WATCHING_RATE, WATCHING, 1, clock)
        self.pausing: int = 0
        self.most_pausing: int = min(MOST_PAUSING, most_connections() // 4)
        self.gate: Gate = Gate()

    def client(self, guest: str) -> str:
        """The client that a guest counts for when work is shared out: its last address, if known."""
        return self.homes.get(guest, guest)

    def request(self, asker: Asker, cost: float = 1.0) -> float:
        """Takes a request; returns 0, or the seconds to wait."""
        if asker.guest is not None:
            self.homes[asker.guest] = asker.address
            self.homes.move_to_end(asker.guest)
            if len(self.homes) > MOST_ADDRESSES:
                self.homes.popitem(last=False)
        return 0.0 if self.off else self.requests.take(asker, cost)

    def watch(self, asker: Asker) -> float:
        """Takes a question of monitoring, which counts against nothing else; returns 0, or the seconds to wait."""
        return 0.0 if self.off else self.watching.take(Asker(None, asker.address))

    def work(self, asker: Asker, seconds: float) -> None:
        """Charges the asker for work that took this many seconds."""
        if not self.off:
            self.requests.charge(asker, seconds * WORK)

    def new_guest(self, asker: Asker) -> float:
        """Takes a new guest from the address."""
        return 0.0 if self.off else self.guests.take(Asker(None, asker.address))

    def new_table(self, asker: Asker) -> float:
        """Takes a new table."""
        return 0.0 if self.off else self.tables.take(asker)

    def new_bot_table(self, asker: Asker) -> float:
        """Takes a new table of bots only from the address."""
        return 0.0 if self.off else self.bot_tables.take(Asker(None, asker.address))

    def edition(self, asker: Asker) -> float:
        """Takes an edition that is kept or changed."""
        return 0.0 if self.off else self.editions.take(asker)

    def open(self, asker: Asker) -> float:
        """Takes and counts a connection that stays open; returns 0, or the seconds to wait."""
        if self.off:
            return 0.0
        wait = self.requests.take(asker, OPENING)
        if wait == 0 and not self.connections.enter(asker):
            wait = PAUSE
        return wait

    def leave(self, asker: Asker) -> None:
        """Notes that a counted connection has ended."""
        if not self.off:
            self.connections.leave(asker)

    @contextmanager
    def hint(self, asker: Asker) -> Iterator[float]:
        """Takes a hint while it is being computed; yields 0, or the seconds to wait."""
        if self.off:
            yield 0.0
        elif asker in self.hinting:
            yield PAUSE
        else:
            self.hinting.add(asker)
            try:
                yield 0.0
            finally:
                self.hinting.discard(asker)

    async def turn(self, asker: Asker) -> None:
        """Waits until the next request of the asker's address may begin."""
        if not self.off:
            await self.gate.turn(asker.address, asker.guest)

    async def pause(self, asker: Asker) -> None:
        """Makes a client that ignores refusals wait, so that refusing does not keep the server busy."""
        if self.off or self.pausing >= self.most_pausing or self.refusals.take(asker) == 0:
            return
        self.pausing += 1
        try:
            await asyncio.sleep(PAUSE * random.uniform(1.0, 2.0))
        finally:
            self.pausing -= 1
