"""`waset review`: its report in four languages, its JSON, and what it says of files that it cannot review."""

import json
from pathlib import Path

import pytest
from rich.console import Console

from tests.core.recorded import HARDER, data, line, written
from tests.review.kit import LUXOR, TUTANKHAMUN, cut, late, only
from waset import games
from waset.cli.main import main
from waset.cli.review_report import ReviewReport
from waset.review import review as reviewed

HEADINGS = {
    "en": ("Turning points", "Better: "),
    "nl": ("Keerpunten", "Beter: "),
    "de": ("Wendepunkte", "Besser: "),
    "fr": ("Tournants", "Mieux\xa0: "),
}


def saved(path: Path, raw: bytes) -> str:
    """The path of a file with these bytes."""
    file = path / "games.jsonl"
    file.write_bytes(raw)
    return str(file)


def test_the_report_names_seats_and_mistakes_with_reasons(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = only(late(LUXOR[2], 40))
    review = reviewed(record)
    for language, (turning, better) in HEADINGS.items():
        ReviewReport(record, review, language).show(Console(width=200))
        out = capsys.readouterr().out
        assert "Ada" in out
        assert "Zoë" in out
        assert turning in out
        assert better in out
        assert [text for text in out.splitlines() if text.startswith("   ") and "(−" in text], "what was lost is said"
    assert main(["review", saved(tmp_path, late(LUXOR[0], 40))]) == 0
    assert "What could have been better" in capsys.readouterr().out


def test_json_has_one_object_for_each_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, late(TUTANKHAMUN[0], 16) + cut(late(TUTANKHAMUN[1], 16), 9))
    assert main(["review", file, "--json"]) == 0
    out, err = capsys.readouterr()
    over, left = map(json.loads, out.splitlines())
    assert "decisions" in err
    assert [len(each["seats"]) for each in (over, left)] == [2, 3]
    for seat in over["seats"]:
        parts = sum(seat[part] for part in ("start", "luck", "own", "others", "drift"))
        assert parts == pytest.approx(seat["result"], abs=1e-9)
    assert [seat["result"] for seat in left["seats"]] == [None] * 3
    decision = over["decisions"][0]
    assert list(decision) == [
        *("step", "decision", "seat", "word", "loss", "change", "exact", "by", "played", "best", "why"),
    ]
    assert list(decision["played"]) == ["action", "text", "means", "wins", "points", "brings"]
    assert main(["review", file, "--json", "--game", "2", "--seat", "1"]) == 0
    (chosen,) = map(json.loads, capsys.readouterr().out.splitlines())
    assert {each["seat"] for each in chosen["decisions"]} == {1}
    assert chosen["seats"] == left["seats"]


def test_a_game_that_is_not_over_is_reviewed_as_far_as_it_goes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", saved(tmp_path, cut(late(TUTANKHAMUN[0], 12), 4))]) == 0
    assert "Not over yet" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        (b"", "{file} has no game"),
        (b"hello\n", "{file}, line 1: "),
        (b'{"name": "Ada"}\n', "{file}, line 1: not a Waset record"),
        (cut(line(), 20), "{file}, line 1: the game breaks off before it is laid out"),
    ],
    ids=["empty", "text", "json", "layout"],
)
def test_what_is_no_record_of_a_game_is_refused(
    raw: bytes, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = saved(tmp_path, raw)
    assert main(["review", file]) == 2
    assert capsys.readouterr().err.splitlines()[-1].startswith("waset: " + said.format(file=file))


def test_a_missing_file_a_seat_and_a_game_that_are_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(tmp_path / "nothing")]) == 2
    assert capsys.readouterr().err == f"waset: {tmp_path / 'nothing'}: No such file or directory\n"
    file = saved(tmp_path, line())
    assert main(["review", file, "--seat", "2"]) == 2
    assert capsys.readouterr().err == "waset: the seats are 0 to 1, not 2\n"
    assert main(["review", file, "--game", "2"]) == 2
    assert capsys.readouterr().err == f"waset: {file} has no game 2\n"
    with pytest.raises(SystemExit):
        main(["review", file, "--think", "never"])
    assert "invalid choice: 'never'" in capsys.readouterr().err


def test_an_edition_and_a_game_that_nobody_knows(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    changed = data(line(edition=HARDER))
    changed["edition"]["digest"] = "0" * 8
    file = saved(tmp_path, written(changed))
    assert main(["review", file]) == 2
    assert f"waset: {file}, line 1: the edition's digest is " in capsys.readouterr().err
    unknown = data(line())
    unknown["edition"]["differs"] = {"walls": [1]}
    assert main(["review", saved(tmp_path, written(unknown))]) == 2
    assert "walls" in capsys.readouterr().err
    other = data(line())
    other["game"] = "luxxor"
    assert main(["review", saved(tmp_path, written(other))]) == 2
    assert "unknown game 'luxxor'; did you mean 'luxor'?" in capsys.readouterr().err


def test_a_game_without_an_evaluation_cannot_be_reviewed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "has", lambda *_: False)
    assert main(["review", saved(tmp_path, line()), "--seed", "12345"]) == 2
    told = capsys.readouterr().err.splitlines()[-1]
    assert told == "waset: Luxor cannot be reviewed: none of its bots can judge a position"
