"""`waset lab refit`: weights are fitted to an edition by games, saved beside it, and used there."""

import json
from pathlib import Path

import pytest

import waset
from tests.lab.folders import make_run
from waset import bots
from waset.bots.lineup import challenging
from waset.cli.main import main
from waset.core import edition, fitted
from waset.lab.refit import challenge
from waset.lab.refit.refit import Refit, RefitWish
from waset.lab.report import report
from waset.lab.run.pool import local

EDITION = """game = "tutankhamun"
name = "kings"
idols = [{ god = "Horus", tiles = 2 }, { god = "Isis", tiles = 2 }, { god = "Osiris", tiles = 2 },
  { god = "Ra", tiles = 2 }, { god = "Thoth", tiles = 2 }]
start = [{ players = 2, points = 40 }, { players = 3, points = 40 }, { players = 4, points = 40 },
  { players = 5, points = 30 }, { players = 6, points = 30 }]
"""


SHORT = ["--rounds", "1", "--tries", "2", "--games", "2", "--against", "hoard"]


def refit(path: Path, *options: str) -> int:
    """A refit that is as short as can be."""
    return main(["lab", "refit", str(path), *SHORT, *options])


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An edition with weights fitted to it."""
    made = tmp_path_factory.mktemp("refit")
    (made / "kings.toml").write_text(EDITION)
    assert refit(made / "kings.toml") == 0
    return made


def test_what_is_fitted_stands_beside_the_edition_and_is_used_there(folder: Path) -> None:
    assert {path.name for path in folder.iterdir()} == {"kings.toml", "kings.fitted.json"}, "the games are gone"
    found = fitted.read(folder / "kings.fitted.json")
    game = waset.make("tutankhamun", edition=str(folder / "kings.toml"))
    assert game.edition.fitted == found.weights
    assert found.digest == edition.digest(game.edition)
    assert found.about["after"].keys() == {"hoard"}
    assert bots.described("scribe", game)["fitted"] == fitted.mark(found.weights)


def test_a_refit_that_was_stopped_goes_on_and_ends_alike(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kings.toml").write_text(EDITION)
    made = Refit(RefitWish(tmp_path / "kings.toml", 2, (), 1, 2, 2, 1, ("hoard",)))
    seen: list[int] = []

    def stop(done: int) -> None:
        seen.append(done)
        if done == 9:
            raise KeyboardInterrupt

    with local(1) as crew:
        assert made.play(crew, stop) is None
    assert len(list(made.folder.rglob("*.jsonl"))) > 1
    assert not (tmp_path / "kings.fitted.json").exists()
    assert refit(tmp_path / "kings.toml") == 0
    assert (tmp_path / "kings.fitted.json").read_text() == (folder / "kings.fitted.json").read_text()
    told = capsys.readouterr().out
    assert made.total == 2 + 4 + 8 + 6
    assert "What a scribe wins, before and after" in told
    assert "kings.fitted.json; bots use them wherever this edition is played from its file" in told.replace("\n", " ")


def test_weights_are_not_used_for_other_figures(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "kings.toml").write_text(EDITION.replace("points = 40", "points = 35"))
    (tmp_path / "kings.fitted.json").write_bytes((folder / "kings.fitted.json").read_bytes())
    assert waset.make("tutankhamun", edition=str(tmp_path / "kings.toml")).edition.fitted == ()
    assert main(["edition", "check", str(tmp_path / "kings.toml")]) == 0
    assert "were fitted to other figures and are not used" in capsys.readouterr().out
    assert main(["edition", "check", str(folder / "kings.toml")]) == 0
    assert "which were fitted to it" in capsys.readouterr().out
    (tmp_path / "kings.fitted.json").write_text("{}")
    assert main(["simulate", "tutankhamun", "--edition", str(tmp_path / "kings.toml"), "--games", "1"]) == 2
    assert "holds no fitted weights" in capsys.readouterr().err


def test_a_report_says_who_was_refitted_and_who_is_beaten(folder: Path, tmp_path: Path) -> None:
    said = {"game": '"tutankhamun"', "bots": '["scribe"]', "games": "2"}
    run = make_run(folder / "run", editions='"kings.toml"', **said)
    cells = challenge.cells(run, 2)
    assert [cell.bots[1] for cell in cells] == [each.name for each in challenging("tutankhamun")]
    cells = cells[:2]
    with local(1) as crew:
        tried = challenge.play(cells, run.path, crew, lambda _: None)
    assert tried is not None
    assert [each.challenger for each in tried] == ["rush", "hoard"]
    report.write(run, deep=False, tried=tried)
    page = (run.path / "report.md").read_text()
    assert "The players were refitted to kings (weights " in page
    assert "| 2 | scribe | rush | 2 |" in page
    beaten = tried[0]._replace(wins=tried[0].wins._replace(value=0.2, low=0.1, high=0.3))
    report.write(run, deep=False, tried=[beaten])
    assert "scribe wins only 20.0 % against rush" in (run.path / "report.md").read_text()
    (tmp_path / "kings.toml").write_text(EDITION)
    other = make_run(tmp_path / "run", editions='"kings.toml"', **said)
    report.write(other, deep=False)
    assert "The players were not refitted to kings" in (other.path / "report.md").read_text()


def test_the_usual_edition_needs_no_challengers(tmp_path: Path) -> None:
    run = make_run(tmp_path / "run", bots='["scribe:1"]', games="1")
    assert challenge.cells(run, 2) == []
    report.write(run, deep=False)
    assert "refitted" not in (run.path / "report.md").read_text()


def test_a_run_is_not_continued_by_players_with_other_weights(folder: Path, tmp_path: Path) -> None:
    (tmp_path / "kings.toml").write_text(EDITION)
    path = tmp_path / "plan.toml"
    path.write_text('game = "tutankhamun"\nplayers = 2\nbots = ["scribe"]\ngames = 1\neditions = "kings.toml"\n')
    line = ["lab", "run", str(path), "--out", str(tmp_path / "run")]
    assert main(line) == 0
    path.write_text(path.read_text().replace("games = 1", "games = 2"))
    (tmp_path / "kings.fitted.json").write_bytes((folder / "kings.fitted.json").read_bytes())
    assert main(line) == 2


def test_the_file_says_how_it_was_made(folder: Path) -> None:
    about = json.loads((folder / "kings.fitted.json").read_text())["about"]
    assert {"players", "modules", "rounds", "tries", "games", "seed", "before", "after"} <= about.keys()
