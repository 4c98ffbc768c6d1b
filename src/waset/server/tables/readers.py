"""Readers of a table: each has a short queue of messages, and is dropped if it reads too slowly."""

import asyncio
import time
from collections import deque
from collections.abc import Callable
from typing import Final

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


class MessageQueue:
    """The messages that one reader has not read yet. Adding one never waits."""

    def __init__(self, most: int, caller: Caller, seats: tuple[int, ...], version: int, previews: bool) -> None:
        self.most: int = most
        self.caller: Caller = caller
        self.seats: tuple[int, ...] = seats
        """The seats whose view the reader was last told it has. The table knows which they are now."""
        self.version: int = version
        """The version of the table that these seats belong to."""
        self.previews: bool = previews
        self.waiting: deque[bytes] = deque()
        self.code: int = 0
        """The code with which it ended; 0 while it is open."""
        self.ending: int = 0
        """The code with which it will end once the waiting messages have been read."""
        self.on_end: Callable[[], object] = lambda: None
        """Called when it ends: a task that is stuck in sending must not wait for the reader."""
        self.send_now: Callable[[bytes], bool] = lambda _: False
        """Sends a message without waiting, if the connection can take it now; this saves waking a task."""
        self._idle: bool = False
        """Whether the sending task is waiting for a message, so that sending at once overtakes none."""
        self._sent_at: float = 0.0
        """When a message was last sent at once, or else when the wait for one began."""
        self._ready: asyncio.Event = asyncio.Event()

    def push(self, text: bytes) -> None:
        """Adds a message, or sends it at once if possible; a reader that has too many waiting is dropped."""
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
        """Ends the queue and drops the waiting messages."""
        if not self.code:
            self.code = code
            self.waiting.clear()
            self._ready.set()
            self.on_end()

    def end_after(self, code: int) -> None:
        """Takes no more messages, and ends the queue once the waiting ones have been read."""
        self.ending = self.ending or code
        self._ready.set()

    async def next(self, patience: float) -> bytes | None:
        """Returns the next message that could not be sent at once.

        Returns None at the end, or if nothing was sent for `patience` seconds.
        """
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
