"""Only one server runs on an SQLite file: two would not hear of each other's tables.

The lock is the operating system's, on a file next to the database: it ends with the process that holds it, however that
ends, so nothing that a killed server leaves behind hinders the next one.
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
"""What the system says when another process has a lock."""
SUFFIX: Final = "-server"
FAR: Final = 1 << 30
"""Where Windows locks a byte: whoever is refused must still be able to read the beginning."""


class InUse(WasetError):
    """Another server runs on this file; nothing was changed."""


@contextmanager
def only_server(database: str | None) -> Iterator[None]:
    """Keeps other servers away from an SQLite file while this block runs; without a file there is nothing to keep."""
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
    """Whether the lock is ours now; False if another process has it."""
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
