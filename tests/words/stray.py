"""Words for players that stand in Python instead of in a catalogue."""

import ast
import re
from collections.abc import Iterator
from typing import Final

GAP: Final = "\ufffc"
"""What stands for a figure or a name that a sentence puts in."""
WORD: Final = re.compile(r"[^\W\d_]{2,}")
SENTENCE: Final = re.compile(
    rf"(?:^|\s|[(\"])(?:[^\W\d_]{{2,}}[’'\w]*|{GAP})[,.;:!?]?\s+(?:[^\W\d_]|{GAP}|\d+ [^\W\d_])"
)
CAPITAL: Final = re.compile(r"[A-Z][a-z]+[.!?]?")
STYLE: Final = re.compile(r"\s*(?:(?:not|bold|italic|underline|reverse|dim|on|[a-z]+\d+|#\w+|black|white|\ufffc)\s*)+")
"""How the library of the terminal names colours and type."""


def stray(source: str) -> Iterator[tuple[int, str]]:
    """Yields the line and the text of each sentence or label in a module that players would read."""
    tree = ast.parse(source)
    silent = {id(part) for node in ast.walk(tree) for part in _unheard(node)}
    for node in ast.walk(tree):
        text = _text(node)
        if text and id(node) not in silent and _is_said(text):
            yield node.lineno, text.replace(GAP, "…")  # type: ignore[attr-defined]  # what has a text has a line


def _unheard(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.Expr(value=ast.Constant() as document):
            yield document
        case ast.JoinedStr(values=parts):
            yield from (part for part in parts if isinstance(part, ast.Constant))
        case ast.Dict(keys=keys):
            yield from (key for key in keys if key)
        case ast.Subscript(slice=index):
            yield from ast.walk(index)
        case ast.Call(func=ast.Name(id="cast"), args=[kind, *_]):
            yield kind
        case ast.AnnAssign(annotation=annotation):
            yield from ast.walk(annotation)
        case ast.Raise() | ast.Compare() | ast.arguments() | ast.MatchValue():
            yield from ast.walk(node)


def _text(node: ast.AST) -> str:
    match node:
        case ast.Constant(value=str() as text):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else GAP for part in parts)
    return ""


def _is_said(text: str) -> bool:
    said = SENTENCE.search(text) or CAPITAL.fullmatch(text.strip())
    return bool(said and WORD.search(text.replace(GAP, "")) and not STYLE.fullmatch(text))
