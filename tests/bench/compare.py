"""Measures two commits against each other: `scripts/bench-compare BASE`.

Both are checked out into temporary worktrees. Each round starts new processes: base, HEAD, HEAD, base, so that a
machine that slows down steadily favours neither. The middle ratio of their times counts, with its interval by the sign
test, which asks nothing of how times are spread; both games' intervals hold together in 95 of 100 measurements. A
difference is outside the noise if 1 is outside the interval and the middle is at least half a percent away from it.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from math import comb
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from tests.bench import instructions
from tests.bench.limit import ROOT

LOOP: Final = Path(__file__).with_name("loop.py")
GAMES: Final = {"luxor:4": "Luxor, 4 players", "tutankhamun:4": "Tutankhamun, 4 players"}
ROUNDS: Final = 20
FEWEST: Final = 7
"""With fewer rounds no interval of the sign test is sure enough."""
ORDER: Final = (0, 1, 1, 0)
SECONDS: Final = 0.3
SMALLEST: Final = 0.005
TAIL: Final = 0.05 / 2 / len(GAMES)


class Answer(NamedTuple):
    """The time of HEAD over that of the base: the middle of the rounds, its interval, and what that means."""

    middle: float
    low: float
    high: float
    words: str


def interval(ratios: list[float]) -> tuple[float, float]:
    """The narrowest pair of ordered values between which the true middle lies but for a tail on either side."""
    ordered = sorted(ratios)
    count = len(ordered)
    outside = 0
    tail = 0.0
    while tail + comb(count, outside) / 2**count <= TAIL:
        tail += comb(count, outside) / 2**count
        outside += 1
    lowest = max(outside - 1, 0)
    return ordered[lowest], ordered[count - 1 - lowest]


def answer(ratios: list[float]) -> Answer:
    """What the ratios of all rounds say."""
    middle = median(ratios)
    low, high = interval(ratios)
    if low <= 1 <= high or abs(middle - 1) < SMALLEST:
        return Answer(middle, low, high, "within the noise")
    return Answer(middle, low, high, "outside the noise: " + ("slower" if middle > 1 else "faster"))


def resolved(name: str) -> str:
    """The commit of this name now: HEAD may move during a measurement."""
    command = ["git", "-C", str(ROOT), "rev-parse", "--verify", "--quiet", f"{name}^{{commit}}"]
    found = subprocess.run(command, capture_output=True, text=True)
    if found.returncode:
        raise SystemExit(f"there is no commit {name}")
    return found.stdout.strip()


@contextmanager
def worktree(commit: str, folder: Path) -> Iterator[Path]:
    """A commit checked out in a folder, for a while."""
    git = ["git", "-C", str(ROOT), "worktree"]
    subprocess.run([*git, "add", "--quiet", "--detach", str(folder), commit], check=True)
    try:
        yield folder
    finally:
        subprocess.run([*git, "remove", "--force", str(folder)], check=True)


def built(tree: Path, folder: Path) -> Path:
    """The package of a worktree, compiled and installed into a folder."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--target", str(folder), str(tree)]
    subprocess.run(command, check=True, env={**os.environ, "WASET_MYPYC": "require"})
    return folder


def run(package: Path, loop: str, seconds: float) -> dict[str, Any]:
    """Measures one commit once, in a process of its own."""
    command = [sys.executable, "-P", str(LOOP), str(seconds), loop, *GAMES]
    paths = {**os.environ, "PYTHONPATH": str(package)}
    found: dict[str, Any] = json.loads(subprocess.run(command, check=True, stdout=subprocess.PIPE, env=paths).stdout)
    return found


def measure(packages: tuple[Path, Path], rounds: int, seconds: float, *, compiled: bool) -> dict[str, list[float]]:
    """For each game the ratio of the times in each round, HEAD over base."""
    trials = [run(package, "contract", 0) for package in packages]
    if [trial["compiled"] for trial in trials] != [compiled, compiled]:
        raise SystemExit("one of the commits does not run in the form that was asked for")
    loop = "own" if all(trial["own"] for trial in trials) else "contract"
    ratios: dict[str, list[float]] = {name: [] for name in GAMES}
    for _ in range(rounds):
        times = {name: [0.0, 0.0] for name in GAMES}
        for side in ORDER:
            for name, (cost, _) in run(packages[side], loop, seconds)["games"].items():
                times[name][side] += cost
        for name, (base, head) in times.items():
            ratios[name].append(head / base)
    return ratios


def table(answers: dict[str, Answer]) -> Table:
    """What each game says."""
    shown = Table(title="Time per decision, HEAD : base", box=box.SIMPLE)
    for heading in ("game", "middle", "interval", ""):
        shown.add_column(heading)
    for name, each in answers.items():
        shown.add_row(GAMES[name], f"{each.middle:.3f}", f"{each.low:.3f} to {each.high:.3f}", each.words)
    return shown


def main() -> None:
    """Compares on the command line."""
    parser = argparse.ArgumentParser(prog="scripts/bench-compare", description="Measures HEAD against another commit.")
    parser.add_argument("base", help="the commit to compare with; what is not committed is not measured")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"pairs of measurements ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"time for each loop ({SECONDS})")
    parser.add_argument("--compiled", action="store_true", help="build and measure the compiled form of both")
    parser.add_argument(
        "--instructions", action="store_true", help="count instructions of single calls instead of time, by valgrind"
    )
    given = parser.parse_args()
    if given.instructions:
        instructions.valgrind()
    if given.rounds < FEWEST:
        parser.error(f"at least {FEWEST} rounds are needed to tell a difference from noise")
    console = Console(width=120)
    base_commit, head_commit = resolved(given.base), resolved("HEAD")
    with tempfile.TemporaryDirectory(prefix="waset-compare-") as name:
        room = Path(name)
        with worktree(base_commit, room / "base") as base, worktree(head_commit, room / "head") as head:
            if given.compiled:
                packages = (built(base, room / "base-built"), built(head, room / "head-built"))
            else:
                packages = (base / "src", head / "src")
            if given.instructions:
                console.print(instructions.table(instructions.compared(packages)))
                return
            ratios = measure(packages, given.rounds, given.seconds, compiled=given.compiled)
    form = "compiled" if given.compiled else "interpreted"
    console.print(f"{form} form, {given.rounds} rounds")
    console.print(table({name: answer(each) for name, each in ratios.items()}))


if __name__ == "__main__":
    main()
