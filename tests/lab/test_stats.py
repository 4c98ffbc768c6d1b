"""Intervals: those of the textbook where there is one, and 95 of 100 hold."""

import math
import statistics

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waset.core.rng import Rng
from waset.lab.stats.intervals import Interval, difference, grouped_mean, grouped_share, mean, share, t95


@given(st.lists(st.floats(-1000, 1000), min_size=2, max_size=30))
def test_the_mean_has_student_s_interval(values: list[float]) -> None:
    found = mean(values)
    half = t95(len(values) - 1) * statistics.stdev(values) / math.sqrt(len(values))
    assert found == pytest.approx((statistics.fmean(values), found.value - half, found.value + half), abs=1e-6)


def test_what_a_pair_shares_cancels() -> None:
    one, other = [10.0, 200.0, 3000.0], [9.0, 198.0, 2999.0]
    assert difference(one, other).value == pytest.approx(4 / 3)
    assert difference(one, other).high < 4
    with pytest.raises(ValueError, match="zip"):
        difference(one, other[:2])


def test_too_little_says_nothing() -> None:
    for nothing in (mean([]), grouped_mean([]), grouped_mean([[], []])):
        assert math.isnan(nothing.value)
        assert nothing[1:] == (-math.inf, math.inf)
    assert mean([5]) == grouped_mean([[4, 6]]) == (5, -math.inf, math.inf)
    assert grouped_share([])[1:] == (0, 1)


@given(st.lists(st.floats(-100, 100), min_size=2, max_size=20))
def test_groups_of_one_are_no_groups(values: list[float]) -> None:
    assert grouped_mean([[value] for value in values]) == pytest.approx(mean(values), abs=1e-6)


def test_games_of_a_group_that_are_alike_count_once() -> None:
    values = [1.0, 4.0, 2.0, 8.0]
    assert grouped_mean([[value] * 5 for value in values]) == pytest.approx(mean(values))
    assert mean(values * 5).high < mean(values).high


def test_large_groups_weigh_more() -> None:
    assert grouped_mean([[1.0], [3.0, 3.0, 3.0]]).value == 2.5


@pytest.mark.parametrize(("won", "lost"), [(0, 20), (20, 0), (1, 0), (80, 100), (150, 50)])
def test_shares_of_whole_games_have_wilson_s_interval(won: int, lost: int) -> None:
    assert grouped_share([1.0] * won + [0.0] * lost) == pytest.approx(share(won, won + lost), abs=0.001)


def test_pairs_that_cancel_out_make_the_interval_narrow_but_never_nothing() -> None:
    split = grouped_share([0.5] * 100)
    assert split.value == 0.5
    assert share(100, 200).high > split.high > 0.509


def pairs(rng: Rng, groups: int, strength: float, luck: float) -> list[float]:
    """Shares of a bot in groups of two games in which the luck of the seed favours a seat."""
    found = []
    for _ in range(groups):
        seat = luck * (rng.below(1001) / 500 - 1)
        chances = (strength + seat, strength - seat)
        found.append(sum(int(rng.below(10_000)) < 10_000 * chance for chance in chances) / 2)
    return found


@pytest.mark.parametrize(("strength", "luck"), [(0.5, 0.5), (0.5, 0.0), (0.7, 0.3), (0.95, 0.05), (0.98, 0.0)])
@pytest.mark.parametrize("groups", [10, 60])
def test_the_interval_of_a_share_holds_in_95_of_100_samples(strength: float, luck: float, groups: int) -> None:
    rng = Rng(int(1000 * strength) + groups)
    samples = [grouped_share(pairs(rng, groups, strength, luck)) for _ in range(600)]
    held = sum(found.low <= strength <= found.high for found in samples)
    assert held >= 0.925 * len(samples)


def test_an_interval_has_names() -> None:
    assert Interval(1, 0, 2)._asdict() == {"value": 1, "low": 0, "high": 2}
