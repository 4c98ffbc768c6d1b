"""Plays a lesson in the rules: what each step shows is what they make of it, and nothing else."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from waset.core.errors import BadPosition, IllegalAction, quoted
from waset.core.event import Log
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.meaning import AnyMeaning
from waset.core.rng import Rng
from waset.core.wish import agrees
from waset.lessons.lesson import OTHER, BadLesson, Lesson, Step

LEARNER: Final = 0
"""The seat of who learns."""
LUCK: Final = 1
"""The seed of chance where the learner goes a way of their own."""


class Deed(NamedTuple):
    """What a seat did on the way to a step, with the chance that followed."""

    seat: int
    action: int
    state: Any
    """The table after it."""
    log: Log


class Situation(NamedTuple):
    """A step as it is played: the table, how it came about, and what becomes of each choice."""

    step: Step
    fresh: bool
    """Whether the table is set up anew for it."""
    deeds: list[Deed]
    """What led here from the step before."""
    state: Any
    want: int | None
    """The action that is wanted."""
    answers: dict[int, str]
    """For each other legal action, the attribute of the step's message that answers it."""


def play(game: AnyGame, lesson: Lesson) -> Iterator[Situation]:
    """Yields the steps of a lesson in order, as the learner meets them. Raises BadLesson where the rules say no."""
    state: Any = None
    deeds: list[Deed] = []
    for step in lesson.steps:
        where = f"{lesson.name}, step {step.name!r}"
        fresh = step.position is not None
        if fresh:
            state, deeds = _set_up(game, step, where), []
        if game.to_move(state) not in (LEARNER, NOBODY):
            raise BadLesson(f"{where}: it is not for the learner to decide: {_told(game, state)}")
        want = None if step.want is None else _one(game, state, step.want, where)
        yield Situation(step, fresh, deeds, state, want, _answers(game, state, step, want, where))
        if want is not None:
            deeds = list(_going_on(game, state, want, step, where))
            state = deeds[-1].state
        else:
            deeds = []


def try_out(game: AnyGame, situation: Situation, actions: Sequence[int]) -> list[Deed]:
    """What follows if the learner does this at a step, whatever is wanted there; nobody else acts.

    Chance is the same every time, so that whoever tries it again sees the same. Raises IllegalAction where the rules or
    the turn forbid an action.
    """
    state, rng = situation.state, Rng(LUCK)
    waiting = _luck(game, situation, actions)
    deeds: list[Deed] = []
    for action in actions:
        if game.to_move(state) != LEARNER:
            raise IllegalAction(f"action {action} is not legal: it is not for the learner to decide")
        state = game.copy(state)
        log: Log = []
        game.apply(state, action, log)
        while game.to_move(state) == CHANCE:
            where = f"step {situation.step.name!r}, other"
            outcome = _one(game, state, waiting.pop(0), where) if waiting else game.sample(state, rng)
            game.apply(state, outcome, log)
        deeds.append(Deed(LEARNER, action, state, log))
    return deeds


def _luck(game: AnyGame, situation: Situation, actions: Sequence[int]) -> list[AnyMeaning]:
    """What the lesson says of chance after a choice that is not wanted."""
    if not actions or actions[0] not in situation.answers:
        return []
    meaning = game.means(situation.state, actions[0])
    return list(next((other.then for other in situation.step.other if agrees(other.means, meaning)), ()))


def _set_up(game: AnyGame, step: Step, where: str) -> Any:
    try:
        return game.position(dict(step.position or {}))
    except BadPosition as error:
        raise BadLesson(f"{where}: {error}") from None


def _one(game: AnyGame, state: Any, wish: AnyMeaning, where: str) -> int:
    """The one choice that a wish means."""
    found = [choice for choice in game.choices(state) if agrees(wish, game.means(state, choice))]
    if len(found) != 1:
        raise BadLesson(f"{where}: {dict(wish)} means {len(found)} of the choices: {_told(game, state)}")
    return found[0]


def _told(game: AnyGame, state: Any) -> str:
    return quoted((str(dict(game.means(state, choice))) for choice in game.choices(state)), 30)


def _answers(game: AnyGame, state: Any, step: Step, want: int | None, where: str) -> dict[int, str]:
    if want is None:
        return {}
    meanings = {action: game.means(state, action) for action in game.legal(state) if action != want}
    for other in step.other:
        if not any(agrees(other.means, meaning) for meaning in meanings.values()):
            raise BadLesson(f"{where}: {dict(other.means)} is no other choice: {_told(game, state)}")
    return {
        action: next((other.say for other in step.other if agrees(other.means, meaning)), OTHER)
        for action, meaning in meanings.items()
    }


def _going_on(game: AnyGame, before: Any, want: int, step: Step, where: str) -> Iterator[Deed]:
    """What the learner does, and what the others do after it until the learner is asked again."""
    waiting = list(step.then)
    seat, action, state = LEARNER, want, before
    while True:
        state = game.copy(state)
        log: Log = []
        game.apply(state, action, log)
        while waiting and game.to_move(state) == CHANCE:
            game.apply(state, _one(game, state, waiting.pop(0), where), log)
        if game.to_move(state) == CHANCE:
            raise BadLesson(f"{where}: chance has to decide, and nothing says how: {_told(game, state)}")
        yield Deed(seat, action, state, log)
        if not waiting:
            return
        seat = game.to_move(state)
        if seat in (LEARNER, NOBODY):
            raise BadLesson(f"{where}: nobody is left to do {dict(waiting[0])}")
        action = _one(game, state, waiting.pop(0), where)
