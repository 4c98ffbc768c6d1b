"""A lesson as the page plays it: each step with the updates that a table would have sent."""

from functools import cache

from waset import games, lessons
from waset.core.game import AnyGame
from waset.lessons import LEARNER, OTHER, Situation
from waset.server.database.rows import Entry
from waset.server.tables import updates
from waset.server.tables.match import ACT, START, Match, Reached
from waset.server.web import wire


def facts(game: str) -> list[wire.LessonFacts]:
    """The lessons of a game, as a list shows them."""
    found = [lessons.lesson(game, name) for name in lessons.names(game)]
    return [
        {"name": each.name, "minutes": each.minutes, "modules": list(each.modules), "steps": len(each.steps)}
        for each in found
    ]


@cache
def document(game: str, name: str) -> wire.LessonDocument:
    """A whole lesson. It is the same for everybody, and made once."""
    lesson = lessons.lesson(game, name)
    made = games.make(game, players=lesson.players, modules=lesson.modules)
    steps: list[wire.LessonStep] = []
    seq = 0
    for situation in lessons.play(made, lesson):
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
