"""A training makes a judge from nothing, goes on where it was stopped, and makes the same again from the same seed."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from waset.bots import judge_file
from waset.cli.main import main
from waset.core.errors import BadOption
from waset.core.ints import Ints, ints
from waset.games.tutankhamun.bots import training as tutankhamun
from waset.lab.train import train
from waset.lab.train.learn import MOST_SEATS, Learner, NotedPositions, read, targets
from waset.lab.train.play import Chunk, play
from waset.lab.train.train import Training, TrainWish


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rounds of two games, one by the planner and one by the tree."""
    monkeypatch.setattr(train, "CHUNK", 2)
    monkeypatch.setattr(tutankhamun, "ROUNDS", ((2, 0), (2, 2)))


def trained(folder: Path, seed: int = 1) -> str:
    """The judge of a short training."""
    return Training(TrainWish("tutankhamun", folder, seed)).run(lambda _: None, lambda _: None).read_text("utf-8")


def weights(text: str) -> list[str]:
    """The figures of a judge without what is said about it."""
    return text.splitlines()[1:]


def test_the_same_seed_makes_the_same_judge_and_another_one_another(tmp_path: Path) -> None:
    first = trained(tmp_path / "first")
    assert weights(trained(tmp_path / "again")) == weights(first)
    assert weights(trained(tmp_path / "other", 2)) != weights(first)
    judge_file.load(tmp_path / "first" / "judge.txt", "tutankhamun", tutankhamun.INPUTS)


@pytest.mark.parametrize("after", [0, 1])
def test_a_training_that_was_stopped_goes_on_where_it_was(
    after: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was stopped while it learned from a round."""
    whole = trained(tmp_path / "whole")
    learn = Training._learn

    def stopped(self: Training, number: int, *rest: Any) -> None:
        if number == after:
            raise KeyboardInterrupt
        learn(self, number, *rest)

    with monkeypatch.context() as patch:
        patch.setattr(Training, "_learn", stopped)
        with pytest.raises(KeyboardInterrupt):
            trained(tmp_path / "stopped")
    played = sorted((tmp_path / "stopped").rglob("*.npz"))
    before = [path.stat().st_mtime_ns for path in played]
    assert weights(trained(tmp_path / "stopped")) == weights(whole)
    assert [path.stat().st_mtime_ns for path in played] == before


def test_a_folder_of_another_training_is_refused(tmp_path: Path) -> None:
    trained(tmp_path)
    with pytest.raises(BadOption, match="another training"):
        trained(tmp_path, 2)


def test_a_curve_tells_what_was_done_and_how_long_it_took(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["train", "tutankhamun", "--out", str(tmp_path)]) == 0
    assert "after 4 games and 0.0 hours" in capsys.readouterr().out
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text("utf-8").splitlines()]
    assert [line["games"] for line in lines if "games" in line] == [2, 2]
    assert all(line["loss"] > 0.0 for line in lines if "loss" in line)


def test_targets_lead_from_the_end_of_a_game_to_what_came_before(tmp_path: Path) -> None:
    """The last position should have promised the result; each before it, for the rest, what the next one says."""
    path = tmp_path / "notes.npz"
    play(Chunk("tutankhamun", judge_file.blank(tutankhamun.INPUTS, 1), 0, 5, 2, path))
    notes = read([path])
    said = np.full((len(notes.rows), MOST_SEATS), 0.5, np.float32), np.zeros((len(notes.rows), MOST_SEATS), np.float32)
    wins, points = targets(notes, said, 0.6)
    last = notes.left == 0
    assert last.sum() == 2
    assert (wins[last] == notes.wins[last]).all()
    assert (points[last] == notes.scores[last]).all()
    before = np.flatnonzero(notes.left == 1)
    assert wins[before] == pytest.approx(0.4 * 0.5 + 0.6 * wins[before + 1])
    assert (targets(notes, said, 1.0)[0] == notes.wins).all()


def test_learning_finds_what_decides() -> None:
    """Whoever has the one input wins: soon that is what the network says, and in whole numbers, too."""
    games = 400
    winner = np.arange(games) % 2
    rows = np.stack([winner == 0, winner == 1], axis=1).ravel()
    notes = NotedPositions(
        np.where(rows, 1, 0).astype(np.int16),
        np.full(2 * games, 64, np.int16),
        np.arange(2 * games + 1),
        np.zeros(2 * games, np.float32),
        np.zeros(2 * games, np.float32),
        np.arange(0, 2 * games, 2),
        np.full(games, 2),
        np.zeros(games, np.int64),
        np.eye(MOST_SEATS, dtype=np.float32)[winner],
        np.zeros((games, MOST_SEATS), np.float32),
    )
    learner = Learner(2, 3, 1)
    for _ in range(100):
        learner.epoch(notes, notes.wins, notes.scores, lambda _: 0.02)
    said, _ = learner.judged(notes)
    assert said[np.arange(games), winner].min() > 0.9
    network = learner.figures().network()
    strengths = []
    for number in (0, 1):
        network.feed(whole(number), 0, 2)
        strengths.append(network.strength)
    assert strengths[1] - strengths[0] == pytest.approx(float(np.log(said[0, 0] / said[0, 1])), abs=0.05)


def whole(number: int) -> Ints:
    """What is said of a seat that has one whole input."""
    return ints([number, 64])
