"""The screen of each game: its own, or a plain one that lists what is seen and what can be chosen."""

import json
from typing import Any, Final

from rich.text import Text

from waset import games
from waset.cli.terminal.screen import (
    DIM,
    GOLD,
    Prompt,
    Scene,
    Screen,
    by_number,
    line,
    log_lines,
    rule,
    said,
    title,
    wrap,
)

FEWEST_LOG_LINES: Final = 3
KEY_WIDTH: Final = 12


def screen_for(game: str) -> Screen:
    """The screen of a game."""
    if not games.has(game, "terminal.screen"):
        return PLAIN
    made: Screen = games.part(game, "terminal.screen").SCREEN
    return made


def ask(scene: Scene) -> Prompt:
    """What the seat is asked: the choices are counted."""
    return by_number(scene)


def draw(scene: Scene) -> list[Text]:
    """A line for each entry of the view, then the log, then the choices."""
    seen = [row for key, value in scene.view.items() for row in _shown(str(key), value, scene.width)]
    choices = [line((f"{number:3} ", GOLD), choice.shown) for number, choice in enumerate(scene.choices, 1)]
    rows = max(scene.height - 4 - len(seen) - len(choices), FEWEST_LOG_LINES)
    log = [rule(said(scene, "log"), scene.width), *log_lines(scene, rows)] if scene.log else []
    head = title(scene, line((scene.game.meta.title, GOLD)))
    return [head, *seen, *log, *([rule(said(scene, "terminal-choices"), scene.width)] if choices else []), *choices]


def _shown(key: str, value: Any, width: int) -> list[Text]:
    words = value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
    room = max(width - KEY_WIDTH, 1)
    return [
        line((f"{'' if number else key:{KEY_WIDTH - 1}} "[:KEY_WIDTH], DIM), part)
        for number, part in enumerate(wrap(words, room) or [""])
    ]


PLAIN: Final = Screen(draw, ask, "terminal-plain-legend")
