"""A crowd of requests from one address holds nobody else up."""

import asyncio

from waset.server.web.gate import Gate


def test_each_address_has_its_turn() -> None:
    gate = Gate()
    order: list[str] = []

    async def ask(address: str) -> None:
        await gate.turn(address, None)
        order.append(address)

    async def work() -> None:
        crowd = [asyncio.create_task(ask("evil")) for _ in range(50)]
        others = [asyncio.create_task(ask("good")) for _ in range(2)]
        await asyncio.gather(*others)
        assert len(order) <= 6
        await asyncio.gather(*crowd)
        assert not gate.waiting
        await asyncio.sleep(0)
        assert not gate.passed
        await asyncio.wait_for(ask("evil"), 1)

    asyncio.run(work())
    assert order.index("good") <= 1
    assert order.count("evil") == 51


def test_others_are_heard_between_two_requests_of_a_crowd() -> None:
    gate = Gate()
    loops = 0

    async def count() -> None:
        nonlocal loops
        while True:
            await asyncio.sleep(0)
            loops += 1

    async def work() -> None:
        counting = asyncio.create_task(count())
        await asyncio.gather(*[gate.turn("evil", None) for _ in range(40)])
        counting.cancel()

    asyncio.run(work())
    assert loops >= 35


def test_whoever_has_gone_away_takes_no_turn() -> None:
    gate = Gate()

    async def work() -> None:
        asked = [asyncio.create_task(gate.turn("a", None)) for _ in range(5)]
        await asyncio.sleep(0)
        for each in asked[1:4]:
            each.cancel()
        await asyncio.wait_for(asked[4], 1)
        assert not gate.waiting

    asyncio.run(work())


def test_a_quiet_guest_goes_before_a_crowd_at_its_own_address() -> None:
    gate = Gate()
    order: list[str] = []

    async def ask(guest: str) -> None:
        await gate.turn("here", guest)
        order.append(guest)

    async def work() -> None:
        crowd = [asyncio.create_task(ask(f"evil {number % 20}")) for number in range(60)]
        for _ in range(25):
            await asyncio.sleep(0)
        before = len(order)
        await ask("good")
        assert len(order) - before <= 3
        await asyncio.gather(*crowd)

    asyncio.run(work())
    assert len(order) == 61
