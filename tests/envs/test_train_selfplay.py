"""The training example learns even in its short form."""

import os
import re
import subprocess
import sys
from pathlib import Path

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train_selfplay.py"


def test_the_short_form_beats_random() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLE), "--quick"],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    after = re.search(r"after: .*interval ([\d.]+)% to", ran.stdout)
    assert after
    assert float(after.group(1)) > 50
