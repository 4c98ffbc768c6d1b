"""`waset lab report` and `waset lab compare`: files, words, and what is refused in one line."""

import csv
import json
import re
from pathlib import Path

import pytest

from tests.lab.folders import make_run
from waset.cli.main import main
from waset.core.record import read

RICH = 'game = "tutankhamun"\nname = "rich"\nstart = [\n{ players = 2, points = 12 },\n{ players = 3, points = 12 },\n'
RICH += "{ players = 4, points = 12 },\n{ players = 5, points = 12 },\n{ players = 6, points = 12 },\n]\n"


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_run(tmp_path_factory.mktemp("runs") / "tut", game='"tutankhamun"', games="3").path


def test_a_report_is_written_and_its_place_said(run: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "report", str(run), "--quick"]) == 0
    out, err = capsys.readouterr()
    beside = "with the same as Markdown and its figures as JSON and CSV beside it."
    assert out == f"The report is {run / 'report.html'}, {beside}\n"
    assert err.splitlines()[-1] == "games read: 3 of 3"
    assert (run / "report.md").read_text("utf-8").startswith("# Report: tut\n")
    assert "--quick" in (run / "report.md").read_text("utf-8")


def test_any_files_of_records_are_reported_and_people_are_told_from_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bots = tmp_path / "bots.jsonl"
    people = tmp_path / "people.jsonl"
    simulate = f"simulate tutankhamun --games 3 --bots random --out {bots}"
    assert main(simulate.split()) == 0
    games = [json.loads(line) for line in bots.read_text("utf-8").splitlines()]
    for number, game in enumerate(games):
        game |= {"bots": [None, {"name": "random"}], "names": [f"Mina {number}", "Scribe"]}
    people.write_text("".join(json.dumps(game, separators=(",", ":")) + "\n" for game in games), "utf-8")
    capsys.readouterr()
    assert main(["lab", "report", str(bots), str(people), "--out", str(tmp_path / "out"), "--quick"]) == 0
    assert capsys.readouterr().out.startswith(f"The report is {tmp_path / 'out' / 'report.html'}, with")
    text = (tmp_path / "out" / "report.md").read_text("utf-8")
    assert re.findall("^## (.*)", text, re.MULTILINE) == [
        "Tutankhamun, edition rebuilt, played by random",
        "Tutankhamun, edition rebuilt, played by people and random",
        "How far the players are apart",
        "Command",
    ]
    assert "waset lab report bots.jsonl people.jsonl --out out --quick" in text
    assert "Mina" not in text


def test_figures_are_data_too(run: Path) -> None:
    assert main(["lab", "report", str(run), "--quick"]) == 0
    found = json.loads((run / "report.json").read_text("utf-8"))
    (win,) = [each for each in found if each["figure"] == ["win", 0] and each["modules"] is None]
    assert (win["game"], win["players"], win["bots"], win["groups"]) == ("tutankhamun", 2, ["random"], 3)
    assert 0 <= win["low"] <= win["value"] <= win["high"] <= 1
    with open(run / "report.csv", encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == len(found)
    assert {"figure": "win; 0", "value": str(win["value"])}.items() <= rows[found.index(win)].items()


def test_an_incomplete_run_is_told_on_the_screen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_run(tmp_path / "run", game='"tutankhamun"', games="2")
    (file,) = (tmp_path / "run" / "records").iterdir()
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])
    assert main(["lab", "report", str(tmp_path / "run")]) == 0
    assert "The run is not complete: 1 of 2 games." in capsys.readouterr().out


def test_a_broken_record_leaves_the_old_report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_run(tmp_path / "run", game='"tutankhamun"', games="2")
    (file,) = (tmp_path / "run" / "records").iterdir()
    (tmp_path / "run" / "report.html").write_text("old")
    file.write_text(file.read_text("utf-8").replace("sail to slot", "sial to slot", 1), "utf-8")
    assert main(["lab", "report", str(tmp_path / "run")]) == 2
    assert re.match(rf"waset: {re.escape(str(file))}, line 1, step \d+: 'sial to slot", capsys.readouterr().err)
    assert (tmp_path / "run" / "report.html").read_text() == "old"


