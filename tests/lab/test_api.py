"""The lab from Python says what its commands say."""

import json
from pathlib import Path

import pytest

from tests.lab.folders import make_run
from waset.core.errors import BadOption, BadRecord
from waset.lab import api
from waset.lab.run.folder import open_folder

PLAN = {"game": "tutankhamun", "players": [2, 3], "bots": ["random"], "games": 3, "seed": 7}


def test_a_plan_is_a_mapping_or_a_file(tmp_path: Path) -> None:
    told: list[int] = []
    folder = api.play(PLAN, tmp_path / "mapping", progress=told.append)
    assert told == list(range(1, 7))
    run = make_run(tmp_path / "file", game='"tutankhamun"', players="[2, 3]", games="3")
    one, other = open_folder(folder), run
    assert [file.path.read_bytes() for file in one.files] == [file.path.read_bytes() for file in other.files]
    again = api.play(tmp_path / "file" / "plan.toml", tmp_path / "file")
    assert again == tmp_path / "file"


def test_editions_of_a_mapping_are_found_from_here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "mine.toml").write_text('game = "luxor"\nname = "mine"\nsarcophagi = [{ points = 9 }]\n')
    monkeypatch.chdir(tmp_path)
    plan = {**PLAN, "game": "luxor", "players": 2, "games": 1}
    api.play({**plan, "editions": ["rebuilt", "./mine.toml"]}, "both")
    assert {each.edition for each in api.figures("both")} == {"rebuilt", "mine"}
    api.play({**plan, "editions": "mine.toml"}, "one")
    assert {each.edition for each in api.figures("one")} == {"mine"}


def test_the_figures_are_those_of_the_report(tmp_path: Path) -> None:
    folder = api.play(PLAN, tmp_path / "run")
    page = api.write_report(folder)
    assert page.is_file()
    kept = json.loads((folder / "report.json").read_text("utf-8"))
    found = api.figures(folder)
    assert len(found) == len(kept)
    wins = api.pick(found, "win", 0, players=3)
    (same,) = (
        each for each in kept if each["figure"] == ["win", 0] and each["players"] == 3 and each["modules"] is None
    )
    assert (wins.value, wins.low, wins.high) == (same["value"], same["low"], same["high"])
    with pytest.raises(BadOption, match="2 figures have the words"):
        api.pick(found, "win", 0)
    assert api.figures(*(file.path for file in open_folder(folder).files)) == found


def test_two_runs_are_compared(tmp_path: Path) -> None:
    one = api.play({**PLAN, "games": 12}, tmp_path / "one")
    other = api.play({**PLAN, "games": 12, "options": {"underworld_rings": "no"}}, tmp_path / "other")
    found = api.compare(one, other)
    score = next(each for each in found if each.figure == "score" and each.players == 2)
    assert score.difference.value == pytest.approx(score.b - score.a)
    assert not any(each.holds for each in api.compare(one, one))


def test_games_needed() -> None:
    assert api.games_needed(0.02) == 4908
    assert api.games_needed(0.02, share=0.25) < 4908


def test_a_page_of_a_report_needs_no_folder(tmp_path: Path) -> None:
    """The same as the report of these files, with its pictures in it; nothing is written beside them."""
    folder = api.play(PLAN, tmp_path / "run")
    before = sorted(tmp_path.rglob("*"))
    page = api.report_page(folder, title="Two deserts")
    assert sorted(tmp_path.rglob("*")) == before
    assert "<h1>Two deserts</h1>" in page
    assert page.replace("Two deserts", "Report: run") == api.write_report(folder).read_text("utf-8")
    lines = [line for file in open_folder(folder).files for line in file.path.read_text("utf-8").splitlines()]
    kept = api.report_of(lines, "A trial")
    assert "<h1>A trial</h1>" in kept
    assert kept.count("<svg") == page.count("<svg") > 5
    assert "waset lab report" not in kept
    assert str(tmp_path) not in kept
    lines[2] = lines[2][:200]
    with pytest.raises(BadRecord, match="line 3"):
        api.report_of(lines, "A trial")
    with pytest.raises(BadOption, match="no whole game"):
        api.report_of([], "A trial")
