"""A few tries of each attack; `make attack-test` makes more of them."""

import asyncio
import os
import random
import signal
import sys
from collections.abc import Iterator
from typing import Any

import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from tests.server.attacks import ATTACKS
from tests.server.attacks.orders import Ledger, secrets
from tests.server.kit import wait_for
from tests.server.postgres import new_database
from tests.server.process import Process, process
from tests.spawn import ending, spawn

TRIES = {"any-order": 2, "two-rematches": 2, "undo-and-act": 2, "seat-given-up": 1, "seat-moved": 1}
USUAL = 4


@pytest.fixture(scope="module", params=["sqlite 1", "sqlite 2", "postgresql 2"])
def attacked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    """A server with this number of workers."""
    kind, workers = request.param.split()
    file = tmp_path_factory.mktemp("attacked") / "waset.db"
    database = str(file) if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
    with process(database, workers=int(workers), sockets=5000) as server:
        yield server


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_finds_nothing(attacked: Process, name: str) -> None:
    async def several() -> list[str]:
        tries = [ATTACKS[name](attacked.url, random.Random(seed)) for seed in range(TRIES.get(name, USUAL))]
        return [found.fault for found in await asyncio.gather(*tries)]

    assert [fault for fault in asyncio.run(several()) if fault] == []


# --- the attackers themselves ----------------------------------------------------------------------------------------


def test_what_came_after_a_seat_was_lost_is_not_for_who_lost_it() -> None:
    ledger = Ledger()
    ledger.take(1, "Bob", 10.0)
    ledger.entries = {1: 11.0, 2: 20.0}
    ledger.lose(1, 15.0)
    ledger.take(1, "Cid", 16.0)
    assert ledger.allows("Bob", 1, 1, 30.0), "it was stored while the seat was theirs, and is told late"
    assert not ledger.allows("Bob", 1, 2, 30.0)
    assert not ledger.allows("Bob", 1, 3, 30.0), "what a bot stores comes after what was stored before"
    assert not ledger.allows("Bob", 0, 1, 30.0)
    assert not ledger.allows("Cid", 1, 1, 12.0), "not yet theirs"
    assert ledger.allows("Cid", 1, 2, 30.0)


def test_secrets_are_what_a_spectator_is_not_told() -> None:
    seats: list[dict[str, Any]] = [
        {"hand": ["1", None], "scarab_values": None},
        {"hand": [None], "scarab_values": None},
    ]
    event: dict[str, Any] = {"kind": "drew", "seat": 1, "figures": {"card": None}}
    public = {"view": {"seats": seats}, "events": [event]}
    plain = {**public, "seat": None, "legal": [], "to_move": 0}
    assert secrets(plain, public) == set()
    assert secrets({**plain, "seat": 1}, public) == {1}
    assert secrets({**plain, "legal": [{"action": 3}]}, public) == {0}
    assert secrets({**plain, "events": [{**event, "figures": {"card": "5"}}]}, public) == {1}
    assert secrets({**plain, "view": {"seats": [{**seats[0], "hand": ["1", "2"]}, seats[1]]}}, public) == {0}
    assert secrets({**plain, "view": {"seats": [seats[0], {**seats[1], "scarab_values": [3]}]}}, public) == {1}


def test_ctrl_c_ends_the_attack_test_and_all_that_it_started() -> None:
    options = "--only two-joins --database sqlite --seconds 2"
    command = [sys.executable, "-m", "tests.server.attacks", *options.split()]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    with ending(spawn(command, env=environment)) as run:
        assert run.stdout is not None
        while "two-joins" not in run.stdout.readline():  # the first server has been attacked already
            assert run.poll() is None
        wait_for(lambda: len(psutil.Process(run.pid).children(recursive=True)) > 1)
        started = psutil.Process(run.pid).children(recursive=True)
        os.kill(run.pid, signal.SIGINT)
        _, problems = run.communicate(timeout=60)
    assert run.returncode == 130
    assert "Traceback" not in problems
    assert not [child for child in started if child.is_running() and child.status() != "zombie"]
