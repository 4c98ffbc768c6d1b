"""Golden counts: how many different sequences of steps there are from a state, to a stated depth (perft).

A change of any rule that offers, forbids or merges a choice changes a count, wherever in the tree it happens.
"""

from pathlib import Path
from typing import Any, Final, NamedTuple

from tests.contract.cases import SUBSETS, Case
from waset.core.game import CHANCE, AnyGame
from waset.core.rng import Rng

FILE: Final = Path(__file__).parent / "counts.txt"
SEED: Final = 1
HEADER: Final = f"""\
# How many sequences there are of the given number of steps. A decision is a step, and so is an outcome of chance.
# "start" is game.start(seed={SEED}); "+50" is the state 50 random steps later, or the last before the end of the game.
# Written by `make golden`.
# {"case":<62} {"from":>5} {"steps":>5} {"sequences":>9}
"""


class Root(NamedTuple):
    """Where the counting begins, in random steps after the start, and how deep it goes."""

    later: int
    depth: int

    def __str__(self) -> str:
        return f"+{self.later}" if self.later else "start"


ROOTS: Final = {
    "luxor": [Root(0, 8), Root(50, 7), Root(150, 7)],
    "tutankhamun": [Root(0, 3), Root(3, 3), Root(6, 4)],
}


def cases() -> list[Case]:
    """The base game, every subset of the modules, those with the fifth player's set at five too, and the other game."""
    found = [Case("luxor", players) for players in (2, 3, 4)]
    for subset in SUBSETS[1:]:
        found += [Case("luxor", players, subset) for players in ((2, 5) if "fifth-player" in subset else (2,))]
    return found + [Case("tutankhamun", players) for players in range(2, 7)]


def lines(case: Case) -> list[str]:
    """The lines of one case."""
    game = case.make()
    found = []
    for root in ROOTS[case.name]:
        count = sequences(game, walked(game, root.later), root.depth)
        found.append(f"{case!s:<64} {root!s:>5} {root.depth:>5} {count:>9}")
    return found


def walked(game: AnyGame, steps: int) -> Any:
    """The state this number of random steps after the start, or the last one before the end."""
    state = game.start(SEED)
    rng = Rng(SEED).split(1)
    for _ in range(steps):
        after = state.copy()
        game.advance(after, random_step(game, state, rng))
        if game.is_over(after):
            break
        state = after
    return state


def random_step(game: AnyGame, state: Any, rng: Rng) -> int:
    """What happens next in a random game."""
    if game.to_move(state) == CHANCE:
        return game.sample(state, rng)
    legal = game.legal(state)
    return legal[rng.below(len(legal))]


def sequences(game: AnyGame, state: Any, depth: int) -> int:
    """The number of different sequences of this number of steps; those that the end cuts short do not count."""
    choices = game.choices(state)
    if depth == 1:
        return len(choices)
    found = 0
    for choice in choices:
        after = state.copy()
        game.advance(after, choice)
        found += sequences(game, after, depth - 1)
    return found
