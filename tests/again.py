"""Names the tests that failed, and says whether they may be tried once more, alone.

Tests of servers, browsers and programs share two processors with each other and with what they start: one of them may
wait in vain for a process that gets no turn. A test of anything else fails for a reason of its own.
"""

import json
import sys
from collections.abc import Collection
from pathlib import Path
from typing import Final

FAILED: Final = Path(".pytest_cache/v/cache/lastfailed")
REAL: Final = ("tests/cli/", "tests/e2e/", "tests/server/")
MOST: Final = 5
"""More failures than this are no accident."""


def may_try_again(failed: Collection[str]) -> bool:
    """Whether these are few, and all of them tests of servers, browsers or programs."""
    return 0 < len(failed) <= MOST and all(each.startswith(REAL) for each in failed)


def main() -> int:
    """Prints what failed; returns 0 if it may be tried again."""
    failed = list(json.loads(FAILED.read_text("utf-8"))) if FAILED.exists() else []
    if not may_try_again(failed):
        return 1
    print("== Once more, alone, because these failed beside others:", *sorted(failed), sep="\n   ", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
