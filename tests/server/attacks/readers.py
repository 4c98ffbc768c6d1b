"""Readers of every kind, and what each was told and when."""

import asyncio
import json
import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from websockets.exceptions import ConnectionClosed

from tests.server.attacks.visitor import Company, Visitor

SOCKET, STREAM, WAIT, GET = "socket", "stream", "wait", "get"
KINDS = (SOCKET, STREAM, WAIT, GET)
PAUSE = 0.02
"""Seconds between two looks of one who waits for a reader."""
OFTEN = 0.1
"""Seconds between two looks of a reader who asks again and again."""
LONG = 2.0
"""Seconds that a long poll waits."""


class Heard(NamedTuple):
    """The game as a reader was shown it."""

    came: float
    update: dict[str, Any]


class Reader:
    """Somebody who reads along at a table, until told to stop."""

    def __init__(self, kind: str, visitor: Visitor, who: str, path: str, seat: int | None = None) -> None:
        self.kind: str = kind
        self.visitor: Visitor = visitor
        self.who: str = who
        """Whose seats it may see."""
        self.path: str = path
        self.query: dict[str, Any] = {} if seat is None else {"seat": seat}
        self.heard: list[Heard] = []
        self.gaps: list[tuple[int, int]] = []
        """Where a live connection went on otherwise than with the next entry."""
        self.reading: asyncio.Event = asyncio.Event()
        """Is set when it has heard something for the first time, or has ended."""
        self.ended: str = ""
        """Why it reads no more."""

    def __str__(self) -> str:
        return f"{self.kind}{''.join(f' seat={seat}' for seat in self.query.values())} of {self.who}"

    @property
    def seq(self) -> int:
        """The newest entry that it has heard of."""
        return max((heard.update["seq"] for heard in self.heard), default=-1)

    async def read(self, these: Company) -> None:
        """Reads until it is sent away."""
        try:
            if self.kind == WAIT:
                await self._wait()
            elif self.kind == GET:
                await self._get()
            else:
                async for text in self._lines(these):
                    self._take(json.loads(text))
        finally:
            self.ended = self.ended or "ended"
            self.reading.set()

    def _take(self, message: dict[str, Any]) -> None:
        came = time.monotonic()
        if message["type"] == "update" and message["seq"] != self.heard[-1].update["seq"] + 1:
            self.gaps.append((self.heard[-1].update["seq"], message["seq"]))
        update = message if message["type"] == "update" else message.get("update")
        if update is not None:
            self.heard.append(Heard(came, update))
            self.reading.set()

    async def _lines(self, these: Company) -> AsyncIterator[str]:
        if self.kind == STREAM:
            async with self.visitor.http.stream("GET", f"{self.path}/stream", params=self.query) as stream:
                if stream.status_code == 200:
                    async for line in stream.aiter_lines():
                        yield line
                self.ended = f"status {stream.status_code}"
            return
        socket = await these.socket(self.visitor, self.path, **self.query)
        try:
            while True:
                yield str(await socket.recv())
        except ConnectionClosed as closed:
            self.ended = str(closed)

    async def _wait(self) -> None:
        while True:
            asked = {**self.query, "seq": max(self.seq, 0), "timeout": LONG}
            if not self._answered(await self.visitor.ask("GET", f"{self.path}/wait", **asked)):
                return

    async def _get(self) -> None:
        while self._answered(await self.visitor.ask("GET", self.path, **self.query)):
            await asyncio.sleep(OFTEN)

    def _answered(self, answer: Any) -> bool:
        if answer.status == 200:
            self.heard.append(Heard(answer.came, answer.body["update"]))
        else:
            self.ended = f"status {answer.status}"
        if self.kind == GET or answer.status != 200:
            self.reading.set()
        return bool(answer.status == 200)


async def reading(these: Company, reader: Reader) -> Reader:
    """That reader, once it reads. A long poll has heard nothing yet; it has a moment to arrive."""
    these.task(reader.read(these))
    if reader.kind == WAIT:
        await asyncio.sleep(5 * PAUSE)
    else:
        await reader.reading.wait()
    return reader


async def all_at(readers: list[Reader], seq: int, patience: float = 20.0) -> list[Reader]:
    """The readers that have not heard of an entry, though they still read and had time enough."""
    end = time.monotonic() + patience
    while late := [each for each in readers if not each.ended and each.seq < seq]:
        if time.monotonic() > end:
            return late
        await asyncio.sleep(PAUSE)
    return []
