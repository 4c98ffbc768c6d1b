"""Screens go by what choices mean: other words on them change nothing but those words."""

import re

import pytest

import waset
from tests.cli.scenes import MODULES, moments, scene
from waset.cli.terminal.screen import Choice, Scene
from waset.cli.terminal.screens import screen_for

GAMES = [
    ("luxor", 2, (), 3),
    ("luxor", 5, MODULES, 1),
    ("tutankhamun", 3, (), 15),
]


def in_other_words(shown: Scene) -> Scene:
    """The same scene with choices whose words say nothing, each as long as it was."""
    blind = [Choice(choice.means, "x", re.sub(r"\S", "x", choice.shown)) for choice in shown.choices]
    return shown._replace(choices=blind)


def drawn(shown: Scene) -> list[str]:
    """The screen without the words of its choices, and what is asked."""
    screen = screen_for(shown.game.meta.name)
    lines = [line.plain for line in screen.draw(shown)]
    for choice in sorted(shown.choices, key=lambda each: -len(each.shown)):
        lines = [line.replace(choice.shown, re.sub(r"\S", "x", choice.shown)) for line in lines]
    return [*lines, repr(screen.ask(shown))]


@pytest.mark.parametrize(("name", "players", "modules", "games"), GAMES)
def test_no_screen_reads_the_words_of_a_choice(name: str, players: int, modules: tuple[str, ...], games: int) -> None:
    game = waset.make(name, players=players, modules=modules)
    kinds = set()
    for seed in range(games):
        for state in moments(game, seed, every=1 if name == "tutankhamun" else 5):
            seat = game.to_move(state)
            if seat < 0:
                continue
            shown = scene(game, state, seat)
            kinds |= {choice.means["kind"] for choice in shown.choices}
            assert drawn(shown) == drawn(in_other_words(shown))
    assert len(kinds) > 4
