"""Learning from noted games: a network is fitted to what the positions after the next turns promise (TD(lambda)).

What a position should have promised is a mixture of what the same network says about the positions that followed, the
nearer the more, and of how the game ended.
"""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np

from waset.bots.judge_file import JudgeFigures
from waset.bots.network import FINE, ONE, OUTPUTS

Floats: TypeAlias = "np.ndarray[Any, np.dtype[np.float32]]"
Numbers: TypeAlias = "np.ndarray[Any, np.dtype[np.int64]]"

MOST_SEATS: Final = 6
POINTS: Final = 0.02
"""How much a squared error of ten points counts beside the chances to win."""
TEN: Final = 10.0
BATCH: Final = 256
DECAY: Final = 1e-4
NOBODY: Final = -1e9


class NotedPositions(NamedTuple):
    """Noted positions of all games, one after the other."""

    numbers: "np.ndarray[Any, np.dtype[np.int16]]"
    amounts: "np.ndarray[Any, np.dtype[np.int16]]"
    begins: Numbers
    """Where the inputs of each row begin, and where those of the last end."""
    strengths: Floats
    points: Floats
    rows: Numbers
    """The first row of each position."""
    seats: Numbers
    left: Numbers
    """How many positions of the same game follow each."""
    wins: Floats
    """How the game of each position ended, by seat."""
    scores: Floats


def read(paths: list[Path]) -> NotedPositions:
    """What was noted in some files."""
    parts: dict[str, list[Any]] = {}
    for path in paths:
        with np.load(path) as file:
            for name in file.files:
                parts.setdefault(name, []).append(file[name])
    found = {name: np.concatenate(each) for name, each in parts.items()}
    seats = found["seats"].astype(np.int64)
    many = found["positions"].astype(np.int64)
    firsts = np.concatenate([[0], np.cumsum(many)[:-1]])
    left = np.concatenate([np.arange(each - 1, -1, -1) for each in many])
    of_game = np.repeat(np.arange(len(many)), many)
    in_game = seats[firsts]
    begin = np.concatenate([[0], np.cumsum(in_game)[:-1]])
    wins = np.zeros((len(many), MOST_SEATS), np.float32)
    scores = np.zeros((len(many), MOST_SEATS), np.float32)
    for seat in range(MOST_SEATS):
        there = in_game > seat
        wins[there, seat] = found["wins"][begin[there] + seat]
        scores[there, seat] = found["scores"][begin[there] + seat]
    return NotedPositions(
        found["numbers"],
        found["amounts"],
        np.concatenate([[0], np.cumsum(found["sizes"].astype(np.int64))]),
        found["strengths"],
        found["points"],
        np.concatenate([[0], np.cumsum(seats)[:-1]]),
        seats,
        left,
        wins[of_game],
        scores[of_game],
    )


