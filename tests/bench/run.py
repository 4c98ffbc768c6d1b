"""Measures the speed of the rules: `make bench`, or `make bench ARGS=--long` for steadier figures.

Every game plays the same random games in five rounds, in turn with the others and with the C++ limit, and the best
round counts. Prints a table and writes build/bench.json. A ratio says how many times slower than the limit with as many
players a rate or a call is; of figures that are no speed, it is how many times as much.
"""

import argparse
import json
from pathlib import Path
from typing import Final, NamedTuple

from rich import box
from rich.console import Console
from rich.table import Table

from tests.bench import limit as limits
from tests.bench.limit import NO_LIMIT, Limit
from tests.bench.measure import Bench
from tests.contract.cases import MODULES, Case

OUT: Final = limits.ROOT / "build" / "bench.json"
ROUNDS: Final = 5
SECONDS: Final = 0.6
LONG: Final = 5
BASE: Final = Case("luxor", 4)
"""The game against which the cost of the modules is measured."""
CASES: Final = [
    Case("luxor", 2),
    Case("luxor", 3),
    BASE,
    *(Case("luxor", 4, (module,)) for module in MODULES),
    Case("luxor", 4, MODULES),
    Case("tutankhamun", 4),
]


COLUMNS: Final = [
    ("decisions/s", "decisions", "value", 0),
    ("limit", "decisions", "limit", 0),
    ("slower", "decisions", "ratio", 0),
    ("games/s", "games", "value", 0),
    ("copy", "copy", "value", 2),
    ("legal", "legal", "value", 2),
    ("apply", "apply", "value", 2),
    ("length", "length", "value", 1),
    ("branching", "branching", "value", 2),
    ("cost", "cost", "value", 2),
]
CAPTION: Final = f"""copy, legal and apply in microseconds; length: decisions per game; branching: choices per decision;
slower: how many times the limit's time; cost: time per decision, {BASE} = 1"""
WIDTH: Final = 124


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


def measure(cases: list[Case], limit: Limit | None, rounds: int, seconds: float, console: Console) -> list[Bench]:
    """Measures all games and the limit in turn."""
    benches = [Bench(case, seconds) for case in cases]
    for number in range(1, rounds + 1):
        console.print(f"round {number} of {rounds}")
        if limit is not None:
            limit.round()
        for bench in benches:
            bench.round()
    return benches


def figures(bench: Bench, limit: Limit | None, base: Bench) -> list[Figure]:
    """All figures of one game."""
    case, loop, costs = bench.case, bench.best_loop, bench.best_costs
    best = (limit.best(case.players) if limit is not None and case.name == "luxor" else None) or NO_LIMIT
    found = [
        _rate("decisions", loop.decisions / loop.seconds, "decisions/s", best.decisions),
        _rate("games", loop.games / loop.seconds, "games/s", best.games),
        _size("copy", costs.copy, "us", best.copy),
        _size("legal", costs.legal, "us"),
        _size("apply", costs.apply, "us"),
        _size("length", loop.decisions / loop.games, "decisions/game", best.length),
        _size("branching", loop.choices / loop.decisions, "choices/decision", best.branching),
    ]
    if case.name == base.case.name and case.players == base.case.players:
        one = base.best_loop.seconds / base.best_loop.decisions
        found.append(_size("cost", loop.seconds / loop.decisions / one, f"decisions of {name(base.case)}"))
    return [figure._replace(name=f"{name(case)} {figure.name}") for figure in found]


def _rate(what: str, value: float, unit: str, limit: float) -> Figure:
    return Figure(what, value, unit, limit, limit / value) if limit else Figure(what, value, unit)


def _size(what: str, value: float, unit: str, limit: float = 0) -> Figure:
    return Figure(what, value, unit, limit, value / limit) if limit else Figure(what, value, unit)


def table(cases: list[Case], found: list[Figure]) -> Table:
    """The figures of each game in one row."""
    by_name = {figure.name: figure for figure in found}
    shown = Table(title="Random games: CPU time, best round", caption=CAPTION, box=box.SIMPLE)
    shown.add_column("game", no_wrap=True)
    for heading, *_ in COLUMNS:
        shown.add_column(heading, justify="right", no_wrap=True)
    for case in cases:
        cells = [_cell(by_name.get(f"{name(case)} {what}"), field, digits) for _, what, field, digits in COLUMNS]
        shown.add_row(name(case), *cells)
    return shown


def _cell(figure: Figure | None, field: str, digits: int) -> str:
    value = None if figure is None else getattr(figure, field)
    return "" if value is None else f"{value:,.{digits}f}"


def report(out: Path, limit: Limit | str, rounds: int, seconds: float, console: Console) -> None:
    """Measures everything, prints the table and writes the figures."""
    there = None if isinstance(limit, str) else limit
    benches = measure(CASES, there, rounds, seconds, console)
    base = next(bench for bench in benches if bench.case == BASE)
    found = [figure for bench in benches for figure in figures(bench, there, base)]
    console.print(table(CASES, found))
    if isinstance(limit, str):
        console.print(limit)
    out.parent.mkdir(exist_ok=True)
    document = {
        "limit": limit if isinstance(limit, str) else limits.SOURCE.name,
        "figures": [figure._asdict() for figure in found],
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
