"""Puts docstrings and types into what mypyc has made of sources, which keeps only the names and defaults of arguments.

`help(game.legal)` then says as much compiled as it does interpreted: a line with the types, and what the method does.
mypyc is compiled itself, so its functions cannot be replaced: the C that it has written is completed before it is
compiled. That is fitted to the one version of mypyc that pyproject.toml names; a test notices if nothing is found.
A state of another game is refused there in the words of `waset.core.arguments.must_be`, which mypyc does not know.
"""

import ast
import re
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

Documented = ast.Module | ast.ClassDef | ast.FunctionDef
N = TypeVar("N", ast.ClassDef, ast.FunctionDef)
TEXT = r'"(?:[^"\\]|\\.)*"'
METHOD = re.compile(rf"\(PyCFunction\)CPyPy_(\w+),([^\"]*?)PyDoc_STR\(({TEXT}|NULL)\)")
CLASS = re.compile(r"\bCPyType_(\w+)_template_ = \{")
CLASS_DOC = re.compile(rf"(\.tp_doc = PyDoc_STR\()({TEXT}|NULL)(\))")
NO_STATE = re.compile(r'(\bCPy_TypeError(?:Traceback)?\([^;\n]*")(waset\.games\.(\w+)\.rules\.state\.State")')
MODULE_DOC = re.compile(r'("([\w.]+)",\s*)NULL, /\* docstring \*/')


class Sources:
    """The modules that are compiled, and what stands in their docstrings."""

    def __init__(self, files: list[str]) -> None:
        self.modules: dict[str, ast.Module] = {}
        self.classes: dict[str, ast.ClassDef] = {}
        """By name: to find the class that another one stands on."""
        for file in files:
            tree = ast.parse(Path(file).read_text("utf-8"))
            self.modules[".".join(Path(file).with_suffix("").parts)] = tree
            self.classes |= {each.name: each for each in tree.body if isinstance(each, ast.ClassDef)}

    def inherited(self, owner: ast.ClassDef, name: str) -> str:
        """The docstring of the method that a method without one replaces."""
        for base in owner.bases:
            word = ast.unparse(base).partition("[")[0].rpartition(".")[2]
            if (parent := self.classes.get(word)) is not None:
                for each in _body(parent, ast.FunctionDef):
                    if each.name == name and (said := doc(each)):
                        return said
                if said := self.inherited(parent, name):
                    return said
        return ""

    def about(self, owner: ast.ClassDef | None, node: ast.FunctionDef) -> str:
        """What `help` says about a function: its types, then its docstring."""
        said = doc(node) or (self.inherited(owner, node.name) if owner else "")
        arguments = node.args
        if owner is not None and not any(ast.unparse(each) == "staticmethod" for each in node.decorator_list):
            arguments = ast.arguments(**{**vars(arguments), "args": arguments.args[1:]})
        returns = f" -> {ast.unparse(node.returns)}" if node.returns else ""
        return f"{node.name}({ast.unparse(arguments)}){returns}\n\n{said}".rstrip()

    def by_name(self) -> dict[str, str]:
        """What is said about each class and function, by its name in C, which a unique end of the module's begins."""
        said: dict[str, str] = {}
        taken: set[str] = set()
        for module, tree in self.modules.items():
            parts = module.split(".")
            for start in range(len(parts)):
                prefix = "___".join(parts[start:])
                for name, text in self._of_module(tree):
                    full = f"{prefix}___{name}"
                    if full in said:
                        taken.add(full)
                    said[full] = text
        return {name: text for name, text in said.items() if name not in taken}

    def _of_module(self, tree: ast.Module) -> Iterable[tuple[str, str]]:
        for function in _body(tree, ast.FunctionDef):
            yield function.name, self.about(None, function)
        for owner in _body(tree, ast.ClassDef):
            yield owner.name, doc(owner)
            for method in _body(owner, ast.FunctionDef):
                yield f"{owner.name}___{method.name}", self.about(owner, method)


def _body(place: ast.Module | ast.ClassDef | None, kind: type[N]) -> list[N]:
    return [each for each in (place.body if place is not None else ()) if isinstance(each, kind)]


def doc(node: Documented | None) -> str:
    """A docstring without its indentation; empty if there is none."""
    return (ast.get_docstring(node) or "") if node is not None else ""


def literal(before: str, said: str) -> str:
    """A docstring in C: the signature that mypyc has written, or NULL, followed by what is said."""
    if not said:
        return before
    escaped = "".join(
        chr(each) if 32 <= each < 127 and each not in b'"\\\\?' else f"\\{each:03o}" for each in said.encode()
    )
    return f'{before[:-1] if before != "NULL" else chr(34)}{escaped}"'


def complete(folder: Path, files: list[str]) -> None:
    """Puts the docstrings of these files, and what is said of wrong states, into the C that mypyc has written."""
    sources = Sources(files)
    said = sources.by_name()
    found = 0
    for path in folder.rglob("__native*.c"):
        owner = ""
        lines = []
        for line in path.read_text("utf-8").splitlines(keepends=True):
            if (named := CLASS.search(line)) is not None:
                owner = named[1]
            if (plain := CLASS_DOC.search(line)) is not None:
                line = line.replace(plain[0], plain[1] + literal(plain[2], said.get(owner, "")) + plain[3])
            lines.append(line)
        text = "".join(lines)
        found += len(METHOD.findall(text))
        text = METHOD.sub(
            lambda m: f"(PyCFunction)CPyPy_{m[1]},{m[2]}PyDoc_STR({literal(m[3], said.get(m[1], ''))})", text
        )
        text = MODULE_DOC.sub(
            lambda m: f"{m[1]}{literal('NULL', doc(sources.modules.get(m[2])))}, /* docstring */", text
        )
        text = NO_STATE.sub(lambda m: f"{m[1]}this is no state of {m[3].capitalize()}: {m[2]}", text)
        path.write_text(text, "utf-8")
    if not found:
        raise SystemExit("mypyc_docs.py found no docstrings to complete: mypyc writes them in another way")