class Learner:
    """A network that learns, with what its optimizer (Adam) remembers."""

    def __init__(self, inputs: int, units: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        width = units + OUTPUTS
        first = np.zeros((inputs, width), np.float32)
        first[:, :units] = rng.normal(0.0, 0.1, (inputs, units))
        self.inputs: int = inputs
        self.units: int = units
        self.rng: np.random.Generator = rng
        self.weights: list[Floats] = [
            first,
            np.zeros(width, np.float32),
            np.zeros((units, OUTPUTS), np.float32),
        ]
        self.moments: list[Floats] = [np.zeros_like(each) for each in self.weights]
        self.squares: list[Floats] = [np.zeros_like(each) for each in self.weights]
        self.steps: int = 0

    def figures(self) -> JudgeFigures:
        """The network in whole numbers, as it plays."""
        first, biases, outer = (np.rint(each * FINE).astype(np.int64) for each in self.weights)
        rows = tuple(int(each) for each in first.ravel())
        # a bias adds to a sum of inputs, each of which is a whole one in parts of `ONE`
        return JudgeFigures(
            self.inputs,
            self.units,
            rows,
            tuple(int(each) * ONE for each in biases),
            tuple(int(each) for each in outer.ravel()),
        )

    def save(self, path: Path) -> None:
        """Writes all that it takes to go on learning."""
        part = path.with_suffix(".part.npz")
        kept = {"weights": self.weights, "moments": self.moments, "squares": self.squares}
        arrays: dict[str, Any] = {f"{name}{at}": each for name, parts in kept.items() for at, each in enumerate(parts)}
        luck = np.frombuffer(json.dumps(self.rng.bit_generator.state).encode(), np.uint8)
        np.savez(part, steps=np.array(self.steps), luck=luck, **arrays)
        part.replace(path)

    def restore(self, path: Path) -> None:
        """Goes on from what was saved."""
        with np.load(path) as file:
            for name in ("weights", "moments", "squares"):
                setattr(self, name, [file[f"{name}{at}"] for at in range(3)])
            self.steps = int(file["steps"])
            self.rng.bit_generator.state = json.loads(file["luck"].tobytes())

    # --- what it says ---------------------------------------------------------------------------------------------

    def _dense(self, notes: NotedPositions, rows: Numbers) -> Floats:
        """Rows of inputs as a table."""
        low, high = notes.begins[rows], notes.begins[rows + 1]
        sizes = high - low
        at = np.repeat(low - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes) + np.arange(int(sizes.sum()))
        where = np.repeat(np.arange(len(rows)), sizes) * self.inputs + notes.numbers[at]
        found = np.bincount(where, notes.amounts[at], len(rows) * self.inputs)
        return (found / ONE).astype(np.float32).reshape(len(rows), self.inputs)

    def _feed(self, table: Floats) -> tuple[Floats, Floats]:
        """The active units of each row, and the outputs."""
        first, biases, outer = self.weights
        sums = table @ first + biases
        active = np.maximum(sums[:, : self.units], 0.0)
        return active, sums[:, self.units :] + active @ outer

    def judged(self, notes: NotedPositions) -> tuple[Floats, Floats]:
        """The chances to win and the points of all seats in all positions; 0 for seats that there are not."""
        outputs = np.zeros((len(notes.strengths), OUTPUTS), np.float32)
        for low in range(0, len(outputs), 32 * BATCH):
            rows = np.arange(low, min(low + 32 * BATCH, len(outputs)))
            outputs[rows] = self._feed(self._dense(notes, rows))[1]
        strengths = np.full((len(notes.rows), MOST_SEATS), NOBODY, np.float32)
        points = np.zeros((len(notes.rows), MOST_SEATS), np.float32)
        for seat in range(int(notes.seats.max())):
            there = notes.seats > seat
            row = notes.rows[there] + seat
            strengths[there, seat] = notes.strengths[row] + outputs[row, 0]
            points[there, seat] = notes.points[row] + outputs[row, 1]
        return chances(strengths), points

    # --- learning -------------------------------------------------------------------------------------------------

    def epoch(self, notes: NotedPositions, wins: Floats, points: Floats, rate: Callable[[float], float]) -> float:
        """Goes through all positions once, in random order; returns what their chances to win lacked (in bits)."""
        order = self.rng.permutation(len(notes.rows))
        lost = 0.0
        for low in range(0, len(order), BATCH):
            chosen = np.sort(order[low : low + BATCH])
            lost += self._step(notes, chosen, wins[chosen], points[chosen], rate(low / len(order)))
        return lost / len(order) / float(np.log(2.0))

    def _step(self, notes: NotedPositions, chosen: Numbers, wins: Floats, points: Floats, rate: float) -> float:
        """One step of learning; returns the sum of the losses."""
        seats = notes.seats[chosen]
        rows = np.repeat(notes.rows[chosen], seats) + _within(seats)
        where = (np.repeat(np.arange(len(chosen)), seats), _within(seats))
        table = self._dense(notes, rows)
        active, outputs = self._feed(table)
        strengths = np.full((len(chosen), MOST_SEATS), NOBODY, np.float32)
        strengths[where] = notes.strengths[rows] + outputs[:, 0]
        said = chances(strengths)
        loss = -float((wins * np.log(said + 1e-9)).sum())
        back = np.zeros_like(outputs)
        back[:, 0] = (said - wins)[where]
        back[:, 1] = POINTS / TEN * (notes.points[rows] + outputs[:, 1] - points[where])
        back /= len(chosen)
        first, _, outer = self.weights
        hidden = (back @ outer.T) * (active > 0.0)
        sums = np.concatenate([hidden, back], axis=1)
        self._move([table.T @ sums + DECAY / 10.0 * first, sums.sum(axis=0), active.T @ back + DECAY * outer], rate)
        return loss

    def _move(self, slopes: list[Floats], rate: float) -> None:
        """A step of Adam."""
        self.steps += 1
        for at, slope in enumerate(slopes):
            self.moments[at] = 0.9 * self.moments[at] + 0.1 * slope
            self.squares[at] = 0.999 * self.squares[at] + 0.001 * slope * slope
            moment = self.moments[at] / (1.0 - 0.9**self.steps)
            square = self.squares[at] / (1.0 - 0.999**self.steps)
            self.weights[at] = (self.weights[at] - rate * moment / (np.sqrt(square) + 1e-6)).astype(np.float32)


def targets(notes: NotedPositions, judged: tuple[Floats, Floats], trust: float) -> tuple[Floats, Floats]:
    """What each position should have promised: mostly what the next ones did, `trust` is the lambda of TD(lambda)."""
    wins, points = notes.wins.copy(), notes.scores.copy()
    for left in range(1, int(notes.left.max()) + 1):
        here = np.flatnonzero(notes.left == left)
        wins[here] = (1.0 - trust) * judged[0][here + 1] + trust * wins[here + 1]
        points[here] = (1.0 - trust) * judged[1][here + 1] + trust * points[here + 1]
    return wins, points


def chances(strengths: Floats) -> Floats:
    """Chances to win by the exponents of strengths."""
    odds = np.exp(strengths - strengths.max(axis=1, keepdims=True))
    found: Floats = odds / odds.sum(axis=1, keepdims=True)
    return found


def _within(seats: Numbers) -> Numbers:
    """0, 1 and so on for each, as many as it has."""
    found: Numbers = np.arange(int(seats.sum())) - np.repeat(np.cumsum(seats) - seats, seats)
    return found
