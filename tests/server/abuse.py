"""The abuse test: what one greedy address does to others, at the usual limits of the server.

Two people at a table, and one against a bot, play quietly while an abuser at another address of this machine does one
thing after the other as fast as it can. For each the time from an act to the other player's update and the time that
the bot takes are measured, and compared with those without abuse: `python -m tests.server.abuse --seconds 10`. The exit
code is 1 if a 95th percentile is three times as high or more. The figures mean something on a quiet machine only.
"""

import argparse
import asyncio
import json
import multiprocessing
import random
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack, ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.finished import finished_records
from tests.server.process import end_cleanly, process
from waset.server.settings import Settings
from waset.server.web.errors import KEY_HEADER

HOME = "127.0.0.1"
AWAY = "127.0.0.2"
"""Where the abuser is."""
BAR = 3.0
FLOOR = {"acts": 0.005, "bots": 0.05}
"""Seconds that count as no delay at all: a percentile below is taken as this."""
HEAD_START = 4.0
"""Seconds for which an abuse goes on before the others are measured."""
WARM_UP = 4.0
"""Seconds of play before anything counts: the first bot has to wait for its process."""
PACE = 0.2
PATIENCE = 300.0
"""Seconds that anything may take; on a very busy machine a process takes a minute to start."""
NONE = "nothing"
GOOD = {"who": "me"}
VIZIER = {"who": "bot", "bot": "vizier"}
PHARAOH = {"who": "bot", "bot": "pharaoh"}


class Guest:
    """Somebody at an address of this machine."""

    def __init__(self, url: str, address: str) -> None:
        self.url: str = url
        self.address: str = address
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=None))
        self.http: httpx.AsyncClient = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)

    async def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Asks for something."""
        return await self.http.request(method, path, **more)

    async def post(self, path: str, body: Any = None) -> Any:
        """Does something that must succeed, if need be when the machine's disk has caught up."""
        end = time.monotonic() + PATIENCE
        answer = await self.ask("POST", path, json=body)
        while answer.status_code == 503 and time.monotonic() < end:
            await asyncio.sleep(float(answer.headers["retry-after"]))
            answer = await self.ask("POST", path, json=body)
        assert answer.status_code in (200, 201), f"{path}: {answer.status_code} {answer.text[:200]}"
        return answer.json()

    async def table(self, **asked: Any) -> str:
        """Opens a table; its path."""
        made = await self.post("/api/tables", {"game": "luxor", **asked})
        return f"/api/tables/{made['table']['id']}"

    def live(self, path: str) -> connect:
        """A socket of a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return connect(
            f"{self.url.replace('http', 'ws', 1)}{path}/live",
            additional_headers={"cookie": cookie},
            local_addr=(self.address, 0),
            open_timeout=PATIENCE,
            max_size=None,
            compression=None,
        )


async def guest(stack: AsyncExitStack, url: str, address: str, name: str) -> Guest:
    """Somebody with a name."""
    made = Guest(url, address)
    await stack.enter_async_context(made.http)
    await made.post("/api/me", {"name": name})
    return made


# --- those who play quietly ------------------------------------------------------------------------------------------


async def heard(socket: ClientConnection, seq: int) -> Any:
    """The first update from a number on."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        update = message.get("update", message) if message["type"] in ("hello", "update") else None
        if update is not None and update["seq"] >= seq:
            return update


async def two_people(url: str, seconds: float) -> list[float]:
    """How long it takes until each act of two people reaches the other one."""
    rng = random.Random(1)
    times: list[float] = []
    async with AsyncExitStack() as stack:
        ann, bob = [await guest(stack, url, HOME, name) for name in ("Ann", "Bob")]
        path = await ann.table(players=2, public=True)
        await bob.post(f"{path}/join", {})
        await ann.post(f"{path}/start")
        sockets = [await stack.enter_async_context(each.live(path)) for each in (ann, bob)]
        seen = [await heard(socket, 1) for socket in sockets]
        end = time.monotonic() + seconds
        while time.monotonic() < end and (mover := seen[0]["to_move"]) is not None:
            seq = seen[mover]["seq"]
            act = {"type": "act", "seq": seq, "action": rng.choice(seen[mover]["legal"])["action"]}
            began = time.perf_counter()
            await sockets[mover].send(json.dumps(act))
            other = await heard(sockets[1 - mover], seq + 1)
            times.append(time.perf_counter() - began)
            mine = await heard(sockets[mover], seq + 1)
            seen = [mine, other] if mover == 0 else [other, mine]
            await asyncio.sleep(PACE)
    return times


