"""Equal luck shifts no figure, narrows intervals only where it does, and they hold the truth as often as they say."""

import math
from random import Random
from statistics import fmean

import pytest

from waset.lab.stats.evened import FEWEST, Even, Evened
from waset.lab.stats.groups import Ratio, Twin
from waset.lab.stats.intervals import Interval

TRUTH = 0.6
RUNS = 1000


def play(dice: Random, groups: int, part: float) -> tuple[Evened, Ratio]:
    """Groups of one game each, won by whoever has the larger sum of luck that was seen and luck that was not."""
    evened, ratio = Evened(), Ratio()
    for _ in range(groups):
        luck, other = dice.gauss(), dice.gauss()
        limit = 0.2533  # a normal number is below this in 60 of 100 cases
        win = float(math.sqrt(part) * luck + math.sqrt(1 - part) * other < limit)
        evened.add((win, 1.0, -0.2 * luck))
        ratio.add(win, 1.0)
    return evened, ratio


def found(evened: Evened) -> Even:
    said = evened.found()
    assert said is not None
    return said


def holds(interval: Interval, truth: float) -> bool:
    return interval.low <= truth <= interval.high


@pytest.mark.parametrize(("groups", "part"), [(24, 0.0), (24, 0.3), (150, 0.1)])
def test_what_is_used_is_unbiased_and_its_interval_holds_the_truth(groups: int, part: float) -> None:
    """As a report does it: with equal luck where that is narrower, otherwise as played."""
    dice = Random(groups)
    values, even_values, covered = [], [], 0
    for _ in range(RUNS):
        said = found(play(dice, groups, part)[0])
        used = said.even(is_share=True) if said.is_narrower else said.plain(is_share=True)
        values.append(used.value)
        even_values.append(said.even_sides[0])
        covered += holds(used, TRUTH)
    error = math.sqrt(TRUTH * (1 - TRUTH) / groups / RUNS)
    assert fmean(even_values) == pytest.approx(TRUTH, abs=3 * error)
    assert fmean(values) == pytest.approx(TRUTH, abs=3 * error)
    assert 0.925 <= covered / RUNS <= 0.975


def test_luck_that_decides_makes_intervals_narrower() -> None:
    said = found(play(Random(1), 4000, 0.5)[0])
    correlation = 0.7886 * math.sqrt(0.5)  # a normal number goes along like this with being below the limit
    assert said.is_narrower
    assert said.narrower == pytest.approx(1 - math.sqrt(1 - correlation**2), abs=0.02)
    assert said.even_sides[0] == pytest.approx(TRUTH, abs=0.02)


def test_luck_that_does_not_matter_is_mostly_not_used() -> None:
    dice = Random(2)
    gains = [found(play(dice, 60, 0.0)[0]).narrower for _ in range(200)]
    assert fmean(gains) < 0
    assert sum(gain > 0.03 for gain in gains) < 10


def test_without_luck_it_is_the_figure_as_played() -> None:
    dice = Random(3)
    evened, ratio = Evened(), Ratio()
    for _ in range(30):
        win, games = float(dice.random() < 0.3), 1.0 + dice.randrange(2)
        evened.add((win, games, 0.0))
        ratio.add(win, games)
    said = found(evened)
    assert not said.is_narrower
    assert said.sides == said.even_sides == [pytest.approx(ratio.value())]
    assert said.error == said.even_error == pytest.approx(ratio.error())
    assert said.plain(is_share=True) == pytest.approx(ratio.share())


def test_a_figure_that_never_varies_is_not_narrower() -> None:
    dice = Random(4)
    evened = Evened()
    for _ in range(40):
        evened.add((0.1, 0.1, dice.gauss()))
    assert (found(evened).error, found(evened).is_narrower) == (0.0, False)


def test_too_few_groups_say_nothing() -> None:
    assert play(Random(5), FEWEST - 1, 0.5)[0].found() is None
    assert Evened().found() is None


def test_the_difference_of_two_runs_is_that_of_a_twin() -> None:
    dice = Random(6)
    evened, twin, shared = Evened(), Twin(), 0.0
    for _ in range(60):
        shared = dice.gauss()
        a, b = (50 + 3 * shared + dice.gauss(), 1.0), (104 + 6 * shared + dice.gauss(), 2.0)
        twin.add(a, b)
        evened.add((*a, 0.0, *b, 0.0))
    evened.add((50.0, 1.0, 0.0, 0.0, 0.0, 0.0))
    twin.add((50.0, 1.0), None)
    said = found(evened)
    assert said.plain() == pytest.approx(twin.difference())
    assert said.error == pytest.approx(twin.error())


def test_the_luck_of_both_runs_is_taken_out_of_their_difference() -> None:
    dice = Random(7)
    evened = Evened()
    for _ in range(400):
        luck = [dice.gauss(), dice.gauss()]
        evened.add((50 + 2 * luck[0] + dice.gauss(), 1.0, luck[0], 53 + 2 * luck[1] + dice.gauss(), 1.0, luck[1]))
    said = found(evened)
    assert said.narrower == pytest.approx(1 - math.sqrt(1 / 5), abs=0.05)
    assert holds(said.even(), 3.0)
    assert said.even().value == pytest.approx(said.even_sides[1] - said.even_sides[0])


def test_parts_add_up_to_the_whole() -> None:
    whole, parts = Evened(), [Evened(), Evened()]
    for at in range(80):
        amounts = (math.sin(at), 1.0, math.cos(at) + math.sin(at))
        whole.add(amounts)
        parts[at >= 40].add(amounts)
    total = Evened()
    for part in parts:
        total.merge(part)
    assert found(total).even() == pytest.approx(found(whole).even())
    assert found(total).plain() == pytest.approx(found(whole).plain())
