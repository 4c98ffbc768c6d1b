"""The tables of docs/envs.md say how observations are laid out."""

import re
from pathlib import Path

import pytest

import waset
from tests.envs.test_encode import SIZES
from waset.envs.encode import VERSION, Encoder, Piece

TEXT = (Path(__file__).parent.parent.parent / "docs" / "envs.md").read_text("utf-8")


def section(title: str) -> str:
    """What stands under a heading."""
    found = re.search(rf"^### {title}$(.*?)(?=^##)", TEXT, re.DOTALL | re.MULTILINE)
    assert found, title
    return found.group(1)


def row(piece: Piece) -> str:
    """How a piece begins in the table; the pieces of a seat stand there once, under S."""
    name = re.sub(r"^own: (?!boxed_scarab_values)", "S: ", piece.name)
    return f"| `{name}` | {piece.size} | {'one of ' if piece.words else ''}"


@pytest.mark.parametrize("name", SIZES)
def test_every_piece_is_in_its_table(name: str) -> None:
    game = waset.make(name, players=2)
    rows = [line for line in section(game.meta.title).splitlines() if line.startswith("| `")]
    pieces = [piece for piece in Encoder(game).pieces if not piece.name.startswith("seat +")]
    assert len(rows) == len(pieces)
    for line, piece in zip(rows, pieces, strict=True):
        assert line.startswith(row(piece)), "in the order of the observation"
        if str(piece.high) in line:
            continue
        assert re.search(r"to (P|P - 1|5 P|start) \|", line), line


@pytest.mark.parametrize("name", SIZES)
def test_the_sizes_are_in_the_table(name: str) -> None:
    title = waset.facts(name).title
    for players, size in SIZES[name].items():
        game = waset.make(name, players=players, modules=("fifth-player",) if players == 5 and name == "luxor" else ())
        assert f"| {title} | {players} | {size} | {Encoder(game).feature_size} |" in TEXT


def test_the_history_names_the_present_version() -> None:
    assert f"- v{VERSION}:" in TEXT
