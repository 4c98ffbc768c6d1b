"""Clocks: tables wait for days; where there is a clock, the stated substitute acts when time has run out."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.kit import Seated, serving, two_at_a_table, wait_for
from tests.server.process import process
from waset.server.database import engines as databases
from waset.server.database.migrate import migrate
from waset.server.tables import clock
from waset.server.workers.scheduler import TICK

CLOCK = {"clock": {"per_act": 3000, "total": 6000}}
AWAY = 8.0
"""Seconds in which no server runs; more than it takes one to look at the time after it was started."""


def test_a_table_without_a_clock_waits(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = two_at_a_table(server)
        server.clock.ahead += 40 * 86400
        assert ann.update()["clock"] is None
        on_time = server.person("Cleo").create(seats=[{"who": "me"}, {"who": "me"}], start=True, clock={"per_act": 30})
        server.clock.ahead += 40 * 86400
        wait_for(lambda: on_time.update()["seq"] > 1)
        assert (bob.update()["seq"], bob.update()["to_move"]) == (1, 0), "the clocks were looked at, and nobody acted"
        assert ann.act().status_code == 200
        frames = bob.get("/history").json()["frames"]
        assert [frame["act"]["by"] for frame in frames] == ["server", "person"]


def test_who_runs_out_of_time_is_stood_in_for(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.clock.stop()
        ann, bob = two_at_a_table(server, clock={"per_act": 60}, absent="substitute")
        shown = {"per_act": 60, "total": None, "left": [None, None], "act_left": 60}
        assert ann.update()["clock"] == shown
        before = ann.update()
        assert before["to_move"] == 0
        server.clock.ahead += 61
        wait_for(lambda: bob.update()["seq"] > before["seq"])
        acts = [frame["act"] for frame in bob.get("/history").json()["frames"]]
        assert (acts[1]["seat"], acts[1]["by"]) == (0, "clock")


def test_whose_time_is_up_is_told_to_those_who_are_here(tmp_path: Path) -> None:
    """Both stay, so that no other news brings it along."""
    with serving(tmp_path) as server:
        server.clock.stop()
        ann, bob = two_at_a_table(server, "tutankhamun", clock={"total": 100})
        late = ann.update()["to_move"]
        with ann.person.socket(ann) as hers, bob.person.socket(bob) as his:
            for socket in (hers, his):
                socket.next("hello")
            server.clock.ahead += 101
            for socket in (hers, his):
                while not socket.next("table")["table"]["seats"][late]["out_of_time"]:
                    pass


def test_what_the_clock_did_cannot_be_undone(tmp_path: Path) -> None:
    """The same act, of which nothing is hidden, can be undone by a person who made it."""
    with serving(tmp_path) as server:
        server.clock.stop()
        ann, _ = two_at_a_table(server, "tutankhamun", clock={"per_act": 60}, absent="substitute")
        match = server.guard.tables.known[ann.id].match
        substitute = match.game.substitute(match.state)
        assert ann.post("/act", {"seq": 1, "action": substitute}).status_code == 200
        assert ann.update()["undo"] == 1
        assert ann.post("/undo", {"seq": 2, "to": 1}).status_code == 200
        server.clock.ahead += 61
        wait_for(lambda: ann.update()["seq"] > 3)
        act = ann.get("/history").json()["frames"][3]["act"]
        assert (act["seat"], act["by"]) == (0, "clock")
        assert ann.update()["undo"] is None


def test_the_total_counts_ones_own_time_only(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.clock.stop()
        ann, bob = two_at_a_table(server, "tutankhamun", clock={"total": 100})
        server.clock.ahead += 30
        ann.act()
        assert bob.update()["clock"]["left"] == [70, 100]
        server.clock.ahead += 50
        bob.act()
        assert ann.update()["clock"]["left"] == [70, 50]
        mover = 0 if ann.update()["legal"] else 1
        server.clock.ahead += [71, 51][mover]
        wait_for(lambda: ann.update()["seq"] > 3)
        assert ann.get("/history").json()["frames"][3]["act"] == {
            "kind": "act",
            "seat": mover,
            "by": "clock_bot",
            "to": None,
        }


def left(seated: Seated) -> tuple[float, float]:
    """What the clock shows to the seat that is to move: for this act, and in all."""
    update = seated.update()
    return update["clock"]["act_left"], update["clock"]["left"][update["to_move"]]


@pytest.mark.parametrize("away", [-7200.0, 7200.0])
def test_downtime_is_nobodys_time(tmp_path: Path, away: float) -> None:
    """Two hours pass on the wall clock while no server runs, or it is set back: the clocks show what they showed."""
    with serving(tmp_path) as server:
        server.clock.stop()
        ann, _ = two_at_a_table(server, clock={"per_act": 60, "total": 100})
        server.clock.ahead += 20
        assert left(ann) == (40, 80)
    began = time.monotonic()
    with serving(tmp_path, wrong=away) as server:
        server.clock.stop()
        again = server.back(ann)
        passed = time.monotonic() - began
        assert left(again) == pytest.approx((40 - passed / 2, 80 - passed / 2), abs=passed / 2 + 0.1)
        before = again.update()["seq"]
        time.sleep(2 * TICK)
        assert again.update()["seq"] == before
        server.clock.ahead += 41
        wait_for(lambda: again.update()["seq"] > before)


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_a_jump_of_the_wall_clock_is_nobodys_time(tmp_path: Path, jump: float) -> None:
    with serving(tmp_path) as server:
        server.clock.stop()
        ann, bob = two_at_a_table(server, clock={"per_act": 300, "total": 600})
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        against = server.person("Cleo").create("tutankhamun", seats=seats, start=True)
        server.clock.wrong = jump
        time.sleep(2 * TICK)
        assert left(ann) == (300, 600)
        assert ann.act().status_code == 200
        assert left(ann if ann.update()["legal"] else bob) == (300, 600)
        assert ann.update()["clock"]["left"] == [600, 600]
        for _ in range(2):
            wait_for(lambda: against.update()["legal"])
            assert against.act().status_code == 200
        written = [frame["at"] for frame in ann.get("/history").json()["frames"]]
        assert written[1] - written[0] == pytest.approx(jump, abs=60), "an entry is dated by the wall clock"


def test_processes_agree_on_the_time(database: str) -> None:
    """The furthest clock counts, and none goes back."""
    engines = databases.connect(database)
    migrate(engines.writer)
    passed = [0.0, 0.0]
    with engines.writer.begin() as connection:
        clocks = [
            clock.started(connection, 1000.0, lambda: passed[0]),
            clock.started(connection, 5.0, lambda: passed[1]),
        ]
    assert [each() for each in clocks] == [1000.0, 5.0]
    passed[0] = 30.0
    for each in clocks:
        with engines.writer.begin() as connection:
            each.beat(connection)
    assert [each() for each in clocks] == [1030.0, 1030.0]
    passed[1] = 8.0
    clocks[0].stop()
    passed[0] = 99.0
    for each in (*clocks, clocks[0]):
        with engines.writer.begin() as connection:
            each.beat(connection)
    assert [each() for each in clocks] == [1038.0, 1038.0]
    clocks[0].go_on()
    passed[0] += 2
    assert clocks[0]() == 1040.0
    with engines.writer.begin() as connection:
        assert clock.started(connection, 5.0, lambda: 0.0)() == 1038.0
    engines.dispose()


def stored(file: Path, query: str) -> float:
    """A figure that a server has stored."""
    with closing(sqlite3.connect(file)) as connection:
        return float(connection.execute(query).fetchone()[0])


def test_a_server_that_was_killed_goes_on_from_its_last_beat(tmp_path: Path) -> None:
    """Not from when it was killed, and without the time in which no server ran."""
    file = tmp_path / "waset.db"
    pulse = "SELECT at FROM pulse"
    with process(str(file)) as server:
        ann = server.person("Ann").create("tutankhamun", seats=[{"who": "me"}, {"who": "me"}], start=True, **CLOCK)
        first = stored(file, pulse)
        wait_for(lambda: stored(file, pulse) > first + 2)
        server.kill()
    left_then = stored(file, "SELECT deadline FROM tables") - stored(file, pulse)
    time.sleep(AWAY)
    began = time.monotonic()
    with process(str(file)) as server:
        left_now, _ = left(server.seat(ann))
        assert left_then - (time.monotonic() - began) - 0.1 <= left_now <= left_then + 0.1
