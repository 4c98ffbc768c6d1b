"""Faults of the database are told as they are, and everything goes on by itself when it is back. Nothing that was
acknowledged is lost.
"""

import os
import resource
import secrets
import shutil
import sqlite3
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest

from tests.server.kit import Person, Seated, error, serving, two_at_a_table, wait_for
from tests.server.postgres import SKIP, new_database, private
from tests.server.process import process, second
from waset.server.database import engines as databases
from waset.server.database.bus import Bus
from waset.server.database.migrate import migrate

BOTH_MINE = [{"who": "me"}, {"who": "me", "name": "Zoe"}]
SOON = 10.0
"""Seconds within which a fault is told: the server gives up after three, and the machine may be busy."""
AT_ONCE = 2.5
"""Seconds within which it is told once it is known: nobody has waited for the database."""


class Player:
    """Somebody who plays both seats of a table, and remembers what was acknowledged."""

    def __init__(self, seated: Seated) -> None:
        self.seated: Seated = seated
        self.acknowledged: dict[int, str] = {}

    def act(self, request: str = "") -> httpx.Response:
        """Acts, as the table was seen last."""
        update = self.seated.get("/wait", seq=0, timeout=0).json()["update"]
        return self.send(update["seq"], update["legal"][0]["action"], request)

    def send(self, seq: int, action: int, request: str = "") -> httpx.Response:
        """Sends an act, and notes it if it was acknowledged."""
        request = request or secrets.token_hex(8)
        answer = self.seated.post("/act", {"seq": seq, "action": action, "request": request})
        if answer.status_code == 200:
            self.acknowledged[answer.json()["seq"]] = request
        return answer

    def play(self, acts: int) -> None:
        """Makes some acts, all of which are acknowledged."""
        for _ in range(acts):
            answer = self.act()
            assert answer.status_code == 200, answer.text

    def are_stored(self, file: Path) -> None:
        """Fails if something acknowledged is not in the file."""
        with sqlite3.connect(file) as connection:
            found = dict(connection.execute("SELECT seq, request FROM entries WHERE table_id = ?", (self.seated.id,)))
        connection.close()
        assert self.acknowledged.items() <= found.items()


def refused(ask: Callable[[], httpx.Response], within: float) -> None:
    """Fails unless this is told, in time, that there is no database."""
    began = time.monotonic()
    answer = ask()
    assert time.monotonic() - began < within
    assert error(answer) == (503, "no_database")
    assert int(answer.headers["retry-after"]) >= 1


def is_ready(person: Person) -> bool:
    """Whether the server says that it is ready."""
    return person.get("/readyz").status_code == 200


def writes_fail_and_come_back(server: Any, file: Path, fail: Callable[[], None], mend: Callable[[], None]) -> None:
    """Plays, lets writing fail, looks that this is told and that reading goes on, mends it and plays on."""
    player = Player(server.person("Ann").create("tutankhamun", seats=BOTH_MINE, start=True))
    bots = [{"who": "bot", "bot": "random"}] * 2
    with_bots = player.seated.person.create("tutankhamun", seats=bots, start=True)
    player.play(5)
    update = player.seated.update()
    person = player.seated.person
    fail()
    refused(lambda: player.send(update["seq"], update["legal"][0]["action"], "the-same-act"), SOON)
    wait_for(lambda: not is_ready(person))
    assert person.get("/healthz").status_code == 200
    refused(lambda: person.post("/api/tables", {"game": "luxor"}), AT_ONCE)
    with player.seated.person.socket(player.seated) as socket:
        assert socket.next("hello")["update"]["seq"] == update["seq"]
        socket.send(type="act", seq=update["seq"], action=update["legal"][0]["action"], request="the-same-act")
        told = socket.next("error")
        assert (told["request"], told["error"]["code"]) == ("the-same-act", "no_database")
        mend()
        wait_for(lambda: is_ready(person))
        again = player.send(update["seq"], update["legal"][0]["action"], "the-same-act")
        assert (again.status_code, again.json()["seq"]) == (200, update["seq"] + 1)
        assert socket.next("update")["seq"] == update["seq"] + 1
    player.play(3)
    wait_for(lambda: with_bots.facts()["status"] == "over")
    player.are_stored(file)


@contextmanager
def small_disk(folder: Path) -> Iterator[Path]:
    """A disk of a few megabytes."""
    folder.mkdir()
    mounted = shutil.which("mount") and subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=6m", "none", folder], capture_output=True, timeout=60
    )
    if not mounted or mounted.returncode:
        pytest.skip("only root can make a small disk")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", folder], check=True, timeout=60)


