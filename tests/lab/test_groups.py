"""Intervals of figures that come in groups: right for groups of one, honest for games that share their luck."""

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lab.figures import cluster_mean, ratio
from waset.core.rng import Rng
from waset.lab.stats.groups import Estimate, Ratio, Twin, chance_of, holding, is_clear
from waset.lab.stats.intervals import mean, share

GROUPS = st.lists(st.lists(st.integers(-50, 50), min_size=1, max_size=4), min_size=2, max_size=30)


@given(GROUPS)
def test_the_mean_of_groups_has_the_interval_of_the_textbook(groups: list[list[int]]) -> None:
    found = ratio([(sum(group), len(group)) for group in groups]).mean()
    assert found == pytest.approx(cluster_mean(groups), abs=1e-5)


@given(GROUPS, st.integers(0, 30))
def test_sums_may_be_made_in_parts(groups: list[list[int]], cut: int) -> None:
    pairs = [(float(sum(group)), float(len(group))) for group in groups]
    parts = ratio(pairs[:cut])
    parts.merge(ratio(pairs[cut:]))
    assert parts.mean() == pytest.approx(ratio(pairs).mean(), abs=1e-5)


def test_a_share_of_single_games_has_wilson_s_interval() -> None:
    found = ratio([(1, 1)] * 40 + [(0, 1)] * 60).share()
    assert found == pytest.approx(share(40, 100), abs=3e-3)


def test_a_share_that_never_or_always_happens_is_not_certain() -> None:
    never = ratio([(0, 4)] * 20).share()
    assert never == pytest.approx(share(0, 20))
    assert ratio([(4, 4)] * 20).share().low == pytest.approx(share(20, 20).low)
    assert math.isnan(Ratio().share().value)


def test_a_share_less_the_fair_one_stays_within_its_bounds() -> None:
    found = ratio([(-1.0, 4)] * 3).share(0.25)
    assert found.value == pytest.approx(-0.25)
    assert found.low == pytest.approx(-0.25)
    assert 0 < found.high < 0.75


def test_the_same_game_four_times_is_one_game() -> None:
    once = ratio([(won, 1) for won in [1, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0]])
    four_times = ratio([(4 * won, 4) for won in [1, 0, 0, 1, 0, 1, 0, 0, 0, 1, 1, 0]])
    assert four_times.share() == pytest.approx(once.share())
    assert four_times.mean() == pytest.approx(once.mean())


def test_one_group_says_nothing_about_the_next() -> None:
    assert ratio([(3, 2)]).mean() == (1.5, -math.inf, math.inf)
    assert math.isnan(Ratio().mean().value)


@pytest.mark.parametrize("size", [1, 3])
def test_95_of_100_intervals_hold_the_truth_though_games_share_their_luck(size: int) -> None:
    """Each group has a luck of its own, from 0.1 to 0.7; intervals that ignored it would hold far less often."""
    rng = Rng(11)
    held = 0
    for _ in range(400):
        made = Ratio()
        for _ in range(40):
            luck = 0.1 + 0.6 * int(rng.below(1000)) / 1000
            made.add(sum(int(rng.below(1000)) < 1000 * luck for _ in range(size)), size)
        held += made.share().low <= 0.4 <= made.share().high
    assert 0.92 <= held / 400 <= 0.98


# --- two runs ------------------------------------------------------------------------------------------------------


def twin(pairs: list[tuple[tuple[float, float] | None, tuple[float, float] | None]]) -> Twin:
    made = Twin()
    for a, b in pairs:
        made.add(a, b)
    return made


@given(st.lists(st.tuples(st.integers(-50, 50), st.integers(-50, 50)), min_size=2, max_size=30))
def test_the_difference_of_pairs_is_that_of_the_textbook(values: list[tuple[int, int]]) -> None:
    found = twin([((a, 1), (b, 1)) for a, b in values]).difference()
    assert found == pytest.approx(mean([b - a for a, b in values]), abs=1e-4)


def test_what_a_pair_has_in_common_cancels() -> None:
    luck = [3.0, 40.0, 7.0, 22.0, 31.0, 9.0, 15.0, 28.0]
    found = twin([((each, 1), (each + 2, 1)) for each in luck])
    assert found.difference() == pytest.approx((2, 2, 2), abs=1e-5)
    assert not is_clear(twin([((each, 1), (40 - each, 1)) for each in luck]).difference())


def test_groups_that_only_one_run_has_are_not_paired() -> None:
    a, b = [1.0, 2.0, 3.0, 6.0], [5.0, 6.0, 9.0, 4.0, 8.0]
    apart = twin([*[((each, 1.0), None) for each in a], *[(None, (each, 1.0)) for each in b]])
    assert apart.both == 0
    assert apart.difference().value == pytest.approx(6.4 - 3)
    spread = sum((each - 3) ** 2 for each in a) / 16 + sum((each - 6.4) ** 2 for each in b) / 25
    assert apart.error() == pytest.approx(math.sqrt(spread * 9 / 8))


def test_pairs_may_be_added_in_parts() -> None:
    pairs: list[tuple[tuple[float, float] | None, tuple[float, float] | None]] = [
        ((float(at % 5), 2.0), (float(at % 3), 1.0) if at % 4 else None) for at in range(20)
    ]
    parts = twin(pairs[:7])
    parts.merge(twin(pairs[7:]))
    assert parts.difference() == pytest.approx(twin(pairs).difference())


# --- many figures --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("t", "groups", "chance"), [(1.96, 10**6, 0.05), (2.228, 11, 0.05), (3.169, 11, 0.01)])
def test_the_chance_of_a_figure_is_student_s(t: float, groups: int, chance: float) -> None:
    assert chance_of(Estimate(t, 1.0, groups)) == pytest.approx(chance, rel=0.05)


def test_without_spread_or_groups_nothing_is_supposed() -> None:
    assert chance_of(Estimate(1.0, math.inf, 1)) == 1.0
    assert chance_of(Estimate(math.nan, 1.0, 50)) == 1.0
    assert chance_of(Estimate(0.0, 0.0, 50)) == 1.0
    assert chance_of(Estimate(2.0, 0.0, 50)) == 0.0


def test_holm_holds_fewer_than_are_clear_by_themselves() -> None:
    tests = [Estimate(t, 1.0, 10**6) for t in (4.0, 2.5, 2.1, 0.3)]
    assert holding(tests) == [True, True, False, False]
    assert holding([Estimate(2.1, 1.0, 10**6)]) == [True]
    assert holding([]) == []


def test_of_figures_with_nothing_to_find_hardly_any_holds() -> None:
    """In 200 sets of 20 figures each, one in 20 sets may hold one; without correction two in three would."""
    rng = Rng(3)
    wrong = 0
    for _ in range(200):
        tests = []
        for _ in range(20):
            made = Ratio()
            for _ in range(30):
                made.add(float(rng.below(101)) - 50, 1)
            tests.append(Estimate(made.value(), made.error(), made.groups))
        wrong += any(holding(tests))
    assert wrong <= 20


def test_the_mean_of_a_ratio_is_that_of_plain_numbers() -> None:
    values = [1.0, 4.0, 4.0, 9.0]
    assert ratio([(each, 1) for each in values]).mean() == pytest.approx(mean(values))
