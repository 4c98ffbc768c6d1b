"""Things that go together are told apart, with errors that hold."""

import numpy as np
import pytest
from scipy import stats  # type: ignore[import-untyped]  # it ships no types

from waset.lab.read.used import Used
from waset.lab.stats.adjusted import FEWEST, adjusted

SWORD, CLOTH, CROWN = ("card", "sword"), ("card", "cloth"), ("card", "crown")


def played(rng: np.random.Generator, groups: int, games: int = 2, seats: int = 3) -> Used:
    """Games in which swords win, cloth only comes with them, and whoever wears the crown has 0.1 of a win more."""
    used = Used()
    used.things = {SWORD: 0, CLOTH: 1, CROWN: 2}
    for _ in range(groups):
        used.games.append(games)
        luck = rng.normal(0, 0.5, seats)
        for _ in range(games):
            used.seats.append(seats)
            swords = rng.poisson(2, seats)
            cloth = swords + rng.poisson(1, seats)
            crown = rng.integers(seats)
            wins = 0.05 * swords + 0.1 * (np.arange(seats) == crown) + 0.1 * luck + rng.normal(0, 0.3, seats)
            wins -= wins.mean()
            for seat in range(seats):
                worn = [(0, swords[seat]), (1, cloth[seat])] + [(2, 1)] * int(seat == crown)
                for thing, times in worn:
                    used.thing.append(thing)
                    used.times.append(int(times))
                used.length.append(len(worn))
                used.win.append(wins[seat])
    return used


def test_what_only_goes_along_is_told_from_what_wins() -> None:
    rng = np.random.default_rng(1)
    held = np.zeros(3)
    for _ in range(200):
        found = adjusted(played(rng, 60)).found
        held += [each.found.low <= true <= each.found.high for each, true in zip(found, (0.05, 0, 0.1), strict=True)]
    assert min(held) >= 0.92 * 200
    assert [each.thing for each in found] == [SWORD, CLOTH, CROWN]


def test_the_slopes_are_those_of_least_squares() -> None:
    """Of one thing in games of two: the slope of the line through the differences."""
    rng = np.random.default_rng(2)
    used = Used()
    used.things = {SWORD: 0}
    x = rng.poisson(3, (200, 2))
    y = 0.1 * x + rng.normal(0, 1, (200, 2))
    for row, wins in zip(x, y, strict=True):
        used.games.append(1)
        used.seats.append(2)
        for times, win in zip(row, wins - wins.mean(), strict=True):
            used.length.append(1)
            used.thing.append(0)
            used.times.append(int(times))
            used.win.append(win)
    apart, won = np.concatenate([x[:, 0] - x[:, 1], x[:, 1] - x[:, 0]]), np.concatenate([y[:, 0] - y[:, 1]] * 1)
    line = stats.linregress(apart, np.concatenate([won, -won]))
    (found,) = adjusted(used).found
    assert found.found.value == pytest.approx(line.slope)
    assert found.error == pytest.approx(line.stderr * 2**0.5, rel=0.15)


def test_what_is_rare_or_rests_on_too_few_games_is_left_out() -> None:
    rng = np.random.default_rng(3)
    assert adjusted(Used()).found == []
    few = adjusted(played(rng, FEWEST - 1))
    assert (few.found, few.groups, few.needed) == ([], FEWEST - 1, FEWEST)
    rare = played(rng, 60)
    rare.things["card", "pearl"] = 3
    for at in range(FEWEST - 1):
        rare.thing[at * 20] = 3
    assert ("card", "pearl") not in [each.thing for each in adjusted(rare).found]


def test_many_seats_are_looked_at_some_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    used = played(np.random.default_rng(4), 50)
    whole = adjusted(used).found
    monkeypatch.setattr("waset.lab.stats.adjusted.ROWS", 40)
    for one, other in zip(whole, adjusted(used).found, strict=True):
        assert one.found == pytest.approx(other.found)


def test_two_halves_make_a_whole() -> None:
    rng = np.random.default_rng(5)
    one, other = played(rng, 30), played(rng, 30)
    other.things = {CROWN: 2, SWORD: 0, CLOTH: 1}
    other.things = dict(sorted(other.things.items(), key=lambda each: each[1]))
    one.merge(other)
    assert len(one.games) == 60
    assert len(one.win) == len(one.length) == 360
    assert [each.groups for each in adjusted(one).found] == [60] * 3
