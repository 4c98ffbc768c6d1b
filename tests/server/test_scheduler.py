"""The scheduler goes on whatever happens: one table that cannot be opened stops no clock and no bot of another."""

import sqlite3
from pathlib import Path

from tests.server.kit import serving, wait_for

BOTH_MINE = [{"who": "me"}, {"who": "me", "name": "Zoe"}]


def test_a_record_that_cannot_be_replayed_harms_no_other_table(tmp_path: Path) -> None:
    """Both ways to it are tried: its bot is to move, and its time has run out."""
    with serving(tmp_path) as server:
        ann = server.person("Ann")
        damaged = [
            ann.create("tutankhamun", seats=BOTH_MINE, start=True, clock=clock) for clock in (None, {"total": 600})
        ]
        for_a_bot = ann.create("tutankhamun", seats=BOTH_MINE, start=True)
        on_time = ann.create("tutankhamun", seats=BOTH_MINE, start=True, clock={"per_act": 30})
        for table in (*damaged, for_a_bot):
            table.play_on([], most=4)
    with sqlite3.connect(tmp_path / "waset.db") as stored:
        for table in damaged:
            stored.execute("UPDATE entries SET action = 99999 WHERE table_id = ? AND seq = 3", (table.id,))
        for table in (damaged[0], for_a_bot):
            stored.execute("UPDATE seats SET bot = 'random' WHERE table_id = ?", (table.id,))
        stored.execute("UPDATE tables SET changed = 1, since = 1 WHERE id = ?", (damaged[0].id,))
        stored.execute("UPDATE tables SET deadline = 1 WHERE id = ?", (damaged[1].id,))
    stored.close()
    with serving(tmp_path) as server:
        waiting, timed = server.back(for_a_bot), server.back(on_time)
        wait_for(lambda: waiting.facts()["status"] == "over")
        before = timed.update()["seq"]
        server.clock.ahead += 31
        wait_for(lambda: timed.update()["seq"] > before)
        assert server.person().get("/readyz").status_code == 200


def test_the_server_is_not_ready_when_nobody_looks_after_the_tables(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        person = server.person()
        assert person.get("/readyz").status_code == 200
        scheduling = server.guard.tables.scheduling
        assert scheduling is not None
        scheduling.get_loop().call_soon_threadsafe(scheduling.cancel)
        wait_for(lambda: person.get("/readyz").status_code == 503)
        assert person.get("/healthz").status_code == 200
