"""Readers of a table: each has a short queue of messages, and who reads too slowly is dropped."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

from pydantic_core import to_json

from waset.server.web import wire
from waset.server.web.caller import Caller

RESTART: Final = 1012
AWAY: Final = 1013
ENDED: Final = 4401
NOT_FOUND: Final = 4404
SLOW: Final = 4408
SET_ASIDE: Final = 4410
TOO_MANY: Final = 4429

REASONS: Final = {
    RESTART: "the server restarts: come back in a moment",
    ENDED: "you have signed out, or the token was withdrawn",
    NOT_FOUND: "not_found",
    SET_ASIDE: "set_aside",
    SLOW: "you read too slowly: come back with your seq",
}


def encoded(message: wire.FromServer) -> bytes:
    """A message as it goes over the wire."""
    return to_json(message)


class MessageQueue:
    """The messages that one reader has not read yet. Putting one in never waits."""

    def __init__(self, most: int, caller: Caller, seats: tuple[int, ...], version: int, previews: bool) -> None:
        self.most: int = most
        self.caller: Caller = caller
        self.seats: tuple[int, ...] = seats
        """The seats as which it was told that it sees. Which they are now, the table says."""
        self.version: int = version
        """The table's version of which these seats are."""
        self.previews: bool = previews
        self.waiting: deque[bytes] = deque()
        self.code: int = 0
        """Why it ends; 0 while it does not."""
        self.ending: int = 0
        """Why it will end as soon as what waits has been read."""
        self.on_end: Callable[[], object] = lambda: None
        """Is called when it ends: a task that is stuck in sending must not wait for the reader."""
        self.send_now: Callable[[bytes], bool] = lambda _: False
        """Sends without waiting, if the connection can do that now: a task less to wake for each message."""
        self._idle: bool = False
        """Whether whoever takes the messages waits for one, so that none can be overtaken."""
        self._sent_at: float = 0.0
        """When something was sent at once, or else when the wait for a message began."""
        self._ready: asyncio.Event = asyncio.Event()

    def push(self, text: bytes) -> None:
        """Takes a message, and sends it at once if that can be; a reader that has too many is dropped."""
        if self.code or self.ending:
            return
        if self._idle and not self.waiting and self.send_now(text):
            self._sent_at = time.monotonic()
        elif len(self.waiting) >= self.most:
            self.end(SLOW)
        else:
            self.waiting.append(text)
            self._ready.set()

    def end(self, code: int) -> None:
        """No more messages: what waits is given up."""
        if not self.code:
            self.code = code
            self.waiting.clear()
            self._ready.set()
            self.on_end()

    def end_after(self, code: int) -> None:
        """No more messages, but what waits can still be read."""
        self.ending = self.ending or code
        self._ready.set()

    async def next(self, patience: float) -> bytes | None:
        """The next message that could not be sent at once; None at the end, or if nothing was sent for `patience`
        seconds."""
        self._idle = True
        self._sent_at = time.monotonic()
        while not self.waiting and not self.ending and not self.code:
            left = self._sent_at + patience - time.monotonic()
            if left <= 0:
                break
            self._ready.clear()
            timer = asyncio.get_running_loop().call_later(left, self._ready.set)
            try:
                await self._ready.wait()
            finally:
                timer.cancel()
        self._idle = False
        if not self.waiting and self.ending:
            self.end(self.ending)
        return self.waiting.popleft() if self.waiting else None
