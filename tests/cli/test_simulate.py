"""`waset simulate`: the table, the file, and Ctrl-C."""

import os
import signal
import sys
import time
from pathlib import Path

import pytest

from tests.spawn import PATIENCE, ending, spawn
from waset.cli.main import main
from waset.core.record import read

WASET = [sys.executable, "-m", "waset.cli.main"]


def test_the_table_has_every_figure_with_its_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "luxor", "--players", "3", "--games", "10", "--seed", "2"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("luxor, 3 players, 10 games, seed 2")
    for seat in ("Red (random)", "Blue (random)", "Green (random)", "rounds", "decisions", "tomb"):
        (row,) = [line for line in out.splitlines() if line.strip().startswith(seat)]
        assert " to " in row
    assert err.splitlines() == [f"games: {done} of 10" for done in range(1, 11)]


def test_the_table_of_tutankhamun_has_points_scored(capsys: pytest.CaptureFixture[str]) -> None:
    """More is better: a winner by zero has scored all start points."""
    assert main(["simulate", "tutankhamun", "--players", "6", "--games", "10", "--seed", "2"]) == 0
    out, _ = capsys.readouterr()
    assert out.startswith("tutankhamun, 6 players, 10 games, seed 2")
    scores = [float(row.split()[2]) for row in out.splitlines() if "(random)" in row]
    assert len(scores) == 6
    assert all(0 < score <= 18 for score in scores)
    assert "rounds" not in out
    assert "zero" in out or "nile empty" in out


def test_the_table_names_the_modules_and_one_game_has_no_interval(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "luxor", "--players", "5", "--modules", "fifth-player,mummy", "--games", "1"]) == 0
    out, _ = capsys.readouterr()
    assert out.startswith("luxor with fifth-player, mummy, 5 players, 1 game, seed 1")
    assert "inf" not in out


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_help_lists_modules_and_options(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([command, "--help"])
    told = " ".join(capsys.readouterr().out.split()).replace("fifth- player", "fifth-player")
    assert "or: all (luxor: fifth-player, mummy, equipment, artifacts, characters)" in told
    assert "tutankhamun: first, idols, underworld_rings, idle_horus" in told


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("simulate luxr", "unknown game 'luxr'; did you mean 'luxor'?"),
        ("simulate luxor --players 9", "Luxor is for 2 to "),
        ("simulate luxor --games 0", "a run has 1 game or more, not 0"),
        ("simulate luxor --seed -1", "a seed is a whole number"),
        ("simulate luxor --workers 0", "1 worker or more"),
        ("simulate luxor --bots ramdom", "did you mean 'random'?"),
        ("simulate luxor --modules mumy", "unknown module"),
        ("simulate luxor --option frist=0", "did you mean 'first'?"),
        ("simulate luxor --option players=3", "unknown option of Luxor 'players'"),
        ("simulate luxor --option first", "an option is written name=value"),
        ("simulate luxor --edition ./nowhere.toml", "nowhere.toml"),
        ("simulate luxor --games 1 --resume", "only a run that is written to a file"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(line: str, says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("waset: ")
    assert err.count("\n") == 1
    assert says in err


def test_options_and_all_modules_reach_the_game(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    assert main(f"simulate luxor --games 1 --modules all --option first=random --out {out}".split()) == 0
    (record,) = read(out)
    assert record.header["options"]["first"] == "random"
    assert record.steps[0][1].endswith(" begins")


def test_an_edition_file_reaches_the_game(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text('game = "luxor"\nname = "mine"\nsarcophagi = [{ points = 9 }]\n')
    out = tmp_path / "games.jsonl"
    assert main(f"simulate luxor --games 1 --edition {edition} --out {out}".split()) == 0
    (record,) = read(out)
    assert record.header["edition"]["differs"] == {"sarcophagi": [{"points": 9}]}


def test_an_existing_file_needs_force_or_resume(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = f"simulate luxor --games 2 --out {tmp_path / 'games.jsonl'}"
    assert main(line.split()) == 0
    assert main(line.split()) == 2
    assert "--force" in capsys.readouterr().err
    assert main([*line.split(), "--force"]) == 0
    assert main([*line.split(), "--resume"]) == 0


@pytest.mark.parametrize("workers", [1, 2])
def test_ctrl_c_leaves_whole_games_that_resume_to_the_same_file(tmp_path: Path, workers: int) -> None:
    out = tmp_path / "games.jsonl"
    command = [*WASET, *f"simulate luxor --games 100000 --workers {workers} --out {out}".split()]
    with ending(spawn(command)) as process:
        deadline = time.monotonic() + PATIENCE
        while not (out.exists() and out.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        told, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "Traceback" not in problems
    written = out.read_bytes()
    games = written.count(b"\n")
    assert games > 0
    assert written.endswith(b"}\n")
    assert f"Stopped: {games} of 100000 games are played and written to {out}" in told

    again = tmp_path / "again.jsonl"
    more = f"simulate luxor --games {games + 3} --out".split()
    assert main([*more, str(out), "--resume"]) == 0
    assert main([*more, str(again)]) == 0
    assert out.read_bytes() == again.read_bytes()
    assert out.read_bytes().startswith(written)


@pytest.mark.parametrize("workers", [1, 2])
def test_a_job_in_the_background_goes_on_when_the_script_before_it_is_interrupted(tmp_path: Path, workers: int) -> None:
    """A shell starts it with SIGINT ignored, and expects that it stays so."""
    out = tmp_path / "games.jsonl"
    command = [*WASET, *f"simulate luxor --games 150 --workers {workers} --out {out}".split()]
    with ending(spawn(command, ignored=[signal.SIGINT])) as process:
        deadline = time.monotonic() + PATIENCE
        while not (out.exists() and out.stat().st_size) and time.monotonic() < deadline:
            time.sleep(0.005)
        assert out.read_bytes().count(b"\n") < 150, "it was over before it could be interrupted"
        os.killpg(process.pid, signal.SIGINT)
        _, problems = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "Traceback" not in problems
    assert out.read_bytes().count(b"\n") == 150


@pytest.mark.parametrize("games", [1, 9])
def test_a_reader_that_goes_away_is_no_error(tmp_path: Path, games: int) -> None:
    """Whether all that is printed fits into a buffer, or does not."""
    out = tmp_path / "games.jsonl"
    assert main(f"simulate luxor --players 4 --modules mummy --games {games} --seed 1 --out {out}".split()) == 0
    command = [*WASET, "record", "show", str(out)]
    with ending(spawn(command)) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141
