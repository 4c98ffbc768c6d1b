"""Imports point one way: core <- games <- bots <- {lab, envs, server} <- cli; a part of a game serves one of them."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src"

# "" is the package itself: it offers core and games, so those two cannot import it.
RANK = {"core": 0, "games": 1, "": 2, "bots": 3, "lab": 4, "envs": 4, "server": 4, "cli": 5, "__main__": 6}


PARTS = {"bots": "bots", "env": "envs", "lab": "lab", "terminal": "cli"}
"""The parts of a game besides its rules, and the layer that each of them serves."""


def layer(module: str) -> str:
    """The layer a dotted name belongs to; a name that is no layer is one that the package itself offers."""
    name = module.split(".")[1] if "." in module else ""
    if name == "games" and module.count(".") >= 3:
        name = PARTS.get(module.split(".")[3], name)
    return name if name in RANK else ""


def absolute(module: str, is_package: bool, level: int, name: str | None) -> str:
    """The full dotted name of what `from ..name import` means inside a module."""
    if level == 0:
        return name or ""
    parts = module.split(".")
    base = parts[: len(parts) - level + is_package]
    return ".".join([*base, name] if name else base)


def imported(tree: ast.AST, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every import in a module, wherever it stands, as line and full dotted name."""
    for node in ast.walk(tree):
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


def forbidden(module: str, is_package: bool, target: str) -> str | None:
    """Why a module may not import a target, or None if it may."""
    if target.split(".")[0] != "waset":
        return None
    here, there = layer(module), layer(target)
    if here != there and RANK[there] >= RANK[here]:
        return f"{here or 'the package itself'} may not import {there or 'the package itself'}"
    inside_a_game = here == "games" and module.count(".") + is_package >= 3
    if inside_a_game and there == "games" and target.split(".")[2:3] != module.split(".")[2:3]:
        return "a game may import no other game, nor what stands above it"
    return None


def wrong_imports(text: str, module: str, is_package: bool = False) -> list[str]:
    """What is wrong with the imports of a module, one line each."""
    wrong = []
    for line, target in imported(ast.parse(text), module, is_package):
        reason = forbidden(module, is_package, target)
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
        ("waset.games.luxor", True, "from ..tutankhamun import tables"),
        ("waset.games.luxor.rules.modules.mummy.module", False, "from .....tutankhamun import tables"),
        ("waset.bots.random", False, "from waset.lab import match"),
        ("waset.lab.run.cell", False, "from waset.server import table"),
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
        ("waset.games", True, "from waset.games import luxor, tutankhamun\nfrom .luxor import game"),
        ("waset.games.catalogue", False, "from waset.games.luxor import meta\nfrom . import tutankhamun"),
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
