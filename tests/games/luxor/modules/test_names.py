"""Which files may name a module: its own folder, and those that decision 15 lists."""

import ast
import re
from pathlib import Path

import pytest

import waset

WASET = Path(__file__).parents[4] / "src" / "waset"
"""The sources, whichever form runs."""
LUXOR = WASET / "games" / "luxor"
RULES = LUXOR / "rules"
NAMES = [fact.name for fact in waset.facts("luxor").modules]
DECISION = (Path(__file__).parents[4] / "docs" / "decisions" / "0015-a-module-is-one-folder.md").read_text("utf-8")
OUTSIDE = {
    *("actions.py", "agenda.py", "state.py", "setup.py", "observe.py", "view.py", "seen.py", "effects.py"),
    *(
        "coherent.py",
        "impossible.py",
        "position.py",
        "text.py",
        "events.py",
        "tables.py",
        "meta.py",
        "pieces.py",
        "module.py",
    ),
}
"""The files of the rules outside the folders in which the mummy is named at all: see the decision for each."""
PARTS = ("bots", "env", "lab", "terminal", "words")
"""The parts of Luxor that show or weigh the whole table."""
IN_EXAMPLES = {"__init__.py", "envs/pettingzoo.py", "envs/openspiel.py", "games/luxor/__init__.py"}
"""The files whose docstring names a module to show how one is asked for."""


def files() -> list[Path]:
    """Every source file outside the folders of the modules."""
    return [path for path in sorted(WASET.rglob("*.py")) if RULES / "modules" not in path.parents]


def in_a_part(path: Path) -> bool:
    return any(LUXOR / part in path.parents for part in PARTS)


def asks_for_a_module(tree: ast.AST) -> list[int]:
    """The lines that compare something with the name of a module: `module == "mummy"`, `"mummy" in modules`."""
    return [
        node.lineno
        for node in ast.walk(tree)
        if isinstance(node, ast.Compare)
        and any(isinstance(each, ast.Constant) and each.value in NAMES for each in (node.left, *node.comparators))
    ]


def test_the_mummy_is_named_only_where_the_decision_allows_it() -> None:
    named = [path for path in files() if re.search("mummy", path.read_text("utf-8"), re.IGNORECASE)]
    left = [path for path in named if not in_a_part(path) and not (path.parent == RULES and path.name in OUTSIDE)]
    assert sorted(path.relative_to(WASET).as_posix() for path in left) == sorted(IN_EXAMPLES)


@pytest.mark.parametrize("name", sorted(OUTSIDE - {"module.py", "seen.py"}))
def test_the_decision_gives_the_reason(name: str) -> None:
    """`module.py` only tells what modules are, and `seen.py` is the type of `view.py`."""
    assert f"`{name}`" in DECISION


def test_only_examples_of_docstrings_name_it_elsewhere() -> None:
    for name in IN_EXAMPLES:
        tree = ast.parse((WASET / name).read_text("utf-8"))
        tree.body = tree.body[1:]
        assert "mummy" not in ast.unparse(tree).lower(), name


def test_nothing_asks_whether_a_module_is_in_play() -> None:
    """`pieces.py` asks which tables are used, two of which are called as their module is, `telling.py` for an event.

    What a judge has learned holds for games with and without modules, so `inputs.py` has them among its inputs.
    """
    asking = {path.relative_to(LUXOR).as_posix() for path in files() if asks_for_a_module(ast.parse(path.read_text()))}
    assert asking == {"bots/inputs.py", "rules/pieces.py", "words/telling.py"}


@pytest.mark.parametrize("line", ['if module == "mummy":\n    pass', 'x = "artifacts" in game.modules'])
def test_such_a_question_is_found(line: str) -> None:
    assert asks_for_a_module(ast.parse(line)) == [1]


def test_only_bots_import_from_the_folder_of_a_module() -> None:
    importing = {
        path.relative_to(WASET).as_posix()
        for path in files()
        if re.search(r"rules\.modules\.\w+", path.read_text("utf-8"))
    }
    assert importing == {f"games/luxor/bots/{name}.py" for name in ("evaluation", "gain", "inputs")}
