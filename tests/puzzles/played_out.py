"""What measured puzzles are worth in whole games: `python -m tests.puzzles.played_out GAME WORLDS PUZZLES`.

From the best choice and from the best that is no answer, games are played to their end by bots of a middle level: in
the same worlds, with the same luck. That owes nothing to the evaluation by which the puzzles were measured.
"""

import sys
from math import sqrt
from statistics import mean, stdev
from typing import Any

from waset import bots, puzzles
from waset.bots.evaluation import Prospect, result
from waset.core.game import CHANCE, NOBODY, AnyGame
from waset.core.play import Seen, seat_rng
from waset.core.rng import Rng
from waset.puzzles import Puzzle

BOT = "scribe"
FIRST_WORLD = 1000
LUCK = 5


def played_on(game: AnyGame, state: Any, action: int, luck: Rng) -> Prospect:
    """How a game ends after an action."""
    state = game.copy(state)
    game.advance(state, action)
    players = [bots.make(BOT, game, seat_rng(luck, seat), timed=False) for seat in range(game.players)]
    while (mover := game.to_move(state)) != NOBODY:
        chosen = game.sample(state, luck) if mover == CHANCE else players[mover].choose(Seen(game, state, mover))
        game.advance(state, chosen)
    return result(game, state)


def lead(prospect: Prospect, seat: int) -> float:
    """A seat's points, less those of its best rival."""
    return prospect.points[seat] - max(points for each, points in enumerate(prospect.points) if each != seat)


def gains(puzzle: Puzzle, worlds: int) -> tuple[float, float]:
    """The wins and points of lead that the best choice brings more than the next one, on average."""
    game, state = puzzles.table(puzzle)
    told = puzzles.told(puzzle)
    pair = (told[0], next(each for each in told if each.verdict != "best"))
    wins = leads = 0.0
    for world in range(worlds):
        dealt = game.guess(state, puzzle.seat, Rng(FIRST_WORLD + world))
        best, other = (played_on(game, dealt, each.action, Rng(world).split(LUCK)) for each in pair)
        wins += best.wins[puzzle.seat] - other.wins[puzzle.seat]
        leads += lead(best, puzzle.seat) - lead(other, puzzle.seat)
    return wins / worlds, leads / worlds


def about(figures: list[float]) -> str:
    """The mean, with its standard error."""
    return f"{mean(figures):.3f} ± {stdev(figures) / sqrt(len(figures)):.3f}"


def main(game: str, worlds: int, most: int) -> None:
    """Says what the first puzzles without modules bring, and what they promise."""
    wins: list[float] = []
    leads: list[float] = []
    promised: list[tuple[float, float]] = []
    for puzzle in [each for each in puzzles.puzzles(game) if not each.modules][:most]:
        won, led = gains(puzzle, worlds)
        wins.append(won)
        leads.append(led)
        best, other = puzzle.choices[0], next(each for each in puzzle.choices if each.text not in puzzle.answers)
        promised.append((best.win - other.win, best.lead - other.lead))
    win, points = (mean(column) for column in zip(*promised, strict=True))
    print(f"{len(wins)} puzzles: wins {about(wins)}, promised {win:.3f}; lead {about(leads)}, promised {points:.2f}")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))
