"""Measures the thinking of bots of whichever Waset is on the path, and prints a digest of all that came of it.

    python searches.py

Each level is asked at decisions of random games that are the same for everybody. The digest is made from every choice
with all its figures: where it stays the same, so has all that the bots would do. Needs nothing but that package.
"""

import hashlib
from importlib import import_module
from itertools import islice
from time import process_time
from typing import Any, Final

import waset
from waset.bots.bot import Budget
from waset.core.play import Seen

ALL: Final = ("fifth-player", "mummy", "equipment", "artifacts", "characters")
ASKED: Final = (
    ("luxor", 2, (), "scribe", 6),
    ("luxor", 2, (), "vizier", 24),
    ("luxor", 2, (), "pharaoh", 300),
    ("luxor", 4, (), "pharaoh", 200),
    ("luxor", 3, ("mummy", "characters"), "vizier", 24),
    ("luxor", 3, ("equipment", "artifacts"), "pharaoh", 100),
    ("luxor", 4, ALL, "scribe", 6),
    ("luxor", 4, ALL, "pharaoh", 100),
    ("tutankhamun", 2, (), "vizier", 24),
    ("tutankhamun", 4, (), "pharaoh", 200),
)
"""The game, the level, and its simulations for a decision."""
EVERY: Final = 7
"""How many decisions of a random game apart a level is asked."""
DECISIONS: Final = 20
ROUNDS: Final = 3
"""How often each level decides them; the fastest round counts."""


def decisions(game: Any) -> Any:
    """Some decisions of random games with a choice, one after the other, each with its number."""
    seed = number = 0
    while True:
        seed += 1
        rng = waset.Rng(seed)
        state = game.start(seed)
        while (who := game.to_move(state)) != waset.NOBODY:
            if who == waset.CHANCE:
                game.advance(state, game.sample(state, rng))
                continue
            legal = game.legal(state)
            number += 1
            if number % EVERY == 0 and len(legal) > 1:
                yield number, Seen(game, state, who)
            game.advance(state, legal[rng.below(len(legal))])


def asked(name: str, players: int, modules: tuple[str, ...], level: str, budget: int) -> str:
    """How fast a level thinks, and the digest of what it found."""
    game = waset.make(name, players=players, modules=modules)
    levels = import_module(f"waset.games.{name}.bots.levels").LEVELS
    maker = next(each.make for each in levels if each.name == level)
    met = list(islice(decisions(game), DECISIONS))
    seconds = []
    for _ in range(ROUNDS):
        bots = [maker(game, waset.Rng(number), Budget(simulations=budget)) for number, _ in met]
        start = process_time()
        found = [bot.weigh(seen) for bot, (_, seen) in zip(bots, met, strict=True)]
        seconds.append(process_time() - start)
    digest = hashlib.sha256(repr(found).encode()).hexdigest()[:12]
    words = f"{name}-{players}{'-' if modules else ''}{'all' if modules == ALL else '-'.join(modules)} {level}:{budget}"
    return f"{words:44} {1000 * min(seconds) / DECISIONS:9.2f} ms a decision  {digest}"


def main() -> None:
    """Measures all of them."""
    for case in ASKED:
        print(asked(*case), flush=True)


if __name__ == "__main__":
    main()
