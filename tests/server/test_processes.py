"""More than one process on one database: players of one table on different processes see each other at once."""

import io
import os
import signal
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from tests.server.kit import PATIENCE, Seated, wait_for
from tests.server.postgres import new_database
from tests.server.process import process
from waset import games
from waset.core import record


def test_two_processes_on_postgres_and_one_is_killed(postgres: str) -> None:
    database = new_database(postgres)
    with process(database) as one, process(database) as other:
        ann = one.person("Ann").create("tutankhamun", players=3)
        bob = other.person("Bob").join(other.seat(ann))
        ann.person.client.put(f"{ann.path}/seats/2/bot", json={"bot": "random"})
        assert ann.post("/start").status_code == 200
        with ann.person.socket(ann) as hers, bob.person.socket(bob) as his:
            assert [hers.next()["update"]["seq"], his.next()["update"]["seq"]][0] == 1
            ann.act()
            assert his.next("update")["act"]["seat"] == 0
            bob.post("/chat", {"text": "hello over there"})
            assert hers.next("chat")["said"]["text"] == "hello over there"
        one.kill()
        ann = other.seat(ann)
        while (update := ann.update())["to_move"] is not None:
            for seated in (ann, bob):
                if seated.update()["legal"]:
                    seated.act()
                    break
            else:
                bob.get("/wait", seq=update["seq"], timeout=5)
        assert bob.facts()["status"] == "over"
        (found,) = record.read(io.BytesIO(bob.get("/record").content))
        record.replay(found, games.make)


def at(players: list[Seated], seq: int) -> bool:
    """Whether all of them see this sequence number."""
    return all(seated.update()["seq"] == seq for seated in players)


def test_two_processes_never_both_accept_a_turn(postgres: str) -> None:
    database = new_database(postgres)
    with process(database) as one, process(database) as other:
        ann = one.person("Ann").create("luxor", seats=[{"who": "me"}, {"who": "me"}], start=True)
        twice = [ann, other.seat(ann)]
        for _ in range(8):
            update = twice[0].get("/wait", seq=0, timeout=0).json()["update"]
            wait_for(partial(at, [twice[1]], update["seq"]))
            body = {"seq": update["seq"], "action": update["legal"][0]["action"]}
            with ThreadPoolExecutor(2) as racing:
                answers = list(racing.map(partial(Seated.post, what="/act", body=body), twice))
            assert sorted(answer.status_code for answer in answers) == [200, 409]
            wait_for(partial(at, twice, update["seq"] + 1))


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_two_workers_serve_one_table(request: pytest.FixtureRequest, tmp_path: Path, kind: str) -> None:
    database = str(tmp_path / "waset.db") if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
    with process(database, workers=2, metrics=True) as server:
        assert server.running is not None
        ann = server.person("Ann").create("luxor", seats=[{"who": "me"}, {"who": "me"}], start=True)
        pids: set[str] = set()

        def both_have_answered() -> bool:
            with httpx.Client(timeout=PATIENCE) as fresh:
                pids.add(fresh.get(f"{server.url}/metrics").text.rpartition("waset_process ")[2])
            return len(pids) == 2

        wait_for(both_have_answered)  # the second one may take longer to start
        sockets = [ann.person.socket(ann) for _ in range(8)]
        for socket in sockets:
            socket.__enter__()
            assert socket.next()["type"] == "hello"
        assert ann.act().status_code == 200
        for socket in sockets:
            assert socket.next("update")["seq"] == 2
            socket.__exit__()
        assert server.stop() == 0


def test_a_killed_server_leaves_no_process_behind(tmp_path: Path) -> None:
    with process(str(tmp_path / "waset.db")) as server:
        assert server.running is not None
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        ann = server.person("Ann").create("tutankhamun", seats=seats, options={"first": "1"}, start=True)
        wait_for(lambda: ann.update()["legal"])
        children = psutil.Process(server.running.pid).children(recursive=True)
        assert children
        os.kill(server.running.pid, signal.SIGKILL)
        wait_for(lambda: not any(child.is_running() and child.status() != "zombie" for child in children))
        with sqlite3.connect(tmp_path / "waset.db") as connection:
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        connection.close()
