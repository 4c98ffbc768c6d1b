"""Readers who had a seat once, and readers who must hear of every entry."""

import asyncio
import json
import random
from typing import Any

from websockets.asyncio.client import ClientConnection

from tests.server.attacks.races import Try, opened, two_guests
from tests.server.attacks.readers import GET, SOCKET, STREAM, WAIT, Reader, all_at, reading
from tests.server.attacks.visitor import Company, Visitor, company

SEAT = 1
"""The seat that changes hands."""
ROUNDS = 6
"""Undos in one try."""
LISTENING = 6
"""Sockets that must hear everything; some are at the worker that stores, some at the other one."""


async def seat_given_up(url: str, rng: random.Random) -> Try:
    """A spy sits down, reads along in every way, and gets up; the next one's hand is not for them."""
    async with company(url) as these:
        ann, spy, path = await two_guests(these)
        victim = await these.guest("Victim")
        await spy.post(f"{path}/join", {"seat": SEAT})
        readers = await _every_kind(these, spy, path)
        await asyncio.sleep(rng.random() * 0.05)
        await spy.post(f"{path}/leave", {"seat": SEAT})
        await victim.post(f"{path}/join", {"seat": SEAT})
        for _ in range(50):  # another worker may not have heard yet that all seats are taken
            if (await ann.ask("POST", f"{path}/start")).status == 200:
                break
        await _act(ann, victim, path)
        return await _judged(readers, ann, victim, path, after=0)


async def seat_moved(url: str, rng: random.Random) -> Try:
    """A seat is taken over to another device in the middle of the game; the old one sees what a spectator sees."""
    async with company(url) as these:
        ann, spy, path = await two_guests(these)
        victim = await these.guest("Victim")
        await spy.post(f"{path}/join", {"seat": SEAT})
        await ann.post(f"{path}/start")
        readers = await _every_kind(these, spy, path)
        await asyncio.sleep(rng.random() * 0.05)
        secret = (await spy.post(f"{path}/seats/{SEAT}/link"))["secret"]
        await victim.post(f"{path}/take", {"secret": secret})
        await _act(ann, victim, path)
        return await _judged(readers, ann, victim, path, after=1)


async def _every_kind(these: Company, spy: Visitor, path: str) -> list[Reader]:
    token = (await spy.post(f"{path}/seats/{SEAT}/token"))["token"]
    program = await these.program(token)
    made = [Reader(SOCKET, spy, "the spy", path) for _ in range(4)]
    made += [Reader(kind, spy, "the spy", path, seat) for kind in (SOCKET, STREAM, WAIT, GET) for seat in (None, SEAT)]
    made += [Reader(kind, program, "the spy's program", path) for kind in (SOCKET, STREAM, WAIT, GET)]
    return list(await asyncio.gather(*(reading(these, reader) for reader in made)))


async def _act(ann: Visitor, victim: Visitor, path: str) -> None:
    """One act, by whoever is to move."""
    while True:
        for visitor in (ann, victim):
            update = (await visitor.get(path))["update"]
            if update["legal"]:
                asked = {"seq": update["seq"], "action": update["legal"][0]["action"]}
                if (await visitor.ask("POST", f"{path}/act", asked)).status == 200:
                    return


async def _judged(readers: list[Reader], ann: Visitor, victim: Visitor, path: str, after: int) -> Try:
    """Whether the spy saw the seat in an entry that came after they had lost it; nobody has shown a card yet."""
    late = await all_at(readers, after + 1)
    leaks = [
        f"{reader} saw {heard.update['view']['seats'][SEAT]['hand']} at {heard.update['seq']}"
        for reader in readers
        for heard in reader.heard
        if heard.update["seq"] > after and shows(heard.update)
    ]
    if not shows((await victim.get(path))["update"]) or shows((await ann.get(path))["update"]):
        return Try("unclear", "the seat's own hand is not shown to its holder, or is to everybody")
    if leaks:
        return Try("leak", f"{len(leaks)} times, e.g. {leaks[0]}")
    return Try("silent", f"{late[0]} heard nothing more") if late else Try("nothing seen")


def shows(update: dict[str, Any]) -> bool:
    """Whether this is the game as the seat sees it, or has any card of its hand."""
    view = update["view"]
    return view is not None and (update["seat"] == SEAT or any(view["seats"][SEAT]["hand"]))


async def undo_and_act(url: str, rng: random.Random) -> Try:
    """An undo that is followed at once by an act: every socket hears of both, in order."""
    async with company(url) as these:
        ann = await these.guest("Ann")
        path = await opened(ann, seats=[{"who": "me"}, {"who": "me"}], start=True)
        readers = await asyncio.gather(
            *(reading(these, Reader(SOCKET, ann, "Ann", path)) for _ in range(LISTENING - 1)),
            reading(these, Reader(STREAM, ann, "Ann", path)),
        )
        player = Player(await these.socket(ann, path))
        await player.begin()
        for _ in range(ROUNDS):
            for _ in range(rng.randrange(2, 6)):
                await player.act(rng)
            await player.undo(max(1, player.update["seq"] - rng.randrange(1, 5)))
            await player.act(rng)
        late = await all_at(list(readers), player.update["seq"])
        gaps = [f"{reader} went from {gap[0]} to {gap[1]}" for reader in readers for gap in reader.gaps]
        if gaps:
            return Try("gaps", f"{len(gaps)} gaps, e.g. {gaps[0]}")
        return Try("silent", f"{late[0]} heard nothing after {late[0].seq}") if late else Try("all heard")


class Player:
    """Somebody who holds all seats and plays over a socket, as fast as it goes."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket: ClientConnection = socket
        self.update: dict[str, Any] = {}

    async def begin(self) -> None:
        """Reads the first message."""
        self.update = json.loads(await self.socket.recv())["update"]

    async def act(self, rng: random.Random) -> None:
        """Makes some legal choice."""
        if self.update["legal"]:
            action = rng.choice(self.update["legal"])["action"]
            await self._do(type="act", seq=self.update["seq"], action=action)

    async def undo(self, to: int) -> None:
        """Goes back."""
        await self._do(type="undo", seq=self.update["seq"], to=to)

    async def _do(self, **asked: Any) -> None:
        await self.socket.send(json.dumps(asked))
        done: int | None = None
        while done is None or self.update["seq"] < done:
            message = json.loads(await self.socket.recv())
            if message["type"] == "update":
                self.update = message
            elif message["type"] == "done":
                done = message["seq"]
            elif message["type"] == "error":  # that has been undone already
                return
