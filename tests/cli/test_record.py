"""`waset record`: exit codes and what it says, for right records and for any other file."""

from pathlib import Path

import pytest

import waset
from tests.core.recorded import data, line, only, written
from waset.cli.main import main


def saved(path: Path, raw: bytes) -> str:
    """The path of a file with these bytes."""
    file = path / "games.jsonl"
    file.write_bytes(raw)
    return str(file)


def test_check_counts_what_it_has_verified(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, line() + line(3) + line(4)[:10_000])
    assert main(["record", "check", file]) == 0
    out, err = capsys.readouterr()
    steps = sum(len(only(raw).steps) for raw in (line(), line(3), line(4)[:10_000]))
    assert out == f"games: 3, finished: 2, unfinished: 1, steps: {steps}\n"
    assert err == ""


def test_check_names_the_first_wrong_step(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = data(line())
    changed["steps"][99][1] = "dance"
    file = saved(tmp_path, line(3) + written(changed) + b"garbage")
    assert main(["record", "check", file]) == 1
    out, err = capsys.readouterr()
    assert err.startswith(f"{file}, line 2, step 100: 'dance' is not legal here; legal: ")
    assert out.startswith("before the error: games: 1, finished: 1, unfinished: 0, steps: ")


@pytest.mark.parametrize("raw", [b"\xff", b"[" * 100_000, b"{}", b'{"waset":' + b"1" * 10**6])
def test_check_survives_garbage(tmp_path: Path, capsys: pytest.CaptureFixture[str], raw: bytes) -> None:
    file = saved(tmp_path, raw)
    assert main(["record", "check", file]) == 1
    assert capsys.readouterr().err.startswith(f"{file}, line 1: ")


def test_check_of_what_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "check", str(tmp_path / "nothing")]) == 2
    assert capsys.readouterr().err == f"waset: {tmp_path / 'nothing'}: No such file or directory\n"
    assert main(["record", "check", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"waset: {tmp_path}: Is a directory\n"


def test_show_tells_the_game_round_by_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, line(3) + line())
    assert main(["record", "show", file, "--game", "2"]) == 0
    out = capsys.readouterr().out
    record = only(line())
    assert record.result is not None
    assert out.startswith("Layout\n  Osiris at 5. ")
    rounds = [int(text.split()[1]) for text in out.splitlines() if text.startswith("Round ")]
    assert rounds == list(range(1, len(rounds) + 1))
    assert "Ada plays " in out
    assert "Zoë plays " in out
    assert "draws a card" not in out
    sheet = out[out.index("The game is over. The second adventurer is in the tomb") :]
    for seat, total in enumerate(record.result["scores"]):
        assert sheet.split("Total", 1)[1].split()[seat] == str(total)


def test_show_tells_a_seat_no_more_than_it_may_know(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "show", saved(tmp_path, line()), "--seat", "1"]) == 0
    out = " ".join(capsys.readouterr().out.split())
    assert "Ada draws a card." in out
    assert "You play " in out
    assert "Zoë" not in out.partition("The game is over")[0]
    assert "Ada takes a scarab worth" not in out


def test_show_of_an_unfinished_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "show", saved(tmp_path, line()[:8000])]) == 0
    assert capsys.readouterr().out.endswith("\nThe game is not finished.\n")


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (["--game", "2"], "has no game 2"),
        (["--game", "0"], "games are counted from 1"),
        (["--seat", "2"], "the seats are 0 to 1, not 2"),
    ],
)
def test_show_of_what_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], more: list[str], says: str
) -> None:
    assert main(["record", "show", saved(tmp_path, line()), *more]) == 2
    err = capsys.readouterr().err
    assert err.startswith("waset: ")
    assert says in err


def test_show_of_a_wrong_record_names_file_and_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, b"nonsense")
    assert main(["record", "show", file]) == 2
    assert capsys.readouterr().err.startswith(f"waset: {file}, line 1: ")


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out.startswith(f"waset {waset.__version__}")


@pytest.mark.parametrize(
    ("language", "says"),
    [("nl", ["Ronde 1", "Ada speelt ", "De partij is voorbij."]), ("de", ["Runde 1", "Ada spielt ", "Summe"])],
)
def test_show_speaks_the_language_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], language: str, says: list[str]
) -> None:
    assert main(["record", "show", saved(tmp_path, line()), "--language", language]) == 0
    out = capsys.readouterr().out
    assert [words for words in says if words not in out] == []


def test_show_speaks_the_language_of_the_environment(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert main(["record", "show", saved(tmp_path, line())]) == 0
    assert "Ada joue " in capsys.readouterr().out


def test_a_language_without_words_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["record", "show", saved(tmp_path, line()), "--language", "pt"]) == 2
    assert "there are no words in 'pt'; there are: en, nl, de, fr" in capsys.readouterr().err
