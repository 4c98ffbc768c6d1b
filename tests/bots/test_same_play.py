"""Where things pay as usual, bots play as they always have: scaling weights by an edition changes nothing there.

A digest changes only when the usual play is meant to change, and then docs/bots.md is measured again.
"""

import hashlib
import json

import pytest

import waset
from tests.contract.cases import SUBSETS
from waset import bots
from waset.core.play import Seen, play, seat_rng
from waset.core.rng import Rng

PLAYED = (
    ("luxor", SUBSETS[0], ("scribe:2", "vizier:4"), "b242085aa3c2fa63"),
    ("luxor", SUBSETS[-1], ("pharaoh:3", "porter"), "39c49ec0869d9416"),
    ("tutankhamun", (), ("vizier:6", "scribe", "pharaoh:6"), "779eed4c657cb876"),
)


@pytest.mark.parametrize(("name", "modules", "line_up", "digest"), PLAYED)
def test_the_usual_play_is_what_it_was(
    name: str, modules: tuple[str, ...], line_up: tuple[str, ...], digest: str
) -> None:
    game = waset.make(name, players=len(line_up), modules=modules)
    rng = Rng(5)
    seated = [bots.make(words, game, seat_rng(rng, seat), timed=False) for seat, words in enumerate(line_up)]
    watched = [Watched(bot) for bot in seated]
    state = play(game, watched, rng)
    said = [[each.chosen for each in watched], [score.total for score in game.scores(state)]]
    assert hashlib.sha256(json.dumps(said).encode()).hexdigest()[:16] == digest


class Watched:
    """A bot, with what it has chosen."""

    def __init__(self, bot: bots.Bot) -> None:
        self.bot = bot
        self.chosen: list[int] = []

    def choose(self, seen: Seen) -> int:
        """What the bot chooses."""
        self.chosen.append(self.bot.choose(seen))
        return self.chosen[-1]
