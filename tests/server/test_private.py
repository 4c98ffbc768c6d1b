"""The database and what lies next to it is readable by its owner only."""

import logging
import os
import stat
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.kit import serving, two_at_a_table
from tests.server.process import process

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="files have no such modes there")
FILES = {"", "-wal", "-shm"}


def mode(path: Path) -> int:
    """Who may do what with a file."""
    return stat.S_IMODE(path.stat().st_mode)


@pytest.fixture(autouse=True)
def _open_hearted() -> Iterator[None]:
    """Whatever is made without care is readable by all."""
    before = os.umask(0)
    yield
    os.umask(before)


def test_what_the_server_makes_is_for_its_owner_only(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"
    with serving(folder) as server:
        two_at_a_table(server)[0].act()
        made = {path.name.removeprefix("waset.db"): mode(path) for path in folder.iterdir()}
        assert set(made) >= FILES
        assert set(made.values()) == {0o600}
        assert [mode(folder), mode(folder.parent)] == [0o700, 0o700]


def test_a_server_process_makes_nothing_else(tmp_path: Path) -> None:
    folder = tmp_path / "new"
    with process(str(folder / "waset.db"), workers=2) as server:
        server.person("Ann").create()
        made = {path.name.removeprefix("waset.db"): mode(path) for path in folder.iterdir()}
    assert set(made) >= {*FILES, "-server", "-turn"}
    assert set(made.values()) == {0o600}


def test_what_is_there_is_tightened_and_the_folder_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    tmp_path.chmod(0o755)
    with serving(tmp_path) as server:
        server.person("Ann")
    for path in tmp_path.iterdir():
        path.chmod(0o644)
    (tmp_path / "waset.db-wal").touch(0o644)
    (tmp_path / "other").touch(0o644)
    with caplog.at_level(logging.INFO), serving(tmp_path) as server:
        assert server.person("Ann").get("/api/me").json() == {"name": "Ann"}
        made = {path.name: mode(path) for path in tmp_path.iterdir()}
    assert made.pop("other") == 0o644
    assert set(made.values()) == {0o600}
    assert mode(tmp_path) == 0o755
