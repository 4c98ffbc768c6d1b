"""What is given at the end of a game."""

import pytest

import waset
from waset.envs import rewards
from waset.envs.gymnasium import WasetEnv


def ended(figures: list[int]) -> rewards.Outcome:
    """A game that has ended with these places, or these points."""
    return rewards.Outcome(waset.make("luxor"), None, figures, figures, "tomb")


@pytest.mark.parametrize(
    ("places", "given"),
    [
        ([1, 2], [1, -1]),
        ([1, 1], [0, 0]),
        ([3, 1, 2], [-1, 1, 0]),
        ([1, 1, 3], [0.5, 0.5, -1]),
        ([4, 3, 2, 1], [-1, -1 / 3, 1 / 3, 1]),
    ],
)
def test_rewards_by_ranking(places: list[int], given: list[float]) -> None:
    assert rewards.ranking(ended(places)) == pytest.approx(given)


@pytest.mark.parametrize(
    ("totals", "given"),
    [
        ([30, 20], [10, -10]),
        ([20, 20], [0, 0]),
        ([10, 40, 25], [-22.5, 22.5, 0]),
        ([40, 40, 10], [15, 15, -30]),
    ],
)
def test_rewards_by_score(totals: list[int], given: list[float]) -> None:
    assert rewards.score(ended(totals)) == pytest.approx(given)


@pytest.mark.parametrize(
    ("places", "given"),
    [([1, 2], [1, -1]), ([1, 1], [0, 0]), ([3, 1, 2], [-0.5, 1, -0.5]), ([1, 1, 3], [0.5, 0.5, -1])],
)
def test_rewards_for_winning(places: list[int], given: list[float]) -> None:
    assert rewards.winning(ended(places)) == pytest.approx(given)


@pytest.mark.parametrize(
    ("totals", "given"), [([30, 20], [0.2, -0.2]), ([0, 0], [0, 0]), ([10, 40, 30], [-3 / 8, 1 / 8, -1 / 8])]
)
def test_rewards_by_margin(totals: list[int], given: list[float]) -> None:
    assert rewards.margin(ended(totals)) == pytest.approx(given)


def test_any_function_can_reward() -> None:
    def points(ended: rewards.Outcome) -> list[int]:
        return ended.scores

    env = WasetEnv("tutankhamun", rewards=points)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(int(info["action_mask"].argmax()))
    assert reward == info["score"] > 0
    assert info["rewards"] == [score.total for score in env.game.scores(env.state)]


def test_rewards_that_do_not_fit_are_refused() -> None:
    with pytest.raises(waset.BadOption, match="unknown way to reward 'wining'; did you mean 'winning'"):
        WasetEnv("luxor", rewards="wining")
    with pytest.raises(waset.BadOption, match="rewards are a function of an outcome, or one of"):
        WasetEnv("luxor", rewards=7)  # type: ignore[arg-type]  # on purpose
    with pytest.raises(waset.BadOption, match="rewards must be 2 numbers, one for each seat, not 1"):
        rewards.rewarded(lambda _: [1.0], ended([1, 2]))
