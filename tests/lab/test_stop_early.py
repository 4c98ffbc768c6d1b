"""Runs that stop when a figure is decided: the same games whatever the workers, and a report that says so."""

import json
from pathlib import Path

import pytest

from tests.lab.runs import files, play, write_plan
from waset.cli.main import main
from waset.lab.read.gather import read
from waset.lab.report.report import document
from waset.lab.run.folder import open_folder

PLAN = """name = "early"
seed = 3
game = "tutankhamun"
players = 2
bots = ["porter", "random"]
games = {games}
"""
RICH = 'game = "tutankhamun"\nname = "mine"\n'


def test_a_run_stops_when_it_is_clear_who_wins(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same games with two workers, whose batches are other ones, and when it is continued."""
    plan = write_plan(tmp_path, 200, PLAN)
    assert play(plan, tmp_path / "one", "--stop-early", "5%") == 0
    assert "Play stopped after" in capsys.readouterr().out
    (records,) = (tmp_path / "one" / "records").iterdir()
    games = records.read_bytes().count(b"\n")
    assert 4 < games < 120
    assert games % 2 == 0
    assert play(plan, tmp_path / "two", "--stop-early", "5%", "--workers", "2") == 0
    assert files(tmp_path / "two") == files(tmp_path / "one")
    whole = records.read_bytes()
    records.write_bytes(whole[: len(whole) // 2])
    assert play(plan, tmp_path / "one", "--stop-early", "5%") == 0
    assert files(tmp_path / "one") == files(tmp_path / "two")
    run = open_folder(tmp_path / "one")
    assert run.planned == games
    (decided,) = run.decided
    assert (decided.verdict, decided.games) == ("clear", games)
    assert 0 < decided.low <= decided.value <= decided.high
    said = str(document(run, read(run)).blocks[:4])
    assert "Play stopped after" in said
    assert "not complete" not in said


def test_a_run_that_goes_on_after_all_forgets_that_it_stopped(tmp_path: Path) -> None:
    plan = write_plan(tmp_path, 20, PLAN)
    assert play(plan, tmp_path / "run", "--stop-early", "5%") == 0
    assert json.loads((tmp_path / "run" / "stopped.json").read_text())
    assert play(plan, tmp_path / "run") == 0
    assert not (tmp_path / "run" / "stopped.json").exists()
    assert read(open_folder(tmp_path / "run")).games == 20


def test_two_editions_stop_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Both play as many groups; a change that is none is surely smaller than a large margin."""
    (tmp_path / "mine.toml").write_text(RICH)
    words = ["lab", "compare", "rebuilt", str(tmp_path / "mine.toml"), "--bots", "random", "--games", "400"]
    assert main([*words, "--stop-early", "20%", "--out", str(tmp_path / "out")]) == 0
    said = capsys.readouterr().out
    assert "is less than 20 points" in said
    assert "not complete" not in said
    a, b = ((tmp_path / "out" / side / "records").glob("*") for side in "ab")
    lines = [file.read_bytes().count(b"\n") for file in (*a, *b)]
    assert lines[0] == lines[1] < 300


def test_how_many_games_are_needed_is_said_beforehand(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = write_plan(tmp_path, 10, PLAN)
    assert play(plan, tmp_path / "run", "--detect", "2%") == 0
    assert "4,908" in capsys.readouterr().out  # (1.96 + 0.84)² · 0.25 / 0.02², and two for what is not known
    assert not (tmp_path / "run").exists()
    assert play(plan, tmp_path / "run", "--detect", "two") == 2
    (tmp_path / "mine.toml").write_text(RICH)
    words = ["lab", "compare", "rebuilt", str(tmp_path / "mine.toml"), "--bots", "random", "--detect", "2%"]
    assert main(words) == 0
    assert "games with each edition" in capsys.readouterr().out
