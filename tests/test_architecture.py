"""docs/architecture.md names every package and says of each what its own docstring says."""

from tests import architecture
from tests.architecture import DOCUMENT, SOURCE


def test_its_tables_are_those_of_the_packages() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert architecture.written(text) == text, "write them anew with `python -m tests.architecture`"


def test_every_listed_file_says_what_it_holds() -> None:
    silent = [
        str(path) for path in SOURCE.rglob("*.py") if "versions" not in path.parts and not architecture.about(path)
    ]
    assert not silent


def test_nothing_is_announced_as_missing() -> None:
    assert "not there yet" not in DOCUMENT.read_text("utf-8")
