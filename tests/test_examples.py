"""Every file of examples/ runs, and says something."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
HELLO = '{"type":"hello","protocol":1,"waset":"0"}\n'
"""What a bot answers, and nobody else hears."""
EXAMPLES = sorted((ROOT / "examples").glob("*.py"))


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_an_example_runs(path: Path, tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-W", "error", str(path)],
        cwd=tmp_path,
        env=environment,
        input=HELLO,
        capture_output=True,
        text=True,
    )
    assert ran.returncode == 0, ran.stderr
    assert ran.stdout
    assert not ran.stderr


def test_there_is_a_first_game() -> None:
    assert ROOT / "examples" / "first_game.py" in EXAMPLES
