"""A view as plain text, for people who watch an environment."""

import json
from typing import Final

from waset import games
from waset.core.game import AnyGame
from waset.core.meaning import AnyView

ACROSS: Final = 5
WIDTH: Final = 22


def text(game: AnyGame, view: AnyView) -> str:
    """What is seen, in about twenty lines: written by the game, or else one line for each key of the view."""
    to_move = view["to_move"]
    asked = (
        f"{game.meta.seats[to_move]} to decide: {view['decision']}" if isinstance(to_move, int) else "the game is over"
    )
    if games.has(game.meta.name, "env.text"):
        told: list[str] = games.part(game.meta.name, "env.text").told(game, view, asked)
        return "\n".join(told)
    return "\n".join([f"{game.meta.title}, {asked}", *(f"{key}: {json.dumps(value)}" for key, value in view.items())])


def rows(cells: list[str]) -> list[str]:
    """Cells side by side, row after row."""
    padded = [cell.rstrip().ljust(WIDTH) for cell in cells]
    return ["".join(padded[start : start + ACROSS]).rstrip() for start in range(0, len(padded), ACROSS)]
