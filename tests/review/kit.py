"""Recorded games for the tests of reviews, and looks at single decisions."""

import io
from functools import cache
from itertools import islice
from typing import Any

import pytest

from tests.contract.cases import SUBSETS, Case
from waset import bots
from waset.bots.evaluation import Prospect
from waset.core.game import AnyGame
from waset.core.play import play, seat_rng
from waset.core.record import Record, Recorder, read, walk
from waset.core.rng import Rng
from waset.review import FAST, Review, review
from waset.review.look import Look
from waset.review.values import Values

NAMES = ("Ada", "Zoë", "Kim", "Max", "Lin", "Noa")
LUXOR = [
    Case("luxor", 5 if "fifth-player" in subset and number % 2 else 2 + number % 3, subset)
    for number, subset in enumerate(SUBSETS)
]
TUTANKHAMUN = [Case("tutankhamun", players) for players in range(2, 7)]
CASES = [*LUXOR, *TUTANKHAMUN]
LATE = 30
"""How many steps before its end a game is looked at where many are."""
FEW = [LUXOR[0], LUXOR[7], LUXOR[-1], TUTANKHAMUN[0], TUTANKHAMUN[2]]


def written(game: AnyGame, players: Any, seed: int, state: Any = None, position: Any = None) -> bytes:
    """The record of a game, played from the start or from a position."""
    file = io.BytesIO()
    rng = Rng(seed)
    recorder = Recorder(game, file, NAMES[: game.players], position=position)
    play(game, players(rng), rng, recorder=recorder, state=state)
    return file.getvalue()


@cache
def line(case: Case, bot: str = "random", seed: int = 5) -> bytes:
    """The record of a game that bots have played, as a whole line."""
    game = case.make()
    return written(game, lambda rng: [bots.make(bot, game, seat_rng(rng, seat)) for seat in range(game.players)], seed)


def only(raw: bytes) -> Record:
    """The one record of these bytes."""
    (found,) = read(io.BytesIO(raw))
    return found


def cut(raw: bytes, steps: int) -> bytes:
    """A record that breaks off after this number of steps."""
    at = raw.index(b'"steps":[')
    for _ in range(steps):
        at = raw.index(b'"]', at) + 2
    return raw[:at]


@cache
def late(case: Case, steps: int = LATE) -> bytes:
    """The record of the last steps of a game that was played at random, from a position in it."""
    game = case.make()
    whole = only(line(case))
    moment = next(islice(walk(game, whole), max(1, len(whole.steps) - steps), None))
    while game.in_setup(moment.state) or game.to_move(moment.state) < 0:
        game.advance(moment.state, game.choices(moment.state)[0])
    document = game.document(moment.state)
    return written(
        game,
        lambda rng: [bots.make("random", game, seat_rng(rng, seat)) for seat in range(game.players)],
        5,
        game.position(document),
        document,
    )


@cache
def reviewed(case: Case) -> Review:
    """The fast review of the game of random bots."""
    return review(only(line(case)))


def look(case: Case, seed: int = 1) -> Look:
    """Looks at single decisions of a game."""
    return Look(case.make(), FAST, seed)


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lets reviews judge positions as they are, without a plan: what adds up does so however good the figures are."""

    def after(values: Values, state: Any, action: int, _: Rng) -> Prospect:
        twin = values.game.copy(state)
        values.game.advance(twin, action)
        return values.at_rest(twin)

    monkeypatch.setattr(Values, "after", after)
    monkeypatch.setattr(Values, "of", lambda values, state, _: values.at_rest(state))
    monkeypatch.setattr(Look, "_by_bot", Look._by_turn)
    monkeypatch.setattr(Look, "_why", lambda _, __, *options: ([], list(options[:2])))
