"""Counts the instructions of single calls of two commits, by callgrind: what no busy machine disturbs.

A process makes some calls, another makes more of them; the difference is free of starting and of what is made once.
Instructions are not time: what waits for memory costs more. They tell a few percent, which times here cannot.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from rich import box
from rich.table import Table

CALLS: Final = Path(__file__).with_name("calls.py")
KINDS: Final = ("loop", "copy", "legal", "apply")
GAMES: Final = ("luxor:2", "luxor:4", "luxor:4:all", "tutankhamun:4")
FEW: Final = 40
MANY: Final = 120


def valgrind() -> str:
    """Where it is."""
    found = shutil.which("valgrind")
    if not found:
        raise SystemExit("counting instructions needs valgrind on the path")
    return found


def count(package: Path, call: str, times: int, game: str) -> int:
    """The instructions of a process that makes this number of rounds of a call."""
    command = [valgrind(), "--tool=callgrind", "--callgrind-out-file=/dev/null"]
    command += [sys.executable, "-P", str(CALLS), call, str(times), game]
    paths = {**os.environ, "PYTHONPATH": str(package), "PYTHONHASHSEED": "0"}
    ran = subprocess.run(command, check=True, capture_output=True, text=True, env=paths)
    return collected(ran.stderr)


def collected(report: str) -> int:
    """The total in what callgrind prints."""
    found = re.search(r"Collected : (\d+)", report)
    if not found:
        raise SystemExit(f"callgrind has counted nothing: {report[-200:]}")
    return int(found[1])


def compared(packages: tuple[Path, Path]) -> dict[tuple[str, str], float]:
    """For each game and call the instructions of HEAD over those of the base."""
    ratios = {}
    for game in GAMES:
        for call in KINDS:
            base, head = (count(each, call, MANY, game) - count(each, call, FEW, game) for each in packages)
            ratios[game, call] = head / base
            print(f"{game} {call}: {head / base:.3f}", file=sys.stderr, flush=True)
    return ratios


def table(ratios: dict[tuple[str, str], float]) -> Table:
    """A line for each game."""
    shown = Table(title="Instructions, HEAD : base", box=box.SIMPLE)
    for heading in ("game", *KINDS):
        shown.add_column(heading)
    for game in GAMES:
        shown.add_row(game, *(f"{ratios[game, call]:.3f}" for call in KINDS))
    return shown
