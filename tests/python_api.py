"""Writes docs/python-api.md, the reference of the Python API, from docstrings: `python -m tests.python_api`."""

import ast
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src"
DOCUMENT: Final = ROOT / "docs/python-api.md"
HEAD: Final = """\
# The Python API

What programs may rely on, as the docstrings say it; `python -m tests.python_api` writes this page. `help(game.legal)`
says the same in a Python prompt, compiled as interpreted. The package is typed (`py.typed`), and `waset.make("luxor")`
has the type of its game.

Games, states and generators behave as values: they can be copied with `copy`, sent with `pickle` between processes of
either form of the rules, and have a `repr`. Games and states are compared and hashed by value. A state is mutable: one
in a set or dict must not be played on, so put a copy there. `copy.copy` and `copy.deepcopy` of a state share nothing
with it and keep no log; `game.copy(state)` is the quick way to get a twin to play on.

Numbers may be of any integer type for `waset.make`, `game.start`, `game.apply` and `Rng`. `advance`, and whatever else
a search calls many times, takes plain ints and checks nothing.
"""
PAGE: Final[dict[str, dict[str, tuple[str, ...]]]] = {
    "Games": {
        "waset.games": ("make", "facts", "names"),
        "waset.core.meta": ("Meta", "ModuleFact", "OptionFact"),
    },
    "The rules of a game": {
        "waset.core.game": ("CHANCE", "NOBODY", "Game", "Score", "Playouts"),
        "waset.core.rng": ("Rng",),
        "waset.core.event": ("Event", "Field"),
        "waset.core.meaning": ("AnyView", "AnyMeaning", "AnyBoard"),
        "waset.core.wish": ("Reason",),
    },
    "States": {
        "waset.games.luxor.rules.state": ("State",),
        "waset.games.tutankhamun.rules.state": ("State",),
    },
    "Playing": {
        "waset.core.play": ("play", "Seen", "Player"),
        "waset.core.batch": ("Batch",),
    },
    "Bots": {
        "waset.bots.lineup": ("make", "names", "levels"),
        "waset.bots.bot": ("Bot", "Budget", "Candidate"),
        "waset.bots.level": ("Level",),
    },
    "Records": {
        "waset.core.record_file": ("read", "Record"),
        "waset.core.record": ("Recorder", "replay", "replay_with", "walk", "RecordedMoment", "resume", "Resumed"),
    },
    "The lab": {
        "waset.lab.api": (
            *("play", "figures", "pick", "compare", "write_report", "report_page", "report_of", "games_needed"),
            *("LabFigure", "LabDifference"),
        ),
    },
    "Environments": {
        "waset.envs.gymnasium": ("WasetEnv",),
        "waset.envs.vector": ("WasetVectorEnv",),
        "waset.envs.pettingzoo": ("WasetAEC",),
        "waset.envs.encode": ("Encoder",),
    },
    "Errors": {
        "waset.core.errors": (
            *("WasetError", "BadArgument", "BadEdition", "BadOption", "BadPosition", "BadRecord", "BadWish"),
            "IllegalAction",
        ),
    },
}
"""What is public: by chapter and module."""
PACKAGES: Final = ("waset", "waset.bots")
"""The packages from which users import what these offer."""


class Missing(ValueError):
    """A name of the page that a module does not have, or that has no docstring."""


def written() -> str:
    """The whole page."""
    parts = [HEAD]
    for chapter, modules in PAGE.items():
        parts.append(f"## {chapter}\n")
        for module, names in modules.items():
            tree = ast.parse(source(module).read_text("utf-8"))
            parts += [told(module, tree, name) for name in names]
    return "\n".join(parts)


def source(module: str) -> Path:
    """The file of a module."""
    place = SOURCE / module.replace(".", "/")
    return place / "__init__.py" if place.is_dir() else place.with_suffix(".py")


