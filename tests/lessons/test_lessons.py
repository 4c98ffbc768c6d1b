"""Every lesson plays through in the rules, and each thing that it says is there in each language."""

import pytest

import waset
from tests.words.ftl import messages
from waset import games, lessons
from waset.core.game import AnyGame
from waset.lessons import LEARNER, BadLesson, Lesson, Situation
from waset.lessons.lesson import read
from waset.words import LANGUAGES

LESSONS = [(game, name) for game in games.OURS for name in lessons.names(game)]
LONGEST = 30
"""The most words of a remark, and of an answer, in any language."""


def game_of(lesson: Lesson) -> AnyGame:
    """The game that a lesson is played with."""
    return waset.make(lesson.game, players=lesson.players, modules=lesson.modules)


def situations(game: str, name: str) -> list[Situation]:
    """All steps of a lesson, played."""
    lesson = lessons.lesson(game, name)
    return list(lessons.play(game_of(lesson), lesson))


def test_there_are_lessons_of_each_game() -> None:
    assert {game for game, _ in LESSONS} == set(games.OURS)


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_each_lesson_plays_through_and_answers_every_choice(game: str, name: str) -> None:
    lesson = lessons.lesson(game, name)
    rules = game_of(lesson)
    played = situations(game, name)
    assert len(played) == len(lesson.steps)
    assert any(situation.want is not None for situation in played[:3]), "the learner soon decides something"
    assert 2 <= lesson.minutes <= 6
    for situation in played:
        if situation.want is not None:
            legal = rules.legal(situation.state)
            assert rules.to_move(situation.state) == LEARNER
            assert sorted([situation.want, *situation.answers]) == legal
            assert len(legal) > 1, f"{situation.step.name}: nothing is decided where there is one choice"


@pytest.mark.parametrize(("game", "name"), LESSONS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_step_has_its_words(game: str, name: str, language: str) -> None:
    known = messages(f"{game} lessons", language)
    for situation in situations(game, name):
        own = f"{name}-{situation.step.name}"
        wanted = {own, f"{own}.about", *(f"{own}.{say}" for say in situation.answers.values())}
        assert {each for each in known if each.split(".")[0] == own} == wanted
        for each in wanted:
            assert len(" ".join(known[each].texts).split()) <= LONGEST, each
            assert not known[each].args, each


# --- a lesson that cannot be -----------------------------------------------------------------------------------------

START = 'minutes = 2\n[[steps]]\nname = "one"\n[steps.position]\nseats = [{ hand = ["2", "die", "4", "1", "3"] }]\n'
PLAYS = START + '[[steps]]\nname = "two"\nwant = { kind = "play", side = "left" }\n'


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("minutes = ", "bad: "),
        ('minutes = 2\nminute = 3\n[[steps]]\nname = "one"\nposition = {}', "unknown key 'minute'; did you mean"),
        ("minutes = 2", "the first step needs a position"),
        ('minutes = "2"\n[[steps]]\nname = "one"\nposition = {}', "'minutes' must be a int"),
        ("minutes = 2\nsteps = [1]", "'steps' must be a list, each entry a dict"),
        ('minutes = 2\n[[steps]]\nname = "one"', "the first step needs a position"),
        (START + '[[steps]]\nname = "one"', "two steps are named 'one'"),
        (START + "[[steps]]\nlight = []", "step 2: 'name' must be a str"),
        (START + '[[steps]]\nname = "two"\nthen = [{ kind = "roll" }]', "nothing follows"),
        (START + '[[steps]]\nname = "two"\nposition = { round = 0.5 }', "step 'two': round"),
        (PLAYS.replace('"left"', '"up"'), "means 0 of the choices"),
        (PLAYS.replace(', side = "left"', ""), "means 2 of the choices"),
        (PLAYS + 'other = [{ means = { side = "up" }, say = "up" }]', "is no other choice"),
        (PLAYS, "chance has to decide, and nothing says how"),
        (PLAYS + 'then = [{ kind = "roll", die = 3 }]', "means 0 of the choices"),
        (PLAYS + 'then = [{ kind = "draw", seat = 0, card = "1" }]\n[[steps]]\nname = "three"', "not for the learner"),
    ],
)  # fmt: skip
def test_a_bad_lesson_says_what_is_wrong(text: str, complaint: str) -> None:
    def taught() -> None:
        lesson = read("luxor", "bad", text)
        list(lessons.play(game_of(lesson), lesson))

    with pytest.raises(BadLesson) as caught:
        taught()
    assert complaint in str(caught.value)


def test_an_unknown_lesson_names_those_that_there_are() -> None:
    with pytest.raises(BadLesson, match="unknown lesson of Luxor 'frist'; did you mean 'first'"):
        lessons.lesson("luxor", "frist")
