"""Clocks: tables wait for days; where there is a clock, the stated substitute acts when time has run out."""

import time
from pathlib import Path

import pytest

from tests.server.kit import Seated, serving, two_at_a_table, wait_for
from tests.server.process import process
from waset.server.database import engines as databases
from waset.server.database.migrate import migrate
from waset.server.tables import clock
from waset.server.workers.scheduler import TICK

CLOCK = {"clock": {"per_act": 30, "total": 60}}


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
        ann, bob = two_at_a_table(server, clock={"per_act": 60})
        clock = ann.update()["clock"]
        assert (clock["per_act"], clock["total"], clock["left"]) == (60, None, [None, None])
        assert 55 < clock["act_left"] <= 60
        before = ann.update()
        assert before["to_move"] == 0
        server.clock.ahead += 61
        wait_for(lambda: bob.update()["seq"] > before["seq"])
        acts = [frame["act"] for frame in bob.get("/history").json()["frames"]]
        assert (acts[1]["seat"], acts[1]["by"]) == (0, "clock")


def test_what_the_clock_did_cannot_be_undone(tmp_path: Path) -> None:
    """The same act, of which nothing is hidden, can be undone by a person who made it."""
    with serving(tmp_path) as server:
        ann, _ = two_at_a_table(server, "tutankhamun", clock={"per_act": 60})
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
        ann, bob = two_at_a_table(server, "tutankhamun", clock={"total": 100})
        server.clock.ahead += 30
        ann.act()
        left = bob.update()["clock"]["left"]
        assert 69 < left[0] <= 70
        assert 99 < left[1] <= 100
        server.clock.ahead += 50
        bob.act()
        left = ann.update()["clock"]["left"]
        assert 69 < left[0] <= 70
        assert 49 < left[1] <= 50
        mover = 0 if ann.update()["legal"] else 1
        server.clock.ahead += [71, 51][mover]
        wait_for(lambda: ann.update()["seq"] > 3)
        assert ann.get("/history").json()["frames"][3]["act"] == {
            "kind": "act",
            "seat": mover,
            "by": "clock",
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
        ann, _ = two_at_a_table(server, clock={"per_act": 60, "total": 100})
        server.clock.ahead += 20
        assert left(ann) == pytest.approx((40, 80), abs=8)
    with serving(tmp_path, wrong=away) as server:
        again = server.back(ann)
        assert left(again) == pytest.approx((40, 80), abs=8)
        before = again.update()["seq"]
        time.sleep(2 * TICK)
        assert again.update()["seq"] == before
        server.clock.ahead += 41
        wait_for(lambda: again.update()["seq"] > before)


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
def test_a_jump_of_the_wall_clock_is_nobodys_time(tmp_path: Path, jump: float) -> None:
    with serving(tmp_path) as server:
        ann, bob = two_at_a_table(server, clock={"per_act": 300, "total": 600})
        seats = [{"who": "me"}, {"who": "bot", "bot": "random"}]
        against = server.person("Cleo").create("tutankhamun", seats=seats, start=True)
        server.clock.wrong = jump
        time.sleep(2 * TICK)
        assert left(ann) == pytest.approx((300, 600), abs=10)
        assert ann.act().status_code == 200
        mover = ann if ann.update()["legal"] else bob
        assert left(mover) == pytest.approx((300, 600), abs=10)
        assert min(ann.update()["clock"]["left"]) > 590
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


def test_a_server_that_was_killed_loses_a_second_at_most(tmp_path: Path) -> None:
    database = str(tmp_path / "waset.db")
    with process(database) as server:
        ann = server.person("Ann").create("tutankhamun", seats=[{"who": "me"}, {"who": "me"}], start=True, **CLOCK)
        time.sleep(3)
        before = left(ann)
        server.kill()
    time.sleep(14)
    with process(database) as server:
        after = left(server.seat(ann))
        assert after[0] - before[0] < 1.5
        assert before[0] - after[0] < 12, "starting counts a little, being away does not"
