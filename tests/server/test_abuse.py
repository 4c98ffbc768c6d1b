"""The abuse test itself: it measures, and judges rightly. Its figures need a quiet machine: `make attack-test`."""

import asyncio
from pathlib import Path

import pytest

from tests.server.abuse import ABUSES, FLOOR, NONE, Figures, measured, missed
from tests.server.process import process
from waset.server.settings import Settings


def figures(name: str, acts: float, bots: float) -> Figures:
    """Figures of which all are the same."""
    return Figures(name, [acts] * 20, [bots] * 20, {})


def test_what_takes_three_times_as_long_misses_the_bar() -> None:
    usual = [figures(NONE, 0.010, 0.2), figures(NONE, 0.012, 0.1)]
    assert missed(usual, figures("x", 0.035, 0.59)) == []
    assert missed(usual, figures("x", 0.037, 0.59)) == ["x: acts take 3.1 times as long"]
    assert missed(usual, figures("x", 0.010, 0.70)) == ["x: bots take 3.5 times as long"]
    assert missed([figures(NONE, 0.0, 0.0)], figures("x", 2 * FLOOR["acts"], 2 * FLOOR["bots"])) == []
    assert len(missed(usual, Figures("x", [], [], {}))) == 2, "whoever never got an answer counts as the slowest"


@pytest.mark.parametrize("names", [tuple(ABUSES)[first::3] for first in range(3)], ids=", ".join)
def test_others_play_on_during_an_abuse(tmp_path: Path, names: tuple[str, ...]) -> None:
    with process(str(tmp_path / "waset.db"), rate=Settings().rate, new_guests=70) as server:
        for number, name in enumerate(names, 2):
            found = asyncio.run(measured(name, server.url, 1.0, f"127.0.0.{number}"))
            assert found.acts, name
            assert found.answers, f"{name}: the abuser was answered"
            assert "500" not in found.answers, name
