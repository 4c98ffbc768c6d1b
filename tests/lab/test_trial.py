"""Trials of an edition: honest figures from small steps."""

import math
from typing import Any

import pytest

from waset.core.errors import BadEdition, BadOption
from waset.lab.stats.intervals import Sample
from waset.lab.trial import trial
from waset.lab.trial.trial import Course, Tried, compared, go_on

RICH = {"game": "luxor", "name": "rich", "sarcophagi": [{"points": 60}, {"points": 40}]}
PLAIN = {"game": "luxor", "name": "plain"}


def tried(edition: Any, bot: str = "random") -> Tried:
    return Tried("luxor", 3, (), edition, bot)


def test_a_trial_in_steps_shows_what_one_in_a_piece_does() -> None:
    whole = go_on(tried(RICH), Course(0, {}), 1e9, 12)
    steps = Course(0, {})
    while steps.games < 12:
        steps = go_on(tried(RICH), steps, 0.0, 12)
    assert steps[:2] == whole[:2]
    assert whole.games == 12


def test_what_an_edition_changes_is_apart_and_the_rest_is_not() -> None:
    found = {each.name: each for each in compared(go_on(tried(RICH), Course(0, {}), 1e9, 40))}
    assert found["line sarcophagi"].is_apart
    assert found["line sarcophagi"].mine.value == pytest.approx(100 / 3, abs=4)
    assert found["line sarcophagi"].difference.low > 20
    assert not found["line keys"].is_apart, "random bots walk as before: not one key more"
    assert not found["first seat"].is_apart
    assert found["first seat"].mine.low < 1 / 3 < found["first seat"].mine.high


def test_the_default_against_itself_differs_in_nothing() -> None:
    for each in compared(go_on(tried(PLAIN), Course(0, {}), 1e9, 15)):
        assert (each.difference.value, each.is_apart) == (0, False)


def test_intervals_are_those_of_the_laboratory() -> None:
    values, sample = [3, 9, 4, 4, 7, 1, 5, 5, 8, 2, 6], Sample()
    sums = [0.0] * 5
    for value in values:
        sample.add(value)
        trial._add(sums, value, 5)
    (found,) = compared(Course(len(values), {"rounds": sums}))
    assert found.mine == pytest.approx(sample.mean())
    assert found.difference == pytest.approx([bound - 5 for bound in sample.mean()])
    assert found.base == pytest.approx((5, 5, 5))


def test_one_game_shows_no_interval() -> None:
    course = go_on(tried(RICH), Course(0, {}), 0.0, 500)
    assert course.games == 1
    assert all(math.isinf(each.difference.high) and not each.is_apart for each in compared(course))


def test_games_that_do_not_end_are_given_up() -> None:
    ticks = iter(range(10**9))
    with pytest.raises(BadEdition, match="too long"):
        go_on(tried(PLAIN), Course(0, {}), 1e9, 5, clock=lambda: float(next(ticks)))


def test_only_bots_that_can_be_repeated_play() -> None:
    assert trial.players_of("luxor") == ["random", "porter", "scribe"]
    with pytest.raises(BadOption):
        go_on(tried(PLAIN, "pharaoh"), Course(0, {}), 1.0, 1)
