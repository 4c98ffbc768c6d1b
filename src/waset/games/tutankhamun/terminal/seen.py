"""A scene of Tutankhamun with its view as the type that the game declares."""

from typing import cast

from waset.cli.terminal.screen import Scene
from waset.games.tutankhamun.rules.seen import View


def view_of(scene: Scene) -> View:
    """What a scene of Tutankhamun shows."""
    return cast("View", scene.view)
