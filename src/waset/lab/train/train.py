"""A training from nothing: rounds of games that the judge plays with itself, each followed by learning from the latest.

Everything is kept in a folder, so that a training that was stopped goes on where it was. The same seed makes the same
games; the same version of numpy on the same machine makes the same judge of them.
"""

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

import waset
from waset import games
from waset.bots import judge_file
from waset.core.errors import BadOption
from waset.lab.run import store
from waset.lab.train.learn import Learner, read, targets
from waset.lab.train.play import Chunk, play

CHUNK: Final = 100
"""Games that are kept in one file."""
WINDOW: Final = 3
"""From how many rounds there is learning: older ones were played too badly."""
EPOCHS: Final = 6
TRUST: Final = 0.6
"""The lambda of TD(lambda)."""
FASTEST: Final = 2e-3
SLOWEST: Final = 1e-4
JUDGE: Final = "judge.txt"
CURVE: Final = "curve.jsonl"
SPENT: Final = "seconds.txt"


class TrainWish(NamedTuple):
    """What is trained, and how."""

    game: str
    folder: Path
    seed: int
    share: float = 1.0
    """How many of the usual games are played: fewer are for trying it out."""
    workers: int = 1


class Training:
    """A training of a judge, with all it makes in a folder."""

    def __init__(self, wish: TrainWish) -> None:
        name = games.facts(wish.game).name
        if not games.has(name, "bots.training"):
            raise BadOption(f"the bots of {games.facts(name).title} have no judge that could be trained")
        if not 0.0 < wish.share <= 100.0:
            raise BadOption(f"a share of the usual games is above 0, and 100 at most, not {wish.share:g}")
        self.wish: TrainWish = wish
        self.lesson: Any = games.part(name, "bots.training")
        self.rounds: list[tuple[int, int]] = [
            (max(1, round(many * wish.share / CHUNK)), searches) for many, searches in self.lesson.ROUNDS
        ]
        """The chunks of each round, and the simulations of a decision."""
        self._since: float = 0.0

    @property
    def total(self) -> int:
        """How many games it plays."""
        return CHUNK * sum(chunks for chunks, _ in self.rounds)

    def run(self, progress: Callable[[int], None], told: Callable[[dict[str, Any]], None]) -> Path:
        """Trains, or goes on training; returns the file of the judge."""
        store.make_folder(self.wish.folder)
        with store.locked(self.wish.folder):
            self._check()
            learner = Learner(self.lesson.INPUTS, self.lesson.UNITS, self.wish.seed)
            figures = judge_file.blank(self.lesson.INPUTS, self.lesson.UNITS)
            done = 0
            for number, (chunks, searches) in enumerate(self.rounds):
                kept = self.wish.folder / f"learner-{number}.npz"
                if kept.exists():
                    learner.restore(kept)
                else:
                    self._since = perf_counter()
                    for games_ in self._played(self._chunks(number, figures)):
                        done += games_
                        progress(done)
                        self._count_time()
                    self._note(told, {"round": number, "games": CHUNK * chunks, "simulations": searches})
                    self._learn(number, learner, told)
                    learner.save(kept)
                done = CHUNK * sum(each for each, _ in self.rounds[: number + 1])
                progress(done)
                figures = learner.figures()
            path = self.wish.folder / JUDGE
            store.write_new(path, judge_file.text(self.wish.game, figures, self._about()))
            return path

    def hours(self) -> float:
        """How long all of it has taken so far, in hours of this machine, however often it was stopped."""
        path = self.wish.folder / SPENT
        return float(path.read_text("utf-8")) / 3600.0 if path.exists() else 0.0

    def _count_time(self) -> None:
        """Adds the time since this was last done."""
        now = perf_counter()
        store.write_new(self.wish.folder / SPENT, f"{3600.0 * self.hours() + now - self._since:.1f}\n")
        self._since = now

    def _check(self) -> None:
        """Refuses a folder of another training."""
        said = {"game": self.wish.game, "seed": self.wish.seed, "share": self.wish.share}
        path = self.wish.folder / "training.json"
        if path.exists():
            if json.loads(path.read_text("utf-8")) != said:
                raise BadOption(f"{self.wish.folder} holds another training: choose another folder")
        else:
            store.write_new(path, json.dumps(said))

    def _chunks(self, number: int, figures: judge_file.JudgeFigures) -> Iterator[Chunk]:
        """What is played in a round: no game has the luck of another."""
        chunks, searches = self.rounds[number]
        before = sum(each for each, _ in self.rounds[:number])
        for each in range(chunks):
            seed = self.wish.seed * 1_000_000_007 + CHUNK * (before + each)
            yield Chunk(self.wish.game, figures, searches, seed, CHUNK, self._path(number, each))

    def _path(self, number: int, chunk: int) -> Path:
        return self.wish.folder / f"round-{number}" / f"{chunk}.npz"

    def _played(self, chunks: Iterable[Chunk]) -> Iterator[int]:
        """Plays chunks, and says how many games each of them had."""
        if self.wish.workers <= 1:
            yield from map(play, chunks)
            return
        with ProcessPoolExecutor(self.wish.workers) as pool:
            yield from pool.map(play, chunks)

    def _learn(self, number: int, learner: Learner, told: Callable[[dict[str, Any]], None]) -> None:
        """Learns from the latest rounds."""
        latest = range(max(0, number - WINDOW + 1), number + 1)
        notes = read([self._path(each, chunk) for each in latest for chunk in range(self.rounds[each][0])])
        for epoch in range(EPOCHS):

            def rate(part: float, epoch: int = epoch) -> float:
                return float(FASTEST * (SLOWEST / FASTEST) ** ((epoch + part) / EPOCHS))

            wins, points = targets(notes, learner.judged(notes), TRUST)
            loss = learner.epoch(notes, wins, points, rate)
            self._count_time()
            self._note(told, {"round": number, "epoch": epoch, "positions": len(notes.rows), "loss": round(loss, 5)})

    def _note(self, told: Callable[[dict[str, Any]], None], line: dict[str, Any]) -> None:
        """Adds a line to the curve."""
        with (self.wish.folder / CURVE).open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")
        told(line)

    def _about(self) -> dict[str, Any]:
        return {
            "waset": waset.__version__,
            "seed": self.wish.seed,
            "games": self.total,
            "hours": round(self.hours(), 2),
        }
