"""Writes src/lib/wire.ts, the types of every request, answer and live message, from the server's own models; and the
types of each game, src/lib/games/X/types.ts, from its rules.

Run with the package importable: python web/scripts/wire.py [--check]. With --check it says whether a file is stale.
"""

import sys
from pathlib import Path
from typing import Any

import game_types
from pydantic import TypeAdapter

from waset.server.web import requests, wire

TARGET = Path(__file__).parent.parent / "src" / "lib" / "wire.ts"
HEAD = "/** The types of the wire. Generated from the server's models by scripts/wire.py: do not edit. */\n"


def main() -> None:
    """Writes the types, or compares them."""
    for target, made in {TARGET: types(), **game_types.files()}.items():
        if "--check" not in sys.argv:
            target.write_text(made, encoding="utf-8")
        elif not target.exists() or target.read_text(encoding="utf-8") != made:
            sys.exit(f"web/{target.relative_to(TARGET.parents[2])} is stale: run python web/scripts/wire.py")


def types() -> str:
    """The whole file."""
    named = [getattr(wire, name) for name in wire.__all__]
    sent = [each for each in vars(requests).values() if getattr(each, "__module__", "") == requests.__name__]
    models = [model for model in [*named, *sent] if isinstance(model, type) and model is not requests.Asked]
    _, schema = TypeAdapter.json_schemas(
        [(model.__name__, "serialization", TypeAdapter[Any](model)) for model in models]
    )
    parts = [interface(name, made) for name, made in sorted(schema["$defs"].items())]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def interface(name: str, schema: dict[str, Any]) -> str:
    """One model as an interface."""
    about = schema.get("description", "").split("\n")[0]
    required = set(schema.get("required", ()))
    lines = [
        f"  {key}{'' if key in required else '?'}: {written(value)};"
        for key, value in schema.get("properties", {}).items()
    ]
    return f"/** {about} */\nexport interface {name} {{\n" + "\n".join(lines) + "\n}"


def written(schema: dict[str, Any]) -> str:
    """A type as TypeScript writes it."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    for together in ("anyOf", "oneOf"):
        if together in schema:
            return " | ".join(dict.fromkeys(written(each) for each in schema[together]))
    if "const" in schema:
        return quoted(schema["const"])
    if "enum" in schema:
        return " | ".join(quoted(each) for each in schema["enum"])
    kind = schema.get("type")
    if kind == "array":
        inner = written(schema.get("items", {}))
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        more = schema.get("additionalProperties", {})
        return f"Record<string, {written(more) if isinstance(more, dict) else 'unknown'}>"
    return {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}.get(
        str(kind), "unknown"
    )


def quoted(value: object) -> str:
    """A constant."""
    return f"'{value}'" if isinstance(value, str) else str(value).lower()


if __name__ == "__main__":
    main()