def test_two_editions_are_played_and_compared(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("rich.toml").write_text(RICH)
    line = "lab compare rebuilt ./rich.toml --games 12 --players 2,3 --seed 4 --out cmp"
    assert main(line.split()) == 0
    out, _ = capsys.readouterr()
    flat = " ".join(out.split())
    assert "A is rebuilt, 24 games; B is rich, 24 games. What differs: edition: rebuilt and rich." in flat
    assert "- With rich and 3 players, games are " in flat
    assert "turns shorter (95 %:" in flat
    assert "would look clear by chance if the runs were alike" in flat
    page = Path("cmp/compare.html").read_text("utf-8")
    assert "waset lab compare rebuilt ./rich.toml --players 2,3 --bots scribe --games 12 --seed 4 --out cmp" in page
    records = [list(read(file)) for side in "ab" for file in sorted(Path(f"cmp/{side}/records").iterdir())]
    assert [len(each) for each in records] == [12] * 4
    assert {each.header["seed"] for found in records for each in found} == {4}

    assert main(line.split()) == 0  # nothing is played again
    assert main(["lab", "compare", "cmp/a", "cmp/b"]) == 0
    again = " ".join(capsys.readouterr().out.split())
    assert "A is a, 24 games; B is b, 24 games." in again


def test_editions_are_played_in_passing(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "rich.toml").write_text(RICH)
    assert main(["lab", "compare", "rebuilt", str(tmp_path / "rich.toml"), "--games", "2"]) == 0
    out, _ = capsys.readouterr()
    assert "too few to say anything" in " ".join(out.split())
    assert sorted(path.name for path in tmp_path.iterdir()) == ["rich.toml"]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ("report {room}/nowhere", "nowhere is not a folder; a run is the folder that"),
        ("report {room}", "has no plan.toml"),
        ("report {run} --workers 0", "1 worker or more"),
        ("report {run} {room}/rich.toml", "is a folder: report one run at a time, or any number of files of records"),
        ("report {run} --out {room}/out", "--out is for files of records"),
        ("report {room}/rich.toml", "say where the report on these files goes: --out FOLDER"),
        ("report {room}/rich.toml {room}/none.jsonl --out {room}/out", "none.jsonl is neither the folder of a run nor"),
        ("report {room}/rich.toml --out {room}/out", "rich.toml, line 1: "),
        ("compare {run} rebuilt", "is the folder of a run, and rebuilt is not"),
        ("compare {run} {run} --games 5", "--games is for editions"),
        ("compare rebuilt rebuilt", "neither edition says its game: add --game (luxor, tutankhamun)"),
        ("compare rebuilt rebuilt --game luxor", "rebuilt and rebuilt are the same edition"),
        ("compare rebuilt ./none.toml", "none.toml"),
        ("compare rebuilt {room}/rich.toml --game luxor", "this is an edition of 'tutankhamun', not of 'luxor'"),
        ("compare rebuilt {room}/rich.toml --game luxr", "did you mean 'luxor'"),
        ("compare rebuilt {room}/rich.toml --players two", "player counts are whole numbers"),
        ("compare rebuilt {room}/rich.toml --players 9", "Tutankhamun is for 2 to 6 players"),
        ("compare rebuilt {room}/rich.toml --bots ramdom", "did you mean 'random'"),
        ("compare rebuilt {room}/rich.toml --modules mummy", "unknown module of Tutankhamun"),
        ("compare rebuilt {room}/rich.toml --option first", "an option is written name=value"),
        ("compare rebuilt {room}/rich.toml --option frist=1", "did you mean 'first'"),
        ("compare rebuilt {room}/rich.toml --games 0", "the number of games must be"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    line: str, says: str, run: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "rich.toml").write_text(RICH)
    assert main(["lab", *line.format(room=tmp_path, run=run).split()]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.startswith("waset: ")
    assert err.count("\n") == 1
    assert says in err
