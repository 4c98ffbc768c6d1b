"""What is given at the end of a game."""

import pytest

from waset.envs.match import by_ranking, by_score


@pytest.mark.parametrize(
    ("places", "rewards"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([4, 3, 2, 1], [-1, -1 / 3, 1 / 3, 1]),
    ],
)
def test_rewards_by_ranking(places: list[int], rewards: list[float]) -> None:
    assert by_ranking(places) == pytest.approx(rewards)


@pytest.mark.parametrize(
    ("totals", "rewards"),
    [
        ([30, 20], [10, -10]),
        ([20, 20], [0, 0]),
        ([10, 40, 25], [-22.5, 22.5, 0]),
        ([40, 40, 10], [15, 15, -30]),
    ],
)
def test_rewards_by_score(totals: list[int], rewards: list[float]) -> None:
    assert by_score(totals) == pytest.approx(rewards)
