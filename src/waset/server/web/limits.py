"""How much each guest and each address may ask: buckets that fill with time, shared by the guests at an address."""

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

Clock = Callable[[], float]

MOST_ADDRESSES: Final = 20000
MOST_GUESTS: Final = 2000
"""How many addresses, and guests at one, are remembered: a flood of either must not fill memory."""
ACTIVE: Final = 10.0
"""Seconds for which a guest counts among those who share an address."""
GREEDY: Final = 0.5
"""The part of an address' share that those have together who were refused lately."""
OPENING: Final = 2.0
"""Requests' worth of opening a socket, a stream or a long poll."""
WORK: Final = 100.0
"""Requests' worth of one second of work at the desk."""
GUEST_RATE: Final = 1 / 10
TABLE_RATE: Final = 1 / 5
BOT_TABLE_RATE: Final = 1 / 60
"""How many new guests, new tables and new tables of bots only there may be per second in the long run."""
REFUSALS: Final = 20.0
REFUSAL_RATE: Final = 2.0
"""How many refusals a client is told at once; later ones come after a pause."""
PAUSE: Final = 3.0
MOST_PAUSING: Final = 2000


class Asker(NamedTuple):
    """Whoever asks, for limits: the guest of a valid cookie, if there is one, and the address."""

    guest: str | None
    address: str


def address_of(host: str) -> str:
    """The part of an address that one client has to itself: an IPv4 address, or a /64 of IPv6."""
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
    """What is left of a burst, and since when."""

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
        """Those of the active guests who have been refused lately."""

    def part(self, guest: str, share: float, now: float) -> float:
        """Which part of a guest's allowance this one has."""
        _note(self.active, guest, now)
        _forget(self.active, now - ACTIVE)
        _forget(self.greedy, now - ACTIVE)
        if guest in self.greedy:
            return min(1.0, share * GREEDY / len(self.greedy))
        return min(1.0, share / (len(self.active) - len(self.greedy)))

    def refused(self, guest: str, now: float) -> None:
        """A guest has asked for more than it may have."""
        _note(self.greedy, guest, now)

    def bucket(self, guest: str | None, burst: float, now: float) -> Bucket:
        """A bucket, full if it is new; the one that was not used for longest makes room."""
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
    """So many things at once, and so many per second in the long run.

    Each guest has a bucket. All guests of an address together have what `share` guests would have, in equal parts;
    those who were refused lately share half as much among themselves instead. So whoever comes with many guests takes
    nothing from another address, and little from a quiet guest at the same one. Requests without a guest have the
    address' own bucket.
    """

    def __init__(self, rate: float, burst: float, share: float, clock: Clock = time.monotonic) -> None:
        self.rate: float = rate
        self.burst: float = burst
        self.share: float = share
        self.clock: Clock = clock
        self.addresses: OrderedDict[str, Address] = OrderedDict()

    def take(self, asker: Asker, cost: float = 1.0) -> float:
        """Takes from the asker's bucket; 0, or the seconds after which it may ask again."""
        bucket, part = self._filled(asker)
        needed = min(cost, self.burst * part)
        if bucket.left < needed:
            if asker.guest is not None:
                self.addresses[asker.address].refused(asker.guest, bucket.at)
            return (needed - bucket.left) / (self.rate * part)
        bucket.left -= cost
        return 0.0

    def charge(self, asker: Asker, cost: float) -> None:
        """Takes for something that was done already: the bucket may owe."""
        self._filled(asker)[0].left -= cost

    def _filled(self, asker: Asker) -> tuple[Bucket, float]:
        """The asker's bucket as it is now, and which part of a guest's allowance it has."""
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
    """The connections that are open: so many per guest, and fewer each where many guests at an address have some."""

    def __init__(self, most: int, share: float) -> None:
        self.most: int = most
        self.share: float = share
        self.counts: dict[str, dict[str | None, int]] = {}

    def enter(self, asker: Asker) -> bool:
        """Counts one; False if the asker has too many."""
        here = self.counts.get(asker.address, {})
        mine = here.get(asker.guest, 0)
        crowd = len(here) + (asker.guest not in here)
        if mine >= max(1.0, self.most * min(1.0, self.share / crowd)):
            return False
        self.counts.setdefault(asker.address, here)[asker.guest] = mine + 1
        return True

    def leave(self, asker: Asker) -> None:
        """One has ended."""
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
        self.refusals: Allowance = Allowance(REFUSAL_RATE, REFUSALS, share, clock)
        self.homes: OrderedDict[str, str] = OrderedDict()
        """The address from which each guest came last."""
        self.hinting: set[Asker] = set()
        self.connections: OpenConnections = OpenConnections(settings.sockets, share)
        self.pausing: int = 0
        self.gate: Gate = Gate()

    def client(self, guest: str) -> str:
        """Whom a guest belongs to when work is shared out: the address from which it came last, if that is known."""
        return self.homes.get(guest, guest)

    def request(self, asker: Asker, cost: float = 1.0) -> float:
        """Takes a request; 0, or the seconds after which the asker may ask again."""
        if asker.guest is not None:
            self.homes[asker.guest] = asker.address
            self.homes.move_to_end(asker.guest)
            if len(self.homes) > MOST_ADDRESSES:
                self.homes.popitem(last=False)
        return 0.0 if self.off else self.requests.take(asker, cost)

    def work(self, asker: Asker, seconds: float) -> None:
        """Charges the asker for work that took so long."""
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

    def open(self, asker: Asker) -> float:
        """Takes and counts a connection that stays open; 0, or the seconds after which the asker may ask again."""
        if self.off:
            return 0.0
        wait = self.requests.take(asker, OPENING)
        if wait == 0 and not self.connections.enter(asker):
            wait = PAUSE
        return wait

    def leave(self, asker: Asker) -> None:
        """A connection that was counted has ended."""
        if not self.off:
            self.connections.leave(asker)

    @contextmanager
    def hint(self, asker: Asker) -> Iterator[float]:
        """Takes a hint while it is thought about; 0, or the seconds after which the asker may ask again."""
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
        """Lets a client that does not heed refusals wait for the next one: refusing must not keep the server busy."""
        if self.off or self.pausing >= MOST_PAUSING or self.refusals.take(asker) == 0:
            return
        self.pausing += 1
        try:
            await asyncio.sleep(PAUSE * random.uniform(1.0, 2.0))
        finally:
            self.pausing -= 1
