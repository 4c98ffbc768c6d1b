"""Games that a judge plays with itself, written down as what there is to learn from."""

from array import array
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from waset import games
from waset.bots.evaluation import result
from waset.bots.judge_file import JudgeFigures
from waset.core.play import Seen, seat_rng
from waset.core.rng import Rng
from waset.lab.run import store

STRAY: Final = 40
"""One decision of so many is made by chance, so that the judge also meets what it would not do."""
PLAYER: Final = 0x7EAC
"""The label of the luck of the players."""


class Chunk(NamedTuple):
    """Some games to be played, and where what they teach is kept."""

    game: str
    figures: JudgeFigures
    searches: int
    """How many simulations a decision gets; 0: as the planner sees it in one world."""
    seed: int
    games: int
    path: Path


class NoteTaker:
    """What is learned from: positions with a row for each seat, and how their games ended."""

    def __init__(self) -> None:
        self.numbers: array[int] = array("h")
        self.amounts: array[int] = array("h")
        self.sizes: array[int] = array("h")
        """How many inputs each row has."""
        self.strengths: array[float] = array("f")
        """What the weights say of each row, as the exponent of its strength, and in points."""
        self.points: array[float] = array("f")
        self.seats: array[int] = array("b")
        """How many rows each position has."""
        self.positions: array[int] = array("h")
        """How many positions each game has."""
        self.wins: array[float] = array("f")
        """The share of the win of each seat of each game, and its points."""
        self.scores: array[float] = array("f")

    def add(self, said: tuple[list[list[int]], list[float], float]) -> None:
        """Notes a position."""
        rows, points, spread = said
        self.seats.append(len(rows))
        for row in rows:
            self.numbers.extend(row[::2])
            self.amounts.extend(row[1::2])
            self.sizes.append(len(row) // 2)
        self.points.extend(points)
        self.strengths.extend(each / spread for each in points)

    def save(self, path: Path) -> None:
        """Writes all of it, whole or not at all."""
        part = path.with_suffix(".part.npz")
        arrays: dict[str, Any] = {name: np.array(values) for name, values in vars(self).items()}
        np.savez_compressed(part, **arrays)
        part.replace(path)


def play(chunk: Chunk) -> int:
    """Plays the games of a chunk, if that was not done before; returns how many there are."""
    if chunk.path.exists():
        return chunk.games
    store.make_folder(chunk.path.parent)
    lesson = games.part(chunk.game, "bots.training")
    notes = NoteTaker()
    made: dict[Any, tuple[Any, Any]] = {}
    for number in range(chunk.games):
        rng = Rng(chunk.seed + number)
        dealt = lesson.deal(rng.split(0))
        if dealt not in made:
            players, modules = dealt
            game = games.make(chunk.game, players=players, modules=modules)
            made[dealt] = (game, lesson.judge(game, chunk.figures.network()))
        game, judge = made[dealt]
        _play(game, judge, lesson, chunk.searches, rng, notes)
    notes.save(chunk.path)
    return chunk.games


def _play(game: Any, judge: Any, lesson: Any, searches: int, rng: Rng, notes: NoteTaker) -> None:
    """Plays a game and notes every position where a turn begins."""
    state = game.blank()
    luck = rng.split(PLAYER)
    bots = [lesson.player(game, judge, seat_rng(rng, seat), searches) for seat in range(game.players)]
    game.settle(state, rng)
    count = 0
    while not game.is_over(state):
        if judge.begins(state):
            notes.add(judge.said(state))
            count += 1
        legal = game.legal(state)
        if len(legal) == 1:
            action = legal[0]
        elif luck.below(STRAY) == 0:
            action = legal[luck.below(len(legal))]
        else:
            action = bots[game.to_move(state)].choose(Seen(game, state, game.to_move(state)))
        game.advance(state, action)
        game.settle(state, rng)
    end = result(game, state)
    notes.positions.append(count)
    notes.wins.extend(end.wins)
    notes.scores.extend(end.points)
