"""docs/architecture.md names every package and says of each what its own docstring says."""

import re

from tests import architecture
from tests.architecture import DOCUMENT, SOURCE
from waset import games


def test_its_tables_are_those_of_the_packages() -> None:
    text = DOCUMENT.read_text("utf-8")
    assert architecture.written(text) == text, "write them anew with `python -m tests.architecture`"


def test_every_listed_file_says_what_it_holds() -> None:
    silent = [
        str(path) for path in SOURCE.rglob("*.py") if "versions" not in path.parts and not architecture.about(path)
    ]
    assert not silent


def test_every_file_of_a_games_rules_is_named() -> None:
    rules = {path.stem for game in games.OURS for path in (SOURCE / "games" / game / "rules").glob("*.py")}
    rows = re.findall(r"^\| (?:`\w+`[^|]*) \|.*$", DOCUMENT.read_text("utf-8"), re.MULTILINE)
    named = set(re.findall(r"`(\w+)/?`", "\n".join(rows)))
    assert sorted(rules - named) == ["__init__"]


def test_nothing_is_announced_as_missing() -> None:
    assert "not there yet" not in DOCUMENT.read_text("utf-8")
