"""Work of other processes is shared out fairly, and bots at tables with people go before all others."""

import asyncio
import os
import signal
import time
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.server.kit import Seated, Serving, error, serving, wait_for
from waset.server.settings import Settings
from waset.server.web.limits import PAUSE, Asker, Limits
from waset.server.workers.bots import BotPool
from waset.server.workers.lanes import Busy, Job, Lane
from waset.server.workers.turns import Cause, FairSlots, Turns

T = TypeVar("T")
PHARAOHS = [{"who": "bot", "bot": "pharaoh"}] * 2


def noted(name: str, path: str) -> str:
    """A piece of work: writes its name down."""
    with open(path, "a") as file:
        file.write(f"{name}\n")
    time.sleep(0.05)
    return name


def priority() -> int:
    """A piece of work: how far this process steps back."""
    return os.getpriority(os.PRIO_PROCESS, 0)


def dies(path: str, times: int) -> int:
    """A piece of work whose process dies this number of times."""
    with open(path, "a+") as file:
        file.seek(0)
        died = len(file.read())
        if died < times:
            file.write("x")
            file.flush()
            os.kill(os.getpid(), signal.SIGKILL)
    return died


def run(work: Coroutine[Any, Any, T], *lanes: Lane) -> T:
    """Runs something, and ends the processes of the lanes."""
    try:
        return asyncio.run(work)
    finally:
        for lane in lanes:
            lane.close()


def job(client: str, table: str = "") -> Any:
    """Something that waits for its turn."""
    return Job(Cause(client, table), print, tuple, None)  # type: ignore[arg-type]  # nobody awaits it


@given(st.lists(st.one_of(st.none(), st.tuples(st.sampled_from("abc"), st.sampled_from("xy"))), max_size=40))
def test_nobody_has_two_turns_while_another_waits(steps: list[tuple[str, str] | None]) -> None:
    """A step puts something in, or (None) takes the next one out."""
    turns: Turns[Job] = Turns()
    waiting: list[tuple[str, str]] = []
    since: dict[str, set[str]] = {}
    for step in [*steps, *[None] * len(steps)]:
        if step is not None:
            turns.put(job(*step))
            waiting.append(step)
            continue
        found = turns.next()
        assert (found is None) == (not waiting)
        if found is None:
            continue
        waiting.remove((found.cause.client, found.cause.table))
        others = {client for client, _ in waiting} - {found.cause.client}
        for client in others:
            passed = since.setdefault(client, set())
            assert found.cause.client not in passed, "another one who waits had to stand back twice"
            passed.add(found.cause.client)
        since.pop(found.cause.client, None)
        for client in list(since):
            if client not in others:
                del since[client]
    assert not waiting


def test_the_tables_of_a_client_take_turns() -> None:
    turns: Turns[Job] = Turns()
    for table in "xxxxyy":
        turns.put(job("a", table))
    order = [found.cause.table for found in iter(turns.next, None)]
    assert order == ["x", "y", "x", "y", "x", "x"]


def test_what_waits_for_a_slot_takes_turns_and_whoever_gives_up_takes_none() -> None:
    slots, order = FairSlots(1), []

    async def begin(client: str) -> None:
        async with slots.turn(Cause(client, "")):
            order.append(client)
            await asyncio.sleep(0)

    async def several() -> None:
        waiting = [asyncio.create_task(begin(client)) for client in ("greedy",) * 4 + ("left", "quiet")]
        await asyncio.sleep(0)
        waiting[4].cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(several())
    assert order == ["greedy", "quiet", "greedy", "greedy", "greedy"]
    assert slots.free == 1


def test_a_long_queue_of_one_delays_another_by_one_piece(tmp_path: Path) -> None:
    lane = Lane(1)
    path = str(tmp_path / "order")

    async def work() -> None:
        await lane.ask(Cause("first", ""), noted, lambda: ("ready", path))
        greedy = [
            asyncio.create_task(lane.ask(Cause("greedy", str(n % 3)), noted, lambda: ("greedy", path)))
            for n in range(10)
        ]
        await asyncio.sleep(0)
        assert await lane.ask(Cause("quiet", ""), noted, lambda: ("quiet", path)) == "quiet"
        assert lane.clients == 1
        await asyncio.gather(*greedy)
        assert lane.clients == lane.waiting == 0

    run(work(), lane)
    order = (tmp_path / "order").read_text().split()
    assert order[:3] == ["ready", "greedy", "quiet"]
    assert len(order) == 12


