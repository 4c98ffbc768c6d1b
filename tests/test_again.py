"""Which failures are tried again by `scripts/test`."""

import pytest

from tests.again import MOST, may_try_again


@pytest.mark.parametrize(
    ("failed", "may"),
    [
        ([], False),
        (["tests/server/test_live.py::test_a"], True),
        (["tests/e2e/test_table.py::test_a[phone]", "tests/cli/test_play.py::test_b"], True),
        (["tests/server/test_live.py::test_a", "tests/core/test_rng.py::test_b"], False),
        (["tests/games/luxor/test_tiles.py::test_a"], False),
        ([f"tests/server/test_live.py::test_{n}" for n in range(MOST + 1)], False),
    ],
)
def test_only_a_few_tests_of_real_processes_are_tried_again(failed: list[str], may: bool) -> None:
    assert may_try_again(failed) == may
