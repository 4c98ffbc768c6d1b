"""Makes a number of calls of whichever Waset is on the path, for something that counts what they cost.

    python calls.py CALL TIMES GAME:PLAYERS[:all]

CALL is loop (whole random games), copy, legal or apply (which copies first), over states from whole games.
"""

import sys
from typing import Any

import waset

MODULES = ["fifth-player", "mummy", "equipment", "artifacts", "characters"]
GAMES = 4
EVERY = 5


def states(game: Any) -> list[Any]:
    """Every fifth decision of some random games."""
    found = []
    for seed in range(GAMES):
        rng = waset.Rng(seed)
        state = game.blank()
        decisions = 0
        while (who := game.to_move(state)) != waset.NOBODY:
            if who == waset.CHANCE:
                game.advance(state, game.sample(state, rng))
                continue
            decisions += 1
            if decisions % EVERY == 0:
                found.append(game.copy(state))
            legal = game.legal(state)
            game.advance(state, legal[rng.below(len(legal))])
    return found


def main() -> None:
    """Makes the calls on the command line."""
    call, times, name = sys.argv[1:]
    kind, players, *modules = name.split(":")
    game = waset.make(kind, players=int(players), modules=MODULES if modules else [])
    if call == "loop":
        for seed in range(int(times)):
            game.play_out(game.blank(), waset.Rng(seed))
        return
    met = [(state, game.legal(state)[0]) for state in states(game)]
    for _ in range(int(times)):
        for state, action in met:
            if call == "copy":
                game.copy(state)
            elif call == "legal":
                game.legal(state)
            else:
                game.apply(game.copy(state), action)


if __name__ == "__main__":
    main()