async def person_and_bot(url: str, seconds: float) -> list[float]:
    """How long a bot takes for each of its acts."""
    rng = random.Random(2)
    times: list[float] = []
    async with AsyncExitStack() as stack:
        ann = await guest(stack, url, HOME, "Cid")
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            path = await ann.table(game="tutankhamun", seats=[GOOD, VIZIER], start=True)
            async with ann.live(path) as socket:
                seen = await heard(socket, 1)
                while time.monotonic() < end and seen["to_move"] is not None:
                    bots = seen["to_move"] == 1
                    if not bots:
                        await asyncio.sleep(PACE)
                        action = rng.choice(seen["legal"])["action"]
                        await socket.send(json.dumps({"type": "act", "seq": seen["seq"], "action": action}))
                    began = time.perf_counter()
                    seen = await heard(socket, seen["seq"] + 1)
                    if bots:
                        times.append(time.perf_counter() - began)
    return times


# --- the abuser ------------------------------------------------------------------------------------------------------


@dataclass
class Abuser:
    """One client with one thing in mind, until its time is up."""

    url: str
    address: str
    end: float
    stack: AsyncExitStack
    answers: Counter[str] = field(default_factory=Counter)

    async def guest(self) -> Guest:
        """Another cookie at the same address."""
        return await guest(self.stack, self.url, self.address, "Eve")

    async def often(self, who: Guest, method: str, path: str, **more: Any) -> None:
        """Asks again and again; a refusal makes it wait for a fifth of a second only."""
        while True:  # once at least, however long it took to get here
            try:
                answer = await who.ask(method, path, **more)
                self.answers[str(answer.status_code)] += 1
                if answer.status_code in (429, 503):
                    await asyncio.sleep(0.2)
            except httpx.HTTPError as error:
                self.answers[type(error).__name__] += 1
                await asyncio.sleep(0.1)
            if time.monotonic() >= self.end:
                return

    async def at_once(self, times: int, who: Guest, method: str, path: str, **more: Any) -> None:
        """The same over many connections."""
        await asyncio.gather(*(self.often(who, method, path, **more) for _ in range(times)))


async def histories(abuser: Abuser) -> None:
    """The whole history of a long game, by many guests."""
    eve = await abuser.guest()
    made = await eve.post("/api/uploads", {"record": finished_records(1)[0], "mode": "review"})
    path = f"/api/tables/{made['table']['id']}/history"
    key = {KEY_HEADER: made["table"]["links"]["watch"].partition("key=")[2]}
    query = {"views": 1, "limit": 500, "seat": "all", "scores": 1}
    others = [await abuser.guest() for _ in range(10)]
    await asyncio.gather(*(abuser.at_once(3, who, "GET", path, params=query, headers=key) for who in (eve, *others)))


async def uploads(abuser: Abuser) -> None:
    """A long record as a new table."""
    body = {"record": finished_records(1)[0], "mode": "review"}
    await abuser.at_once(6, await abuser.guest(), "POST", "/api/uploads", json=body)


