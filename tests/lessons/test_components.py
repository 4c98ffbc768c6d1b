"""Every component of a game is named in some lesson, and the table that says so is up to date."""

import pytest

from tests.lessons import components
from waset import games


@pytest.mark.parametrize("game", games.OURS)
def test_every_component_is_named_in_a_lesson(game: str) -> None:
    found = list(components.rows(game))
    assert len(found) > 15
    assert [(kind, name) for kind, name, lessons in found if not lessons] == []


def test_every_topic_of_a_lesson_is_a_component() -> None:
    """A topic that names nothing of the board would explain nothing."""
    for game in games.OURS:
        known = {topic for topics in components.things(components.board_of(game)).values() for topic in topics}
        for name, (topics, _) in components.taught(game).items():
            assert topics - known - {"tomb", "stairs", "underworld"} == set(), name


def test_the_table_is_up_to_date() -> None:
    assert components.DOCUMENT.read_text("utf-8") == components.written(), "run python -m tests.lessons.components"