def test_what_nobody_awaits_any_more_is_not_done(tmp_path: Path) -> None:
    lane = Lane(1)
    path = str(tmp_path / "order")

    async def work() -> None:
        first = asyncio.create_task(lane.ask(Cause("a", ""), noted, lambda: ("first", path)))
        gone = asyncio.create_task(lane.ask(Cause("a", ""), noted, lambda: ("gone", path)))
        await asyncio.sleep(0)
        gone.cancel()
        await first
        assert await lane.ask(Cause("a", ""), noted, lambda: ("last", path)) == "last"
        assert lane.clients == lane.waiting == 0

    run(work(), lane)
    assert (tmp_path / "order").read_text().split() == ["first", "last"]


def test_a_queue_is_bounded(tmp_path: Path) -> None:
    lane = Lane(1, most=2)
    path = str(tmp_path / "order")

    async def work() -> None:
        asked = [asyncio.create_task(lane.ask(Cause("a", ""), noted, lambda: ("a", path))) for _ in range(3)]
        await asyncio.sleep(0)
        with pytest.raises(Busy):
            await lane.ask(Cause("b", ""), noted, lambda: ("b", path))
        await asyncio.gather(*asked)

    run(work(), lane)


def test_a_process_that_dies_is_replaced(tmp_path: Path) -> None:
    lane = Lane(1)

    async def work() -> None:
        assert await lane.ask(Cause("a", ""), dies, lambda: (str(tmp_path / "twice"), 2)) == 2
        with pytest.raises(BrokenProcessPool):
            await lane.ask(Cause("a", ""), dies, lambda: (str(tmp_path / "always"), 100))
        assert await lane.ask(Cause("a", ""), dies, lambda: (str(tmp_path / "never"), 0)) == 0

    run(work(), lane)


def test_the_slow_lane_steps_back() -> None:
    bot_pool = BotPool(1, 1.0)
    own = os.getpriority(os.PRIO_PROCESS, 0)

    async def work() -> tuple[int, int]:
        quick = await bot_pool.quick.ask(Cause("a", ""), priority, tuple)
        return quick, await bot_pool.slow.ask(Cause("a", ""), priority, tuple)

    assert run(work(), bot_pool.quick, bot_pool.slow) == (own, 19)


def test_guests_at_one_address_are_one_client() -> None:
    limits = Limits(Settings())
    for guest in ("ann", "bob"):
        limits.request(Asker(guest, "here"))
    assert limits.client("ann") == limits.client("bob") == "here"
    assert limits.client("somebody unknown") == "somebody unknown"


# --- the server ------------------------------------------------------------------------------------------------------


def bot_pool_of(server: Serving) -> BotPool:
    """Where bots think."""
    found: BotPool = server.guard.app.state.bot_pool  # type: ignore[attr-defined]  # the guard wraps the app
    return found


def test_a_bot_for_whom_a_person_waits_goes_before_tables_of_bots(tmp_path: Path) -> None:
    with serving(tmp_path, bot_seconds=2.0) as server:
        bot_pool = bot_pool_of(server)
        eve = server.person("Eve")
        for _ in range(8):
            eve.create(seats=PHARAOHS, start=True)
        ann = server.person("Ann").create("tutankhamun", seats=[{"who": "me"}, PHARAOHS[0]], start=True)
        for _ in range(3):
            waiting = bot_pool.slow.waiting
            assert waiting >= 6
            assert ann.act().status_code == 200
            wait_for(lambda: ann.update()["legal"])
        assert bot_pool.slow.waiting >= 6, "the others wait all the while"
        assert not bot_pool.quick.waiting


def test_a_table_that_people_have_left_to_bots_goes_slowly(tmp_path: Path) -> None:
    with serving(tmp_path, bot_seconds=0.2) as server:
        bot_pool = bot_pool_of(server)
        ann = server.person("Ann").create(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], start=True)
        ann.act()
        wait_for(lambda: ann.update()["legal"])
        assert bot_pool.quick.workers()
        assert not bot_pool.slow.workers()
        assert ann.person.client.put(f"{ann.path}/seats/0/bot", json={"bot": "random"}).status_code == 200
        wait_for(bot_pool.slow.workers)


def test_one_hint_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path, rate=1000.0, burst=1000.0, bot_seconds=2.0) as server:
        tables = [
            server.person(name).create(seats=[{"who": "me"}, {"who": "bot", "bot": "random"}], start=True)
            for name in ("Ann", "Bob")
        ]

        def asked(table: Seated) -> tuple[int, str]:
            answer = table.get("/hint")
            return (200, "") if answer.status_code == 200 else error(answer)

        with ThreadPoolExecutor(4) as pool:
            answers = list(pool.map(asked, [tables[0]] * 3 + [tables[1]]))
        assert sorted(answers[:3]) == [(200, ""), (429, "too_many"), (429, "too_many")]
        assert answers[3] == (200, "")
        assert not server.guard.limits.hinting
        time.sleep(PAUSE)
        assert asked(tables[0]) == (200, "")
