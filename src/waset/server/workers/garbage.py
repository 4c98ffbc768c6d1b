"""When Python looks through all of its memory for things that only refer to each other.

That takes a quarter of a second with 500 live tables, in which nobody is answered, and Python would do it whenever it
has grown by a quarter. So it is done now and then instead; what is young is still looked through all the time.
"""

import asyncio
import gc
from typing import Final

YOUNG: Final = 10_000
MIDDLE: Final = 10
NEVER: Final = 1_000_000
EVERY: Final = 900.0
"""Seconds between two looks at everything."""


def rarely() -> None:
    """Lets Python look at everything only when `sweep` does, and never again at what is there by now."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)


async def sweep(every: float = EVERY) -> None:
    """Looks at everything now and then."""
    while True:
        await asyncio.sleep(every)
        gc.collect()
