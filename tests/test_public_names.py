"""Nothing in the source is left over: every name is used somewhere, or there is a reason for it that stands here."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src/waset"
USERS = ("src", "examples", "scripts", "web/scripts", "docs", "tests/bench", "README.md", "Makefile", "pyproject.toml")
GENERATED = "python-api.md"
"""Repeats what the source defines."""
SUFFIXES = {".py", ".md", ".toml", ""}
REASONS = {
    "data_received": "asyncio's protocol",
    "on_broken_pipe": "rich's consoles",
    "close_extras": "Gymnasium's vector environments",
    "make_py_observer": "OpenSpiel's games",
    "set_from": "OpenSpiel's observers",
    "string_from": "OpenSpiel's observers",
    "_legal_actions": "OpenSpiel's states",
    "_apply_action": "OpenSpiel's states",
    "_action_to_string": "OpenSpiel's states",
}
"""Names that nothing of ours uses, and who does."""


def used() -> Counter[str]:
    """How often each word stands in the source and in what goes with it; tests do not keep a name alive."""
    words: Counter[str] = Counter()
    for each in USERS:
        place = ROOT / each
        for path in [place] if place.is_file() else place.rglob("*"):
            if path.is_file() and path.suffix in SUFFIXES and path.name != GENERATED:
                words.update(re.findall(r"\w+", path.read_text("utf-8")))
    return words


def defined() -> Iterator[tuple[Path, str]]:
    """Functions, classes, methods and constants of the source. What has a decorator is registered by it."""
    for path in SOURCE.rglob("*.py"):
        if "versions" in path.parts:
            continue
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef) and not node.decorator_list:
                yield path, node.name
        for each in tree.body:
            if isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name):
                yield path, each.target.id


def test_no_name_of_the_source_is_left_over() -> None:
    words = used()
    alone = {name: path for path, name in defined() if words[name] == 1 and not name.startswith("__")}
    left = {name: str(path.relative_to(ROOT)) for name, path in alone.items() if name not in REASONS}
    assert not left
    assert not set(REASONS) - set(alone), "used after all, or gone: take it off the list"


WIRE = "the form in which it goes over the wire, always written wire.X"
OF_EACH_GAME = "each game has its own, under the same name"
SHARED: dict[str, str] = {
    "Candidate": WIRE,
    "Choice": WIRE,
    "Edition": OF_EACH_GAME,
    "Module": WIRE,
    "Motive": WIRE,
    "Observer": OF_EACH_GAME,
    "Pieces": OF_EACH_GAME,
    "Rules": OF_EACH_GAME,
    "Said": "wire.Said is a line of chat; the other is a line of the story and stays within the words",
    "SetRow": OF_EACH_GAME,
    "State": OF_EACH_GAME,
    "Told": WIRE,
    "Watching": WIRE,
}
"""Class names that stand in several files, and why nobody takes one for the other."""


def test_a_class_name_means_one_thing() -> None:
    found: dict[str, list[str]] = {}
    for path in sorted(SOURCE.rglob("*.py")):
        for each in ast.parse(path.read_text("utf-8")).body:
            if isinstance(each, ast.ClassDef):
                found.setdefault(each.name, []).append(str(path.relative_to(SOURCE)))
    several = {name: places for name, places in found.items() if len(places) > 1}
    assert not {name: places for name, places in several.items() if name not in SHARED}, "choose another name"
    assert not set(SHARED) - set(several), "there is one only: take it off the list"
