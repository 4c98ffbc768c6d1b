"""The references play as vizier and pharaoh did when they were frozen, so progress is measured by what stands still.

What they choose here was recorded from those levels on the day they became references. It never changes.
"""

import pytest

import waset
from waset import bots
from waset.bots.bot import Budget
from waset.bots.lineup import challenging
from waset.core.play import Seen
from waset.core.rng import Rng

ALL = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
CHOSEN = (
    (
        "luxor",
        2,
        (),
        16,
        [
            [132, 68],
            [212, 228],
            [0, 0],
            [499, 499],
            [115, 115],
            [212, 468],
            [658, 658],
            [7, 8],
            [7, 7],
            [402, 402],
            [0, 0],
        ],
    ),
    ("luxor", 3, (), 24, [[243, 243], [67, 67], [354, 354], [0, 1], [0, 0], [0, 0], [0, 1], [1, 1]]),
    ("luxor", 4, ("mummy", "characters"), 80, [[117, 117], [720, 759], [1, 1], [822, 806]]),
    ("luxor", 2, ALL, 45, [[0, 0], [83, 306], [720, 720], [1, 1], [1, 1]]),
    (
        "luxor",
        5,
        ("fifth-player",),
        40,
        [[7, 7], [1, 0], [422, 422], [7, 7], [1, 1], [339, 243], [9, 7], [7, 10], [0, 1]],
    ),
    ("tutankhamun", 2, (), 3, [[4, 11], [80, 77], [80, 68]]),
    ("tutankhamun", 4, (), 4, [[4, 4], [64, 64], [74, 74], [67, 67]]),
    ("tutankhamun", 6, (), 5, [[2, 2], [64, 64], [62, 62], [69, 69]]),
)
"""The game, every how many decisions of a random game both are asked, and what they choose."""


@pytest.mark.parametrize(("name", "players", "modules", "every", "chosen"), CHOSEN)
def test_references_choose_what_they_chose_when_they_were_frozen(
    name: str, players: int, modules: tuple[str, ...], every: int, chosen: list[list[int]]
) -> None:
    game = waset.make(name, players=players, modules=modules)
    rng = Rng(17)
    state = game.start(17)
    found: list[list[int]] = []
    asked = 0
    while not game.is_over(state):
        legal = game.legal(state)
        if len(legal) > 1:
            asked += 1
            if asked % every == 0:
                seen = Seen(game, state, game.to_move(state))
                words = ("reference-1:8", "reference-2:20")
                found.append([bots.make(each, game, Rng(asked), timed=False).choose(seen) for each in words])
        game.advance(state, legal[rng.below(len(legal))])
        game.settle(state, rng)
    assert found == chosen


@pytest.mark.parametrize("name", ["luxor", "tutankhamun"])
def test_references_think_as_long_as_they_did_and_are_offered_to_nobody(name: str) -> None:
    game = waset.make(name)
    assert bots.make("reference-1", game, Rng()).budget == Budget(simulations=24)
    assert bots.make("reference-2", game, Rng()).budget == Budget(simulations=1000)
    others = [*bots.names(name), *(each.name for each in challenging(name))]
    assert not any(each.startswith("reference") for each in others)


def test_a_reference_that_thinks_by_the_clock_cannot_be_repeated() -> None:
    assert bots.is_timed("reference-2:0.1s", "luxor")
    assert not bots.is_timed("reference-2:100", "luxor")
