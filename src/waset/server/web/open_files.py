"""The limit of open files, which is a limit of connections."""

import sys
from typing import Final

RESERVED: Final = 128
"""Open files that are kept for the database, bots and the log."""
MOST_FILES: Final = 65536


def raise_limit() -> None:
    """Raises the limit of open files as far as allowed, which is often far beyond the default."""
    if sys.platform != "win32":
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def most_connections() -> int:
    """How many connections the limit of open files leaves room for."""
    if sys.platform == "win32":
        return MOST_FILES
    import resource

    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    files = MOST_FILES if soft == resource.RLIM_INFINITY else soft
    return max(files - RESERVED, files // 2)
