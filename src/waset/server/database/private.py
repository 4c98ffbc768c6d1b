"""Files that nobody but their owner can read: whoever has the database can sign cookies and see every hand."""

import contextlib
import logging
import os
from pathlib import Path
from typing import Final

LOG: Final = logging.getLogger("waset.private")
BESIDE: Final = ("", "-wal", "-shm", "-journal", "-turn", "-server")
"""How the names of the files end that lie where the database is."""
OTHERS: Final = 0o077


def opener(path: str, flags: int) -> int:
    """For `open`: a file that is made is its owner's only."""
    return os.open(path, flags, 0o600)


def keep_private(database: Path) -> None:
    """Makes the file of a database and missing folders for their owner only, and takes from others what is there.

    A folder that is there already may hold other things, and is left as it is.
    """
    _make_folder(database.parent)
    with contextlib.suppress(OSError):  # whatever is wrong with the place, SQLite tells it better
        os.close(opener(str(database), os.O_CREAT | os.O_RDWR))
    if os.name == "nt":
        return
    for ending in BESIDE:
        path = Path(f"{database}{ending}")
        try:
            mode = path.stat().st_mode
            if mode & OTHERS:
                path.chmod(mode & ~OTHERS & 0o777)
        except FileNotFoundError:
            continue
        except OSError as error:
            LOG.warning(
                "others may read this file, and it cannot be changed", extra={"file": str(path), "why": str(error)}
            )


def _make_folder(folder: Path) -> None:
    if not folder.exists():
        _make_folder(folder.parent)
        folder.mkdir(0o700, exist_ok=True)
