"""What Luxor is measured by: a round is always finished, so seats may have different numbers of turns before them."""

import pickle
from dataclasses import replace
from typing import Any, Final

import pytest

from waset import make
from waset.core.game import CHANCE
from waset.core.rng import Rng
from waset.games.luxor.bots import scale, weights
from waset.games.luxor.bots.levels import FITTED, judging
from waset.games.luxor.bots.review import FIRST_SERVED, TURN, coming, measure
from waset.review.values import Values

PLAYERS = 4
NAMES = [weight.name for weight in weights.WEIGHTS]


RICH: Final[dict[str, Any]] = {
    "name": "rich",
    "sarcophagi": [{"points": 60}, {"points": 40}],
    "sets": [{"sets": 1, "points": 9}, {"sets": 2, "points": 30}, {"sets": 3, "points": 60}],
}


@pytest.mark.parametrize("edition", ["rebuilt", RICH], ids=["usual", "rich"])
def test_seats_that_still_have_their_turn_in_a_round_may_expect_more(edition: Any) -> None:
    """As many times more as an edition pays more: else a review would take a rich one's rounds for luck."""
    game = make("luxor", players=PLAYERS, edition=edition)
    state = game.start(3)
    pays = scale.stray(game.edition)
    assert pays == 1 if edition == "rebuilt" else pays > 1.5
    evaluation = judging(game, FITTED)
    to_come = coming(evaluation)
    next_one = FIRST_SERVED * pays - evaluation.weights[weights.ON_TURN]
    for done in range(PLAYERS):
        order = [(state.first + number) % PLAYERS for number in range(PLAYERS)]
        assert state.turn == order[done]
        found = list(to_come(state, False))
        assert sum(found) == pytest.approx(0)
        found[state.turn] -= next_one
        assert [found[order[-1]] - found[seat] for seat in order[:done]] == pytest.approx([TURN * pays] * done)
        assert [found[order[-1]] - found[seat] for seat in order[done:]] == pytest.approx([0] * (PLAYERS - done))
        over = to_come(state, True)
        while state.turn == order[done]:
            game.advance(state, game.sample(state, Rng(1)) if game.to_move(state) == CHANCE else game.legal(state)[0])
        assert to_come(state, False) == over, "as soon as a turn counts as over, it is the next seat's"


def test_a_review_measures_by_what_the_edition_pays_and_its_bots_weigh() -> None:
    """The weight of the seat to move is that of the evaluation in use, fitted to the edition or not."""
    usual, rich = (make("luxor", players=3, edition=each) for each in ("rebuilt", RICH))
    fitted = [0.0] * len(FITTED)
    fitted[weights.ON_TURN] = 9.0
    own = make("luxor", players=3, edition=replace(rich.edition, fitted=tuple(zip(NAMES, fitted, strict=True))))
    found = []
    for game in (usual, rich, own):
        to_come = measure(game).to_come
        assert to_come is not None
        found.append(to_come(game.start(3), False)[0])
    pays = scale.stray(rich.edition)
    assert found[1] == pytest.approx(pays * found[0])
    assert found[2] < found[1]
    assert pickle.loads(pickle.dumps(measure(rich).to_come))(rich.start(3), False)[0] == found[1]


@pytest.mark.parametrize("players", [2, 4, 5])
def test_whoever_begins_has_no_more_at_the_start_than_the_first_seats_of_a_thousand_games_won(players: int) -> None:
    """51.1, 25.2 and 21.1 % of the games of docs/lab.md, each with an interval of three percent."""
    game = make("luxor", players=players, modules=["fifth-player"])
    values = Values(game)
    starts = [game.start(seed) for seed in range(1, 101)]
    mean = sum(values.at_rest(state).wins[state.first] for state in starts) / len(starts)
    assert mean == pytest.approx({2: 0.511, 4: 0.252, 5: 0.211}[players], abs=0.03)
