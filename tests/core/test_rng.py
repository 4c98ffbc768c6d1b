"""The generator: the same numbers for ever, and no pattern that a game could feel."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from waset.core.errors import BadOption
from waset.core.rng import LARGEST_SEED, Rng

seeds = st.integers(0, LARGEST_SEED)


def test_the_numbers_of_a_seed_never_change() -> None:
    assert [Rng(1).bits(), Rng(2**40 + 3).bits(), Rng(1).split(5).bits()] == [1779833415, 1164786814, 2931827920]
    rng = Rng(7)
    assert [rng.below(6) for _ in range(12)] == [2, 1, 2, 5, 4, 1, 4, 4, 4, 4, 1, 0]


@given(seeds, st.integers(1, 1000))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(20))


@given(seeds)
def test_a_copy_goes_on_alike_and_apart(seed: int) -> None:
    rng = Rng(seed)
    rng.bits()
    twin = rng.copy()
    assert [rng.bits() for _ in range(5)] == [twin.bits() for _ in range(5)]
    rng.bits()
    assert rng.bits() != twin.bits()


@given(seeds, st.integers(0, 2**64 - 1), st.integers(0, 2**64 - 1))
def test_a_split_moves_nothing_and_depends_on_its_label(seed: int, one: int, other: int) -> None:
    rng = Rng(seed)
    first = rng.split(one)
    second = rng.split(other)
    assert rng.bits() == Rng(seed).bits()
    same = [first.bits() for _ in range(4)] == [second.bits() for _ in range(4)]
    assert same == (one == other)


def test_neighbouring_seeds_and_splits_are_unlike() -> None:
    firsts = [Rng(seed).bits() for seed in range(1000)] + [Rng(0).split(label).bits() for label in range(1000)]
    assert len(set(firsts)) == len(firsts)
    for bit in range(32):
        ones = sum(number >> bit & 1 for number in firsts)
        assert 880 < ones < 1120


def test_every_face_comes_up_as_often() -> None:
    rng = Rng(3)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    assert sum((count - 10_000) ** 2 / 10_000 for count in counts) < 20.5


@given(seeds, st.lists(st.integers(), max_size=30))
def test_a_shuffle_keeps_everything(seed: int, items: list[int]) -> None:
    shuffled = items[:]
    Rng(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


@pytest.mark.parametrize("seed", [-1, LARGEST_SEED + 1])
def test_a_seed_out_of_range_is_refused(seed: int) -> None:
    with pytest.raises(BadOption, match="a seed is a whole number from 0 to"):
        Rng(seed)
