"""Makes sure that only one server uses an SQLite file: two would not notice each other's changes.

The lock is the operating system's, on a file next to the database: it ends with the process that holds it, however that
ends, so nothing that a killed server leaves behind blocks the next one.
"""

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import IO, Final

from waset.core.errors import WasetError
from waset.server.database.private import opener

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

HELD: Final = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)
"""Error numbers of the operating system for a lock that another process holds."""
SUFFIX: Final = "-server"
FAR: Final = 1 << 30
"""The byte that Windows locks, far from the start: a server that is refused must still be able to read the start."""


class InUse(WasetError):
    """Another server runs on this file; nothing was changed."""


@contextmanager
def only_server(database: str | None) -> Iterator[None]:
    """Locks other servers out of an SQLite file while the block runs; does nothing if there is no file."""
    if database is None:
        yield
        return
    path = os.path.realpath(database)
    with open(f"{path}{SUFFIX}", "a+b", opener=opener) as file:
        if not _locked(file):
            file.seek(0)
            holder = file.read(20).decode("ascii", "replace").strip() or "unknown"
            raise InUse(
                f"the database {path} is in use: process {holder} serves it. Only one server can run on an SQLite file;"
                " stop that one, or name another file with --database"
            )
        file.truncate(0)
        file.write(f"{os.getpid()}\n".encode())
        file.flush()
        yield


def _locked(file: IO[bytes]) -> bool:
    """Takes the lock; returns False if another process holds it."""
    try:
        if sys.platform == "win32":
            file.seek(FAR)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        if error.errno in HELD:
            return False
        raise
    return True
