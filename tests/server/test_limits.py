"""What one guest and one address may ask, and that others do not feel it."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed

from tests.server.kit import PATIENCE, Person, Seated, Serving, Socket, error, serving, wait_for
from waset.server.settings import Settings
from waset.server.web import limits
from waset.server.web.limits import (
    ACTIVE,
    GREEDY,
    PAUSE,
    REFUSALS,
    Allowance,
    Asker,
    Limits,
    OpenConnections,
    address_of,
)

BOTS = [{"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"}]


class Time:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now: float = 0.0

    def __call__(self) -> float:
        return self.now


class Elsewhere(Person):
    """Somebody at another address of this machine."""

    def __init__(self, url: str, name: str, address: str = "127.0.0.2") -> None:
        super().__init__(url)
        self.client.close()
        self.client = httpx.Client(base_url=url, timeout=PATIENCE, transport=httpx.HTTPTransport(local_address=address))
        assert self.post("/api/me", {"name": name}).status_code == 200


@contextmanager
def limited(folder: Path, **values: Any) -> Iterator[Serving]:
    """A server with limits; those that a test is not about are far away."""
    with serving(folder, **{"rate": 1000.0, "burst": 10000.0, **values}) as server:
        yield server


# --- buckets ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2:ffff::1", "2001:db8:1:2::"),
        ("2001:db8:1:3::1", "2001:db8:1:3::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::"),
        ("no:address", "no:address"),
    ],
)
def test_an_address_is_what_one_client_has_to_itself(host: str, address: str) -> None:
    assert address_of(host) == address


def test_a_guest_alone_has_a_whole_bucket() -> None:
    clock = Time()
    allowance = Allowance(2.0, 10.0, 5.0, clock)
    ann = Asker("ann", "here")
    assert [allowance.take(ann) for _ in range(11)] == [0.0] * 10 + [0.5]
    clock.now = 1.0
    assert [allowance.take(ann) for _ in range(3)] == [0.0, 0.0, 0.5]


def test_work_that_was_done_is_owed() -> None:
    clock = Time()
    allowance = Allowance(2.0, 10.0, 5.0, clock)
    ann = Asker("ann", "here")
    allowance.charge(ann, 30.0)
    assert allowance.take(ann) == pytest.approx(10.5)
    clock.now = 10.5
    assert allowance.take(ann) == 0.0


def granted(allowance: Allowance, clock: Time, askers: list[Asker], seconds: int) -> dict[Asker, int]:
    """How often each is let through if all ask as much as they can."""
    counts = dict.fromkeys(askers, 0)
    for _ in range(seconds):
        for asker in askers:
            while allowance.take(asker) == 0:
                counts[asker] += 1
        clock.now += 1.0
    return counts


@settings(deadline=None)
@given(crowd=st.integers(1, 40), share=st.integers(1, 10))
def test_many_guests_at_an_address_have_no_more_than_its_share(crowd: int, share: int) -> None:
    clock = Time()
    allowance = Allowance(20.0, 40.0, share, clock)
    askers = [Asker(str(number), "here") for number in range(crowd)]
    for asker in askers:
        allowance.take(asker, 0.0)
    clock.now = 1.0
    counts = granted(allowance, clock, askers, 20)
    most = share * (1 + GREEDY) * (40.0 + 20.0 * 20)
    assert sum(counts.values()) <= most + crowd
    assert max(counts.values()) <= 1.2 * min(counts.values()) + 40, "all have about the same"
    elsewhere = Asker("0", "there")
    assert granted(allowance, clock, [elsewhere], 1)[elsewhere] == 40


def test_a_quiet_guest_is_not_starved_by_sixty_others() -> None:
    clock = Time()
    allowance = Allowance(20.0, 120.0, 5.0, clock)
    quiet = Asker("quiet", "here")
    loud = [Asker(str(number), "here") for number in range(60)]
    for _ in range(30):
        for asker in loud:
            while allowance.take(asker) == 0:
                pass
        for _ in range(10):
            assert allowance.take(quiet) == 0.0
        clock.now += 1.0


def test_whoever_has_gone_takes_no_share() -> None:
    clock = Time()
    allowance = Allowance(20.0, 120.0, 1.0, clock)
    for number in range(10):
        allowance.take(Asker(str(number), "here"))
    ann = Asker("ann", "here")
    assert granted(allowance, clock, [ann], 1)[ann] == pytest.approx(120 / 11, abs=1)
    clock.now += ACTIVE + 6.0
    assert granted(allowance, clock, [ann], 1)[ann] == 120


def test_memory_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("waset.server.web.limits.MOST_ADDRESSES", 10)
    monkeypatch.setattr("waset.server.web.limits.MOST_GUESTS", 5)
    allowance = Allowance(1.0, 10.0, 1.0, Time())
    for number in range(100):
        allowance.take(Asker(None, f"address {number}"))
        allowance.take(Asker(f"guest {number}", "address 99"))
    assert len(allowance.addresses) == 10
    assert len(allowance.addresses["address 99"].buckets) == 5


def test_connections_are_shared_too() -> None:
    held = OpenConnections(4, 2.0)
    ann, bob = Asker("ann", "here"), Asker("bob", "here")
    assert [held.enter(ann) for _ in range(5)] == [True] * 4 + [False]
    assert [held.enter(bob) for _ in range(5)] == [True] * 4 + [False]
    others = [Asker(str(number), "here") for number in range(6)]
    assert [held.enter(asker) for asker in others] == [True] * 6
    assert not held.enter(others[0]), "eight share what two may have"
    assert held.enter(Asker("ann", "there"))
    for _ in range(4):
        held.leave(ann)
    assert "ann" not in held.counts["here"]


# --- the server ------------------------------------------------------------------------------------------------------


def test_new_guests_are_counted_by_address(tmp_path: Path) -> None:
    with limited(tmp_path, new_guests=3) as server:
        ann = server.person("Ann")
        server.person("Bob")
        server.person("Cid")
        refused = server.person("").post("/api/me", {"name": "Dan"})
        assert error(refused) == (429, "too_many")
        assert 1 <= int(refused.headers["retry-after"]) <= 31
        assert ann.post("/api/me", {"name": "Anna"}).status_code == 200, "whoever is known may change the name"
        Elsewhere(server.url, "Eve").client.close()


def test_new_tables_are_counted_by_guest(tmp_path: Path) -> None:
    with limited(tmp_path, new_tables=3) as server:
        ann = server.person("Ann")
        for _ in range(3):
            ann.create()
        assert error(ann.post("/api/tables", {"game": "luxor"})) == (429, "too_many")
        assert error(ann.post("/api/uploads", {"record": "{}"})) == (429, "too_many")
        server.person("Bob").create()


def test_tables_of_bots_only_are_few(tmp_path: Path) -> None:
    with limited(tmp_path, bot_tables=2) as server:
        server.guard.tables.on_turn = lambda _: None
        ann = server.person("Ann")
        ann.create(seats=BOTS, start=True)
        later = ann.create(seats=BOTS)
        handed = ann.create(seats=[{"who": "me"}, BOTS[0]], start=True)
        assert handed.person.client.put(f"{handed.path}/seats/0/bot", json={"bot": "random"}).status_code == 200
        refused = ann.post("/api/tables", {"game": "luxor", "seats": BOTS, "start": True})
        assert error(refused) == (429, "too_many")
        assert "2 of your tables" in refused.json()["error"]["sentence"]
        assert error(later.post("/start")) == (429, "too_many")
        another = ann.create(seats=[{"who": "me"}, BOTS[0]], start=True)
        put = another.person.client.put
        assert error(put(f"{another.path}/seats/0/bot", json={"bot": "random"})) == (429, "too_many")
        assert error(another.post("/resign", {})) == (429, "too_many"), "bots would play on alone"
        assert handed.person.client.delete(f"{handed.path}/seats/0/bot").status_code == 200
        assert later.post("/start").status_code == 200, "one more may, now that a person plays there again"
        server.person("Bob").create(seats=BOTS, start=True)


def test_tables_of_bots_only_are_few_at_an_address(tmp_path: Path) -> None:
    with limited(tmp_path, bot_tables=1, address_share=2.0) as server:
        for name in ("Ann", "Bob"):
            server.person(name).create(seats=BOTS, start=True)
        refused = server.person("Cid").post("/api/tables", {"game": "luxor", "seats": BOTS, "start": True})
        assert error(refused) == (429, "too_many")


def test_sockets_streams_and_polls_are_counted_together(tmp_path: Path) -> None:
    with limited(tmp_path, sockets=2) as server:
        ann = server.person("Ann").create(public=True)
        with ann.person.socket(ann) as first, ann.person.socket(ann) as second:
            first.next()
            second.next()
            assert error(ann.get("/wait", seq=0, timeout=5)) == (429, "too_many")
            assert error(ann.get("/stream")) == (429, "too_many")
            assert closed(ann.person.socket(ann)) == 4429
            with server.person("Bob").socket(ann) as other:
                other.next()
        wait_for(lambda: not server.guard.limits.connections.counts)
        assert ann.get("/wait", seq=0, timeout=0.01).status_code == 200
        assert not server.guard.limits.connections.counts


def closed(socket: Socket) -> int:
    """The code with which a socket closes."""
    with socket as opened:
        return end_of(opened)


def end_of(socket: Socket) -> int:
    """Reads on until a socket closes; the code with which it does."""
    with pytest.raises(ConnectionClosed) as ended:
        socket.next("nothing that is ever sent")
    return ended.value.rcvd.code if ended.value.rcvd else 0


def test_opening_connections_is_charged(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.0001, burst=20.0) as server:
        ann = server.person("Ann").create(public=True)
        codes = []
        for _ in range(12):
            with ann.person.socket(ann) as socket:
                try:
                    codes.append(socket.next()["type"])
                except ConnectionClosed as ended:
                    codes.append(ended.rcvd.code if ended.rcvd else 0)
        assert codes[:5] == ["hello"] * 5
        assert codes[-1] == 4429


def test_the_messages_of_all_sockets_are_charged_to_the_guest(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.0001, burst=30.0) as server:
        ann = server.person("Ann").create(public=True)
        with ann.person.socket(ann) as first, ann.person.socket(ann) as second:
            first.next()
            with suppress(ConnectionClosed):
                for _ in range(40):
                    second.send(type="beat")
            assert end_of(second) == 4429
            first.send(type="beat")
            assert end_of(first) == 4429
        assert error(ann.get()) == (429, "too_many")


def test_an_address_that_asks_too_much_harms_no_other(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.5, burst=12.0, address_share=1.0) as server:
        evil = Elsewhere(server.url, "Eve")
        try:
            while evil.get("/api/games").status_code == 200:
                pass
            ann = server.person("Ann")
            assert [ann.get("/api/games").status_code for _ in range(8)] == [200] * 8
        finally:
            evil.client.close()


def test_whoever_heeds_no_refusal_hears_the_next_one_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PAUSE", 0.001)
    made = Limits(Settings(rate=1.0), Time())

    async def pauses() -> bool:
        pause = asyncio.create_task(made.pause(Asker("Ann", "here")))
        await asyncio.sleep(0)
        waits = made.pausing == 1
        await pause
        return waits

    async def refused() -> list[bool]:
        return [await pauses() for _ in range(int(REFUSALS) + 2)]

    assert asyncio.run(refused()) == [False] * int(REFUSALS) + [True] * 2
    assert made.pausing == 0


def test_a_refusal_that_pauses_comes_late(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.0001, burst=5.0) as server:
        server.guard.limits.refusals.burst = 1.0
        ann = server.person("Ann")
        while ann.get("/api/me").status_code == 200:
            pass
        began = time.monotonic()
        assert [ann.get("/api/me").status_code for _ in range(3)] == [429] * 3
        assert time.monotonic() - began >= PAUSE


def test_no_more_refusals_pause_than_there_are_files_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "most_connections", lambda: 800)
    assert Limits(Settings()).most_pausing == 200


def test_monitoring_has_a_limit_of_its_own(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.0001, burst=5.0) as server:
        ann = server.person("Ann")
        while ann.get("/api/me").status_code == 200:
            pass
        assert ann.get("/healthz").status_code == 200, "it counts against nothing else"
        server.guard.limits.watching.rate = 0.0001
        for _ in range(int(limits.WATCHING) + 10):
            answer = ann.get("/readyz")
            if answer.status_code != 200:
                break
        assert error(answer) == (429, "too_many")
        evil = httpx.HTTPTransport(local_address="127.0.0.2")
        with httpx.Client(base_url=server.url, transport=evil, timeout=PATIENCE) as elsewhere:
            assert elsewhere.get("/readyz").status_code == 200, "nor against another address"


def test_no_rate_means_no_limits(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.0, burst=1.0, new_guests=1, new_tables=1, bot_tables=0, sockets=1) as server:
        people = [server.person(name) for name in ("Ann", "Bob", "Cid")]
        seated: list[Seated] = [people[0].create(seats=BOTS, start=True) for _ in range(3)]
        with people[0].socket(seated[0]) as first, people[0].socket(seated[0]) as second:
            assert first.next()["type"] == second.next()["type"] == "hello"
