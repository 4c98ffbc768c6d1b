"""A scene of Luxor with its view and its board as the types that the game declares."""

from typing import cast

from waset.cli.terminal.screen import Scene
from waset.games.luxor.rules.facts import Board
from waset.games.luxor.rules.seen import View


def view_of(scene: Scene) -> View:
    """What a scene of Luxor shows."""
    return cast("View", scene.view)


def board_of(scene: Scene) -> Board:
    """What lies on the table of a scene of Luxor from the start."""
    return cast("Board", scene.game.board())


def has_artifacts(scene: Scene) -> bool:
    """Whether artifacts are among the tiles that this game is played with."""
    return any(tile["kind"] == "treasure" and tile["type"] == "artifact" for tile in board_of(scene)["tiles"])
