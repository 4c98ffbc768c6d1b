"""Sentences about many things at once, and stories of both games."""

import re
from pathlib import Path

import pytest

from waset.cli.main import main
from waset.cli.terminal.telling import joined


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ([], []),
        (["A goes to the very dark Underworld."], ["A goes to the very dark Underworld."]),
        (
            ["A on slot 1 is behind all boats there.", "B on slot 2 is behind all boats there."],
            ["A on slot 1, B on slot 2: each is behind all boats there."],
        ),
        (["Ann takes a key.", "Ann takes a key."], ["Ann takes a key.", "Ann takes a key."]),
        (["Ann takes a key.", "Ben takes a key."], ["Ann takes a key.", "Ben takes a key."]),
    ],
)
def test_sentences_with_the_same_end_become_one(said: list[str], told: list[str]) -> None:
    assert joined(said) == told


def story(tmp_path: Path, capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """A simulated game, told."""
    file = str(tmp_path / "games.jsonl")
    assert main(["simulate", *options, "--games", "1", "--seed", "4", "--out", file]) == 0
    capsys.readouterr()
    assert main(["record", "show", file]) == 0
    return capsys.readouterr().out


def test_tutankhamun_is_told_turn_by_turn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = story(tmp_path, capsys, "tutankhamun", "--players", "3")
    layout, turns = told.split("\n\nTurns\n")
    assert layout.startswith("Layout\n  ")
    assert " at 80." in " ".join(layout.split())
    assert "sails" not in layout
    numbered = re.findall(r"^ {1,2}(\d+)  (\w+) sails ", turns, re.MULTILINE)
    assert [int(number) for number, _ in numbered] == list(range(1, len(numbered) + 1))
    assert [who for _, who in numbered[:4]] == ["Yellow", "Red", "Green", "Yellow"]
    assert re.search(r"\d tiles sink: [a-z]", " ".join(turns.split()))
    assert "The game is over. " in turns


def test_the_expansion_is_told_round_by_round(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    told = story(tmp_path, capsys, "luxor", "--players", "5", "--modules", "all")
    rounds = [int(number) for number in re.findall(r"^Round (\d+)$", told, re.MULTILINE)]
    assert rounds == list(range(1, len(rounds) + 1))
    words = " ".join(told.split())
    for event in ("The mummy walks to ", " buys “", " back up", " and fells "):
        assert event in words
    sheet = told[told.index("The game is over. ") :]
    assert all(line in sheet for line in ("Artifacts", "Character", "Mummy"))
