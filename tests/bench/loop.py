"""Measures random loops of whichever Waset is on the path, and prints them as JSON. Needs nothing but that package.

    python loop.py SECONDS LOOP GAME:PLAYERS...

LOOP is own (the engine's loop) or contract (a loop in Python, which any commit since the first game can run).
"""

import json
import sys
from collections.abc import Callable
from time import process_time
from typing import Any

import waset


def own(game: Any, seed: int) -> int:
    """One game by the engine's own loop; returns its decisions."""
    decisions: int = game.play_out(game.blank(), waset.Rng(seed))
    return decisions


def contract(game: Any, seed: int) -> int:
    """One game through the contract."""
    rng = waset.Rng(seed)
    state = game.blank()
    decisions = 0
    while (who := game.to_move(state)) != waset.NOBODY:
        if who == waset.CHANCE:
            game.advance(state, game.sample(state, rng))
        else:
            legal = game.legal(state)
            decisions += 1
            game.advance(state, legal[rng.below(len(legal))])
    return decisions


def microseconds(game: Any, loop: Callable[[Any, int], int], seconds: float) -> tuple[float, int]:
    """CPU time per decision over games 1, 2, 3, ...; and the decisions of the first, which tell games apart."""
    first = loop(game, 1)
    decisions = seed = 0
    start = process_time()
    while (passed := process_time() - start) < seconds or not seed:
        seed += 1
        decisions += loop(game, seed)
    return 1e6 * passed / decisions, first


def main() -> None:
    """Measures the games on the command line."""
    seconds, loop, *names = sys.argv[1:]
    found = {}
    for name in names:
        kind, players = name.split(":")
        game = waset.make(kind, players=int(players))
        found[name] = microseconds(game, own if loop == "own" else contract, float(seconds))
    has_own = hasattr(waset.make("luxor", players=2), "play_out")
    print(json.dumps({"compiled": getattr(waset, "compiled", False), "own": has_own, "games": found}))


if __name__ == "__main__":
    main()
