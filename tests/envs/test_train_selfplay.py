"""The training example learns even in its short form, and what it keeps plays as it has learned."""

import os
import re
import subprocess
import sys
from pathlib import Path

import waset
from waset import bots
from waset.core.play import play, seat_rng
from waset.core.rng import Rng

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "train_selfplay.py"


def test_the_short_form_beats_random(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ran = subprocess.run(
        [sys.executable, "-W", "error", str(EXAMPLE), "--quick", "--save", "net.npz"],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    after = re.search(r"after: .*interval ([\d.]+)% to", ran.stdout)
    assert after
    assert float(after.group(1)) > 50
    game, wins = waset.make("tutankhamun"), 0.0
    for number in range(60):
        rng, own = Rng(number), number % 2
        words = ["random", f"net:{tmp_path / 'net.npz'}"]
        seats = [bots.make(words[seat == own], game, seat_rng(rng, seat)) for seat in range(2)]
        places = game.ranking(play(game, seats, rng))
        wins += (places[own] == 1) / places.count(1)
    assert wins > 35
