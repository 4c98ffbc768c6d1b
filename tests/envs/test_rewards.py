"""What is given at the end of a game."""

from typing import Any

import pytest

import waset
from waset.core.game import Score
from waset.envs.match import final_rewards
from waset.games.luxor.game import Luxor
from waset.games.luxor.state import State


class Ended(Luxor):
    """A game that ended with these totals."""

    def __init__(self, totals: list[int]) -> None:
        game: Any = waset.make("luxor", players=len(totals))
        super().__init__(game.players, (), game.options, game.edition)
        self.totals = totals

    def scores(self, state: State) -> list[Score]:
        return [Score(total, {}) for total in self.totals]

    def ranking(self, state: State) -> list[int]:
        return [1 + sum(other > own for other in self.totals) for own in self.totals]


@pytest.mark.parametrize(
    ("totals", "ranking", "score"),
    [
        ([30, 20], [1, -1], [10, -10]),
        ([20, 20], [0, 0], [0, 0]),
        ([10, 40, 25], [-1, 1, 0], [-22.5, 22.5, 0]),
        ([40, 40, 10], [0.5, 0.5, -1], [15, 15, -30]),
        ([1, 2, 3, 4], [-1, -1 / 3, 1 / 3, 1], [-2, -2 / 3, 2 / 3, 2]),
    ],
)
def test_rewards(totals: list[int], ranking: list[float], score: list[float]) -> None:
    game = Ended(totals)
    state = game.start(seed=1)
    assert final_rewards(game, state, "ranking") == pytest.approx(ranking)
    assert final_rewards(game, state, "score") == pytest.approx(score)
