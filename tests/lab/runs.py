"""What the tests of runs share: plans, the command in a process of its own, and waiting for something."""

import os
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import AbstractContextManager
from pathlib import Path

from tests.spawn import PATIENCE, ending, spawn
from waset.cli.main import main

PLAN = """name = "quick"
seed = 3
game = "tutankhamun"
players = [2, 3]
bots = [["random"], ["random:2", "random", "..."]]
games = {games}
"""


def write_plan(folder: Path, games: int, text: str = PLAN) -> Path:
    path = folder / "plan.toml"
    path.write_text(text.format(games=games))
    return path


def play(plan: Path, out: Path, *options: str) -> int:
    """Plays a plan in this process."""
    return main(["lab", "run", str(plan), "--out", str(out), *options])


def start(*words: str, **environment: str) -> "AbstractContextManager[subprocess.Popen[str]]":
    """`waset` in a process and a session of its own, which end with the test."""
    return ending(spawn([sys.executable, "-m", "waset", *words], env={**os.environ, **environment}))


def wait_for(what: Callable[[], bool]) -> None:
    """Waits until something is so."""
    deadline = time.monotonic() + PATIENCE
    while not what():
        assert time.monotonic() < deadline, "it did not happen in time"
        time.sleep(0.01)


def files(folder: Path) -> dict[str, bytes]:
    """Every file in a folder by its path in it."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def size(folder: Path) -> int:
    """The bytes of all records."""
    return sum(path.stat().st_size for path in folder.glob("records/*.jsonl"))


def processes(session: int) -> list[int]:
    """The processes of a session that are still there."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            fields = (entry / "stat").read_text().rpartition(")")[2].split()
        except (OSError, ValueError):
            continue
        if fields[3] == str(session) and fields[0] != "Z":
            found.append(int(entry.name))
    return found
