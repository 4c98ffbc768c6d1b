"""`waset lab run`: what is told, in a file and on a terminal."""

from pathlib import Path

import pytest

from tests.lab.runs import play, start, write_plan
from tests.spawn import PATIENCE
from waset.cli.main import main


def test_the_end_says_where_the_records_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(write_plan(tmp_path, 4), tmp_path / "run") == 0
    told, progress = capsys.readouterr()
    assert told == f"18 games of 4 cells are in {tmp_path / 'run' / 'records'}.\n"
    assert progress.splitlines()[-1] == "games: 18 of 18"


def test_a_terminal_shows_a_bar_with_the_time_left(tmp_path: Path) -> None:
    with start("lab", "run", str(write_plan(tmp_path, 4)), "--out", str(tmp_path / "run"), FORCE_COLOR="1") as process:
        _, progress = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert "18/18" in progress
    assert "0:00:00" in progress


def test_a_plan_that_is_not_there_or_bad_leaves_no_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert play(tmp_path / "nowhere.toml", tmp_path / "run") == 2
    assert "nowhere.toml: No such file or directory" in capsys.readouterr().err
    plan = write_plan(tmp_path, 4)
    plan.write_text(plan.read_text() + "gmaes = 3\n")
    assert play(plan, tmp_path / "run") == 2
    assert "plan.toml, line 7: unknown key 'gmaes'" in capsys.readouterr().err
    assert not (tmp_path / "run").exists()


def test_a_program_that_fails_is_counted_and_the_run_goes_on(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    plan = tmp_path / "p.toml"
    plan.write_text(
        'game = "tutankhamun"\nplayers = 2\nbots = ["cmd:false", "random"]\ngames = 4\non_bot_failure = "forfeit"\n'
    )
    assert play(plan, tmp_path / "run") == 0
    told = capfd.readouterr().out
    assert "Programs failed in 4 of 4 games; their records say who did what." in told
    assert play(plan, tmp_path / "run") == 0
    assert capfd.readouterr().out == told


@pytest.mark.parametrize("line", ["lab", "lab run", "lab sing"])
def test_wrong_use_is_told(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(line.split())
    assert "usage: waset lab" in capsys.readouterr().err
