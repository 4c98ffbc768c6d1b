"""Catalogues as they are written: their messages, attributes, arguments and variants."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast, parse, visitor

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "waset"
WEB = ROOT / "web" / "src"
FOLDERS = {
    "shared": SOURCE / "words",
    "page": WEB / "words",
    "puzzles": WEB / "words" / "puzzles",
    "app": WEB / "words" / "app",
    "editions": WEB / "words" / "editions",
    "mistakes": WEB / "words" / "mistakes",
    "offline": WEB / "words" / "offline",
    "variants": WEB / "words" / "variants",
    "review": WEB / "words" / "review",
    "luxor": SOURCE / "games" / "luxor" / "words",
    "tutankhamun": SOURCE / "games" / "tutankhamun" / "words",
    "findings": SOURCE / "words" / "findings",
    "luxor findings": SOURCE / "games" / "luxor" / "findings",
    "tutankhamun findings": SOURCE / "games" / "tutankhamun" / "findings",
    "luxor lessons": SOURCE / "games" / "luxor" / "lessons",
    "tutankhamun lessons": SOURCE / "games" / "tutankhamun" / "lessons",
    "luxor rules": WEB / "lib" / "games" / "luxor" / "rules",
    "tutankhamun rules": WEB / "lib" / "games" / "tutankhamun" / "rules",
}
"""What all games share, what the page and parts of it add, what each game says, its lessons, what a check finds in an
edition, and its rules on a page."""
GAMES = ("luxor", "tutankhamun")
PAGE_PARTS = ("app", "puzzles", "mistakes", "editions", "variants", "review", "offline")
"""Parts of the page whose words are loaded with them."""


class Pattern(NamedTuple):
    """What one message or attribute is made of."""

    args: frozenset[str]
    refers: frozenset[str]
    variants: dict[str, frozenset[str]]
    """By argument, the keys that it is compared with, but for the default."""
    defaults: dict[str, frozenset[str]]
    functions: frozenset[str]
    texts: tuple[str, ...]


class _Parts(visitor.Visitor):
    def __init__(self) -> None:
        self.args: set[str] = set()
        self.refers: set[str] = set()
        self.functions: set[str] = set()
        self.variants: dict[str, set[str]] = {}
        self.defaults: dict[str, set[str]] = {}
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - named by the visitor
        self.args.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - named by the visitor
        self.refers.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - named by the visitor
        self.functions.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - named by the visitor
        self.texts.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - named by the visitor
        assert isinstance(node.selector, ast.VariableReference)
        for variant in node.variants:
            key = variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            kept = self.defaults if variant.default else self.variants
            kept.setdefault(node.selector.id.name, set()).add(key)
        self.generic_visit(node)


def _pattern(value: ast.Pattern) -> Pattern:
    parts = _Parts()
    parts.visit(value)
    frozen = [{name: frozenset(keys) for name, keys in each.items()} for each in (parts.variants, parts.defaults)]
    return Pattern(
        frozenset(parts.args),
        frozenset(parts.refers),
        frozen[0],
        frozen[1],
        frozenset(parts.functions),
        tuple(parts.texts),
    )


@cache
def messages(where: str, language: str) -> dict[str, Pattern]:
    """All messages of a catalogue, and their attributes as `message.attribute`."""
    made: dict[str, Pattern] = {}
    for name, pattern in _entries(where, language):
        assert name not in made, f"{where}/{language}: {name} stands there twice"
        made[name] = pattern
    return made


def _entries(where: str, language: str) -> Iterator[tuple[str, Pattern]]:
    text = (FOLDERS[where] / f"{language}.ftl").read_text("utf-8")
    for entry in parse(text).body:
        assert not isinstance(entry, ast.Junk), f"{where}/{language}: {(entry.content or '')[:80]!r} cannot be read"
        if isinstance(entry, ast.Message):
            assert entry.value is not None
            yield entry.id.name, _pattern(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", _pattern(attribute.value)


def together(where: str, language: str) -> dict[str, Pattern]:
    """The messages of a game, or of the page, with those that all games share; a game's rules know its own as well."""
    game = where.removesuffix(" rules")
    return {**messages("shared", language), **messages(game, language), **messages(where, language)}


def needed(name: str, known: dict[str, Pattern]) -> frozenset[str]:
    """The arguments of a message, with those of all that it refers to."""
    found = known[name]
    return found.args.union(*(needed(other, known) for other in found.refers))


def variants(name: str, arg: str, known: dict[str, Pattern]) -> frozenset[str]:
    """What an argument of a message is compared with, in it or in what it refers to."""
    found = known[name]
    own = found.variants.get(arg, frozenset()) | found.defaults.get(arg, frozenset())
    return own.union(*(variants(other, arg, known) for other in found.refers))