async def large_bodies(abuser: Abuser) -> None:
    """The largest body that is taken, full of small things."""
    filling = b",".join([b'{"a":1}'] * (Settings().largest_upload // 8 - 20))
    body = b'{"game":"luxor","edition":{"game":"luxor","name":"x","zz":[' + filling + b"]}}"
    headers = {"content-type": "application/json"}
    await abuser.at_once(4, await abuser.guest(), "POST", "/api/tables", content=body, headers=headers)


async def many_guests(abuser: Abuser) -> None:
    """Sixty cookies, each of which asks as much as it can."""
    guests = [await abuser.guest() for _ in range(60)]
    await asyncio.gather(*(abuser.at_once(2, who, "GET", "/api/games") for who in guests))


async def sockets(abuser: Abuser) -> None:
    """Sockets that are opened and closed again."""
    eve = await abuser.guest()
    path = await eve.table(public=True)

    async def again() -> None:
        while True:
            try:
                async with eve.live(path) as socket:
                    await socket.recv()
                abuser.answers["opened"] += 1
            except (ConnectionClosed, OSError) as error:
                abuser.answers[type(error).__name__] += 1
            if time.monotonic() >= abuser.end:
                return

    await asyncio.gather(*(again() for _ in range(20)))


async def hints(abuser: Abuser) -> None:
    """A hundred hints at a time."""
    eve = await abuser.guest()
    path = await eve.table(seats=[GOOD, PHARAOH], start=True)
    await abuser.at_once(100, eve, "GET", f"{path}/hint")


async def long_polls(abuser: Abuser) -> None:
    """Four hundred requests that wait."""
    eve = await abuser.guest()
    path = await eve.table(public=True)
    await abuser.at_once(400, eve, "GET", f"{path}/wait", params={"seq": 0, "timeout": 5})


async def lists(abuser: Abuser) -> None:
    """A long list of public tables, again and again."""
    eve = await abuser.guest()
    for _ in range(100):
        await eve.ask("POST", "/api/tables", json={"game": "luxor", "public": True})
    await abuser.at_once(4, eve, "GET", "/api/tables")


async def tables_of_bots(abuser: Abuser) -> None:
    """Tables at which only bots play."""
    body = {"game": "luxor", "players": 4, "seats": [PHARAOH] * 4, "start": True}
    await abuser.at_once(2, await abuser.guest(), "POST", "/api/tables", json=body)


ABUSES: dict[str, Callable[[Abuser], Awaitable[None]]] = {
    each.__name__.replace("_", " "): each
    for each in (
        histories,
        uploads,
        large_bodies,
        many_guests,
        sockets,
        hints,
        long_polls,
        lists,
        tables_of_bots,
    )
}


def abuse(name: str, url: str, address: str, seconds: float, answers: Any) -> None:
    """One abuse, in a process of its own."""

    async def work() -> None:
        async with AsyncExitStack() as stack:
            abuser = Abuser(url, address, time.monotonic() + seconds, stack)
            try:
                async with asyncio.timeout(seconds + 10):
                    await ABUSES[name](abuser)
            except TimeoutError:
                abuser.answers["not ended in time"] += 1
            answers.update(abuser.answers)

    asyncio.run(work())


# --- the figures -----------------------------------------------------------------------------------------------------


@dataclass
class Figures:
    """What was measured during one abuse, in seconds."""

    name: str
    acts: list[float]
    bots: list[float]
    answers: dict[str, int]

    def p95(self, what: str) -> float:
        """The 95th percentile of the acts or of the bots' answers."""
        times = sorted(getattr(self, what))
        return float(times[min(len(times) - 1, int(0.95 * len(times)))]) if times else PATIENCE

    def row(self) -> str:
        """A row of the table."""
        told = ", ".join(f"{count} {answer}" for answer, count in sorted(self.answers.items()))
        acts, bots = (f"{1000 * self.p95(what):.1f}" for what in ("acts", "bots"))
        return f"| {self.name} | {len(self.acts)} | {acts} | {len(self.bots)} | {bots} | {told} |"


async def measured(name: str, url: str, seconds: float, address: str) -> Figures:
    """The figures during one abuse, or without."""
    context = multiprocessing.get_context("spawn")
    with context.Manager() as manager:
        answers = manager.dict()
        running = context.Process(target=abuse, args=(name, url, address, seconds + HEAD_START, answers))
        if name != NONE:
            running.start()
            await asyncio.sleep(HEAD_START)
        try:
            acts, bots = await asyncio.gather(two_people(url, seconds), person_and_bot(url, seconds))
        finally:
            if name != NONE:
                await asyncio.to_thread(running.join, PATIENCE)
                running.kill()
        return Figures(name, acts, bots, dict(answers))


def missed(usual: list[Figures], found: Figures) -> list[str]:
    """What took three times as long as usual, or more. The usual is the slowest of the runs without abuse."""
    words = []
    for what in ("acts", "bots"):
        base = max(FLOOR[what], *(each.p95(what) for each in usual))
        times = max(FLOOR[what], found.p95(what)) / base
        if times >= BAR:
            words.append(f"{found.name}: {what} take {times:.1f} times as long")
    return words


def run(args: argparse.Namespace) -> int:
    """Runs what was asked for; the number of times that the bar was missed."""
    names = args.only or list(ABUSES)
    address = HOME if args.same_address else AWAY
    limits = {"rate": Settings().rate, "bot_workers": 0, "grace": 3}
    found: list[Figures] = []
    print("| abuse | acts | p95 ms | acts of bots | p95 ms | what the abuser was told |")
    print("| --- | --- | --- | --- | --- | --- |", flush=True)
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="waset-abuse-"))
        server = stack.enter_context(process(str(Path(folder) / "waset.db"), **limits))
        asyncio.run(measured(NONE, server.url, WARM_UP, address))
        for name in (NONE, *names, NONE):
            found.append(asyncio.run(measured(name, server.url, args.seconds, address)))
            print(found[-1].row(), flush=True)
    usual = [each for each in found if each.name == NONE]
    faults = [words for each in found if each.name != NONE for words in missed(usual, each)]
    print("\n".join(faults) or f"everything stays below {BAR:g} times the usual")
    return len(faults)


def main() -> int:
    """Reads the arguments, and tells what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=list(ABUSES), help="this abuse; may be said again")
    parser.add_argument("--seconds", type=float, default=10.0, help="how long each is measured")
    parser.add_argument("--same-address", action="store_true", help="the abuser is where the others are")
    return 1 if run(parser.parse_args()) else 0


if __name__ == "__main__":
    end_cleanly()
    sys.exit(main())
