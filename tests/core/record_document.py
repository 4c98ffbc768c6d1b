"""The parts of docs/record-format.md that follow from the code: the example, the base edition and its digest.

`python -m tests.core.record_document` writes them anew; review the difference as you would code.
"""

import json
import re
from pathlib import Path
from typing import Any

import waset
from waset.core import edition
from waset.core.record import header, result

DOCUMENT = Path(__file__).parents[2] / "docs" / "record-format.md"
WIDTH = 112
BLOCK = re.compile(r"```json\n(.*?)```", re.DOTALL)


def blocks(text: str) -> list[Any]:
    """The JSON in the document: the example, then the tables of the base edition."""
    return [json.loads(block) for block in BLOCK.findall(text)]


def rewritten(text: str) -> str:
    """The document with what follows from the code written anew. The steps of the example stay."""
    base = waset.make("luxor").base_edition
    made = iter([example(blocks(text)[0]["steps"]), tables(base)])
    text = BLOCK.sub(lambda _: f"```json\n{next(made)}\n```", text)
    return re.sub(r"(?<=The digest of `rebuilt` is `)\w*", edition.digest(base), text)


def example(steps: list[list[Any]]) -> str:
    """A game with these steps, in an edition that allows one round only."""
    supplies = edition.tables(waset.make("luxor").base_edition)["supplies"]
    for row in supplies:
        if row["what"] == "rounds":
            row["copies"] = 1
    game = waset.make("luxor", players=2, edition={"name": "one round", "supplies": supplies})
    state = game.blank()
    for _, words in steps:
        game.apply(state, game.parse(state, words))
    parts = [f"{_json(key)}:{_json(value)}," for key, value in header(game, ["Ada", "Zoë"], seed=220).items()]
    lines = [*_filled(parts), '"steps":[', *_filled(_listed(steps)), "],", '"result":{']
    ends = _listed(f"{_json(key)}:{_json(value)}" for key, value in result(game, state).items())
    return "{" + "\n".join([*lines, *_filled(ends)]) + "}}"


def tables(base: Any) -> str:
    """The base edition, each row as the list of its values."""
    parts = []
    for name, rows in edition.tables(base).items():
        inside = "\n  ".join(_filled(_listed(list(row.values()) for row in rows)))
        parts.append(f' "{name}": {{"fields": {json.dumps(list(rows[0]))}, "rows": [\n  {inside}]}}')
    return "{\n" + ",\n".join(parts) + "\n}"


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


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
