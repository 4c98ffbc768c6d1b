"""The server looks through all of its memory now and then, not whenever it grows."""

import asyncio
import gc
import subprocess
import sys
import weakref

import pytest

from waset.server.workers import garbage

GROW = """
import gc
from waset.server.workers import garbage
{calm}
before = gc.get_stats()[2]["collections"]
kept = [[number] for number in range(400_000)]
print(gc.get_stats()[2]["collections"] - before)
"""


class Knot:
    """Something that refers to itself, so that only a look at everything frees it."""

    def __init__(self) -> None:
        self.self = self


@pytest.mark.parametrize(("calm", "looks"), [("garbage.rarely()", False), ("", True)])
def test_a_growing_heap_is_not_looked_through(calm: str, looks: bool) -> None:
    ran = subprocess.run([sys.executable, "-c", GROW.format(calm=calm)], capture_output=True, text=True, check=True)
    assert (int(ran.stdout) > 0) is looks


def test_now_and_then_it_is() -> None:
    async def wait() -> bool:
        gc.disable()
        knot = weakref.ref(Knot())
        assert knot() is not None
        task = asyncio.get_running_loop().create_task(garbage.sweep(0.01))
        for _ in range(500):
            await asyncio.sleep(0.01)
            if knot() is None:
                break
        task.cancel()
        gc.enable()
        return knot() is None

    assert asyncio.run(wait())
