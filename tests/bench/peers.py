"""Measures Waset beside other engines and environments: `make bench-peers`.

Every subject runs in a process of its own on one core (peer.py), in turn with the others; the best round counts.
They play different games, and a decision is not the same work: docs/benchmarks.md says what compares with what.
Prints one table and writes build/bench-peers.json. What does not install or run is a row with the reason.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any, Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

import waset
from tests.bench.limit import ROOT

WORKER: Final = Path(__file__).with_name("peer.py")
THEIRS: Final = ROOT / "build" / "peers" / "bin" / "python"
OUT: Final = ROOT / "build" / "bench-peers.json"
SOURCES: Final = ROOT / "src"
ROUNDS: Final = 3
SECONDS: Final = 1.0
PATIENCE: Final = 300
WIDTH: Final = 150
LOWER_IS_BETTER: Final = ("copy", "import", "memory")


class Row(NamedTuple):
    """One subject: whose it is, what it plays and how, and what peer.py calls it."""

    package: str
    plays: str
    how: str
    subject: str
    interpreted: bool = False


def our_rows() -> list[Row]:
    """Both games, in the form that is installed and in the interpreted form."""
    rows = []
    for form in ("compiled", "interpreted") if waset.compiled else ("interpreted",):
        for kind, title in (("luxor", "Luxor, 4 players"), ("tutankhamun", "Tutankhamun, 4 players")):
            for loop, words in (("own", "own loop"), ("contract", "loop in Python")):
                subject = f"waset:{kind}/4/{loop}"
                rows.append(Row("waset", title, f"{form}, {words}", subject, form == "interpreted"))
    for observations in ("numbers", "features"):
        how = f"vector environment, 256 games, {observations}"
        rows.append(Row("waset", "Luxor, 2 players", how, f"waset:luxor/2/{observations}"))
    return rows


ROWS: Final = [
    *our_rows(),
    Row("catanatron", "Catan, 4 players", "Python, own loop", "catanatron:"),
    Row("open-spiel", "backgammon", "C++, loop in Python", "open-spiel:backgammon"),
    Row("open-spiel", "gin rummy", "C++, loop in Python", "open-spiel:gin_rummy"),
    Row("open-spiel", "tic-tac-toe", "Python, loop in Python", "open-spiel:python_tic_tac_toe"),
    Row("open-spiel", "liar's poker", "Python, loop in Python", "open-spiel:python_liars_poker"),
    Row("rlcard", "gin rummy", "Python, with observations", "rlcard:gin-rummy"),
    Row("rlcard", "Leduc hold'em", "Python, with observations", "rlcard:leduc-holdem"),
    Row("pettingzoo", "connect four", "Python, with observations", "pettingzoo:connect_four_v3"),
    Row("pettingzoo", "Leduc hold'em", "Python, with observations", "pettingzoo:leduc_holdem_v4"),
    Row("pgx", "backgammon", "jax, one game", "pgx:backgammon/single"),
    *(
        Row("pgx", title, f"jax, 1024 games at once{words}", f"pgx:{name}/{how}")
        for name, title in (("backgammon", "backgammon"), ("gardner_chess", "Gardner chess"))
        for how, words in (("batch", ""), ("cheap", ", cheap policy"))
    ),
]


def run(row: Row, seconds: float) -> dict[str, Any] | str:
    """Measures a row once; returns what its process printed, or why there is nothing."""
    ours = row.package == "waset"
    if not ours and not THEIRS.exists():
        return "not installed"
    paths = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    if row.interpreted:
        paths["PYTHONPATH"] = str(SOURCES)
    command = [sys.executable if ours else str(THEIRS), "-P", "-W", "ignore", str(WORKER), row.subject, str(seconds)]
    try:
        done = subprocess.run(command, env=paths, capture_output=True, text=True, timeout=PATIENCE)
    except subprocess.TimeoutExpired:
        return f"took longer than {PATIENCE} seconds"
    if done.returncode:
        return (done.stderr.strip().splitlines() or ["failed without a word"])[-1]
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def better(name: str, one: float | None, other: float | None) -> float | None:
    """The better of two figures."""
    if one is None or other is None:
        return other if one is None else one
    return min(one, other) if name in LOWER_IS_BETTER else max(one, other)


def measure(rows: list[Row], rounds: int, seconds: float, console: Console) -> dict[Row, dict[str, Any] | str]:
    """The best figures of each row; a row that fails once is not tried again."""
    best: dict[Row, dict[str, Any] | str] = {}
    for number in range(1, rounds + 1):
        console.print(f"round {number} of {rounds}")
        for row in rows:
            before = best.get(row)
            if isinstance(before, str):
                continue
            found = run(row, seconds)
            if before is not None and not isinstance(found, str):
                pairs = before["figures"].items()
                found["figures"] = {name: better(name, value, found["figures"][name]) for name, value in pairs}
            best[row] = found
    return best


def table(best: dict[Row, dict[str, Any] | str]) -> Table:
    """One row for each subject."""
    shown = Table(title="Random play on one core: CPU time, best round", box=box.SIMPLE)
    for heading in ("package", "plays", "how"):
        shown.add_column(heading)
    for heading in ("decisions/s", "games/s", "copy us", "import s", "memory MB"):
        shown.add_column(heading, justify="right")
    for row, found in best.items():
        if isinstance(found, str):
            shown.add_row(row.package, row.plays, f"{row.how}: {found}")
            continue
        figures = found["figures"]
        cells = [_cell(figures[name], digits) for name, digits in DIGITS.items()]
        shown.add_row(f"{row.package} {found['version']}", row.plays, row.how, *cells)
    return shown


DIGITS: Final = {"decisions": 0, "games": 1, "copy": 2, "import": 2, "memory": 0}


def _cell(value: float | None, digits: int) -> str:
    return "" if value is None else f"{value:,.{digits}f}"


def report(rows: list[Row], out: Path, rounds: int, seconds: float, console: Console) -> None:
    """Measures, prints the table and writes the figures."""
    best = measure(rows, rounds, seconds, console)
    console.print(table(best))
    document = [
        {**row._asdict(), **({"failed": found} if isinstance(found, str) else found)} for row, found in best.items()
    ]
    out.parent.mkdir(exist_ok=True)
    out.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    console.print(f"written to {out.parent.name}/{out.name}")


def main() -> None:
    """Measures on the command line."""
    parser = argparse.ArgumentParser(prog="scripts/bench-peers", description="Measures Waset beside its peers.")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"rounds, of which the best counts ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"time for each loop ({SECONDS})")
    parser.add_argument("--only", nargs="*", default=[""], metavar="SUBJECT", help="such as pgx: or luxor/2/")
    given = parser.parse_args()
    rows = [row for row in ROWS if any(each in row.subject for each in given.only)]
    report(rows, OUT, given.rounds, given.seconds, Console(width=WIDTH))


if __name__ == "__main__":
    main()
