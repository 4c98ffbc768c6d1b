"""Which cookies are still valid. A cookie names its generation; a higher one ends all before it."""

from collections.abc import Awaitable, Callable, Iterable
from typing import Final, TypeAlias

from waset.server.web.caller import Caller

MOST_KNOWN: Final = 20000
Read: TypeAlias = Callable[[list[str]], Awaitable[dict[str, int]]]
"""Reads the generations of some guests from the database."""


class Guests:
    """The generations of guests that this process has met, and what they have open here.

    A generation is needed for every request, so it is kept in memory until news arrives that it has changed. While no
    news can arrive (`is_deaf`), the database is asked.
    """

    def __init__(self, read: Read, is_deaf: Callable[[], bool]) -> None:
        self._read: Read = read
        self._is_deaf: Callable[[], bool] = is_deaf
        self._known: dict[str, int] = {}
        self._open: dict[str, set[Caller]] = {}
        self._changes: int = 0

    async def generation(self, guest: str) -> int | None:
        """The valid generation of a guest's cookies; None if there is no such guest."""
        known = self._known.get(guest)
        if known is not None and not self._is_deaf():
            return known
        return (await self._look_up([guest])).get(guest)

    async def _look_up(self, guests: list[str]) -> dict[str, int]:
        """Reads generations, and keeps them unless one of them may have changed meanwhile."""
        changes = self._changes
        found = await self._read(guests)
        if changes == self._changes:
            for guest, generation in found.items():
                while len(self._known) >= MOST_KNOWN:
                    del self._known[next(iter(self._known))]
                self._known[guest] = generation
        return found

    async def enter(self, caller: Caller) -> None:
        """Ends the caller as soon as their cookie is ended; `leave` must follow."""
        if caller.guest is not None:
            self._open.setdefault(caller.guest, set()).add(caller)
            self._end(caller.guest, await self.generation(caller.guest), [caller])

    def leave(self, caller: Caller) -> None:
        """Forgets a caller that has nothing open any more."""
        for guest in (caller.guest, caller.ended):
            there = self._open.get(guest or "")
            if there is not None:
                there.discard(caller)
                if not there:
                    del self._open[guest or ""]

    async def changed(self, guest: str) -> None:
        """Ends whatever is open with an ended cookie of a guest."""
        self._changes += 1
        self._known.pop(guest, None)
        if guest in self._open:
            self._end(guest, await self.generation(guest), self._open.get(guest, ()))

    async def look_again(self) -> None:
        """Looks all generations up again, because any may have changed."""
        self._changes += 1
        self._known.clear()
        if self._open:
            found = await self._look_up(list(self._open))
            for guest, callers in list(self._open.items()):
                self._end(guest, found.get(guest), callers)

    def _end(self, guest: str, generation: int | None, callers: Iterable[Caller]) -> None:
        for caller in list(callers):
            if caller.generation != generation:
                caller.guest, caller.ended = None, guest
                caller.on_end()
