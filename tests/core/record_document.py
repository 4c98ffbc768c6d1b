"""The parts of docs/record-format.md that follow from the code: the examples, the base editions and their digests.

`python -m tests.core.record_document` writes them anew; review the difference as you would code.
"""

import json
import re
from pathlib import Path
from typing import Any

import waset
from waset.core import edition
from waset.core.game import AnyGame
from waset.core.record import header, result

DOCUMENT = Path(__file__).parents[2] / "docs" / "record-format.md"
WIDTH = 112
BLOCK = re.compile(r"```json\n(.*?)```", re.DOTALL)
DIGESTS = re.compile(r"The digest of Luxor's `rebuilt` is `\w*`, that of Tutankhamun's `\w*`\.")
NAMES = ["Ada", "Zoë"]


def blocks(text: str) -> list[Any]:
    """The JSON in the document: the two examples, then the tables of the two base editions."""
    return [json.loads(block) for block in BLOCK.findall(text)]


def rewritten(text: str) -> str:
    """The document with what follows from the code written anew. Steps and position of the examples stay."""
    luxor, tutankhamun = (waset.make(name).base_edition for name in ("luxor", "tutankhamun"))
    short, late = blocks(text)[:2]
    made = iter(
        [
            example(one_round(), short["steps"], seed=220),
            example(waset.make("tutankhamun"), late["steps"], position=late["position"]),
            tables(luxor),
            tables(tutankhamun),
        ]
    )
    text = BLOCK.sub(lambda _: f"```json\n{next(made)}\n```", text)
    return DIGESTS.sub(digests(luxor, tutankhamun), text)


def digests(luxor: Any, tutankhamun: Any) -> str:
    """The sentence that says the digests of the base editions."""
    first, second = edition.digest(luxor), edition.digest(tutankhamun)
    return f"The digest of Luxor's `rebuilt` is `{first}`, that of Tutankhamun's `{second}`."


def one_round() -> AnyGame:
    """Luxor for two in an edition that allows one round only."""
    supplies = edition.tables(waset.make("luxor").base_edition)["supplies"]
    for row in supplies:
        if row["what"] == "rounds":
            row["copies"] = 1
    return waset.make("luxor", edition={"name": "one round", "supplies": supplies})


def example(
    game: AnyGame, steps: list[list[Any]], seed: int | None = None, position: dict[str, Any] | None = None
) -> str:
    """A game of two with these steps, from the layout or from a position."""
    state = game.blank() if position is None else game.position(position)
    for _, words in steps:
        game.apply(state, game.parse(state, words))
    said = header(game, NAMES, seed=seed, position=position)
    placed = said.pop("position", None)
    lines = _filled([f"{_json(key)}:{_json(value)}," for key, value in said.items()])
    if placed is not None:
        lines += ['"position":{', *_object(placed), "},"]
    lines += ['"steps":[', *_filled(_listed(steps)), "],", '"result":{']
    return "{" + "\n".join([*lines, *_object(result(game, state))]) + "}}"


def tables(base: Any) -> str:
    """The base edition, each row as the list of its values."""
    parts = []
    for name, rows in edition.tables(base).items():
        inside = "\n  ".join(_filled(_listed(list(row.values()) for row in rows)))
        parts.append(f' "{name}": {{"fields": {json.dumps(list(rows[0]))}, "rows": [\n  {inside}]}}')
    return "{\n" + ",\n".join(parts) + "\n}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _object(made: dict[str, Any]) -> list[str]:
    """The inside of an object in lines that are not too wide, as far as a value allows."""
    parts: list[str] = []
    for key, value in made.items():
        if isinstance(value, list) and len(value) > 20:
            parts += [f"{_json(key)}:[", *_listed(_json(each) for each in value), "],"]
        else:
            parts.append(f"{_json(key)}:{_json(value)},")
    parts[-1] = parts[-1].removesuffix(",")
    return _filled(parts)


def _listed(values: Any) -> list[str]:
    """Each value as JSON, or as it is if it is a text already, with a comma between them."""
    texts = [value if isinstance(value, str) else _json(value) for value in values]
    return [text + "," for text in texts[:-1]] + texts[-1:]


def _filled(parts: list[str]) -> list[str]:
    """The parts in lines that are not too wide."""
    lines = [""]
    for part in parts:
        if lines[-1] and len(lines[-1]) + len(part) > WIDTH:
            lines.append("")
        lines[-1] += part
    return lines


if __name__ == "__main__":
    DOCUMENT.write_text(rewritten(DOCUMENT.read_text("utf-8")), "utf-8")
