"""The load test: tables full of scripted players over WebSockets, the clients in processes of their own.

`make load-test` prints acts and deliveries per second, the time from an act being sent to the other player's update
being received, CPU, and memory per table, for SQLite and PostgreSQL, one and two workers, at 50, 200 and 500 tables, in
a closed loop and at one act per second and table.
"""

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import sys
import tempfile
import time
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import uvloop
from pydantic_core import from_json
from websockets.asyncio.client import ClientConnection, connect

import waset
from tests.server import postgres
from tests.server.finished import finished_records
from tests.server.process import Process, end_cleanly

CLIENTS = 2
"""Processes in which the clients play."""
COLUMNS = (
    "database",
    "workers",
    "tables",
    "pace",
    "acts/s",
    "deliveries/s",
    "p50 ms",
    "p95 ms",
    "p99 ms",
    "CPU",
    "per table with two sockets",
    "errors",
)
WARM_UP = 2.0
"""Seconds before the figures count."""


class Plan(NamedTuple):
    """What one client process does."""

    url: str
    tables: int
    seconds: float
    pace: float
    """Seconds between two acts of a table; 0 for a closed loop."""
    seed: int


@dataclass
class Figures:
    """What a client process saw."""

    acts: int = 0
    deliveries: int = 0
    errors: int = 0
    times: list[float] = field(default_factory=list)
    """Seconds from an act being sent to the other player's update being received."""


class Table:
    """Two scripted players at one table, each with a socket of their own."""

    def __init__(self, plan: Plan, http: httpx.AsyncClient, figures: Figures, rng: random.Random) -> None:
        self.plan: Plan = plan
        self.http: httpx.AsyncClient = http
        self.figures: Figures = figures
        self.rng: random.Random = rng
        self.sent: dict[int, float] = {}
        self.due: float = 0.0
        """When the next act is to be made; the tables begin at moments of their own."""

    async def play(self, begin: asyncio.Event, counting: "Counting") -> None:
        """Plays game after game until time is up."""
        while not counting.is_over():
            await self._game(begin, counting)

    async def _game(self, begin: asyncio.Event, counting: "Counting") -> None:
        asked = {"game": "luxor", "seats": [{"who": "me"}, {"who": "me"}], "start": True}
        answer = await self.http.post("/api/tables", json=asked)
        id_ = answer.json()["table"]["id"]
        address = f"{self.plan.url.replace('http', 'ws', 1)}/api/tables/{id_}/live?seat="
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}
        options: dict[str, Any] = {"additional_headers": headers, "compression": None, "max_size": None}
        async with AsyncExitStack() as stack:
            sockets = [
                await stack.enter_async_context(connect(address + str(seat), ping_interval=None, **options))
                for seat in (0, 1)
            ]
            hellos = [json.loads(await socket.recv()) for socket in sockets]
            counting.opened += 1
            await begin.wait()
            self.due = max(self.due, time.perf_counter() + self.rng.random() * self.plan.pace)
            players = [
                asyncio.create_task(self._seat(seat, sockets[seat], hellos[seat]["update"], counting))
                for seat in (0, 1)
            ]
            _, waiting = await asyncio.wait(players, timeout=counting.left(), return_when=asyncio.FIRST_COMPLETED)
            for player in waiting:
                player.cancel()
            await asyncio.gather(*players, return_exceptions=True)

    async def _seat(self, seat: int, socket: ClientConnection, update: Any, counting: "Counting") -> None:
        while True:
            if update["ranking"] is not None:
                return
            if update["legal"]:
                await self._act(socket, update, counting)
            while True:
                text = await socket.recv()
                now = time.perf_counter()
                message = from_json(text)
                if message["type"] == "update":
                    update = message
                    break
                if message["type"] == "error":
                    self.figures.errors += 1
            if counting.is_on(now):
                self.figures.deliveries += 1
                sent = self.sent.pop(update["seq"], None) if update["act"]["seat"] != seat else None
                if sent is not None:
                    self.figures.times.append(now - sent)

    async def _act(self, socket: ClientConnection, update: Any, counting: "Counting") -> None:
        if self.plan.pace:
            await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
            self.due = max(self.due + self.plan.pace, time.perf_counter())
        now = time.perf_counter()
        self.sent[update["seq"] + 1] = now
        if counting.is_on(now):
            self.figures.acts += 1
        action = self.rng.choice(update["legal"])["action"]
        request = f"{self.rng.getrandbits(64):016x}"
        await socket.send(json.dumps({"type": "act", "seq": update["seq"], "action": action, "request": request}))


