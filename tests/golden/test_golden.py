"""The rules count and tell the same games as the golden files say."""

import pytest

from tests.contract.cases import Case
from tests.golden import counts
from tests.golden.playthroughs import FOLDER, PLAYTHROUGHS, Playthrough, told

ADVICE = "run make golden and review the change as code"


@pytest.fixture(scope="module")
def counted() -> list[str]:
    """The lines of the golden counts."""
    return counts.FILE.read_text("utf-8").removeprefix(counts.HEADER).splitlines()


@pytest.mark.parametrize("case", counts.cases(), ids=str)
def test_sequences_are_as_many(case: Case, counted: list[str]) -> None:
    assert counts.lines(case) == [line for line in counted if line.split()[0] == str(case)], ADVICE


def test_counts_are_of_the_right_cases(counted: list[str]) -> None:
    expected = [str(case) for case in counts.cases() for _ in counts.ROOTS[case.name]]
    assert [line.split()[0] for line in counted] == expected, ADVICE


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=str)
def test_a_playthrough_is_told_the_same(playthrough: Playthrough) -> None:
    assert playthrough.path.read_text("utf-8").splitlines() == told(playthrough).splitlines(), ADVICE


def test_there_is_no_other_playthrough() -> None:
    assert sorted(FOLDER.glob("*.txt")) == sorted(playthrough.path for playthrough in PLAYTHROUGHS), ADVICE
