"""The comparison of two commits tells a difference from noise, and its loops run. No time is asserted."""

import subprocess
import sys

import pytest

from tests.bench import compare, instructions
from tests.bench.run import SOURCES


def test_the_interval_is_that_of_the_sign_test() -> None:
    fewest = [float(each) for each in range(1, compare.FEWEST + 1)]
    assert compare.interval(fewest) == (1, compare.FEWEST)
    assert compare.interval([float(each) for each in range(1, 21)]) == (5, 16)


def test_a_difference_is_told_from_noise() -> None:
    spread = [0.99 + 0.001 * each for each in range(20)]
    assert compare.answer(spread).words == "within the noise"
    assert compare.answer([ratio * 1.1 for ratio in spread]).words == "outside the noise: slower"
    assert compare.answer([ratio * 0.9 for ratio in spread]).words == "outside the noise: faster"
    assert compare.answer([1.001] * 20).words == "within the noise"


def test_both_sides_are_measured_in_each_round() -> None:
    ratios = compare.measure((SOURCES, SOURCES), rounds=2, seconds=0, compiled=False)
    assert list(ratios) == list(compare.GAMES)
    assert all(len(each) == 2 and min(each) > 0 for each in ratios.values())


@pytest.mark.parametrize("call", instructions.KINDS)
def test_the_calls_that_are_counted_can_be_made(call: str) -> None:
    subprocess.run([sys.executable, str(instructions.CALLS), call, "1", "luxor:4:all"], check=True)


def test_the_count_of_callgrind_is_read() -> None:
    assert instructions.collected("==7== Events    : Ir\n==7== Collected : 12345\n") == 12345
    with pytest.raises(SystemExit, match="counted nothing: valgrind: no"):
        instructions.collected("valgrind: no")
