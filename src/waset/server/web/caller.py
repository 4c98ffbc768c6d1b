"""Who asks."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

WATCH: Final = "watch"
"""Stands for a spectator's view, which anybody may want who may look."""
SeatWanted: TypeAlias = int | Literal["watch"] | None


class Caller:
    """A guest, or a program with a seat's token; the key that was named, and as which seat the caller wants to see.

    Which seats are the caller's is for the table to say, each time anew.
    """

    __slots__ = ("ended", "generation", "guest", "key", "on_end", "token", "wanted")

    def __init__(
        self,
        guest: str | None = None,
        generation: int = 0,
        key: str = "",
        token: str = "",
        wanted: SeatWanted = None,
    ) -> None:
        self.guest: str | None = guest
        self.generation: int = generation
        """That of the guest's cookie."""
        self.ended: str | None = None
        """The guest whose cookie this was, before it was ended; since then the caller is nobody."""
        self.on_end: Callable[[], object] = lambda: None
        """Is called when the cookie is ended."""
        self.key: str = key
        self.token: str = token
        self.wanted: SeatWanted = wanted
