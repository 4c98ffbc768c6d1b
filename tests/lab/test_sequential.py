"""Runs that stop early are right as often as they say, however often one looks; and how many games are needed."""

import math

import numpy as np
import pytest
from scipy import stats  # type: ignore[import-untyped]  # it ships no types

from waset.core.errors import BadOption
from waset.lab.stats.needed import groups_needed, share_of, spread_of_share
from waset.lab.stats.sequential import CLEAR, SMALL, Watched

GROUPS = 150
COARSE = 20


def run(wins: np.ndarray, neutral: float, margin: float = 0.001, steps: int = COARSE) -> Watched:
    """Watches until something is decided."""
    watched = Watched(neutral, margin, len(wins), steps)
    for win in wins:
        watched.add(float(win))
        if watched.verdict():
            break
    return watched


@pytest.mark.parametrize("fair", [0.5, 0.2])
def test_looking_after_every_group_deceives_in_at_most_5_of_100_runs(fair: float) -> None:
    """Where there is nothing to find. Student's interval, looked at as often, is wrong far more often."""
    rng = np.random.default_rng(1)
    samples = (rng.random((400, GROUPS)) < fair).astype(float)
    assert np.mean([run(each, fair).verdict() == CLEAR for each in samples]) <= 0.05
    count = np.arange(1, GROUPS + 1)
    means = samples.cumsum(1) / count
    errors = np.sqrt(np.maximum(means * (1 - means), 1e-9) / count)
    naive = (np.abs(means - fair) > 1.96 * errors)[:, 20:].any(axis=1)
    assert naive.mean() > 0.15


def test_the_interval_holds_at_all_times_together() -> None:
    """Also of differences, which are three numbers here, and whatever their mean is."""
    rng = np.random.default_rng(2)
    held = 0
    for _ in range(200):
        watched = Watched(0.5, 0.001, GROUPS, COARSE)
        for x in rng.choice([0.0, 0.5, 1.0], GROUPS, p=[0.1, 0.6, 0.3]):
            watched.add(float(x))
        held += bool(watched.alive[np.argmin(np.abs(watched.means - 0.6))])
    assert held >= 0.95 * 200


def test_a_large_difference_ends_a_run_early_and_none_ends_it_too() -> None:
    rng = np.random.default_rng(3)
    clear = run((rng.random(2000) < 0.7).astype(float), 0.5, 0.05, 400)
    assert clear.verdict() == CLEAR
    assert clear.groups < 700
    assert clear.interval().low > 0.5
    same = run(rng.choice([0.4, 0.6], 2000), 0.5, 0.05, 400)
    assert same.verdict() == SMALL
    assert same.groups < 1500


def test_as_many_groups_as_are_needed_find_a_difference_in_8_of_10_cases() -> None:
    rng = np.random.default_rng(4)
    n = groups_needed(spread_of_share(0.5), 0.1)
    assert n == pytest.approx(stats.norm.isf([0.025, 0.2]).sum() ** 2 * 0.25 / 0.01, abs=4)
    wins = rng.binomial(n, 0.6, 4000) / n
    clear = wins - 0.5 > 1.96 * np.sqrt(wins * (1 - wins) / n)
    assert clear.mean() == pytest.approx(0.8, abs=0.03)


def test_a_difference_is_a_percentage() -> None:
    assert share_of("2%") == pytest.approx(0.02)
    for words in ("2", "0%", "-1%", "60%", "nan%", "two%"):
        with pytest.raises(BadOption, match="percentage"):
            share_of(words)
    assert math.isclose(spread_of_share(0.5), 0.5)
