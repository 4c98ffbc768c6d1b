"""A scene of Luxor with its view as the type that the game declares."""

from typing import cast

from waset.cli.terminal.screen import Scene
from waset.games.luxor.rules.seen import View


def view_of(scene: Scene) -> View:
    """What a scene of Luxor shows."""
    return cast("View", scene.view)
