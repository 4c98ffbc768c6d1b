"""The caller of a request."""

from collections.abc import Callable
from typing import Final, Literal, TypeAlias

WATCH: Final = "watch"
"""Asks for a spectator's view, which anybody who may look can have."""
SeatWanted: TypeAlias = int | Literal["watch"] | None


class Caller:
    """A guest, or a program with a seat's token; the key that was sent, and the seat whose view is wanted.

    Which seats the caller holds is looked up at the table each time.
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
        """The generation of the guest's cookie."""
        self.ended: str | None = None
        """The guest whose cookie this was before it was ended; since then the caller is anonymous."""
        self.on_end: Callable[[], object] = lambda: None
        """Called when the cookie is ended."""
        self.key: str = key
        self.token: str = token
        self.wanted: SeatWanted = wanted
