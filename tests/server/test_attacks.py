"""The attackers of `make attack-test`: what they call a leak is one, and they end cleanly."""

import os
import signal
import sys
from typing import Any

import psutil  # type: ignore[import-untyped]  # it has no types

from tests.server.attacks.orders import Ledger, secrets
from tests.server.kit import PATIENCE, wait_for
from tests.spawn import ending, spawn


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
        _, problems = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert "Traceback" not in problems
    assert not [child for child in started if child.is_running() and child.status() != "zombie"]
