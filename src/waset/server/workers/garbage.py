"""When Python runs a full garbage collection.

A full collection takes a quarter of a second with 500 live tables, during which nobody is answered, and Python would
run one whenever the heap has grown by a quarter. So it is run now and then instead; young objects are collected as
usual.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = 10_000
MIDDLE: Final = 10
NEVER: Final = 1_000_000
EVERY: Final = 900.0
"""Seconds between two full collections."""


def rarely() -> None:
    """Leaves full collections to `sweep`, and exempts all objects that exist now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def sweep(every: float = EVERY) -> None:
    """Runs a full collection now and then."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
