"""Whatever takes long is done at the desk: bounded, in turns, charged, and without keeping anybody waiting."""

import gzip
import json
import os
import signal
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.kit import ALL_MODULES, Person, Seated, Serving, error, serving, wait_for
from waset.core import edition
from waset.games import edition_tools
from waset.server.settings import Settings
from waset.server.web.limits import Asker, Limits
from waset.server.workers.desk import Desk


def desk_of(server: Serving) -> Desk:
    """The desk of a server."""
    found: Desk = server.guard.app.state.desk  # type: ignore[attr-defined]  # the guard wraps the app
    return found


def finished(person: Person, game: str = "tutankhamun", **asked: Any) -> Seated:
    """A table where a game has been played to its end."""
    table = person.create(game, seats=[{"who": "me"}, {"who": "me"}], start=True, **asked)
    table.play_on([])
    return table


@pytest.fixture(scope="module")
def long_record(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The record of a long game."""
    with serving(tmp_path_factory.mktemp("long")) as server:
        return finished(server.person("Ann"), "luxor", modules=ALL_MODULES).get("/record").text


def longest_gap(server: Serving, work: Any) -> float:
    """The longest time for which the server's loop did not turn while something was done."""
    scheduling = server.guard.tables.scheduling
    assert scheduling is not None
    loop = scheduling.get_loop()
    gaps = [0.0]
    ended = threading.Event()

    def tick(last: float) -> None:
        now = time.thread_time()
        gaps.append(now - last)
        if not ended.is_set():
            loop.call_later(0.001, tick, time.thread_time())

    loop.call_soon_threadsafe(lambda: tick(time.thread_time()))
    try:
        work()
    finally:
        ended.set()
    return max(gaps)


def test_nothing_large_holds_up_the_loop(tmp_path: Path, long_record: str) -> None:
    """Measured is the time for which the loop's own thread computes at a stretch, whatever else the machine does."""
    with serving(tmp_path) as server:
        ann = server.person("Ann")
        large = json.dumps({"game": "luxor", "edition": {"x": [{"a": 1}] * 25000}}).encode()
        assert 200_000 < len(large) < Settings().largest_upload

        def work() -> None:
            kind = {"content-type": "application/json"}
            assert error(ann.client.post("/api/tables", content=large, headers=kind)) == (422, "bad_edition")
            answer = ann.post("/api/uploads", {"record": long_record, "mode": "review"})
            assert answer.status_code == 201
            table = Seated(ann, answer.json()["table"]["id"])
            for _ in range(2):
                found = table.get("/history", limit=500, views=1, scores=1, seat="all")
                assert len(found.json()["frames"]) > 100
            assert table.get("/record").text == long_record

        work()
        assert longest_gap(server, work) < 0.02


def test_a_history_is_packed_if_the_client_takes_it(server: Serving) -> None:
    table = finished(server.person("Ann"))
    with table.person.client.stream("GET", f"{table.path}/history?views=1") as packed:
        assert packed.headers["content-encoding"] == "gzip"
        body = gzip.decompress(b"".join(packed.iter_raw()))
    plain = table.person.client.get(f"{table.path}/history?views=1", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert plain.headers["vary"] == packed.headers["vary"] == "Accept-Encoding"
    assert plain.content == body


def test_work_is_charged_to_whoever_asked(tmp_path: Path) -> None:
    with serving(tmp_path, rate=0.001, burst=300.0) as server:
        ann, bob = server.person("Ann"), server.person("Bob")
        table = finished(ann, public=True)
        limits = server.guard.limits

        def left(person: Person) -> float:
            guest = person.client.cookies["waset"].partition(".")[0]
            return limits.requests._filled(Asker(guest, "127.0.0.1"))[0].left

        before, others = left(ann), left(bob)
        for _ in range(3):
            assert table.get("/history", views=1, limit=500, seat="all", scores=1).status_code == 200
        assert left(ann) < before - 3, "more than three requests"
        assert left(bob) >= others
        limits.work(Asker(ann.client.cookies["waset"].partition(".")[0], "127.0.0.1"), 60.0)
        assert error(table.get("/history")) == (429, "too_many")
        assert bob.get(table.path).status_code == 200


def test_what_waits_is_bounded(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = finished(server.person("Ann"), public=True)
        desk_of(server).lane.of_cause = 2

        def asked(_: int) -> tuple[int, str, bool]:
            answer = httpx.get(f"{server.url}{table.path}/history?limit=500&views=1&seat=all&scores=1", timeout=60)
            found = (200, "") if answer.status_code == 200 else error(answer)
            return *found, "retry-after" in answer.headers

        with ThreadPoolExecutor(12) as pool:
            answers = set(pool.map(asked, range(36)))
        assert (200, "", False) in answers
        assert answers <= {(200, "", False), (503, "busy", True)}
        assert (503, "busy", True) in answers
        wait_for(lambda: not desk_of(server).lane.asking)
        assert table.get("/history").status_code == 200


def test_a_socket_that_comes_back_while_the_desk_is_busy_is_told_to_ask(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        ann = server.person("Ann").create(seats=[{"who": "me"}, {"who": "me"}], start=True)
        for _ in range(3):
            ann.act()
        with ann.person.socket(ann, seq=2) as socket:
            assert [frame["seq"] for frame in socket.next()["missed"]] == [3, 4]
        desk_of(server).lane.of_cause = 0
        with ann.person.socket(ann, seq=2) as socket:
            assert socket.next()["missed"] is None


def test_a_desk_that_dies_is_replaced(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = finished(server.person("Ann"))
        before = table.get("/history", views=1).json()
        for worker in desk_of(server).lane.workers():
            os.kill(worker, signal.SIGKILL)
        assert table.get("/history", views=1).json() == before


def test_an_edition_is_read_by_the_desk_and_kept_as_what_it_changes(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        tools = edition_tools("luxor")
        figures = edition.tables(tools.base)
        figures["walls"][-1]["points"] += 1
        table = server.person("Ann").create(edition={"game": "luxor", "name": "mine", **figures})
        assert table.facts()["spec"]["edition"] == "mine"
        assert desk_of(server).lane.workers()
        kept = server.guard.tables.known[table.id].spec.edition
        assert kept == {"game": "luxor", "name": "mine", "walls": figures["walls"]}


def test_a_small_request_needs_no_desk(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        server.person("Ann").create()
        assert not desk_of(server).lane.workers()


def test_the_desk_charges_nothing_where_there_are_no_limits() -> None:
    limits = Limits(Settings(rate=0.0))
    limits.work(Asker("ann", "here"), 100.0)
    assert limits.request(Asker("ann", "here")) == 0


def test_the_desk_reads_any_database(database: str, tmp_path: Path) -> None:
    with serving(tmp_path, database=database) as server:
        table = finished(server.person("Ann"))
        frames = table.get("/history", limit=500, views=1).json()["frames"]
        assert [frame["seq"] for frame in frames] == list(range(1, table.facts()["seq"] + 1))
        assert table.person.post("/api/uploads", {"record": table.get("/record").text}).status_code == 201
