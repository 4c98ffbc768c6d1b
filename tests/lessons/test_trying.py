"""Whatever a learner may do instead can be tried, to the end of their turn; the lesson stays as it is."""

import pytest

from tests.lessons.test_lessons import LESSONS, PLAYS, game_of, situations
from waset import lessons
from waset.core.errors import IllegalAction
from waset.core.game import CHANCE
from waset.lessons import LEARNER, BadLesson
from waset.lessons.lesson import read

MOST = 12
"""More acts than a turn has."""


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_every_other_choice_of_every_step_can_be_tried(game: str, name: str) -> None:
    rules = game_of(lessons.lesson(game, name))
    for situation in situations(game, name):
        before = rules.document(situation.state)
        for action in situation.answers:
            actions = [action]
            deeds = lessons.try_out(rules, situation, actions)
            while rules.to_move(deeds[-1].state) == LEARNER and len(actions) < MOST:
                actions.append(rules.legal(deeds[-1].state)[-1])
                deeds = lessons.try_out(rules, situation, actions)
            assert rules.to_move(deeds[-1].state) != CHANCE
            assert [(deed.seat, deed.action) for deed in deeds] == [(LEARNER, each) for each in actions]
            again = lessons.try_out(rules, situation, actions)
            assert rules.document(again[-1].state) == rules.document(deeds[-1].state), "it is the same every time"
        assert rules.document(situation.state) == before


def test_a_lesson_may_say_what_chance_does_then() -> None:
    """The first lesson says of its die that it does not roll what would help."""
    step = next(each for each in situations("luxor", "first") if each.step.name == "pair")
    (action,) = step.answers
    (deed,) = lessons.try_out(game_of(lessons.lesson("luxor", "first")), step, [action])
    assert [event.figures for event in deed.log if event.kind == "rolled"] == [(4,)]


def test_what_the_rules_forbid_cannot_be_tried() -> None:
    rules = game_of(lessons.lesson("luxor", "first"))
    step = next(each for each in situations("luxor", "first") if each.want is not None)
    with pytest.raises(IllegalAction, match="is not legal here"):
        lessons.try_out(rules, step, [999])
    (other,) = step.answers
    with pytest.raises(IllegalAction, match="not for the learner"):
        lessons.try_out(rules, step, [other, 0, 0, 0])


def test_chance_that_cannot_be_is_refused() -> None:
    text = PLAYS + 'other = [{ means = { side = "right" }, then = [{ kind = "roll", die = 9 }] }]\n'
    lesson = read("luxor", "bad", text.replace('"3"]', '"die"]'))
    rules = game_of(lesson)
    steps = lessons.play(rules, lesson)
    next(steps)
    step = next(steps)
    with pytest.raises(BadLesson, match="means 0 of the choices"):
        lessons.try_out(rules, step, list(step.answers))
