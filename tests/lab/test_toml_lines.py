"""The line of each key and entry of a TOML file."""

import tomllib
from typing import Any

import pytest

from waset.lab.plan.toml_lines import Path, lines

TEXT = '''# a plan
name = "x"  # not = this
text = """
[no] = table
[[none]]
"quote\\""""
raw = \'\'\'it's \'\' a "trap" = 1\'\'\'
bots = [
  ["a", "b"],  # ["c"]

  ["#", "]"],
]
options = { first = "0", "odd key" = [1,
  2] }
when = 1979-05-27T07:32:00Z
  deep . "er" = true

[[cells]]
players = 2

[[cells]]
players = [3,
           4]
  [cells.options]
  first = "x"

[ other . table ]
a = -1.5e3
[[cells]]
players = 9'''

EXPECTED = {
    ("name",): 2,
    ("text",): 3,
    ("raw",): 7,
    ("bots",): 8,
    ("bots", 0): 9,
    ("bots", 0, 1): 9,
    ("bots", 1): 11,
    ("bots", 1, 1): 11,
    ("options", "first"): 13,
    ("options", "odd key"): 13,
    ("options", "odd key", 1): 14,
    ("when",): 15,
    ("deep",): 16,
    ("deep", "er"): 16,
    ("cells",): 18,
    ("cells", 0): 18,
    ("cells", 0, "players"): 19,
    ("cells", 1): 21,
    ("cells", 1, "players"): 22,
    ("cells", 1, "players", 1): 23,
    ("cells", 1, "options"): 24,
    ("cells", 1, "options", "first"): 25,
    ("other", "table"): 27,
    ("other", "table", "a"): 28,
    ("cells", 2, "players"): 30,
}


def paths(value: Any, path: Path = ()) -> set[Path]:
    """The path of everything in a document."""
    inner: list[tuple[Any, Any]] = []
    if isinstance(value, (dict, list)):
        inner = list(value.items() if isinstance(value, dict) else enumerate(value))
    return {(*path, key) for key, _ in inner}.union(*(paths(each, (*path, key)) for key, each in inner))


@pytest.mark.parametrize(("path", "line"), EXPECTED.items())
def test_the_line_of_a_value(path: Path, line: int) -> None:
    assert lines(TEXT)[path] == line


@pytest.mark.parametrize("text", [TEXT, TEXT.replace("\n", "\r\n"), "", "#", "a=1", "a=[]\nb={}\nc=''\nd=\"\""])
def test_everything_in_a_document_is_found_and_nothing_else(text: str) -> None:
    assert set(lines(text)) == paths(tomllib.loads(text))
