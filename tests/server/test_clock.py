"""Clocks: tables wait for days; where there is a clock, the stated substitute acts when time has run out."""

from pathlib import Path

from tests.server.kit import serving, two_at_a_table, wait_for


def test_a_table_without_a_clock_waits(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, bob = two_at_a_table(server)
        server.clock.ahead += 40 * 86400
        assert ann.update()["clock"] is None
        assert ann.act().status_code == 200
        assert bob.update()["seq"] == 2


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


def test_time_runs_on_over_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, _ = two_at_a_table(server, clock={"per_act": 60})
        cookies = ann.person.client.cookies
    with serving(tmp_path) as server:
        person = server.person("")
        person.client.cookies = cookies
        assert person.get(ann.path).json()["update"]["clock"]["act_left"] <= 60
        server.clock.ahead += 61
        wait_for(lambda: person.get(ann.path).json()["update"]["seq"] > 1)
