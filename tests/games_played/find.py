"""Finds and records a game for each required way: `python -m tests.games_played.find [WORDS]`.

For a way without a recorded game, or whose record no longer shows it, games are played from seed 1 on by players that
choose at random, with the preferences that the way names. Of the first few games that show the way, the shortest is
recorded. Nothing else is drawn, so that the same rules find the same games. With WORDS all ways with these words in
their names are searched anew; `all` searches every way.

Run it when a rule has changed so that a record does not replay any more, and review the new game as you would code.
"""

import sys
from typing import Any, Final

from tests.games_played.played import Played, Step, recorded, watched
from tests.games_played.required import REQUIRED
from tests.games_played.ways import Way
from waset.core.errors import BadRecord
from waset.core.event import Log
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.record import Recorder
from waset.core.rng import Rng

ENOUGH: Final = 8
"""How many games that show a way are compared."""
AFTER_THE_FIRST: Final = 300
"""No more seeds than this are tried once a game was found."""
MOST_SEEDS: Final = 200_000


def play(way: Way, game: AnyGame, seed: int) -> Played:
    """A whole game with the preferences of this way."""
    chance = Rng(seed)
    choice = chance.split(1)
    state = game.blank()
    steps: list[Step] = []
    while (who := game.to_move(state)) != NOBODY:
        before = state.copy()
        action = game.sample(state, chance) if who == CHANCE else choose(way, game, state, choice)
        words = game.text(state, action)
        log: Log = []
        game.tell(state, log)
        game.advance(state, action)
        steps.append(Step(who, words, before, state.copy(), log))
    return Played(game, steps)


def choose(way: Way, game: AnyGame, state: Any, rng: Rng) -> int:
    """A legal action: a preferred one if there is any, none to be avoided if there is another."""
    legal = game.legal(state)
    if way.prefer or way.avoid:
        texts = {action: game.text(state, action) for action in legal}
        legal = [action for action in legal if not _has(texts[action], way.avoid)] or legal
        legal = [action for action in legal if _has(texts[action], way.prefer)] or legal
    return legal[min(rng.below(len(legal)) for _ in range(way.draws))]


def _has(text: str, words: tuple[str, ...]) -> bool:
    return any(each in text for each in words)


def find(way: Way) -> tuple[int, Played]:
    """The seed and the shortest of the first games that show this way."""
    game = way.case.make(edition=way.edition)
    best: tuple[int, Played] | None = None
    found = 0
    last = MOST_SEEDS
    seed = 0
    while found < ENOUGH and seed < last:
        seed += 1
        if seed % 1000 == 0:
            print(f"    {seed} seeds, {found} games", flush=True)
        played = play(way, game, seed)
        if way.is_in(played):
            found += 1
            last = min(last, seed + AFTER_THE_FIRST)
            if best is None or len(played.steps) < len(best[1].steps):
                best = seed, played
    if best is None:
        raise SystemExit(f"{way}: no game in {MOST_SEEDS} seeds")
    return best


def write(way: Way, seed: int, played: Played) -> None:
    """Records the game that was found."""
    game = played.game
    with open(way.path, "wb") as file:
        recorder = Recorder(game, file, game.meta.seats[: game.players], seed=seed)
        for step in played.steps:
            recorder.step(step.before, game.parse(step.before, step.words))
        recorder.finish(played.end)


def is_shown(way: Way) -> bool:
    """Whether the way's own file holds a game that replays and shows it."""
    try:
        return way.path.exists() and way.is_in(watched(recorded(way.path)))
    except BadRecord as error:
        print(f"    {way.path.name}: {error}")
        return False


def main(words: str) -> None:
    """Searches what is missing, or what the words name."""
    for number, way in enumerate(REQUIRED, 1):
        print(f"{number:>2} of {len(REQUIRED)}  {way}", flush=True)
        if (words and (words == "all" or words in str(way))) or not is_shown(way):
            seed, played = find(way)
            write(way, seed, played)
            print(f"    seed {seed}, {len(played.steps)} steps, {way.path.stat().st_size} bytes", flush=True)


if __name__ == "__main__":
    main(" ".join(sys.argv[1:]))
