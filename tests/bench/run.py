"""Measures the speed of the rules: `make bench`, or `make bench ARGS=--long` for steadier figures.

Every game plays the same random games in five rounds, in turn with the others and with the C++ limit, and the best
round counts. Prints a table and the bars, and writes build/bench.json. A ratio says how many times slower than the
limit with as many players a rate or a call is; of figures that are no speed, it is how many times as much.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

import waset
from tests.bench import envs, review
from tests.bench import limit as limits
from tests.bench.bars import BARS, Verdict, verdict
from tests.bench.limit import NO_LIMIT, Limit
from tests.bench.measure import LOOPS, Bench
from tests.contract.cases import MODULES, Case

OUT: Final = limits.ROOT / "build" / "bench.json"
SOURCES: Final = limits.ROOT / "src"
LOOP: Final = Path(__file__).with_name("loop.py")
ROUNDS: Final = 5
SECONDS: Final = 0.2
LONG: Final = 5
BASE: Final = Case("luxor", 4)
"""The game against which the cost of the modules is measured, and which is cut into tenths."""
CASES: Final = [
    Case("luxor", 2),
    Case("luxor", 3),
    BASE,
    *(Case("luxor", 4, (module,)) for module in MODULES),
    Case("luxor", 4, MODULES),
    Case("tutankhamun", 4),
]
INTERPRETED: Final = (BASE, Case("tutankhamun", 4))
MEGA: Final = 1e6
FORM: Final = "compiled" if waset.compiled else "interpreted"


COLUMNS: Final = [
    ("own loop", "own", "value", MEGA, 3),
    ("limit", "own", "limit", MEGA, 3),
    ("slower", "own", "ratio", 1, 2),
    ("playouts", "playouts", "value", MEGA, 3),
    ("batch", "batch", "value", MEGA, 3),
    ("bot", "bot", "value", MEGA, 3),
    ("unchecked", "unchecked", "value", MEGA, 3),
    ("interpreted", "interpreted", "value", MEGA, 3),
    ("copy", "copy", "value", 1, 2),
    ("legal", "legal", "value", 1, 2),
    ("apply", "apply", "value", 1, 2),
    ("checks", "checks", "value", 1, 2),
    ("length", "length", "value", 1, 0),
    ("branching", "branching", "value", 1, 1),
    ("cost", "cost", "value", 1, 2),
]
CAPTION: Final = f"""own loop, limit, playouts, batch, bot, unchecked (bot without checks), interpreted:
million decisions/s; slower: how many times the limit's time; the limit plays base Luxor, whatever the row plays;
copy, legal and apply in microseconds; checks: apply over advance; length: decisions per game;
branching: choices per decision; cost: time per decision of the own loop, {BASE} = 1"""
WIDTH: Final = 160


class Figure(NamedTuple):
    """One measured figure, beside that of the limit in the same run."""

    name: str
    value: float
    unit: str
    limit: float | None = None
    ratio: float | None = None


def name(case: Case) -> str:
    """A short name."""
    return f"luxor-{case.players}-all" if case.modules == MODULES else str(case)


def measure(
    cases: list[Case], limit: Limit | None, rounds: int, seconds: float, console: Console
) -> tuple[list[Bench], dict[Case, float]]:
    """Measures all games and the limit in turn; returns the decisions per second of the interpreted form separately."""
    benches = [Bench(case, seconds, tenths=case == BASE) for case in cases]
    interpreted = dict.fromkeys(INTERPRETED, 0.0)
    for number in range(1, rounds + 1):
        console.print(f"round {number} of {rounds}")
        if limit is not None:
            limit.round()
        for bench in benches:
            bench.round()
        for case, rate in interpreted_rates(seconds).items():
            interpreted[case] = max(interpreted[case], rate)
    return benches, interpreted


def interpreted_rates(seconds: float) -> dict[Case, float]:
    """Decisions per second of the engine's own loop, run from the sources by another process."""
    names = {f"{case.name}:{case.players}": case for case in INTERPRETED}
    command = [sys.executable, "-P", str(LOOP), str(seconds), "own", *names]
    paths = {**os.environ, "PYTHONPATH": str(SOURCES)}
    found = json.loads(subprocess.run(command, check=True, capture_output=True, text=True, env=paths).stdout)
    assert not found["compiled"]
    return {names[name]: 1e6 / cost for name, (cost, _) in found["games"].items()}


