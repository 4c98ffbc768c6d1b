"""The trainer learns, keeps what plays, and goes on where it stopped. It needs torch, which nothing else does."""

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

import waset
from waset import bots
from waset.core.rng import Rng

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train" / "ppo.py"


def test_it_trains_saves_and_goes_on(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="torch is for training alone")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    args = [sys.executable, str(EXAMPLE), "run", "--batch", "200", "--every", "1", "--measured", "4", "--games", "16"]
    for decisions in (300, 500):
        command = [*args, "--rival", "random", "--decisions", str(decisions)]
        subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True)
    curve = list(csv.DictReader((tmp_path / "run" / "curve.csv").read_text("utf-8").splitlines()))
    assert [int(row["updates"]) for row in curve] == [1, 2, 3]
    assert int(curve[-1]["decisions"]) >= 500
    game = waset.make("tutankhamun")
    about = [f"net:{path}" for path in sorted((tmp_path / "run" / "nets").glob("*.npz"))]
    assert len(about) == 3
    bots.make(about[-1], game, Rng(1))
