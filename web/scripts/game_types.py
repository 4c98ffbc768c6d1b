"""Writes src/lib/games/X/types.ts: what the page reads of a game, from the types that its rules declare.

`Board` and what it is made of come from `facts.py`, `View` from `seen.py`, `Means` from the meanings of the game and
its modules, `Event` and `EVENTS` from the table of its events, `Wish` and `Reason` from `why.py`. What Python says of a
type stands beside it.
"""

import ast
import importlib
import importlib.util
from itertools import pairwise
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from waset import games
from waset.core.event import Field

ROOT = Path(__file__).parent.parent.parent
TARGETS = ROOT / "web" / "src" / "lib" / "games"
HEAD = "/** What the rules of {title} say of themselves. Generated from them by scripts/wire.py: do not edit. */\n"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "unknown"}
SEEN = ("facts", "seen")
"""Where a game declares what its readers see, in the order in which it is written."""


def files() -> dict[Path, str]:
    """Each game's file with what belongs in it."""
    return {TARGETS / name / "types.ts": GameTypes(name).text() for name in games.OURS}


class GameTypes:
    """The types of one game, as TypeScript writes them."""

    def __init__(self, name: str) -> None:
        self.title = games.facts(name).title
        self.rules = f"waset.games.{name}.rules"
        self.aliases: dict[str, Any] = {}
        self.abouts: dict[str, str] = abouts(ROOT / "src" / Path(*self.rules.split(".")))
        self.parts: dict[str, str] = {}
        self.made: dict[str, Any] = {}

    def text(self) -> str:
        """The whole file."""
        modules = [importlib.import_module(f"{self.rules}.{each}") for each in SEEN]
        for module in modules:
            self.aliases |= {
                name: value
                for name, value in vars(module).items()
                if not name.startswith("_") and (get_origin(value) in (Literal, Union) or isinstance(value, UnionType))
            }
        for module in modules:
            for name, value in vars(module).items():
                if is_typeddict(value) and not name.startswith("_"):
                    self.interface(value)
        for name, value in self.aliases.items():
            self.parts[name] = self.about(name) + f"export type {name} = {self.written(value, named=False)};"
        self.parts["Means"] = self.means()
        self.parts["Event"] = self.events()
        self.parts["Wish"] = self.wishes()
        self.parts["Reason"] = self.reasons()
        self.parts["Events"] = self.secrets()
        return (
            HEAD.format(title=self.title) + "\n" + "\n\n".join(self.parts[name] for name in sorted(self.parts)) + "\n"
        )

    def about(self, name: str) -> str:
        """What Python says of a type, as a comment."""
        words = " ".join(self.abouts.get(name, "").split())
        return f"/** {words} */\n" if words else ""

    def interface(self, made: Any) -> None:
        """A dict with known keys as an interface, and those within it."""
        name = made.__name__
        if self.made.setdefault(name, made) is not made:
            raise TypeError(f"two types of {self.title} are called {name}")
        if name in self.parts:
            return
        self.parts[name] = ""
        fields = get_type_hints(made)
        lines = [f"  {key(each)}{self.mark(made, each)}: {self.written(kind)};\n" for each, kind in fields.items()]
        body = (
            f"export interface {name} {{\n{''.join(lines)}}}"
            if lines
            else f"export type {name} = Record<string, never>;"
        )
        self.parts[name] = self.about(name) + body

    def mark(self, made: Any, field: str) -> str:
        """The sign of a field that may be missing."""
        return "?" if field in made.__optional_keys__ else ""

    def written(self, kind: Any, named: bool = True) -> str:
        """A type as TypeScript writes it, by its name if it has one."""
        if named:
            for name, value in self.aliases.items():
                if value == kind:
                    return name
        if kind in PLAIN:
            return PLAIN[kind]
        if is_typeddict(kind):
            self.interface(kind)
            return str(kind.__name__)
        origin, inner = get_origin(kind), get_args(kind)
        if origin is Literal:
            return " | ".join(f"'{each}'" for each in inner)
        if origin is list:
            each = self.written(inner[0])
            return f"({each})[]" if " | " in each else f"{each}[]"
        if origin is dict:
            return f"Record<{self.written(inner[0])}, {self.written(inner[1])}>"
        if origin is Union or origin is UnionType:
            return " | ".join(dict.fromkeys(self.written(each) for each in inner))
        raise TypeError(f"no words for {kind!r}")

    def means(self) -> str:
        """What an action or an outcome of chance can mean: one shape by kind."""
        made = list(importlib.import_module(f"{self.rules}.means").MEANINGS)
        made += [each for module in added(self.rules) for each in module.meanings]
        shapes = [
            "  | { "
            + "; ".join(f"{key(name)}: {self.written(kind)}" for name, kind in get_type_hints(each).items())
            + " }"
            for each in made
        ]
        return (
            "/** What an action or an outcome of chance is about. */\nexport type Means =\n" + "\n".join(shapes) + ";"
        )

    def wishes(self) -> str:
        """What a seat may wish to do: a meaning of which fields may be left out, or what no action means."""
        why = importlib.import_module(f"{self.rules}.why")
        shapes = []
        for each in getattr(why, "WISHES", ()):
            fields = get_type_hints(each)
            kind = self.written(fields.pop("kind"))
            made = "".join(f"; {key(name)}?: {self.written(sort)}" for name, sort in fields.items())
            shapes.append(f"  | {{ kind: {kind}{made} }}")
        part = "  | (Means extends infer M ? M extends Means ? Pick<M, 'kind'> & Partial<M> : never : never)"
        about = "/** What a seat may wish to do: what an action means, with any of its fields left out. */\n"
        return about + "export type Wish =\n" + "\n".join([part, *shapes]) + ";"

    def reasons(self) -> str:
        """Why something cannot be done: one shape by kind."""
        why = importlib.import_module(f"{self.rules}.why")
        kinds = dict(why.KINDS)
        for module in added(self.rules):
            kinds |= module.reasons
        shapes = [
            f"  | {{ kind: '{kind}'; rule: string; figures: {self.figures(fields, why.SORTS)} }}"
            for kind, fields in sorted(kinds.items())
        ]
        about = (
            "/** Why something cannot be done: the rule that forbids it, and the figures of a sentence about it. */\n"
        )
        return about + "export type Reason =\n" + "\n".join(shapes) + ";"

    def events(self) -> str:
        """What can happen, as it is told: one shape by kind."""
        sorts = dict(importlib.import_module(f"{self.rules}.events").SORTS)
        shapes = [
            f"  | {{ kind: '{kind}'; seat: number; figures: {self.figures(fields, sorts)}; text: string }}"
            for kind, fields in self.kinds()
        ]
        about = "/** What happened, as a reader may know it: null is what it may not know. */\n"
        return about + "export type Event =\n" + "\n".join(shapes) + ";"

    def secrets(self) -> str:
        """All kinds of event as a value, for what the page must know while it runs."""
        lines = [
            f"  {key(kind)}: [{', '.join(repr(each.name) for each in fields if each.private)}],\n"
            for kind, fields in self.kinds()
        ]
        about = "/** Every kind of event, with the figures that only its seat may know. */\n"
        shape = "Readonly<Partial<Record<string, readonly string[]>>>"
        return about + f"export const EVENTS: {shape} = {{\n{''.join(lines)}}};"

    def kinds(self) -> list[tuple[str, tuple[Field, ...]]]:
        """The kinds of event of the game and its modules, with their fields."""
        kinds = dict(importlib.import_module(f"{self.rules}.events").KINDS)
        for module in added(self.rules):
            kinds |= module.events
        return sorted(kinds.items())

    def figures(self, fields: tuple[Field, ...], sorts: dict[str, Any]) -> str:
        """The named figures of an event."""
        if not fields:
            return "Record<string, never>"
        made = [
            f"{key(each.name)}: {self.written(sorts[each.sort])}{' | null' if each.private else ''}" for each in fields
        ]
        return "{ " + "; ".join(made) + " }"


def added(rules: str) -> tuple[Any, ...]:
    """The modules of a game, if it has any."""
    name = f"{rules}.modules"
    return tuple(importlib.import_module(name).IN_ORDER) if importlib.util.find_spec(name) else ()


def key(name: str) -> str:
    """A field's name, quoted if TypeScript needs that."""
    return name if name.isidentifier() else f"'{name}'"


def abouts(rules: Path) -> dict[str, str]:
    """What stands below each name of a game's rules in their source; a compiled module does not know it any more."""
    found = {}
    last = [rules / f"{name}.py" for name in SEEN]
    for path in (*sorted(set(rules.rglob("*.py")) - set(last)), *last):
        for above, below in pairwise(ast.parse(path.read_text(encoding="utf-8")).body):
            target = above.targets[0] if isinstance(above, ast.Assign) else getattr(above, "target", None)
            words = below.value if isinstance(below, ast.Expr) else None
            if isinstance(target, ast.Name) and isinstance(words, ast.Constant) and isinstance(words.value, str):
                found[target.id] = words.value
    return found
