"""Processes that write to one SQLite file take turns."""

from typing import IO

from waset.server.database.private import opener

try:
    import fcntl
except ImportError:  # Windows: SQLite's own waiting has to do
    fcntl = None  # type: ignore[assignment]  # told apart where it is used


class WriteTurns:
    """Processes that write to one SQLite file take turns here: SQLite itself would let them sleep and try again."""

    def __init__(self, database: str | None) -> None:
        self.file: IO[bytes] | None = None
        if database and fcntl:
            self.file = open(f"{database}-turn", "ab", opener=opener)  # noqa: SIM115  # kept open

    def __enter__(self) -> None:
        if self.file is not None:
            fcntl.flock(self.file, fcntl.LOCK_EX)

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            fcntl.flock(self.file, fcntl.LOCK_UN)

    def close(self) -> None:
        """Takes no more turns."""
        if self.file is not None:
            self.file.close()