def test_a_full_disk(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk, process(str(disk / "waset.db")) as server:

        def use_up() -> None:
            """Fills the disk, and what room the log of the SQLite file has left."""
            with open(disk / "filler", "wb", buffering=0) as file, suppress(OSError):
                while True:
                    file.write(b"x" * 4096)
            assert shutil.disk_usage(disk).free == 0
            other = sqlite3.connect(disk / "waset.db", isolation_level=None)
            with suppress(sqlite3.OperationalError):
                while True:
                    other.execute("INSERT INTO secrets VALUES (?, ?)", (secrets.token_hex(8), "x" * 3000))
            other.close()

        writes_fail_and_come_back(server, disk / "waset.db", use_up, (disk / "filler").unlink)


def test_a_process_that_may_write_no_more(tmp_path: Path) -> None:
    """The system refuses every further byte, as it does with a quota that is used up."""
    file = tmp_path / "waset.db"
    with process(str(file)) as server:
        assert server.running is not None
        pid = server.running.pid
        before = resource.prlimit(pid, resource.RLIMIT_FSIZE)

        def limit(most: tuple[int, int]) -> Callable[[], None]:
            def change() -> None:
                resource.prlimit(pid, resource.RLIMIT_FSIZE, most)

            return change

        writes_fail_and_come_back(server, file, limit((1, before[1])), limit(before))


@contextmanager
def made_immutable(*files: Path) -> Iterator[Callable[[str], None]]:
    """Files that even root cannot change while `+i` is said, until `-i` is."""

    def change(how: str) -> None:
        here = [file for file in files if file.exists()]
        subprocess.run(["chattr", how, *here], check=True, capture_output=True, timeout=60)

    probe = files[0].parent / "probe"
    probe.touch()
    command = ["chattr", "+i", str(probe)]
    if not shutil.which("chattr") or subprocess.run(command, capture_output=True, timeout=60).returncode:
        pytest.skip("only root can make a file read-only for itself, and not on every disk")
    subprocess.run(["chattr", "-i", str(probe)], check=True, timeout=60)
    try:
        yield change
    finally:
        change("-i")


def test_a_file_that_becomes_read_only(tmp_path: Path) -> None:
    file = tmp_path / "waset.db"
    with made_immutable(file, Path(f"{file}-wal")) as change, process(str(file)) as server:
        writes_fail_and_come_back(server, file, lambda: change("+i"), lambda: change("-i"))


def test_a_server_does_not_start_on_a_read_only_file(tmp_path: Path) -> None:
    file = tmp_path / "waset.db"
    engines = databases.connect(str(file))
    migrate(engines.writer)
    engines.dispose()
    with made_immutable(file) as change:
        change("+i")
        answer = second(str(file))
    assert answer.returncode == 2
    assert answer.stderr == f"waset: the database {file} cannot be used: attempt to write a readonly database\n"


def test_a_damaged_page_harms_its_table_only(tmp_path: Path) -> None:
    """The page is one of many of a long game: storing acts at other tables does not come near it."""
    file = tmp_path / "waset.db"
    with serving(tmp_path) as server:
        ann = server.person("Ann")
        damaged = ann.create("luxor", players=4, seats=[{"who": "me"}] * 4, start=True)
        assert damaged.play_on([], most=150) == 150
        others = [ann.create("luxor", seats=BOTH_MINE, start=True) for _ in range(3)]
    with sqlite3.connect(file) as connection:
        long = "UPDATE entries SET request = '~' || hex(randomblob(200)) WHERE table_id = ?"
        connection.execute(long, (damaged.id,))
        query = "SELECT request FROM entries WHERE table_id = ? AND seq = 75"
        (request,) = connection.execute(query, (damaged.id,)).fetchone()
    connection.execute("VACUUM")
    connection.close()
    raw = bytearray(file.read_bytes())
    assert raw.count(request.encode()) == 1
    page = raw.index(request.encode()) // 4096 * 4096
    raw[page : page + 4096] = b"\xff" * 4096
    file.write_bytes(raw)
    with serving(tmp_path) as server:
        person = server.back(damaged).person
        assert error(person.get(damaged.path)) == (503, "no_database")
        for table in others:
            assert server.back(table).act().status_code == 200
        assert [found["id"] for found in person.get("/api/me/tables").json()["tables"]]
        assert is_ready(person)


def test_a_lock_that_another_program_holds(tmp_path: Path) -> None:
    """A write waits for it, but not for long, and what waited is not done behind anybody's back."""
    with serving(tmp_path) as server:
        ann, bob = two_at_a_table(server)
        other = sqlite3.connect(tmp_path / "waset.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        refused(lambda: ann.act(request="while-locked"), SOON)
        refused(lambda: ann.act(request="while-locked"), AT_ONCE)
        assert bob.update()["seq"] == 1
        other.execute("ROLLBACK")
        other.close()
        wait_for(lambda: is_ready(ann.person))
        assert ann.act(request="while-locked").json()["seq"] == 2


def test_the_listener_on_a_file_goes_on_after_a_fault(tmp_path: Path) -> None:
    engines = databases.connect(str(tmp_path / "waset.db"))
    migrate(engines.writer)
    heard: list[str] = []
    bus = Bus(engines, "here", heard.append)
    assert bus.listening.wait(10)
    with engines.writer.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE news RENAME TO away")
    wait_for(lambda: not bus.listening.is_set())
    with engines.writer.begin() as connection:
        connection.exec_driver_sql("ALTER TABLE away RENAME TO news")
    assert bus.listening.wait(10)
    with engines.writer.begin() as connection:
        connection.exec_driver_sql("INSERT INTO news (text) VALUES ('there e table')")
    wait_for(lambda: heard[-1] == "e table")
    assert heard.count("") == 2, "some news may have been missed meanwhile"
    bus.close()
    engines.dispose()


# --- PostgreSQL ------------------------------------------------------------------------------------------------------


@pytest.mark.skipif(bool(os.environ.get(SKIP)), reason=f"{SKIP} is set")
def test_postgres_stops_and_starts_while_people_play() -> None:
    with private() as postgres:
        database = new_database(postgres.address)
        with process(database) as one, process(database) as other:
            ann = Player(one.person("Ann").create("tutankhamun", seats=BOTH_MINE, start=True))
            bots = [{"who": "bot", "bot": "random"}] * 2
            with_bots = ann.seated.person.create("tutankhamun", seats=bots, start=True)
            there = other.seat(ann.seated)
            ann.play(4)
            with there.person.socket(there) as socket:
                update = socket.next("hello")["update"]
                choice = update["legal"][0]["action"]
                postgres.stop()
                refused(lambda: ann.send(update["seq"], choice, "the-same-act"), SOON)
                refused(lambda: ann.send(update["seq"], choice, "the-same-act"), AT_ONCE)
                refused(lambda: ann.seated.get("/history"), SOON)
                wait_for(lambda: not one.is_ready() and not other.is_ready())
                postgres.start()
                wait_for(lambda: one.is_ready() and other.is_ready())
                assert ann.send(update["seq"], choice, "the-same-act").status_code == 200
                wait_for(lambda: socket.next("update")["seq"] == update["seq"] + 1)
            ann.play(3)
            wait_for(lambda: with_bots.facts()["status"] == "over")
            with psycopg.connect(database) as connection:
                rows = connection.execute("SELECT seq, request FROM entries WHERE table_id = %s", (ann.seated.id,))
                assert ann.acknowledged.items() <= dict(rows.fetchall()).items()


def test_what_is_stored_late_is_heard_all_the_same(postgres: str, tmp_path: Path) -> None:
    """A lock lets the writer wait in the middle of a transaction, which is stored after the player was refused."""
    database = new_database(postgres)
    with serving(tmp_path, database=database) as server:
        ann, bob = two_at_a_table(server)
        with bob.person.socket(bob) as his, psycopg.connect(database) as other:
            his.next("hello")
            other.execute("LOCK TABLE entries IN EXCLUSIVE MODE")
            refused(lambda: ann.act(request="stored-late"), SOON)
            refused(lambda: ann.post("/chat", {"text": "hello?"}), AT_ONCE)
            wait_for(lambda: not is_ready(ann.person))
            other.rollback()
            assert his.next("update")["seq"] == 2
            wait_for(lambda: is_ready(ann.person))
            update = ann.update()
            again = ann.post("/act", {"seq": 1, "action": 0, "request": "stored-late"})
            assert (again.status_code, again.json()["seq"]) == (200, 2)
            assert update["seq"] == 2


def test_no_clock_runs_while_the_database_is_away(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann, _ = two_at_a_table(server, clock={"per_act": 60})
        other = sqlite3.connect(tmp_path / "waset.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        wait_for(lambda: not is_ready(ann.person))
        server.clock.ahead += 1000
        other.execute("ROLLBACK")
        other.close()
        wait_for(lambda: is_ready(ann.person))
        assert ann.update()["clock"]["act_left"] > 45
        assert ann.act().status_code == 200
