"""Every command that has to do with modules takes --modules, by name or all of them."""

import tomllib
from pathlib import Path

import pytest

from waset.cli.main import main

FIRST = 'game = "luxor"\n[[seats]]\ntalismans = 3\n'


def test_edition_export_leaves_out_the_tables_of_other_modules(capsys: pytest.CaptureFixture[str]) -> None:
    written = {}
    for modules in ("", "all", "mummy"):
        assert main(["edition", "export", "luxor", *(["--modules", modules] if modules else [])]) == 0
        written[modules] = tomllib.loads(capsys.readouterr().out)
    assert written["all"] == written[""]
    gone = set(written[""]) - set(written["mummy"])
    assert gone == {"extra_horus_cards", "equipment", "artifacts"}


def test_position_check_takes_the_modules_that_the_file_does_not_name(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "position.toml"
    file.write_text(FIRST)
    assert main(["position", "check", str(file)]) == 1
    assert "'talismans' needs the module 'mummy', which is not in play" in capsys.readouterr().err
    assert main(["position", "check", str(file), "--modules", "mummy"]) == 0
    assert main(["position", "check", str(file), "--modules", "all"]) == 0
    file.write_text('modules = ["mummy"]\n' + FIRST)
    assert main(["position", "check", str(file), "--modules", "equipment"]) == 1
    assert "the position says modules = ['mummy'], not ['equipment']" in capsys.readouterr().err


def test_record_check_and_show_take_only_games_with_these_modules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    both = tmp_path / "both.jsonl"
    for modules in ("", "mummy,artifacts"):
        out = tmp_path / f"one{len(modules)}.jsonl"
        assert main(["simulate", "luxor", "--games", "2", "--seed", "1", "--modules", modules, "--out", str(out)]) == 0
        with open(both, "ab") as file:
            file.write(out.read_bytes())
    capsys.readouterr()
    assert main(["record", "check", str(both)]) == 0
    assert capsys.readouterr().out.startswith("games: 4,")
    assert main(["record", "check", str(both), "--modules", "artifacts,mummy"]) == 0
    assert capsys.readouterr().out.startswith("games: 2,")
    assert main(["record", "show", str(both), "--modules", "mummy,artifacts"]) == 0
    assert "mummy" in capsys.readouterr().out
    assert main(["record", "show", str(both), "--modules", "mummy,artifacts", "--game", "3"]) == 2


@pytest.mark.parametrize("command", [["simulate", "luxor"], ["edition", "export", "luxor"]])
def test_unknown_modules_are_refused_with_the_nearest_name(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*command, "--modules", "mumy"]) == 2
    assert "unknown module of Luxor 'mumy'; did you mean 'mummy'?" in capsys.readouterr().err
