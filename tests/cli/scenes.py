"""Screens in tests: moments of random games, and the scenes that a seat would see of them."""

from collections.abc import Iterator
from typing import Any

import waset
from waset.cli.terminal.screen import WIDTH, Choice, Scene
from waset.core.game import AnyGame
from waset.core.rng import Rng
from waset.words import Speaker

NAMES = ["Ann", "Ben (random)", "Cleo", "A player with quite a long name", "Eve (random)", "Fay"]
MODULES = ("fifth-player", "mummy", "equipment", "artifacts", "characters")


def moments(game: AnyGame, seed: int, every: int = 7) -> Iterator[Any]:
    """States of a random game in which a seat must decide, and the last one."""
    state = game.start(seed)
    rng = Rng(seed)
    step = 0
    while not game.is_over(state):
        chance = game.to_move(state) == waset.CHANCE
        if not chance and step % every == 0:
            yield state
        legal = game.legal(state)
        game.advance(state, game.sample(state, rng) if chance else legal[rng.below(len(legal))])
        step += 1
    yield state


def scene(game: AnyGame, state: Any, seat: int | None, width: int = WIDTH, language: str = "en") -> Scene:
    """A scene with a log that is long enough to be cut."""
    asked = game.legal(state) if seat == game.to_move(state) else []
    view = game.view(state, seat)
    speaker = Speaker(game, NAMES[: game.players], seat, language)
    means = [game.means(state, action) for action in asked]
    choices = [
        Choice(each, game.text(state, action), speaker.choice(each, view))
        for action, each in zip(asked, means, strict=True)
    ]
    log = [(seat % game.players, "Somebody goes from space 12 to space 24. " * 3) for seat in range(20)]
    return Scene(game, view, NAMES[: game.players], choices, log, width, speaker=speaker, language=language)
