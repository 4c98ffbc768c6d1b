"""Readers of a table: each has a short queue of messages, and who reads too slowly is dropped."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final

from pydantic_core import to_json

RESTART: Final = 1012
NOT_FOUND: Final = 4404
SLOW: Final = 4408
TOO_MANY: Final = 4429

REASONS: Final = {
    RESTART: "the server restarts: come back in a moment",
    SLOW: "you read too slowly: come back with your seq",
}


def encoded(message: dict[str, Any]) -> str:
    """A message as it goes over the wire."""
    return to_json(message).decode()


class Queue:
    """The messages that one reader has not read yet. Putting one in never waits."""

    def __init__(self, most: int, held: tuple[int, ...], guest: str | None, previews: bool, fixed: bool) -> None:
        self.most: int = most
        self.held: tuple[int, ...] = held
        self.guest: str | None = guest
        self.previews: bool = previews
        self.fixed: bool = fixed
        """Whether it asked for certain seats, and keeps them."""
        self.waiting: deque[str] = deque()
        self.code: int = 0
        """Why it ends; 0 while it does not."""
        self.on_end: Callable[[], object] = lambda: None
        """Is called when it ends: who is stuck in sending must not wait for the reader."""
        self._ready: asyncio.Event = asyncio.Event()

    def push(self, text: str) -> None:
        """Takes a message; a reader that has too many is dropped."""
        if self.code:
            return
        if len(self.waiting) >= self.most:
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

    async def next(self, patience: float) -> str | None:
        """The next message; None at the end, or if there was none for so many seconds."""
        if not self.waiting and not self.code:
            self._ready.clear()
            try:
                async with asyncio.timeout(patience):
                    await self._ready.wait()
            except TimeoutError:
                return None
        return self.waiting.popleft() if self.waiting else None
