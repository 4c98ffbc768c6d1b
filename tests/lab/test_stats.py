"""Intervals: those of scipy where it has them, and 95 of 100 hold."""

import math

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from scipy import stats  # type: ignore[import-untyped]  # it ships no types

from tests.lab.figures import ratio
from waset.core.rng import Rng
from waset.lab.stats.groups import adjusted, share_difference_around
from waset.lab.stats.intervals import Interval, beyond, incomplete_beta, mean, share, t95


@given(st.lists(st.floats(-1000, 1000), min_size=2, max_size=30))
def test_the_mean_has_student_s_interval(values: list[float]) -> None:
    found = mean(values)
    error = float(np.std(values, ddof=1)) / math.sqrt(len(values))
    low, high = stats.t.interval(0.95, len(values) - 1, float(np.mean(values)), max(error, 1e-300))
    assert found == pytest.approx((float(np.mean(values)), low, high), abs=1e-6)


@pytest.mark.parametrize("freedom", [1, 2, 3, 7, 30, 199, 5000, 10**6])
def test_student_s_factor_and_chances_are_those_of_scipy(freedom: int) -> None:
    assert t95(freedom) == pytest.approx(stats.t.ppf(0.975, freedom), rel=1e-9)
    for t in (0.0, 0.3, 1.96, 4.5, -4.5):
        assert beyond(t, freedom) == pytest.approx(2 * stats.t.sf(abs(t), freedom), rel=1e-8)


@given(st.floats(0.1, 500), st.floats(0.1, 500), st.floats(0, 1))
def test_the_beta_function_is_that_of_scipy(a: float, b: float, x: float) -> None:
    assert incomplete_beta(a, b, x) == pytest.approx(float(stats.beta.cdf(x, a, b)), rel=1e-7, abs=1e-12)


@pytest.mark.parametrize(("part", "count"), [(0, 20), (20, 20), (3, 50), (1, 1), (480, 1000)])
def test_a_share_has_wilson_s_interval(part: int, count: int) -> None:
    low, high = stats.binomtest(part, count).proportion_ci(0.95, method="wilson")
    assert share(part, count) == pytest.approx((part / count, low, high), abs=1e-6)


def test_too_little_says_nothing() -> None:
    assert math.isnan(mean([]).value)
    assert mean([])[1:] == (-math.inf, math.inf)
    assert mean([5]) == (5, -math.inf, math.inf)
    assert share_difference_around(0.1, math.inf, 1)[1:] == (-math.inf, math.inf)


# --- shares of groups ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("won", "lost"), [(0, 20), (20, 0), (1, 0), (80, 100), (150, 50)])
def test_shares_of_whole_games_have_wilson_s_interval(won: int, lost: int) -> None:
    found = ratio([(1, 1)] * won + [(0, 1)] * lost).share()
    assert found == pytest.approx(share(won, won + lost), abs=0.002)


def test_pairs_that_cancel_out_make_the_interval_narrow_but_never_nothing() -> None:
    split = ratio([(1, 2)] * 100).share()
    assert split.value == 0.5
    assert share(100, 200).high > split.high > 0.509


def pairs(rng: Rng, groups: int, strength: float, luck: float) -> list[tuple[float, float]]:
    """Wins of a bot in groups of two games in which the luck of the seed favours a seat."""
    found = []
    for _ in range(groups):
        seat = luck * (rng.below(1001) / 500 - 1)
        chances = (strength + seat, strength - seat)
        found.append((float(sum(int(rng.below(10_000)) < 10_000 * chance for chance in chances)), 2.0))
    return found


@pytest.mark.parametrize(("strength", "luck"), [(0.5, 0.5), (0.5, 0.0), (0.7, 0.3), (0.95, 0.05), (0.98, 0.0)])
@pytest.mark.parametrize("groups", [10, 60])
def test_the_interval_of_a_share_holds_in_95_of_100_samples(strength: float, luck: float, groups: int) -> None:
    rng = Rng(int(1000 * strength) + groups)
    samples = [ratio(pairs(rng, groups, strength, luck)).share() for _ in range(600)]
    held = sum(found.low <= strength <= found.high for found in samples)
    assert held >= 0.925 * len(samples)


# --- differences of paired shares ------------------------------------------------------------------------------------


@pytest.mark.parametrize("groups", [20, 60, 200, 1000])
@pytest.mark.parametrize(
    ("only_a", "only_b"), [(0.0, 0.0), (0.0, 0.005), (0.002, 0.01), (0.02, 0.02), (0.05, 0.15), (0.3, 0.1), (0.0, 0.5)]
)
def test_the_difference_of_paired_shares_holds_in_95_of_100_samples(only_a: float, only_b: float, groups: int) -> None:
    """Also where hardly any pair differs, so that most samples have no spread at all."""
    rng = np.random.default_rng(groups)
    counts = rng.multinomial(groups, [only_a, only_b, 1 - only_a - only_b], size=4000)
    means = (counts[:, 1] - counts[:, 0]) / groups
    errors = np.sqrt(((counts[:, 0] + counts[:, 1]) / groups - means**2) / (groups - 1))
    found = [
        share_difference_around(float(each), float(error), groups) for each, error in zip(means, errors, strict=True)
    ]
    held = np.mean([each.low <= only_b - only_a <= each.high for each in found])
    assert held >= 0.94
    assert min(each.high - each.low for each in found) > 0


def test_a_difference_of_groups_of_games_holds_too() -> None:
    """Groups of three games whose luck is shared by both runs; a change wins one game in ten that was lost."""
    rng = np.random.default_rng(3)
    held = 0
    for _ in range(1000):
        luck = rng.random((80, 1))
        a = rng.random((80, 3)) < luck
        b = a | (rng.random((80, 3)) < 0.1)
        differences = b.mean(axis=1) - a.mean(axis=1)
        error = float(differences.std(ddof=1)) / math.sqrt(80)
        low, high = share_difference_around(float(differences.mean()), error, 80)[1:]
        held += low <= 0.05 <= high
    assert held >= 930


def test_two_invented_pairs_are_what_makes_it_uncertain() -> None:
    """Bonett and Price: (f + 1) / (n + 2) and (g + 1) / (n + 2) in place of f / n and g / n."""
    f, g, n = 3, 9, 50
    value, error = (g - f) / n, math.sqrt(((f + g) / n - ((g - f) / n) ** 2) / (n - 1))
    p, q = (f + 1) / (n + 2), (g + 1) / (n + 2)
    assert adjusted(value, error, n).value == pytest.approx(q - p)
    assert adjusted(value, error, n).error == pytest.approx(math.sqrt((p + q - (q - p) ** 2) / (n + 1)))


def test_an_interval_has_names() -> None:
    assert Interval(1, 0, 2)._asdict() == {"value": 1, "low": 0, "high": 2}


def test_a_rare_thing_among_many_is_known_to_be_rare() -> None:
    """One of 150 decisions in each of 200 games: no game is worth less than one decision."""
    once = ratio([(1, 150)] + [(0, 150)] * 199).share()
    assert once.high < ratio([(0, 150)] * 200).share().high + 0.01
    assert once.low >= 0


@pytest.mark.parametrize("rate", [0.0005, 0.01])
def test_the_interval_of_a_rare_thing_in_games_of_many_decisions_holds(rate: float) -> None:
    rng = np.random.default_rng(5)
    found = [ratio([(float(y), 100.0) for y in rng.binomial(100, rate, 80)]).share() for _ in range(400)]
    assert sum(each.low <= rate <= each.high for each in found) >= 0.93 * len(found)
