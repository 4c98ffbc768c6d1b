"""Pieces of work for the rules and the bots: a browser and a native Python do the same, one after the other.

It needs only the sources. Every piece is the same work wherever it is done: bots are limited by simulations, not by
time.
"""

import json
import time
from typing import Any, Final, NamedTuple

from waset import bots, games
from waset.bots import Bot, Budget
from waset.core.game import CHANCE, AnyGame
from waset.core.play import Seen
from waset.core.rng import Rng

PLAYED: Final = 3000
"""How many decisions are made to count those of a second."""
SIMULATIONS: Final = 24
"""The most that a bot simulates here: as many as the vizier, so that no piece takes long."""
EVERYWHERE: Final = "scribe"
"""The bot that is asked in every configuration, and at more moments: it must answer soon."""
OFTEN: Final = {"porter": 10}
"""How often a bot is asked the same, if it answers too soon to be measured."""


class Piece(NamedTuple):
    """A piece of work."""

    configuration: str
    what: str
    """`decisions`, or the name of a bot."""
    times: int
    """How often it is done."""
    number: int
    """Which of several moments of the game."""


class Work:
    """All pieces, with the positions and the bots that they need."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self.games: dict[str, AnyGame] = {}
        self.bots: dict[tuple[str, str], Bot] = {}
        self.seen: dict[tuple[str, int], Seen] = {}
        for words, game, is_outer in configurations():
            self.games[words] = game
            moments = positions(game)
            self.seen.update({(words, number): seen for number, seen in enumerate(moments)})
            if is_outer:
                self.pieces.append(Piece(words, "decisions", PLAYED, 0))
            for level in bots.levels(game.meta.name):
                if level.name == "random" or not (is_outer or level.name == EVERYWHERE):
                    continue
                allowed = Budget(min(level.budget.simulations, SIMULATIONS))
                self.bots[words, level.name] = bots.make(level.name, game, Rng(1), allowed)
                asked = range(len(moments)) if level.name == EVERYWHERE else range(0, len(moments), 3)
                self.pieces += [Piece(words, level.name, OFTEN.get(level.name, 1), number) for number in asked]

    def told(self) -> str:
        """All pieces, as JSON."""
        return json.dumps(self.pieces)

    def do(self, index: int) -> None:
        """Does one of them; -1 is none, to find out what asking takes."""
        if index < 0:
            return
        words, what, times, number = self.pieces[index]
        if what == "decisions":
            played(self.games[words], times)
            return
        for _ in range(times):
            bot = self.bots[words, what]
            bot.rng = Rng(1)
            bot.choose(self.seen[words, number])


def configurations() -> list[tuple[str, AnyGame, bool]]:
    """Both games for all numbers of players, with the modules that are needed and with all.

    The last says whether it is for the fewest or the most players.
    """
    made = []
    for name in games.names():
        facts = games.facts(name)
        modules = [each.name for each in facts.modules]
        for players in range(facts.fewest_players, facts.most_players + 1):
            is_outer = players in (facts.fewest_players, facts.most_players)
            needed = [each.name for each in facts.modules if each.needed_from and players >= each.needed_from]
            for chosen in [needed, modules] if modules else [[]]:
                words = f"{name}, {players} players" + (", all modules" if chosen == modules and modules else "")
                made.append((words, games.make(name, players=players, modules=chosen), is_outer))
    return made


def played(game: AnyGame, decisions: int) -> Any:
    """The state after some decisions by chance; where a game ends, another one begins."""
    rng = Rng(7)
    state = game.start(seed=7)
    while decisions > 0:
        mover = game.to_move(state)
        if mover == CHANCE:
            game.advance(state, game.sample(state, rng))
        elif mover < 0:
            state = game.start(seed=decisions)
        else:
            legal = game.legal(state)
            game.advance(state, legal[rng.below(len(legal))])
            decisions -= 1
    return state


def positions(game: AnyGame, count: int = 6) -> list[Seen]:
    """Moments of a game by chance at which there is something to choose: those with most choices in each part of it."""
    rng = Rng(5)
    state = game.start(seed=5)
    found: list[Seen] = []
    while game.to_move(state) >= CHANCE:
        mover = game.to_move(state)
        if mover == CHANCE:
            game.advance(state, game.sample(state, rng))
            continue
        legal = game.legal(state)
        if len(legal) > 1:
            found.append(Seen(game, game.copy(state), mover))
        game.advance(state, legal[rng.below(len(legal))])
    parts = [found[len(found) * at // count : len(found) * (at + 1) // count] for at in range(count)]
    return [max(part, key=lambda seen: len(seen.legal)) for part in parts if part]


def main() -> None:
    """Does everything twice, and prints the seconds of the processor that each piece took at least, as JSON."""
    work = Work()
    took: list[float] = []
    for index in range(len(work.pieces)):
        tries = []
        for _ in range(2):
            began = time.process_time()
            work.do(index)
            tries.append(time.process_time() - began)
        took.append(min(tries))
    print(json.dumps(took))


if __name__ == "__main__":
    main()