class Counting:
    """When the figures count."""

    def __init__(self, seconds: float) -> None:
        self.seconds: float = seconds
        self.opened: int = 0
        """Tables at which both players have sat down."""
        self.begin: float = float("inf")
        self.end: float = float("inf")

    def start(self) -> None:
        """From a moment after now on."""
        self.begin = time.perf_counter() + WARM_UP
        self.end = self.begin + self.seconds

    def is_on(self, now: float) -> bool:
        """Whether what happens now counts."""
        return self.begin <= now < self.end

    def is_over(self) -> bool:
        """Whether time is up."""
        return time.perf_counter() >= self.end

    def left(self) -> float | None:
        """Seconds until the end."""
        return max(0.0, self.end - time.perf_counter()) if self.end < float("inf") else None


def client(plan: Plan, opened: Any, begin: Any, answers: Any) -> None:
    """A client process: opens its tables, waits for the others, plays. It lives too shortly to collect garbage.

    It shares the machine with the server, so what it costs is kept low: with the loop and the parser of the server, an
    act costs it 0.12 ms of processor time instead of 0.16.
    """
    gc.disable()
    answers.put(uvloop.run(_client(plan, opened, begin)))


async def _client(plan: Plan, opened: Any, begin: Any) -> Figures:
    figures = Figures()
    counting = Counting(plan.seconds)
    begun = asyncio.Event()
    async with httpx.AsyncClient(base_url=plan.url, timeout=60) as http:
        await http.post("/api/me", json={"name": "Load"})
        tables = [
            asyncio.create_task(Table(plan, http, figures, random.Random(plan.seed + number)).play(begun, counting))
            for number in range(plan.tables)
        ]
        while counting.opened < plan.tables:
            await asyncio.sleep(0.05)
        opened.release()
        await asyncio.to_thread(begin.wait)
        counting.start()
        begun.set()
        await asyncio.wait(tables, timeout=WARM_UP + plan.seconds + 20)
        for table in tables:
            table.cancel()
        await asyncio.gather(*tables, return_exceptions=True)
    return figures


class Usage(NamedTuple):
    """What the server's processes use."""

    cpu: float
    memory: float


def usage(server: Process) -> Usage:
    """CPU seconds and bytes of memory, over all processes of a server."""
    assert server.running is not None
    parent = psutil.Process(server.running.pid)
    processes = [parent, *parent.children(recursive=True)]
    times = [each.cpu_times() for each in processes]
    return Usage(sum(each.user + each.system for each in times), sum(each.memory_info().rss for each in processes))


