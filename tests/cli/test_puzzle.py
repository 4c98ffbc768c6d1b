"""`waset puzzle`: found, checked, shown and played from the command line."""

import io
from pathlib import Path

import pytest
from rich.console import Console

from tests.cli.terminal import Script
from waset import puzzles
from waset.cli.commands.puzzle import play_with
from waset.cli.main import main, parser

FIND = ("puzzle", "find", "tutankhamun", "--seed", "6", "--players", "2", "--count", "1")
ONE = puzzles.puzzles("tutankhamun")[0]


def played(*options: str, answers: list[str]) -> str:
    """What is shown to whoever gives these answers."""
    console = Console(file=io.StringIO(), width=100, height=40, color_system=None, highlight=False)
    assert play_with(parser().parse_args(["puzzle", "play", *options]), console, Script(answers)) == 0
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_puzzles_are_found_and_checked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Two workers find what one finds, and a command that has found all finds no more."""
    one, two = tmp_path / "one.jsonl", tmp_path / "two.jsonl"
    assert main([*FIND, "--out", str(one)]) == 0
    assert capsys.readouterr().out == f"{one}: 1 easy, 0 medium, 0 hard. Games looked at: 1.\n"
    assert main([*FIND, "--out", str(one)]) == 0
    assert "Games looked at: 0." in capsys.readouterr().out
    assert main([*FIND, "--out", str(two), "--workers", "2"]) == 0
    assert one.read_text() == two.read_text()
    capsys.readouterr()
    assert main(["puzzle", "check", "tutankhamun", "--file", str(one)]) == 0
    assert capsys.readouterr().out == "tutankhamun: 1 puzzles (1 easy, 0 medium, 0 hard)\n"
    one.write_text(one.read_text().replace('"grade": "easy"', '"grade": "hard"'))
    assert main(["puzzle", "check", "tutankhamun", "--file", str(one)]) == 1
    assert "by the bots that fail it, it is not hard" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["find", "chess"], "unknown game 'chess'"),
        (["find", "luxor", "--count", "0"], "1 puzzle or more is to be found, not 0"),
        (["find", "luxor", "--workers", "0"], "1 worker or more is needed, not 0"),
        (["find", "luxor", "--modules", "mumy"], "did you mean 'mummy'?"),
        (["find", "luxor", "--players", "7"], "Luxor is for 2 to 5 players, not 7"),
        (["find", "luxor", "--seed", "-1"], "a seed is a whole number"),
        (["find", "luxor", "--out", "nowhere/puzzles.jsonl"], "nowhere/puzzles.jsonl: No such file or directory"),
        (["find", "luxor", "--out", "."], ".: Is a directory"),
        (["check", "chess"], "unknown game 'chess'"),
        (["check", "luxor", "--file", "nowhere"], "there is no file nowhere"),
        (["check", "--file", "nowhere"], "Name the game as well"),
        (["show", "luxor", "nix"], "unknown puzzle of Luxor 'nix'"),
        (["play", "luxor", "--grade", "esy"], "did you mean 'easy'?"),
    ],
)
def test_what_is_wrong_is_named(
    options: list[str], reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["puzzle", *options]) == 2
    assert reason in capsys.readouterr().err


def test_a_puzzle_is_shown_with_its_solution(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "show", ONE.game]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert len(listed) == len(puzzles.puzzles(ONE.game))
    assert listed[0] == f"{ONE.name}  {ONE.grade:6}  {ONE.players} players"
    assert main(["puzzle", "show", ONE.game, ONE.name, "--language", "en"]) == 0
    assert "Yes" not in capsys.readouterr().out
    assert main(["puzzle", "show", ONE.game, ONE.name, "--solution", "--language", "nl"]) == 0
    told = capsys.readouterr().out
    assert told.count("Ja, dat is het: ") == len(ONE.answers)
    assert told.count("Deze niet: ") == len(ONE.choices) - len(ONE.answers)


def test_a_puzzle_is_played_until_it_is_solved() -> None:
    answers = [ONE.choices[-1].text, "", ONE.answers[0], ""]
    told = played(ONE.game, ONE.name, "--language", "en", answers=answers)
    assert told.index("Not this one: ") < told.index("Yes, that is it: ")
    assert "You lose." in told
    assert "You win." in told


def test_puzzles_of_a_grade_come_one_after_the_other_until_one_leaves() -> None:
    hard = [each for each in puzzles.puzzles(ONE.game) if each.grade == "hard"]
    told = played(ONE.game, "--grade", "hard", "--language", "en", answers=[hard[0].answers[0], "", "q"])
    assert told.count("Yes, that is it: ") == 1
    with_two = played(
        ONE.game, "--grade", "hard", "--language", "en", answers=[hard[0].answers[0], "", hard[1].answers[0], ""]
    )
    assert with_two.count("Yes, that is it: ") == 2
