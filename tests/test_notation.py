"""The words of records are written and read in few places; whoever wants to know what an action is asks `means`."""

import ast
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent
NOTATION = {
    "src/waset/core/game.py": "the notation itself, and what is wrong with an action",
    "src/waset/core/play.py": "hands a seat the words of its own choices",
    "src/waset/core/record.py": "writes and reads records",
    "src/waset/bots/plan.py": "a step of a plan has the words beside the meaning",
    "src/waset/bots/program.py": "a program gets the words beside the meaning",
    "src/waset/puzzles/check.py": "compares the choices of a puzzle with those of the rules",
    "src/waset/puzzles/judge.py": "a puzzle is kept with its choices in words, as a record is",
    "src/waset/puzzles/told.py": "reads the choices of a puzzle",
    "src/waset/review/look.py": "a review has the words beside the meaning",
    "src/waset/cli/review_report.py": "finds an outcome of chance again by its words",
    "src/waset/cli/commands/hint.py": "as JSON, a hint has the words beside the meaning",
    "src/waset/cli/terminal/sitting.py": "shows choices, and takes them when they are typed",
    "src/waset/envs/openspiel.py": "OpenSpiel's name of an action",
    "src/waset/server/tables/looking.py": "a step of a history has the words beside the meaning",
    "src/waset/server/tables/updates.py": "the page gets the words beside the meaning",
    "src/waset/server/tables/uploads.py": "reads records",
}
"""The files that may call `text` or `parse` of a game, and why."""
OWNERS = ("game", "seen", "rules")
"""What games and decisions are called, at the end of a dotted name."""


def calls(path: Path) -> Iterator[int]:
    """The lines in which a file asks a game for words, or what words mean."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
            continue
        if node.func.attr not in ("text", "parse"):
            continue
        owner = ast.unparse(node.func.value).rpartition(".")[2]
        if owner in OWNERS or (owner == "self" and path.name == "game.py"):
            yield node.lineno


def test_only_notation_code_asks_for_the_words_of_actions() -> None:
    paths = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]
    found = {
        str(path.relative_to(ROOT)): lines
        for path in paths
        if path.parts[-2:] != ("rules", "game.py") and (lines := list(calls(path)))
    }
    strangers = {name: lines for name, lines in found.items() if name not in NOTATION}
    assert not strangers, f"go by game.means, not by words: {strangers}"
    assert not set(NOTATION) - set(found), "no longer calls text or parse: take it off the list"


def test_no_game_s_part_but_its_rules_and_words_reads_patterns() -> None:
    """Regular expressions in screens, observers, bots or environments of a game mean that it reads sentences."""
    parts = [path for path in (ROOT / "src/waset/games").glob("*/**/*.py") if not {"rules", "words"} & set(path.parts)]
    reading = [str(path.relative_to(ROOT)) for path in parts if "import re\n" in path.read_text("utf-8")]
    assert parts
    assert not reading
