"""Files of records: they grow by whole games, or say why they cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.lab.runs import files, play, write_plan
from waset.core.errors import WasetError
from waset.lab.run.store import append, write_new

LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[1]), -1))
from waset.cli.main import main
sys.exit(main(sys.argv[2:]))
"""


def test_games_are_appended(tmp_path: Path) -> None:
    append(tmp_path / "a", b"one\n")
    append(tmp_path / "a", b"two\nthree\n")
    assert (tmp_path / "a").read_bytes() == b"one\ntwo\nthree\n"


def test_a_full_disk_is_told() -> None:
    with pytest.raises(WasetError, match=r"/dev/full: No space left on device; what was played before is kept"):
        append(Path("/dev/full"), b"one\n")


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    with pytest.raises(WasetError, match="nowhere/a: No such file"):
        append(tmp_path / "nowhere" / "a", b"one\n")
    with pytest.raises(WasetError, match=r"nowhere/plan\.toml: No such file"):
        write_new(tmp_path / "nowhere" / "plan.toml", "x")


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_run_without_room_stops_with_whole_games_and_goes_on_when_there_is_some(tmp_path: Path, workers: str) -> None:
    """The system lets no file grow beyond a limit, which is in the middle of a game."""
    plan = write_plan(tmp_path, 20)
    assert play(plan, tmp_path / "whole") == 0
    words = ["lab", "run", str(plan), "--out", str(tmp_path / "run"), "--workers", workers]
    full = subprocess.run(
        [sys.executable, "-c", LIMITED, "50000", *words], capture_output=True, text=True, timeout=60, env={**os.environ}
    )
    assert full.returncode == 2, full.stderr
    assert "File too large; what was played before is kept, so make room and resume" in full.stderr
    assert "Traceback" not in full.stderr
    whole, kept = files(tmp_path / "whole"), files(tmp_path / "run")
    assert any(kept[name] for name in kept if name != "plan.toml")
    for name in kept:
        assert whole[name].startswith(kept[name])
        assert kept[name].endswith(b"\n")
    assert play(plan, tmp_path / "run") == 0
    assert files(tmp_path / "run") == whole
