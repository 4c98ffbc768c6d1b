"""How the modules are built: rule points, order, and who knows whom."""

import ast
import re
from pathlib import Path

import pytest

import waset
from waset.games.luxor.rules import events, modules
from waset.games.luxor.rules.module import POINTS, Rules
from waset.games.luxor.rules.pieces import Pieces
from waset.games.luxor.rules.tables import REBUILT_EDITION

RULES = Path(__file__).parents[4] / "src" / "waset" / "games" / "luxor" / "rules"
"""The sources, whichever form runs."""
TURN = RULES / "turn.py"
FOLDER = RULES / "modules"
FOLDERS = sorted(path.parent.name for path in FOLDER.glob("*/module.py"))
FILES = sorted(FOLDER.glob("*/*.py"))
NAMES = [fact.name for fact in waset.facts("luxor").modules]
DOCS = Path(__file__).parents[4] / "docs"
OWN_FRAMES = {"options", "decided", "counts", "happened", "carry_out", "means", "chanced", "asked"}
"""What a module answers for its own frames; no rule points."""
EDGES = {
    *("board", "faces", "findings", "lacking", "action_words", "outcome_words", "event_words", "figure_name"),
    "why_not",
    *("read_seat", "read", "deal", "write", "write_seat", "about"),
    *("impossible", "turns_brought", "most_turns", "has_keys", "marked", "planned", "fits", "laid_out", "is_untouched"),
}
"""What a module answers to whoever reads or writes it; asked once in a while, never by the turn."""
RULE = re.compile(r"\b(?:LR|MR|MX)-\d+\b|\b(?:L|M\d)-[A-Z0-9]+(?:-[A-Z0-9]+)*\b")


def imported(path: Path) -> set[str]:
    """Every name that a file imports, with its packages."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, ast.ImportFrom):
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
    return found


def methods(path: Path) -> dict[str, ast.FunctionDef]:
    """The public methods of the module in a file, in the order in which they stand there."""
    classes = [node for node in ast.parse(path.read_text()).body if isinstance(node, ast.ClassDef)]
    (own,) = [node for node in classes if "Module" in (node.name, *map(ast.unparse, node.bases))]
    found = [node for node in own.body if isinstance(node, ast.FunctionDef)]
    return {node.name: node for node in found if not node.name.startswith("_")}


def public_methods() -> list[str]:
    """The public methods of Module, in the order in which they stand there."""
    return list(methods(RULES / "module.py"))


def test_the_turn_names_no_module() -> None:
    source = TURN.read_text()
    words = {word for name in NAMES for word in (name, name.replace("-", "_"), name.replace("-", " "))}
    words |= {word.removesuffix("s") for word in words}
    assert [word for word in sorted(words) if re.search(word, source, re.IGNORECASE)] == []


def test_the_turn_imports_no_module() -> None:
    assert not [name for name in imported(TURN) if name.startswith(modules.__name__ + ".")]
    assert modules.__name__ not in imported(TURN)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_no_module_imports_another(file: Path) -> None:
    """What a module shares with its folder-mates stays in the folder."""
    others = {name.split(".")[5] for name in imported(file) if name.startswith(modules.__name__ + ".")}
    assert others <= {file.parent.name}


def test_every_folder_is_a_module_in_order() -> None:
    folders = [type(each).__module__.split(".")[-2] for each in modules.IN_ORDER]
    assert folders == ["fifth_player", "mummy", "equipment", "characters", "artifacts"]
    assert sorted(folders) == FOLDERS


def test_the_order_is_one_literal() -> None:
    """Nothing registers itself; whoever asks for some modules gets them in that order."""
    tree = ast.parse((FOLDER / "__init__.py").read_text())
    literals = [node for node in tree.body if isinstance(node, ast.AnnAssign) and isinstance(node.value, ast.Tuple)]
    assert [ast.unparse(node.target) for node in literals] == ["IN_ORDER"]
    assert modules.in_play(tuple(reversed(NAMES))) == modules.IN_ORDER
    rules = Rules(Pieces(REBUILT_EDITION, tuple(NAMES)), 2, 0, modules.in_play(tuple(NAMES)))
    order = {id(each): place for place, each in enumerate(modules.IN_ORDER)}
    for point in POINTS:
        places = [order[id(each)] for each in getattr(rules, point)]
        assert places == sorted(places)


def test_modules_have_the_names_that_the_lobby_shows() -> None:
    assert sorted(each.name for each in modules.IN_ORDER) == sorted(NAMES)


def test_there_are_at_most_fifteen_rule_points() -> None:
    assert len(POINTS) <= 15
    assert len(set(POINTS)) == len(POINTS)


def test_the_points_are_the_public_methods_of_a_module_but_for_its_own_frames_and_edges() -> None:
    assert set(public_methods()) - set(POINTS) == OWN_FRAMES | EDGES
    assert [name for name in public_methods() if name in POINTS] == list(POINTS)


@pytest.mark.parametrize("point", POINTS)
def test_a_rule_point_cites_a_rule_that_exists(point: str) -> None:
    known = "\n".join(path.read_text() for path in (DOCS / "rules" / "mummys-curse.md", DOCS / "rulings.md"))
    cited = RULE.findall(ast.get_docstring(methods(RULES / "module.py")[point]) or "")
    assert cited
    assert [rule for rule in cited if f"**{rule}**" not in known] == []


@pytest.mark.parametrize("point", POINTS)
def test_a_rule_point_is_used_by_some_module_and_kept_by_the_rules(point: str) -> None:
    users = [each for each in modules.IN_ORDER if point in vars(type(each))]
    assert users
    rules = Rules(Pieces(REBUILT_EDITION, tuple(NAMES)), 2, 0, modules.IN_ORDER)
    assert getattr(rules, point) == users


def test_modules_have_no_state_and_override_nothing_else() -> None:
    for each in modules.IN_ORDER:
        assert [base.__name__ for base in type(each).__mro__[1:]] == ["Module", "object"]
    for folder in FOLDERS:
        file = FOLDER / folder / "module.py"
        assert set(methods(file)) <= set(POINTS) | OWN_FRAMES | EDGES
        assert "self." not in re.sub(r"self\.(steps\(|lacking\(|name\b)", "", file.read_text())


def test_a_kind_of_frame_belongs_to_one_module() -> None:
    frames = [kind for each in modules.IN_ORDER for kind in each.frames]
    assert len(set(frames)) == len(frames)


def test_a_sort_of_figures_is_what_events_say_it_is() -> None:
    for each in modules.IN_ORDER:
        for sort, kind in each.sorts.items():
            assert events.SORTS[sort] == kind
