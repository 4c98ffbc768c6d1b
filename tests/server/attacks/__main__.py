"""The attack test: races and spies against servers of its own, on SQLite and PostgreSQL, with one worker and with two.

`scripts/attack-test`, or with arguments: scripts/attack-test --only two-joins --tries 500 --seconds 600. It ends after
about that number of seconds, with a table of what was tried; the exit code is 1 if anything went wrong.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
from collections import Counter
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path

from tests.server import postgres
from tests.server.attacks import ATTACKS
from tests.server.attacks.races import Try
from tests.server.process import end_cleanly, process

LANES = 3
"""Tries at the same time."""
LONGEST = 120.0
"""Seconds that a try may take."""
INTERRUPTED = 130
COLUMNS = ("attack", "database", "workers", "tries", "faults", "seconds", "how it went")
EXAMPLES = 2
"""Faults of each attack that are shown in full."""


@dataclass
class Result:
    """What came of the tries of one attack at one server."""

    tries: int = 0
    outcomes: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)
    seconds: float = 0.0

    def add(self, found: Try) -> None:
        """Counts one more."""
        self.tries += 1
        self.outcomes[found.outcome] += 1
        if found.fault:
            self.faults.append(found.fault)


async def attack(name: str, url: str, most: int, seconds: float, seed: int) -> Result:
    """Tries an attack this number of times, or for this number of seconds."""
    result = Result()
    began = time.monotonic()
    begun = 0

    async def lane() -> None:
        nonlocal begun
        while begun < most and (not begun or time.monotonic() - began < seconds):
            begun += 1
            result.add(await one(name, url, random.Random(f"{name} {seed} {begun}")))
            show(f"{name}: {result.tries} tries, {len(result.faults)} faults")

    await asyncio.gather(*(lane() for _ in range(min(LANES, most))))
    result.seconds = time.monotonic() - began
    return result


async def one(name: str, url: str, rng: random.Random) -> Try:
    """One try; whatever ends it early is a fault too."""
    try:
        async with asyncio.timeout(LONGEST):
            return await ATTACKS[name](url, rng)
    except Exception as error:  # an answer that an attack does not expect, a connection that breaks, time that runs out
        return Try("broken", f"{type(error).__name__}: {error}")


def show(text: str) -> None:
    """What goes on just now, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)


def line(cells: list[str]) -> str:
    """A row of the table."""
    return "| " + " | ".join(cells) + " |"


def weight(name: str, workers: int) -> int:
    """How much of the time an attack gets: more where more can go wrong."""
    return workers * (4 if name == "any-order" else 1)


def run(args: argparse.Namespace) -> int:
    """Runs what was asked for; the number of faults."""
    names = args.only or list(ATTACKS)
    kinds = ["sqlite", "postgresql"] if args.database == "both" else [args.database]
    workers = [int(each) for each in args.workers.split(",")]
    left = len(kinds) * sum(weight(name, number) for name in names for number in workers)
    end = time.monotonic() + args.seconds
    faults = 0
    print(line(list(COLUMNS)))
    print("| --- " * len(COLUMNS) + "|", flush=True)
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="waset-attack-")))
        cluster = stack.enter_context(postgres.running()) if "postgresql" in kinds else ""
        for kind in kinds:
            for number in workers:
                file = folder / f"{number}.db"
                database = str(file) if kind == "sqlite" else postgres.new_database(cluster)
                began = time.monotonic()
                with process(database, workers=number, sockets=5000, log=folder / "log") as server:
                    end += time.monotonic() - began
                    for name in names:
                        show(f"{name} on {kind} with {number} workers")
                        mine = weight(name, number)
                        share = (end - time.monotonic()) * mine / left
                        left -= mine
                        found = asyncio.run(attack(name, server.url, args.tries, share, args.seed))
                        faults += len(found.faults)
                        show("")
                        went = ", ".join(f"{count} {outcome}" for outcome, count in found.outcomes.most_common(4))
                        counts = [str(found.tries), str(len(found.faults)), f"{found.seconds:.0f}"]
                        print(line([name, kind, str(number), *counts, went]))
                        for fault in found.faults[:EXAMPLES]:
                            print("   FAULT:", fault)
                        sys.stdout.flush()
    print(f"{faults} faults" if faults else "no faults")
    return faults


def main() -> int:
    """Reads the arguments, and tells what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", action="append", choices=list(ATTACKS), help="this attack; may be said again")
    parser.add_argument("--tries", type=int, default=10**6, help="tries of each attack at each server, at most")
    parser.add_argument("--seconds", type=float, default=300.0, help="about how long all of it may take")
    parser.add_argument("--database", choices=["sqlite", "postgresql", "both"], default="both")
    parser.add_argument("--workers", default="1,2", help="with how many workers, e.g. 2 or 1,2")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    try:
        return 1 if run(args) else 0
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return INTERRUPTED


if __name__ == "__main__":
    end_cleanly()
    sys.exit(main())
