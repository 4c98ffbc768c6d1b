"""Deeper looks: the strongest bot at each decision, in any number of processes, and what cannot be reviewed."""

import pytest

from tests.contract.cases import Case
from tests.review.kit import LUXOR, TUTANKHAMUN, late, only
from waset import bots
from waset.bots.bot import Budget
from waset.core.errors import BadOption
from waset.core.play import Seen
from waset.core.rng import Rng
from waset.review import DEPTHS, Think, depth, review, reviews

SHALLOW = Think("shallow", 0.012, 500)
"""The strongest bot with a budget for tests."""


@pytest.mark.parametrize("case", [LUXOR[0], TUTANKHAMUN[0]], ids=str)
def test_the_strongest_bot_weighs_what_was_played_as_long_as_what_it_would_do(case: Case) -> None:
    record = only(late(case, 20))
    found = review(record, SHALLOW)
    assert found.think == "shallow"
    assert len(found.decisions) > 2
    for each in found.decisions:
        assert each.loss >= 0
        assert sum(each.played.wins) == pytest.approx(1)
        assert each.options[0].wins[each.seat] == pytest.approx(each.played.wins[each.seat] + each.loss, abs=0.02)


@pytest.mark.parametrize("case", [LUXOR[0], TUTANKHAMUN[0]], ids=str)
def test_a_bot_compares_actions_with_equal_care(case: Case) -> None:
    game = case.make()
    state = game.start(5)
    seen = Seen(game, state, game.to_move(state))
    actions = [seen.legal[-1], seen.legal[0]]
    bot = bots.make("pharaoh", game, Rng(1), Budget(simulations=16))
    last, first = bot.compare(seen, actions)
    assert [last.action, first.action] == actions
    assert last.visits == pytest.approx(first.visits, abs=1)
    assert first.visits > 1
    assert seen.legal == game.legal(state)
    assert bots.make("random", game, Rng(1)).compare(seen, actions) == []


def test_deep_reviews_are_the_same_with_two_workers() -> None:
    record = only(late(LUXOR[0], 10))
    done: list[int] = []
    (alone,) = reviews([record], SHALLOW, 7)
    (together,) = reviews([record], SHALLOW, 7, 2, done.append)
    assert together == alone
    assert done == sorted(done)
    assert done[-1] == sum(who >= 0 for who, _ in record.steps)


def test_the_depths_are_named() -> None:
    assert list(DEPTHS) == ["fast", "medium", "deep"]
    with pytest.raises(BadOption, match="unknown depth 'depp'; did you mean 'deep'"):
        depth("depp")
    with pytest.raises(BadOption, match="1 worker or more"):
        review(only(late(LUXOR[0])), workers=0)
