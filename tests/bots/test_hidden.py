"""No bot peeks: what a seat cannot see does not change what its bot does."""

import pytest

from tests.contract.cases import SUBSETS, Case
from waset import bots
from waset.bots.bot import Budget
from waset.core.game import AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng

CHEAP = ("random", "porter", "scribe")
TINY = Budget(simulations=4)
DECISIONS = 5
"""Decisions looked at in each game, spread over its middle."""

EVERY = [
    Case("luxor", 5 if "fifth-player" in subset else 2 + number % 3, subset) for number, subset in enumerate(SUBSETS)
]
SOME = [*EVERY[::8], EVERY[-1], *(Case("tutankhamun", players) for players in (2, 4, 6))]


def decisions(game: AnyGame, seed: int) -> list[tuple[object, int]]:
    """Positions of a random game in which a seat has a choice, each with that seat."""
    rng = Rng(seed)
    state = game.start(seed)
    found: list[tuple[object, int]] = []
    asked = 0
    while not game.is_over(state) and len(found) < DECISIONS:
        game.settle(state, rng)
        if game.is_over(state):
            break
        legal = game.legal(state)
        if len(legal) > 1:
            asked += 1
            if asked % 9 == 0:
                found.append((game.copy(state), game.to_move(state)))
        game.advance(state, legal[rng.below(len(legal))])
    return found


def plays_alike(case: Case, names: tuple[str, ...]) -> None:
    """Deals anew what the seat cannot see, and wants the same choice from the same generator."""
    game = case.make()
    for number, (state, seat) in enumerate(decisions(game, seed=11)):
        other = game.guess(state, seat, Rng(500 + number))
        for name in names:
            choices = [
                bots.make(name, game, Rng(number), TINY, timed=False).choose(Seen(game, each, seat))
                for each in (state, other)
            ]
            assert choices[0] == choices[1], (name, game.text(state, choices[0]), game.text(state, choices[1]))


@pytest.mark.parametrize("case", EVERY, ids=str)
def test_a_cheap_bot_does_not_peek_with_any_modules(case: Case) -> None:
    plays_alike(case, CHEAP)


@pytest.mark.parametrize("case", SOME, ids=str)
def test_no_bot_peeks(case: Case) -> None:
    plays_alike(case, tuple(bots.names(case.name)))


def test_the_other_deal_does_differ() -> None:
    """Otherwise the tests above would say nothing."""
    game = Case("luxor", 2).make()
    state, seat = decisions(game, seed=11)[0]
    assert len({str(game.document(game.guess(state, seat, Rng(seed)))) for seed in range(5)}) == 5
