"""Measures two commits against each other: `scripts/bench-compare BASE`.

Both are checked out into temporary worktrees. Each round starts a new process for either, in alternating order, and
compares their times; the middle ratio counts, with the interval that holds the true middle in 95 of 100 measurements
(by the sign test, which asks nothing of how times are spread). A difference is outside the noise if 1 is outside the
interval and the middle is at least half a percent away from it.
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

from tests.bench.limit import ROOT

LOOP: Final = Path(__file__).with_name("loop.py")
GAMES: Final = {"luxor:4": "Luxor, 4 players", "tutankhamun:4": "Tutankhamun, 4 players"}
ROUNDS: Final = 20
FEWEST: Final = 6
"""With fewer rounds no interval of the sign test holds 95 of 100."""
SECONDS: Final = 0.5
SMALLEST: Final = 0.005


class Answer(NamedTuple):
    """The time of HEAD over that of the base: the middle of the rounds, its interval, and what that means."""

    middle: float
    low: float
    high: float
    words: str


def interval(ratios: list[float]) -> tuple[float, float]:
    """The narrowest pair of ordered values between which the true middle lies at least 95 times in 100."""
    ordered = sorted(ratios)
    count = len(ordered)
    outside = 0
    tail = 0.0
    while tail + comb(count, outside) / 2**count <= 0.025:
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
    for number in range(rounds):
        order = (0, 1) if number % 2 == 0 else (1, 0)
        found = {side: run(packages[side], loop, seconds)["games"] for side in order}
        for name in GAMES:
            ratios[name].append(found[1][name][0] / found[0][name][0])
    return ratios


def table(answers: dict[str, Answer]) -> Table:
    """What each game says."""
    shown = Table(title="Time per decision, HEAD : base", box=box.SIMPLE)
    for heading in ("game", "middle", "95 % interval", ""):
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
    given = parser.parse_args()
    if given.rounds < FEWEST:
        parser.error(f"at least {FEWEST} rounds are needed to tell a difference from noise")
    with tempfile.TemporaryDirectory(prefix="waset-compare-") as name:
        room = Path(name)
        with worktree(given.base, room / "base") as base, worktree("HEAD", room / "head") as head:
            if given.compiled:
                packages = (built(base, room / "base-built"), built(head, room / "head-built"))
            else:
                packages = (base / "src", head / "src")
            ratios = measure(packages, given.rounds, given.seconds, compiled=given.compiled)
    form = "compiled" if given.compiled else "interpreted"
    console = Console(width=120)
    console.print(f"{form} form, {given.rounds} rounds")
    console.print(table({name: answer(each) for name, each in ratios.items()}))


if __name__ == "__main__":
    main()
