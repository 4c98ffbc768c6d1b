"""A decision that is asked again: every choice has a value, as the review gave it, and none uses what was hidden."""

import pytest

from tests.bots.test_hidden import decisions
from tests.contract.cases import Case
from tests.review.kit import LUXOR, TUTANKHAMUN, late, line, look, only
from waset.core.errors import BadOption
from waset.core.record import walk
from waset.core.rng import Rng
from waset.review import ASKED_FROM, RIGHT_BELOW, ask_again, depth, is_worth_asking, review
from waset.review.look import MadeDecision
from waset.review.verdict import word


@pytest.mark.parametrize("case", [LUXOR[0], LUXOR[-1], TUTANKHAMUN[0], TUTANKHAMUN[2]], ids=str)
def test_every_choice_has_the_value_that_the_review_gave_it(case: Case) -> None:
    found = only(late(case))
    for decision in sorted(review(found).decisions, key=lambda each: -each.loss)[:2]:
        again = ask_again(found, decision.step)
        assert again.decision == decision
        state = next(each.state for each in walk(again.game, found) if each.number == decision.step)
        assert sorted(each.action for each in again.choices) == again.game.legal(state)
        by_action = {each.action: each for each in again.choices}
        assert by_action[decision.played.action].loss == pytest.approx(decision.loss)
        for option in decision.options:
            assert by_action[option.action].win == pytest.approx(option.wins[decision.seat])
        assert again.choices[0].action == decision.options[0].action
        assert again.choices[0].loss == 0
        assert again.choices[0].is_right
        assert any(each.why for each in again.choices)
        assert by_action[decision.played.action].is_right == (decision.loss < RIGHT_BELOW)


@pytest.mark.parametrize("case", [LUXOR[0], LUXOR[20], TUTANKHAMUN[1]], ids=str)
def test_choices_are_weighed_by_what_the_seat_could_know(case: Case) -> None:
    game = case.make()
    looks = look(case)
    for number, (state, seat) in enumerate(decisions(game, seed=11)[:2]):
        other = game.guess(state, seat, Rng(500 + number))
        action = game.legal(state)[-1]
        first, second = (looks.every(MadeDecision(1, number + 1, each, action, None)) for each in (state, other))
        assert first == second
        assert len(first) == len(game.legal(state))


def test_a_deeper_look_has_a_value_for_every_choice_too() -> None:
    """What the bot gives up early is looked at again, beside the best."""
    found = only(late(TUTANKHAMUN[0]))
    again = ask_again(found, 1, depth("medium"))
    assert len(again.choices) == len({each.action for each in again.choices}) > 3
    assert all(0 <= each.win <= 1 for each in again.choices)


def test_where_nobody_has_a_choice_nothing_is_asked() -> None:
    found = only(line(LUXOR[0]))
    with pytest.raises(BadOption):
        ask_again(found, 1)
    with pytest.raises(BadOption):
        ask_again(found, len(found.steps) + 1)


def test_what_is_asked_is_clear_of_what_counts_as_right() -> None:
    assert word(RIGHT_BELOW - 1e-9, False) == "good"
    assert word(RIGHT_BELOW, False) == "slip"
    assert is_worth_asking(ASKED_FROM, None)
    assert not is_worth_asking(ASKED_FROM - 1e-9, None)
    assert not is_worth_asking(1.0, "bot"), "what was decided in somebody's place is not their mistake"
