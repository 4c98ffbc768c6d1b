"""The figures of a report as data: each with its scope, its words and its interval, for spreadsheets and programs."""

import csv
import io
import json
import math
from collections.abc import Iterator
from typing import Any, Final

from waset.lab.read.gather import Variant
from waset.lab.read.tally import Tally
from waset.lab.read.used import Used
from waset.lab.stats.adjusted import adjusted, is_possible
from waset.lab.stats.intervals import Interval

SHARES: Final = frozenset(
    {
        *("win", "win of bot", "ending", "share", "score bin", "length bin", "score at", "length at", "accuracy"),
        *("luckiest wins", "win by luck", "comeback", "lowest", "lowest at", "turning by luck", "turning late", "lost"),
        *("kingmaking", "kingmaking games", "king games", "idle turns", "margin bin"),
        *("forced decisions", "forced turns", "dead turns", "wait at"),
    }
)
"""The figures that lie from 0 to 1, by their first word; the others are means."""
COUNTED: Final = frozenset(("games", "seats", "sits", "fair with", "waits"))
"""What is only counted for other figures."""


def figures(tally: Tally) -> Iterator[dict[str, Any]]:
    """Every figure of a report, in plain values; bounds are None where there is no interval."""
    for scope, found in tally.sums.items():
        variant = scope[0]
        assert isinstance(variant, Variant)
        where = {
            "game": variant.game,
            "edition": variant.edition,
            "options": dict(variant.options),
            "bots": list(variant.bots),
            "players": scope[1] if len(scope) > 1 else None,
            "modules": list(scope[2]) if len(scope) > 2 and isinstance(scope[2], tuple) else None,
        }
        for words in found:
            if words[0] in COUNTED:
                continue
            ratio = tally.ratio(scope, *words)
            interval = ratio.share() if words[0] in SHARES else ratio.mean()
            if words[0] == "wins with":
                interval = ratio.share(tally.ratio(scope, "fair with", *words[1:]).value())
            yield {**where, "figure": [_plain(word) for word in words], **_bounds(interval), "groups": ratio.groups}
        if len(scope) == 1 and is_possible():
            for each in adjusted(tally.used.get(variant, Used())).found:
                figure = ["one more, the rest being equal", *each.thing]
                yield {**where, "figure": figure, **_bounds(each.found), "groups": each.groups}


def _bounds(found: Interval) -> dict[str, float | None]:
    return {name: round(each, 6) if math.isfinite(each) else None for name, each in found._asdict().items()}


def _plain(word: object) -> object:
    return list(word) if isinstance(word, tuple) else word


def as_json(tally: Tally) -> str:
    """All figures, one to a line."""
    lines = [json.dumps(each, ensure_ascii=False) for each in figures(tally)]
    return "[\n" + ",\n".join(lines) + "\n]\n"


def as_csv(tally: Tally) -> str:
    """All figures as a table; what has several parts is joined by semicolons."""
    out = io.StringIO()
    rows = list(figures(tally))
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(rows[0] if rows else [])
    writer.writerows([_cell(value) for value in row.values()] for row in rows)
    return out.getvalue()


def _cell(value: object) -> object:
    if isinstance(value, dict):
        return "; ".join(f"{name}={each}" for name, each in value.items())
    if isinstance(value, list):
        return "; ".join(" + ".join(map(str, each)) if isinstance(each, list) else str(each) for each in value)
    return value
