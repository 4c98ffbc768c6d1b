"""The benchmark runs, and its figures have the right shape. No time is asserted."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from tests.bench import limit as limits
from tests.bench import run
from tests.bench.bars import BARS, Bar, verdict
from tests.bench.limit import Figures, Limit
from tests.bench.measure import LOOPS

PRINTED = """\
sizeof(Game) 336
2p dec/s 8000000 games/s 60000.5 dec/game 131.5 branch 5.60 meanscore 66.17 check 385 clone 0.0043us 0
4p dec/s 6000000 games/s 30000.0 dec/game 231.0 branch 5.10 meanscore 50.01 check 385 clone 0.0050us 0
"""


class Pretended(Limit):
    """A limit that prints always the same."""

    def _run(self, players: int) -> Figures:
        return limits.parse(PRINTED.replace("2p", "3p").replace("4p", f"{players}p"))[players]


@pytest.fixture
def console(tmp_path: Path) -> Console:
    """A console that keeps what is printed in a file."""
    return Console(file=(tmp_path / "printed").open("w", encoding="utf-8"), width=160)


def test_the_limit_is_read_from_what_it_prints() -> None:
    found = limits.parse(PRINTED)
    assert found[2] == Figures(decisions=8e6, games=60000.5, copy=0.0043, length=131.5, branching=5.6)
    assert sorted(found) == [2, 4]


def test_without_its_source_there_is_no_limit(tmp_path: Path) -> None:
    found = limits.build(tmp_path / "nowhere.cpp", tmp_path / "binary")
    assert found == "no limit to compare with: nowhere.cpp is not there"


@pytest.mark.parametrize("there", [True, False], ids=["limit", "no limit"])
def test_the_figures_are_written(there: bool, tmp_path: Path, console: Console) -> None:
    limit = Pretended(tmp_path, 1) if there else "no limit to compare with"
    out = tmp_path / "build" / "bench.json"
    run.report(out, limit, rounds=1, seconds=0, console=console)
    console.file.close()
    written = json.loads(out.read_text("utf-8"))
    figures = {figure["name"]: figure for figure in written["figures"]}
    assert len(figures) == len(written["figures"])
    for case in run.CASES:
        for what in (*LOOPS, "games", "copy", "legal", "apply", "advance", "checks", "length", "branching"):
            check_figure(figures[f"{run.name(case)} {what}"])
    for case in run.INTERPRETED:
        check_figure(figures[f"{run.name(case)} interpreted"])
    assert (figures["luxor-4 own"]["limit"] is not None) == there
    assert figures["tutankhamun-4 copy"]["limit"] is None
    assert figures["luxor-4 cost"]["value"] == 1
    check_figure(figures["luxor-2 review"])
    assert [bar["what"] for bar in written["bars"]] == [bar.what for bar in BARS]
    assert {bar["met"] for bar in written["bars"]} <= ({"met", "not met"} if there else {"met", "not met", "no limit"})
    assert run.name(run.CASES[-2]) in (tmp_path / "printed").read_text("utf-8")


def check_figure(figure: dict[str, object]) -> None:
    """A name, a value and its unit, the limit's value, and the ratio where there is a limit."""
    assert list(figure) == ["name", "value", "unit", "limit", "ratio"]
    assert isinstance(figure["value"], float)
    assert isinstance(figure["unit"], str)
    assert (figure["limit"] is None) == (figure["ratio"] is None)


def test_a_scaled_bar_follows_the_limit() -> None:
    bar = Bar("bot", "luxor-4 bot", "at least", 0.9e6, scaled=True)
    figures = {"luxor-4 bot": {"value": 0.5e6}}
    assert verdict(bar, figures, 3.7e6)[2:] == (0.45e6, 0.5e6, "met")
    assert verdict(bar, figures, 7.4e6).met == "not met"
    assert verdict(bar, figures, None).met == "no limit"
