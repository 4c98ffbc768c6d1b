"""Small endings of Tutankhamun, come about by chance."""

from collections.abc import Iterator
from typing import Any

from tests.games.tutankhamun.kit import Table, make
from waset.core.rng import Rng

NEAR = 5
"""How far ahead those who play up to an ending may sail, in tiles; who sails far leaves nothing to be played for."""

OPTIONS: list[dict[str, str]] = [
    {},
    {"idols": "optional"},
    {"underworld_rings": "no"},
    {"idle_horus": "yes"},
    {"idols": "optional", "underworld_rings": "no", "idle_horus": "yes", "first": "1"},
]


def endings(players: int, tiles: int, first_seed: int, count: int, **options: Any) -> Iterator[Table]:
    """Endings with this number of tiles left, or fewer, each from a game of its own; every other one has an idol."""
    game = make(players, **options)
    seed = first_seed
    found = 0
    while found < count:
        state = game.start(seed)
        rng = Rng(seed)
        seed += 1
        while not game.is_over(state) and len(state.slots) > tiles:
            near = game.legal(state)[:NEAR]
            game.advance(state, near[rng.below(len(near))])
        has_idol = any(state.nile[slot] >= game.rules.pieces.artifacts for slot in state.slots)
        if not game.is_over(state) and (has_idol or found % 2 == 0):
            found += 1
            yield Table(game, state)
