"""The measurement beside peers runs on Waset itself, and what cannot run is a row with its reason."""

import json
from pathlib import Path

from rich.console import Console

from tests.bench import peers


def test_what_runs_and_what_does_not_are_both_in_the_table(tmp_path: Path) -> None:
    missing = peers.Row("waset", "a game that is not there", "own loop", "waset:senet/2/own")
    rows = [*(row for row in peers.ROWS if row.package == "waset"), missing]
    out = tmp_path / "build" / "bench-peers.json"
    with (tmp_path / "printed").open("w", encoding="utf-8") as printed:
        peers.report(rows, out, rounds=2, seconds=0, console=Console(file=printed, width=200))
    *ran, failed = json.loads(out.read_text("utf-8"))
    assert all(row["figures"].keys() == peers.DIGITS.keys() for row in ran)
    assert "senet" in failed["failed"]
    assert "a game that is not there" in (tmp_path / "printed").read_text("utf-8")