def shortest(module: str, name: str) -> str:
    """Where users import a name of a module from."""
    for package in PACKAGES:
        for node in ast.parse(source(package).read_text("utf-8")).body:
            if (
                isinstance(node, ast.ImportFrom)
                and node.module == module
                and name in [each.name for each in node.names]
            ):
                return package
    return module


def told(module: str, tree: ast.Module, name: str) -> str:
    """What stands on the page about a name of a module."""
    where = f"{shortest(module, name)}.{name}"
    for node, doc in described(tree.body):
        if isinstance(node, ast.ClassDef) and node.name == name:
            return f"### class `{where}`\n\n{said(where, doc)}\n" + members(node)
        if isinstance(node, ast.FunctionDef) and node.name == name and not is_overload(node):
            return f"### `{where}{signature(node)}`\n\n{said(where, doc)}\n"
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == name:
            value = f" = {ast.unparse(node.value)}" if node.value is not None else ""
            return f"### `{where}{value}`\n" + (f"\n{doc}\n" if doc else "")
    raise Missing(f"{module} has no {name}")


def members(node: ast.ClassDef) -> str:
    """The attributes and methods of a class: those that are public, in the order of the source."""
    lines: list[str] = []
    for each, doc in described(attributes(node)):
        if isinstance(each, ast.AnnAssign) and not (field := ast.unparse(each.target).removeprefix("self.")).startswith(
            "_"
        ):
            lines.append(f"- `{field}: {ast.unparse(each.annotation)}`" + (f": {' '.join(doc.split())}" if doc else ""))
    lines += [""] if lines else []
    for each in node.body:
        if isinstance(each, ast.FunctionDef) and each.name == "__init__":
            lines.insert(0, f"`{node.name}{signature(each, is_method=True)}`\n")
        if isinstance(each, ast.FunctionDef) and each.name[0] != "_":
            is_property = any(ast.unparse(decorator) == "property" for decorator in each.decorator_list)
            returns = f": {ast.unparse(each.returns)}" if each.returns else ""
            form = returns if is_property else signature(each, is_method=True)
            text = (ast.get_docstring(each) or "").replace("\n\n", "\n\n  ")
            lines.append(f"#### `{each.name}{form}`\n" + (f"\n{flowing(text)}\n" if text else ""))
    return "\n" + "\n".join(lines) if lines else ""


def attributes(node: ast.ClassDef) -> list[ast.stmt]:
    """The statements in which attributes may be declared: those of the class, and those of `__init__`."""
    made = [each.body for each in node.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"]
    return [*node.body, *(statement for body in made for statement in body)]


def described(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Each statement with its docstring: its own, or for an assignment the string that follows it."""
    for index, node in enumerate(body):
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            yield node, ast.get_docstring(node) or ""
            continue
        after = body[index + 1] if index + 1 < len(body) else None
        is_text = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
        yield node, str(after.value.value) if is_text and isinstance(after.value.value, str) else ""  # type: ignore[union-attr]  # is_text says so


def is_overload(node: ast.FunctionDef) -> bool:
    """Whether a function only declares types."""
    return any(ast.unparse(each) == "overload" for each in node.decorator_list)


def signature(node: ast.FunctionDef, is_method: bool = False) -> str:
    """Arguments and result with their types."""
    arguments = node.args
    if is_method:
        arguments = ast.arguments(**{**vars(arguments), "args": arguments.args[1:]})
    returns = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    return f"({ast.unparse(arguments)}){returns}"


def said(where: str, doc: str) -> str:
    """A docstring as text; whatever is public has one."""
    if not doc:
        raise Missing(f"{where} has no docstring")
    return flowing(doc)


def flowing(doc: str) -> str:
    """Paragraphs as they are, indented examples as code."""
    return "\n".join(line.rstrip() for line in textwrap.dedent(doc).splitlines())


if __name__ == "__main__":
    DOCUMENT.write_text(written(), "utf-8")
