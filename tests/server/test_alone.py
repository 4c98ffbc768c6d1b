"""One server per SQLite file, and a server's processes end with it."""

import os
import re
import signal
from pathlib import Path

import httpx
import psutil  # type: ignore[import-untyped]  # it has no types
import pytest

from tests.server.kit import PATIENCE, wait_for
from tests.server.process import Process, process, second


@pytest.mark.parametrize("workers", [1, 2])
def test_a_second_server_on_a_file_says_so_and_ends(tmp_path: Path, workers: int) -> None:
    file = tmp_path / "waset.db"
    other_name = tmp_path / "other.db"
    with process(str(file), workers=workers) as server:
        assert server.running is not None
        other_name.symlink_to(file)
        for name in (file, other_name):
            refused = second(str(name))
            assert refused.returncode == 2
            assert re.fullmatch(
                rf"waset: the database {re.escape(str(file))} is in use: process {server.running.pid} serves it\..*\n",
                refused.stderr,
            )
        assert server.is_ready()


@pytest.mark.parametrize("workers", [1, 2])
def test_a_killed_server_hinders_nobody_and_leaves_nothing_running(tmp_path: Path, workers: int) -> None:
    """Only the process that was started is killed: its workers must find out by themselves."""
    database = str(tmp_path / "waset.db")
    with process(database, workers=workers) as server:
        assert server.running is not None
        started = psutil.Process(server.running.pid).children(recursive=True)
        assert len(started) >= workers - 1
        os.kill(server.running.pid, signal.SIGKILL)
        wait_for(lambda: not any(each.is_running() and each.status() != "zombie" for each in started))
        with pytest.raises(httpx.TransportError):
            httpx.get(f"{server.url}/healthz", timeout=5)
        server.running.wait(PATIENCE)
        Process(database, server.port, workers=workers).start().stop()


@pytest.mark.parametrize(
    ("content", "words"),
    [(b"these are notes and no database\n" * 300, "file is not a database"), (None, "unable to open database file")],
)
def test_what_is_no_database_is_said_in_one_line(tmp_path: Path, content: bytes | None, words: str) -> None:
    file = tmp_path / "notes.db"
    if content is None:
        file.mkdir()
    else:
        file.write_bytes(content)
    refused = second(str(file))
    assert refused.returncode == 2
    assert refused.stderr == f"waset: the database {file} cannot be used: {words}\n"
    assert content is None or file.read_bytes() == content