def measure(server: Process, tables: int, seconds: float, pace: float, seed: int = 1) -> dict[str, float]:
    """Plays at this number of tables, and returns the figures."""
    context = multiprocessing.get_context("spawn")
    opened, begin, answers = context.Semaphore(0), context.Event(), context.Queue()
    share = [tables // CLIENTS + (number < tables % CLIENTS) for number in range(CLIENTS)]
    before = usage(server)
    processes = [
        context.Process(
            target=client, args=(Plan(server.url, each, seconds, pace, seed + 1000 * n), opened, begin, answers)
        )
        for n, each in enumerate(share)
    ]
    for process in processes:
        process.start()
    for _ in processes:
        assert opened.acquire(timeout=180), "the tables could not be opened"
    seated = usage(server)
    begin.set()
    time.sleep(WARM_UP)
    start = usage(server)
    time.sleep(seconds)
    end = usage(server)
    found: list[Figures] = [answers.get(timeout=120) for _ in processes]
    for process in processes:
        process.join(60)
    times = sorted(each for figures in found for each in figures.times) or [0.0]

    def at(share_: float) -> float:
        return 1000 * times[min(len(times) - 1, int(share_ * len(times)))]

    return {
        "acts": sum(figures.acts for figures in found) / seconds,
        "deliveries": sum(figures.deliveries for figures in found) / seconds,
        "p50": at(0.50),
        "p95": at(0.95),
        "p99": at(0.99),
        "cpu": 100 * (end.cpu - start.cpu) / seconds,
        "kB": (seated.memory - before.memory) / 1024 / tables,
        "errors": float(sum(figures.errors for figures in found)),
    }


def line(kind: str, workers: int, tables: int, pace: float, found: dict[str, float]) -> str:
    """A row of figures."""
    loop = f"1 act / {pace:g} s" if pace else "closed loop"
    cells = [
        kind,
        str(workers),
        str(tables),
        loop,
        *(f"{found[name]:.0f}" for name in ("acts", "deliveries")),
        *(f"{found[name]:.1f}" for name in ("p50", "p95", "p99")),
        f"{found['cpu']:.0f} %",
        f"{found['kB']:.0f} kB",
        f"{found['errors']:.0f}",
    ]
    return "| " + " | ".join(cells) + " |"


def opening(server: Process, games: int = 10) -> list[float]:
    """Milliseconds to open tables of finished games of four with all modules, each for the first time."""
    ids = []
    with httpx.Client(base_url=server.url, timeout=60) as http:
        http.post("/api/me", json={"name": "Load"})
        for text in finished_records(games):
            ids.append(http.post("/api/uploads", json={"record": text}).json()["table"]["id"])
        cookies = http.cookies
    server.stop()
    server.start()
    times = []
    with httpx.Client(base_url=server.url, timeout=60, cookies=cookies) as http:
        http.get("/api/games")
        for id_ in ids:
            began = time.perf_counter()
            assert http.get(f"/api/tables/{id_}").json()["update"]["ranking"]
            times.append(1000 * (time.perf_counter() - began))
    return times


def idle(server: Process, tables: int = 500) -> float:
    """Kilobytes per table that nobody looks at."""
    with httpx.Client(base_url=server.url, timeout=60) as http:
        http.post("/api/me", json={"name": "Load"})
        asked = {"game": "luxor", "players": 4, "modules": ["mummy", "equipment", "artifacts", "characters"]}
        seats = {"seats": [{"who": "me"}] * 4, "start": True}
        for _ in range(20):
            http.post("/api/tables", json={**asked, **seats})
        before = usage(server).memory
        for _ in range(tables):
            http.post("/api/tables", json={**asked, **seats})
    return (usage(server).memory - before) / 1024 / tables


def main() -> int:
    """Runs all measurements that were asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--workers", default="1,2")
    parser.add_argument("--tables", default="50,200,500")
    parser.add_argument("--paces", default="0,1")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--only", choices=["load", "opening", "idle", "all"], default="all")
    args = parser.parse_args()
    kinds = ["sqlite", "postgresql"] if args.database == "both" else [args.database]
    form = "compiled" if waset.compiled else "interpreted"
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before, Waset {form}\n", flush=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="waset-load-")))
        cluster = stack.enter_context(postgres.running()) if "postgresql" in kinds else ""
        number = 0

        def served(kind: str, workers: int) -> Process:
            nonlocal number
            number += 1
            database = str(folder / f"{number}.db") if kind == "sqlite" else postgres.new_database(cluster)
            return Process(database, workers=workers, log=folder / "log", sockets=5000).start()

        if args.only in ("load", "all"):
            print(f"| {' | '.join(COLUMNS)} |")
            print("| --- " * len(COLUMNS) + "|", flush=True)
            for kind in kinds:
                for workers in map(int, args.workers.split(",")):
                    for pace in map(float, args.paces.split(",")):
                        for tables in map(int, args.tables.split(",")):
                            server = served(kind, workers)
                            try:
                                print(
                                    line(kind, workers, tables, pace, measure(server, tables, args.seconds, pace)),
                                    flush=True,
                                )
                            finally:
                                server.stop()
        for what, measured in (("opening", opening), ("idle", idle)):
            if args.only in (what, "all"):
                for kind in kinds:
                    server = served(kind, 1)
                    try:
                        found: Any = measured(server)
                    finally:
                        server.stop()
                    if what == "opening":
                        told = f"median {sorted(found)[len(found) // 2]:.1f} ms, slowest {max(found):.1f} ms"
                        print(f"{kind}: opening a finished table of four with all modules: {told}")
                    else:
                        print(f"{kind}: an idle table of four with all modules takes {found:.0f} kB")
    return 0


if __name__ == "__main__":
    end_cleanly()
    sys.exit(main())
