"""`waset records export`: the games of a server are reported, and compared with those of bots."""

from pathlib import Path

import pytest

from tests.lab.folders import make_run
from tests.server.kit import serving, two_at_a_table
from waset.cli.main import main
from waset.core import record
from waset.core.errors import BadOption
from waset.lab.read.gather import Variant, read
from waset.lab.run.folder import open_folder
from waset.lab.run.sorting import sort_records


def test_games_of_people_are_exported_reported_and_compared_with_bots(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["records", "export", "--database", str(tmp_path / "waset.db"), "--out", str(tmp_path / "playtest")]
    with serving(tmp_path) as server:
        ann, bob = two_at_a_table(server, "tutankhamun")
        ann.play_on([bob])
        two_at_a_table(server, "luxor")  # not over yet
        assert main([*words, "--people"]) == 0  # while the server runs
    assert "1 game is in" in capsys.readouterr().out
    run = open_folder(tmp_path / "playtest")
    ((file,), found) = (run.files, read(run))
    assert found.games == 1
    assert [scope[0].bots for scope in found.tally.scopes(1) if isinstance(scope[0], Variant)] == [("people",)]
    (kept,) = record.read(file.path)
    assert not {"Ann", "Bob"} & set(kept.header["names"])
    assert main([*words, "--names"]) == 0
    (kept,) = record.read(file.path)
    assert kept.header["names"] == ["Ann", "Bob"]

    assert main(["lab", "report", str(tmp_path / "playtest")]) == 0
    make_run(tmp_path / "bots", game='"tutankhamun"', games="2")
    capsys.readouterr()
    assert main(["lab", "compare", str(tmp_path / "playtest"), str(tmp_path / "bots")]) == 0
    assert "bots: people, people and random, random" in " ".join(capsys.readouterr().out.split())
    assert main(["lab", "compare", str(file.path), str(tmp_path / "bots")]) == 0


def test_what_cannot_be_read_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["records", "export", "--out", str(tmp_path / "out"), "--database"]
    assert main([*words, str(tmp_path / "nowhere.db")]) == 2
    assert "there is no database" in capsys.readouterr().err
    (tmp_path / "empty.db").touch()
    assert main([*words, str(tmp_path / "empty.db")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_records_of_several_kinds_are_sorted(tmp_path: Path) -> None:
    """A file for each kind; what was sorted before is replaced, and the folder of a run is left alone."""
    one = make_run(tmp_path / "one", game='"tutankhamun"', players="[2, 3]", games="2")
    mixed = tmp_path / "mixed.jsonl"
    mixed.write_bytes(b"".join(file.path.read_bytes() for file in one.files))
    assert sorted(sort_records(mixed.read_bytes().splitlines(keepends=True), tmp_path / "sorted").values()) == [2, 2]
    assert read(open_folder(tmp_path / "sorted")).games == 4
    first = one.files[0].path.read_bytes().splitlines(keepends=True)
    assert list(sort_records(first, tmp_path / "sorted").values()) == [2]
    assert read(open_folder(tmp_path / "sorted")).games == 2
    with pytest.raises(BadOption, match="is the folder of a run"):
        sort_records(first, one.path)
