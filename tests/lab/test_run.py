"""Runs: whatever stops one, and whoever plays it, it ends with the same files."""

import os
import signal
from pathlib import Path

import pytest

from tests.lab.runs import files, play, processes, size, start, wait_for, write_plan
from tests.spawn import PATIENCE
from waset.cli.main import main
from waset.core.record import read, replay
from waset.games import make
from waset.lab.run.run import differences


def test_a_run_has_its_plan_and_a_file_of_records_for_each_cell(tmp_path: Path) -> None:
    plan = write_plan(tmp_path, 4)
    assert play(plan, tmp_path / "run") == 0
    found = files(tmp_path / "run")
    assert found.pop("plan.toml") == plan.read_bytes()
    assert list(found) == [
        "records/tutankhamun-2p-random.jsonl",
        "records/tutankhamun-2p-random=2-random.jsonl",
        "records/tutankhamun-3p-random.jsonl",
        "records/tutankhamun-3p-random=2-random-random.jsonl",
    ]
    assert [raw.count(b"\n") for raw in found.values()] == [4, 4, 4, 6]
    for name in found:
        for record in read(tmp_path / "run" / name):
            replay(record, make)


def kill(words: list[str], out: Path, at: int) -> None:
    """Starts a run, kills it when its records have this number of bytes, and waits until its workers have ended."""
    with start(*words) as process:
        wait_for(lambda: size(out) > at)
        process.kill()
        process.communicate()
    wait_for(lambda: not processes(process.pid))


@pytest.mark.parametrize("workers", [1, 2])
def test_a_run_that_is_killed_again_and_again_ends_with_the_same_files(tmp_path: Path, workers: int) -> None:
    plan = write_plan(tmp_path, 800)
    whole = tmp_path / "whole"
    assert play(plan, whole) == 0
    out = tmp_path / "killed"
    words = f"lab run {plan} --out {out} --workers {workers}".split()
    kill(words, out, size(whole) // 4)
    kill(words, out, size(whole) // 2)
    assert size(out) < size(whole), "the run was over before it could be killed"
    last = max(out.glob("records/*.jsonl"))
    with open(last, "ab") as file:
        file.write(b'{"waset":1,"game":"tut')
    assert play(plan, out, "--workers", str(workers)) == 0
    assert files(out) == files(whole)


def test_ctrl_c_stops_a_run_that_the_same_command_goes_on_with(tmp_path: Path) -> None:
    plan = write_plan(tmp_path, 400)
    out = tmp_path / "run"
    with start(*f"lab run {plan} --out {out} --workers 2".split()) as process:
        wait_for(lambda: size(out) > 0)
        os.killpg(process.pid, signal.SIGINT)
        told, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in problems
    games = sum(raw.count(b"\n") for raw in files(out).values()) - plan.read_bytes().count(b"\n")
    assert 0 < games < 1602
    assert f"Stopped: {games} of 1602 games are played and kept in {out}; the same command continues." in told
    assert all(raw.endswith(b"}\n") for name, raw in files(out).items() if name != "plan.toml")


def test_a_finished_run_is_left_as_it_is(tmp_path: Path) -> None:
    plan = write_plan(tmp_path, 2)
    assert play(plan, tmp_path / "run") == 0
    before = files(tmp_path / "run")
    assert play(plan, tmp_path / "run") == 0
    assert files(tmp_path / "run") == before


def test_a_changed_plan_is_refused_and_nothing_is_lost(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = write_plan(tmp_path, 2)
    assert play(plan, tmp_path / "run") == 0
    before = files(tmp_path / "run")
    plan.write_text(plan.read_text().replace("games = 2", "games = 3").replace("[2, 3]", "[2, 4]"))
    assert play(plan, tmp_path / "run") == 2
    assert "holds the run of another plan: players[2] was 3 and is 4; games was 2 and is 3." in capsys.readouterr().err
    assert files(tmp_path / "run") == before


def test_a_plan_may_be_said_in_other_words(tmp_path: Path) -> None:
    plan = write_plan(tmp_path, 2)
    assert play(plan, tmp_path / "run") == 0
    plan.write_text("# a remark\n" + plan.read_text())
    assert play(plan, tmp_path / "run") == 0


def test_differences_are_told_in_words() -> None:
    assert differences({"a": 1, "b": [1, 2]}, {"a": 1, "b": [1, 2]}) == []
    assert differences({"a": 1}, {"b": "x"}) == ["a was 1 and is not set", 'b was not set and is "x"']
    assert differences({"b": [1]}, {"b": [1, 2]}) == ["b was [1] and is [1, 2]"]
    before = {"cells": [{"game": "a"}, {"game": "b"}]}
    assert differences(before, {"cells": [{"game": "a"}, {"game": "c"}]}) == ['cells[2].game was "b" and is "c"']


def test_a_folder_that_is_something_else_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = write_plan(tmp_path, 2)
    folder = tmp_path / "photos"
    folder.mkdir()
    (folder / "cat.jpg").write_bytes(b"meow")
    assert play(plan, folder) == 2
    assert "photos is not empty, and not the folder of a run" in capsys.readouterr().err
    assert play(plan, folder / "cat.jpg") == 2
    assert "cat.jpg cannot be created: File exists" in capsys.readouterr().err
    assert files(folder) == {"cat.jpg": b"meow"}


def test_a_folder_that_cannot_be_made_is_told_with_the_line_of_the_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "runs").write_text("")
    assert main(["lab", "run", str(write_plan(tmp_path, 2))]) == 2
    assert "plan.toml, line 1: the folder runs/quick cannot be created: " in capsys.readouterr().err
    (tmp_path / "runs").unlink()
    assert main(["lab", "run", str(tmp_path / "plan.toml")]) == 0
    assert (tmp_path / "runs" / "quick" / "plan.toml").exists()


def test_two_processes_do_not_play_the_same_run(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = write_plan(tmp_path, 400)
    out = tmp_path / "run"
    with start(*f"lab run {plan} --out {out}".split()) as process:
        wait_for(lambda: size(out) > 0)
        assert play(plan, out) == 2
        assert "another process is playing this run" in capsys.readouterr().err
        process.kill()
        process.communicate()


def test_records_of_another_run_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    plan = write_plan(tmp_path, 2)
    assert play(plan, tmp_path / "run") == 0
    file = tmp_path / "run" / "records" / "tutankhamun-2p-random.jsonl"
    first, second = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(second + first)
    assert play(plan, tmp_path / "run") == 2
    assert "tutankhamun-2p-random.jsonl, line 1: not game 1 of this run" in capsys.readouterr().err
    file.write_bytes(first + b"no record\n")
    assert play(plan, tmp_path / "run") == 2
    assert "tutankhamun-2p-random.jsonl, line 2: " in capsys.readouterr().err
    file.write_bytes(first + second + second)
    assert play(plan, tmp_path / "run") == 2
    assert "has 3 games already, more than the 2 of this run" in capsys.readouterr().err
