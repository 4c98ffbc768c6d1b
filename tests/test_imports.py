"""Imports point one way, frameworks know no game, and a part of a game knows its own game and what it serves.

core <- games (the registry) <- bots, words, lessons <- puzzles, review <- lab, envs <- server <- cli. A game's rules
stand on core alone, and each of its other parts stands where the framework stands that it serves.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"

# "" is the package itself: it offers core and games, so those two cannot import it.
RANK = {
    "core": 0,
    "games": 1,
    "": 2,
    "words": 3,
    "bots": 3,
    "lessons": 3,
    "puzzles": 4,
    "review": 4,
    "lab": 5,
    "envs": 5,
    "server": 6,
    "cli": 7,
    "__main__": 8,
}


GAMES = [path.parent.name for path in (SOURCE / "waset" / "games").glob("*/rules")]

PARTS = {"rules": "core", "bots": "bots", "env": "envs", "lab": "lab", "terminal": "cli", "words": "words"}
"""The parts of a game, and the layer that each of them stands on."""


def game_of(module: str) -> str | None:
    """The game that a dotted name belongs to: waset.games.NAME and what is in it."""
    words = module.split(".")
    return words[2] if words[:2] == ["waset", "games"] and len(words) > 2 and is_game(words[2]) else None


def is_game(name: str) -> bool:
    """Whether this is the folder of a game."""
    return (SOURCE / "waset" / "games" / name).is_dir()


def layer(module: str) -> str:
    """The layer a dotted name belongs to; a name that is no layer is one that the package itself offers."""
    words = module.split(".")
    name = words[1] if len(words) > 1 else ""
    if game_of(module) and len(words) > 3:
        name = PARTS.get(words[3], name)
    return name if name in RANK else ""


def absolute(module: str, is_package: bool, level: int, name: str | None) -> str:
    """The full dotted name of what `from ..name import` means inside a module."""
    if level == 0:
        return name or ""
    parts = module.split(".")
    base = parts[: len(parts) - level + is_package]
    return ".".join([*base, name] if name else base)


def imported(tree: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every import in a module, wherever it stands, as line and full dotted name.

    The registry may name the classes of our games for those who check types: nothing is imported by that.
    """
    names_types = module == "waset.games"
    typed = [node for node in ast.walk(tree) if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"]
    free = {id(each) for node in typed for each in ast.walk(node)} if names_types else set()
    for node in ast.walk(tree):
        if id(node) in free:
            continue
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = absolute(module, is_package, node.level, node.module)
            for alias in node.names:
                yield node.lineno, base if alias.name == "*" else f"{base}.{alias.name}"
        elif isinstance(node, ast.Call) and node.args:
            called = ast.unparse(node.func).rpartition(".")[2]
            first = node.args[0]
            if called in ("import_module", "__import__") and isinstance(first, ast.Constant):
                yield node.lineno, absolute(module, True, 0, str(first.value))


def forbidden(module: str, target: str) -> str | None:
    """Why a module may not import a target, or None if it may."""
    if target.split(".")[0] != "waset":
        return None
    here, there = layer(module), layer(target)
    own, other = game_of(module), game_of(target)
    if other and other != own:
        return f"{own or here or 'the package itself'} may not import the game {other}"
    if own and other:
        mine, theirs = [(*name.split("."), "")[3] for name in (module, target)]
        if mine == "rules" and theirs not in ("rules", ""):
            return f"the rules of {own} may not import its {theirs}"
        return None
    if here != there and RANK[there] >= RANK[here]:
        return f"{here or 'the package itself'} may not import {there or 'the package itself'}"
    return None


def wrong_imports(text: str, module: str, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of a module, one line each."""
    wrong = []
    for line, target in imported(ast.parse(text), module, is_package):
        reason = forbidden(module, target)
        if reason:
            wrong.append(f"{module}:{line} imports {target}: {reason}")
    return wrong


def modules() -> Iterator[tuple[Path, str, bool]]:
    """Every source file with its dotted name, and whether it is a package."""
    for path in sorted((SOURCE / "waset").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        is_package = parts[-1] == "__init__"
        yield path, ".".join(parts[:-1] if is_package else parts), is_package


def test_imports_point_one_way() -> None:
    found = list(modules())
    assert found, "no source file found"
    wrong = []
    for path, name, is_package in found:
        wrong += wrong_imports(path.read_text("utf-8"), name, is_package)
    assert wrong == []


def test_every_file_is_in_a_layer() -> None:
    assert [name for _, name, _ in modules() if name != "waset" and name.split(".")[1] not in RANK] == []


@pytest.mark.parametrize(
    ("module", "is_package", "text"),
    [
        ("waset.core.play", False, "import waset.games.luxor"),
        ("waset.core.play", False, "import waset"),
        ("waset.core.play", False, "from waset import games"),
        ("waset.core.play", False, "from waset import make"),
        ("waset.core.play", False, "from ..games import luxor"),
        ("waset.core.play", False, "from .. import games"),
        ("waset.core", True, "from ..games import luxor"),
        ("waset.core.play", False, "def f():\n    from waset.bots import bot"),
        ("waset.core.play", False, "import importlib\nimportlib.import_module('waset.cli')"),
        ("waset.games.luxor.rules.turn", False, "from waset.bots import random"),
        ("waset.games.luxor.rules.turn", False, "from waset import make"),
        ("waset.games.luxor.rules.turn", False, "from waset.games.tutankhamun import tables"),
        ("waset.games.luxor.rules.turn", False, "from ...tutankhamun import tables"),
        ("waset.games.luxor.rules.turn", False, "from ... import tutankhamun"),
        ("waset.games.luxor.rules.turn", False, "from waset.games import names"),
        ("waset.games.luxor.rules.turn", False, "from waset.games import make"),
        ("waset.games.luxor.rules.turn", False, "from waset.games.luxor.bots import weights"),
        ("waset.games.luxor.rules.turn", False, "from waset.games.luxor.lab import observer"),
        ("waset.games.luxor.bots.levels", False, "from waset.games.tutankhamun.bots import solve"),
        ("waset.games.luxor.bots.levels", False, "from waset.lab.run import games"),
        ("waset.games.luxor.env.layout", False, "from waset.lab.run import games"),
        ("waset.games.luxor.lab.observer", False, "from waset.cli import main"),
        ("waset.games", True, "from waset.games.luxor.rules import meta"),
        ("waset.games", True, "from .luxor.rules import meta"),
        ("waset.bots.lineup", False, "if TYPE_CHECKING:\n    from waset.games.luxor.rules.game import Luxor"),
        ("waset.bots.lineup", False, "from waset.games.luxor.bots import levels"),
        ("waset.envs.encode", False, "def f():\n    from waset.games.luxor.env import layout"),
        ("waset.lab.read.observers", False, "from waset.games.tutankhamun.lab import observer"),
        ("waset.server.tables.match", False, "from waset.games.luxor.rules.game import Luxor"),
        ("waset.cli.terminal.screens", False, "import waset.games.luxor.terminal.screen"),
        ("waset.games.luxor", True, "from ..tutankhamun import tables"),
        ("waset.games.luxor.rules.modules.mummy.module", False, "from .....tutankhamun import tables"),
        ("waset.bots.random", False, "from waset.lab import match"),
        ("waset.bots.random", False, "from waset import puzzles"),
        ("waset.puzzles.find", False, "from waset.lab.run import pool"),
        ("waset.bots.random", False, "from waset.review import review"),
        ("waset.review.look", False, "from waset.lab.stats import intervals"),
        ("waset.review.look", False, "from waset.games.luxor.bots import review"),
        ("waset.lab.run.games", False, "from waset.server import table"),
        ("waset.envs.encode", False, "from waset.lab import match"),
        ("waset.server.tables.table", False, "from waset.cli import main"),
        ("waset", True, "from waset.bots import bot"),
        ("waset", True, "from .cli import main"),
    ],
)
def test_a_wrong_import_is_caught(module: str, is_package: bool, text: str) -> None:
    assert len(wrong_imports(text, module, is_package)) == 1


@pytest.mark.parametrize(
    ("module", "is_package", "text"),
    [
        ("waset.core.play", False, "import json\nfrom rich import cli\nfrom .record import x"),
        ("waset.core", True, "from .play import play\nfrom . import record"),
        ("waset.games", True, "from waset.core.meta import Meta"),
        ("waset.games", True, "if TYPE_CHECKING:\n    from waset.games.luxor.rules.game import Luxor"),
        ("waset.games.luxor.bots.levels", False, "from waset.bots import level\nfrom ..rules import game"),
        ("waset.games.luxor.env.picture", False, "from waset.envs import canvas\nfrom waset import games"),
        ("waset.games.luxor.lab.report", False, "from waset.lab.report import sections\nfrom .observer import X"),
        ("waset.games.luxor.terminal.screen", False, "from waset.cli.terminal import screen\nfrom ..rules import text"),
        ("waset.games.luxor", True, "from .game import Luxor\nfrom ...core import play"),
        (
            "waset.games.luxor.rules.modules.mummy.module",
            False,
            "from ..state import State\nfrom waset.core import play",
        ),
        ("waset.bots.random", False, "import waset\nfrom waset import CHANCE, games"),
        ("waset.cli.main", False, "from waset import core, games, bots, lab, envs, server"),
        ("waset", True, "from waset.core import CHANCE\nfrom .games import make\nfrom . import core"),
    ],
)
def test_a_right_import_passes(module: str, is_package: bool, text: str) -> None:
    assert wrong_imports(text, module, is_package) == []


def test_no_framework_names_a_game() -> None:
    """A default or a comparison with the name of a game would mean that game where nobody asked for it."""
    frameworks = [path for path in (SOURCE / "waset").rglob("*.py") if SOURCE / "waset" / "games" not in path.parents]
    assert len(frameworks) > 100
    named = [
        f"{path.relative_to(SOURCE)}:{node.lineno}"
        for path in frameworks
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in GAMES
    ]
    assert named == []