def figures(bench: Bench, limit: Limit | None, base: Bench) -> list[Figure]:
    """All figures of one game."""
    case, own, counted, costs = bench.case, bench.best("own"), bench.best("unchecked"), bench.best_costs
    best = (limit.best(case.players) if limit is not None else None) or NO_LIMIT
    same = best if case.name == "luxor" else NO_LIMIT
    found = [_rate(name, bench.best(name).rate, "decisions/s", best.decisions) for name in LOOPS]
    found += [
        _rate("games", own.games / own.seconds, "games/s", same.games),
        _size("copy", costs.copy, "us", same.copy),
        _size("legal", costs.legal, "us"),
        _size("apply", costs.apply, "us"),
        _size("advance", costs.advance, "us"),
        _size("checks", costs.apply / costs.advance, "times advance"),
        _size("length", own.decisions / own.games, "decisions/game", same.length),
        _size("branching", counted.choices / counted.decisions, "choices/decision", same.branching),
    ]
    if case.name == base.case.name and case.players == base.case.players:
        found.append(_size("cost", base.best("own").rate / own.rate, f"decisions of {name(base.case)}"))
    if bench.late:
        found.append(_size("last tenth", bench.lateness, "decisions of the first tenth"))
    return [figure._replace(name=f"{name(case)} {figure.name}") for figure in found]


def _rate(what: str, value: float, unit: str, limit: float) -> Figure:
    return Figure(what, value, unit, limit, limit / value) if limit else Figure(what, value, unit)


def _size(what: str, value: float, unit: str, limit: float = 0) -> Figure:
    return Figure(what, value, unit, limit, value / limit) if limit else Figure(what, value, unit)


def table(cases: list[Case], found: list[Figure]) -> Table:
    """The figures of each game in one row."""
    by_name = {figure.name: figure for figure in found}
    shown = Table(title=f"Random games, {FORM}: CPU time, best round", caption=CAPTION, box=box.SIMPLE)
    shown.add_column("game", no_wrap=True)
    for heading, *_ in COLUMNS:
        shown.add_column(heading, justify="right", no_wrap=True)
    for case in cases:
        cells = [
            _cell(by_name.get(f"{name(case)} {what}"), field, unit, digits) for _, what, field, unit, digits in COLUMNS
        ]
        shown.add_row(name(case), *cells)
    return shown


def _cell(figure: Figure | None, field: str, unit: float, digits: int) -> str:
    value = None if figure is None else getattr(figure, field)
    return "" if value is None else f"{value / unit:,.{digits}f}"


def bars_table(verdicts: list[Verdict]) -> Table:
    """Each bar, and whether it is met."""
    shown = Table(title="Bars", box=box.SIMPLE)
    shown.add_column("bar")
    for heading in ("", "bound", "here", ""):
        shown.add_column(heading, justify="right")
    for each in verdicts:
        shown.add_row(each.what, each.sense, _number(each.bound), _number(each.value), each.met)
    return shown


def _number(value: float | None) -> str:
    return "" if value is None else f"{value:,.{0 if value >= 1000 else 2}f}"


def report(out: Path, limit: Limit | str, rounds: int, seconds: float, console: Console) -> None:
    """Measures everything, prints the tables and writes the figures."""
    there = None if isinstance(limit, str) else limit
    console.print(f"Waset is installed {FORM}.")
    benches, interpreted = measure(CASES, there, rounds, seconds, console)
    base = next(bench for bench in benches if bench.case == BASE)
    found = [figure for bench in benches for figure in figures(bench, there, base)]
    best = (there.best(BASE.players) if there is not None else None) or NO_LIMIT
    for case, rate in interpreted.items():
        found.append(_rate(f"{name(case)} interpreted", rate, "decisions/s", best.decisions))
    found.append(Figure(review.FIGURE, review.times_playing(rounds, seconds), "times playing"))
    for what, cost in envs.costs(rounds, seconds).items():
        found.append(Figure(f"luxor-2 {what}", cost.times, "random decisions"))
        found.append(Figure(f"luxor-2 {what} steps", 1e6 / cost.step, "steps/s"))
    by_name = {figure.name: figure._asdict() for figure in found}
    verdicts = [verdict(bar, by_name, best.decisions or None) for bar in BARS]
    console.print(table(CASES, found), bars_table(verdicts))
    if isinstance(limit, str):
        console.print(limit)
    out.parent.mkdir(exist_ok=True)
    document = {
        "form": FORM,
        "limit": limit if isinstance(limit, str) else limits.SOURCE.name,
        "figures": list(by_name.values()),
        "bars": [each._asdict() for each in verdicts],
    }
    out.write_text(json.dumps(document, indent=1) + "\n", "utf-8")
    console.print(f"written to {out.parent.name}/{out.name}")


def main() -> None:
    """Measures on the command line."""
    parser = argparse.ArgumentParser(prog="scripts/bench", description="Measures the speed of the rules.")
    parser.add_argument("--long", action="store_true", help=f"{LONG} times as long, for steadier figures")
    seconds = SECONDS * (LONG if parser.parse_args().long else 1)
    report(OUT, limits.build(), ROUNDS, seconds, Console(width=WIDTH))


if __name__ == "__main__":
    main()
