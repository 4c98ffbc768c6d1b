"""A lesson as the page plays it: each step with the updates that a table would have sent."""

from functools import cache
from typing import Any

from waset import games, lessons
from waset.core.errors import IllegalAction
from waset.core.game import AnyGame
from waset.lessons import LEARNER, OTHER, Deed, Situation
from waset.server.database.rows import Entry
from waset.server.tables import updates
from waset.server.tables.match import ACT, START, Match, Reached
from waset.server.tables.wishes import LessonSpot
from waset.server.web import wire
from waset.server.web.errors import Refusal, refused


def facts(game: str) -> list[wire.LessonFacts]:
    """The lessons of a game, as a list shows them."""
    found = [lessons.lesson(game, name) for name in lessons.names(game)]
    return [
        {"name": each.name, "minutes": each.minutes, "modules": list(each.modules), "steps": len(each.steps)}
        for each in found
    ]


@cache
def _played(game: str, name: str) -> tuple[AnyGame, list[Situation]]:
    """The steps of a lesson with the game that they are played in. They are the same for everybody, and made once."""
    lesson = lessons.lesson(game, name)
    made = games.make(game, players=lesson.players, modules=lesson.modules)
    return made, list(lessons.play(made, lesson))


@cache
def document(game: str, name: str) -> wire.LessonDocument:
    """A whole lesson. It is the same for everybody, and made once."""
    lesson = lessons.lesson(game, name)
    made, situations = _played(game, name)
    steps: list[wire.LessonStep] = []
    seq = 0
    for situation in situations:
        led = list(_led(made, situation, seq))
        seq = led[-1]["seq"]
        steps.append(
            {
                "name": situation.step.name,
                "light": list(situation.step.light),
                "topics": list(situation.step.topics),
                "fresh": situation.fresh,
                "updates": led,
                "want": situation.want,
                "answers": [
                    {"action": action, "say": say} for action, say in situation.answers.items() if say != OTHER
                ],
            }
        )
    return {
        "game": game,
        "title": made.meta.title,
        "name": name,
        "minutes": lesson.minutes,
        "players": lesson.players,
        "modules": list(lesson.modules),
        "board": made.board(),
        "steps": steps,
    }


def _led(game: AnyGame, situation: Situation, seq: int) -> list[wire.Update]:
    """The updates that lead to a step; where nothing was done since the last one, only the table as it stands."""
    if situation.fresh or not situation.deeds:
        start = Entry(seq + situation.fresh, 0.0, START, None, "server", None, (), None, "")
        return [updates.unserved(Match(game, None, Reached(situation.state, [], [], None, start)), LEARNER)]
    led = []
    for deed in situation.deeds:
        seq += 1
        entry = Entry(seq, 0.0, ACT, deed.seat, "person" if deed.seat == LEARNER else "bot", deed.action, (), None, "")
        led.append(updates.unserved(Match(game, None, Reached(deed.state, deed.log, [], deed.seat, entry)), LEARNER))
    return led


# --- a way of one's own ----------------------------------------------------------------------------------------------


def tried(game: str, name: str, where: LessonSpot) -> wire.Update:
    """What the last of the learner's acts led to, where they go a way of their own from a step."""
    made, deeds = _way(game, name, where)
    deed = deeds[-1]
    entry = Entry(len(deeds), 0.0, ACT, deed.seat, "person", deed.action, (), None, "")
    return updates.unserved(Match(made, None, Reached(deed.state, deed.log, [], deed.seat, entry)), LEARNER)


def why_not(game: str, name: str, where: LessonSpot, wish: dict[str, Any]) -> wire.WhyNot:
    """Why the learner cannot do what they wish, at a step or on a way of their own from there."""
    made, deeds = _way(game, name, where)
    state = deeds[-1].state if deeds else _played(game, name)[1][where.step].state
    return updates.why_not(made, state, len(deeds), LEARNER, wish)


def _way(game: str, name: str, where: LessonSpot) -> tuple[AnyGame, list[Deed]]:
    made, situations = _played(game, name)
    if where.step >= len(situations):
        raise Refusal(404, "not_found", f"The lesson has {len(situations)} steps.", "step")
    try:
        return made, lessons.try_out(made, situations[where.step], where.actions)
    except IllegalAction as error:
        raise refused(error, "actions") from None
