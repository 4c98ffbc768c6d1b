"""Ratings: right where the answer is known, and honest where little was played."""

import math

import pytest

from waset.core.rng import Rng
from waset.lab.stats.rating import ELO, MEAN, Wins, ratings


def single(seats: list[int], *wins: tuple[int, int]) -> Wins:
    """A table with these numbers of games won by each bot, each game a group of its own."""
    bots = len(seats)
    return Wins(seats, [[float(bot == winner) for bot in range(bots)] for winner, count in wins for _ in range(count)])


def test_two_bots_are_apart_as_elo_says() -> None:
    """75 % is 191 points; the shared game that each pair is given takes off one."""
    strong, weak = ratings(2, [single([1, 1], (0, 750), (1, 250))])
    assert strong.value - weak.value == pytest.approx(ELO * math.log(750.5 / 250.5))
    assert strong.value + weak.value == pytest.approx(2 * MEAN)


def test_the_interval_is_that_of_the_log_odds() -> None:
    (strong, _) = ratings(2, [single([1, 1], (0, 300), (1, 700))])
    error = math.sqrt(1 / 300 + 1 / 700) / 2  # of half the difference
    assert strong.high - strong.value == pytest.approx(1.96 * ELO * error, rel=0.01)
    assert strong.value - strong.low == pytest.approx(1.96 * ELO * error, rel=0.01)


def test_pairs_of_games_are_the_unit() -> None:
    """The same wins, once in pairs that are won or lost together, once in pairs that are split."""
    alike = Wins([1, 1], [[2.0, 0.0]] * 50 + [[0.0, 2.0]] * 50)
    split = Wins([1, 1], [[1.0, 1.0]] * 100)
    alone = single([1, 1], (0, 100), (1, 100))
    widths = [ratings(2, [table])[0].high - MEAN for table in (split, alone, alike)]
    assert widths[0] < widths[1] < widths[2]
    assert widths[2] == pytest.approx(widths[1] * math.sqrt(2), rel=0.02)


def test_one_who_never_lost_has_a_finite_rating_with_a_wide_interval() -> None:
    strong, weak = ratings(2, [single([1, 1], (0, 100))])
    assert 300 < strong.value - MEAN < 600
    assert strong.high - strong.low > 400
    assert weak.high < strong.low


def test_nobody_has_played() -> None:
    found = ratings(3, [])
    assert [rating.value for rating in found] == pytest.approx([MEAN] * 3)
    assert all(rating.high - rating.low > 200 for rating in found)


def test_a_bot_alone_among_three_others_is_rated_by_its_share() -> None:
    """One that wins half of its games among three equals is three times as strong as each."""
    strong, weak = ratings(2, [single([1, 3], (0, 5000), (1, 5000))])
    assert strong.value - weak.value == pytest.approx(ELO * math.log(3), rel=0.01)


def test_bots_that_never_met_are_compared_through_others() -> None:
    tables = [single([1, 1, 0], (0, 2000), (1, 1000)), single([0, 1, 1], (1, 2000), (2, 1000))]
    first, second, third = (rating.value for rating in ratings(3, tables))
    assert first - second == pytest.approx(second - third, abs=1)
    assert first - third == pytest.approx(2 * ELO * math.log(2), rel=0.02)


def test_intervals_hold_in_95_of_100_tournaments() -> None:
    strengths = (1.0, 0.3, -1.3)
    rng = Rng(7)
    held = 0
    for _ in range(150):
        tables = []
        for one, other in ((0, 1), (0, 2), (1, 2)):
            chance = 1 / (1 + math.exp(strengths[other] - strengths[one]))
            wins = sum(int(rng.below(10_000)) < 10_000 * chance for _ in range(60))
            seats = [int(bot in (one, other)) for bot in range(3)]
            tables.append(single(seats, (one, wins), (other, 60 - wins)))
        for rating, strength in zip(ratings(3, tables), strengths, strict=True):
            held += rating.low <= MEAN + ELO * strength <= rating.high
    assert held >= 0.92 * 450
