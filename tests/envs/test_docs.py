"""The tables of docs/envs.md say how observations are laid out."""

import pytest

from tests.envs.docs import NOT_YET, PAGE, written
from tests.envs.test_encode import SIZES
from waset.envs import encode, features

TEXT = PAGE.read_text("utf-8")


def test_the_tables_are_those_of_the_layouts() -> None:
    assert written(TEXT) == TEXT, "run python -m tests.envs.docs"


def test_every_piece_is_explained() -> None:
    assert f"| {NOT_YET} |" not in TEXT


@pytest.mark.parametrize("name", SIZES)
def test_the_sizes_are_in_the_table(name: str) -> None:
    for players, size in SIZES[name].items():
        assert f"| {name.capitalize()} | {players} | {size} |" in TEXT


def test_the_history_names_the_present_versions() -> None:
    layouts, of_features = TEXT.split("### Version history")[1].split("Features:")[:2]
    assert f"- v{encode.VERSION}:" in layouts
    assert f"- v{features.VERSION}:" in of_features
