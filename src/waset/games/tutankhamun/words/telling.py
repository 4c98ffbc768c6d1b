"""How the events and meanings of Tutankhamun become arguments of its messages, and which events are told together."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final

from waset.core.meaning import AnyMeaning
from waset.core.wish import Reason
from waset.words.said import Phrases, Said, Told, slug

UNTOLD: Final = ("laid out",)
BRINGING: Final = ("sailed", "took from Underworld", "exchanged ring", "fetched")
"""After these it is clear that a tile was taken."""
TILES: Final = ("tile", "lower_tile", "higher_tile")
MOST_LISTED: Final = 6
UNDERWORLD: Final = "Underworld"


def tile(name: str, field: str = "tile") -> dict[str, str | int]:
    """A tile as arguments: a variant, and the edition's name for it, which is used if the set is not ours."""
    return {field: slug(name), f"{field}_name": name}


def figured(told: Told, phrases: Phrases) -> dict[str, str | int]:
    """The arguments of the message of an event by itself."""
    if told.kind == "trailed":
        return _sunk([told], phrases)
    args: dict[str, str | int] = {}
    for name, value in told.figures.items():
        if name in TILES:
            args |= tile(value, name)
        elif isinstance(value, int):
            args[name] = value
    if told.kind == "sailed":
        args["way"] = "back" if told.figures["to"] < told.figures["from"] else "on"
    elif told.kind == "set scored":
        args |= _paid(told.figures, phrases)
    elif told.kind == "ended":
        args["ending"] = slug(told.figures["ending"])
    return args


def said(told: list[Told], phrases: Phrases) -> list[Said]:
    """What is said about these events: after a sail the tile is not said to be taken; tiles that sink are listed."""
    made: list[Said] = []
    sinking: list[Told] = []
    before: Told | None = None
    for each in told:
        if each.kind == "trailed":
            sinking.append(each)
            continue
        if sinking:
            made.append(Said("trailed", sinking[0].seat, _sunk(sinking, phrases)))
            sinking = []
        if each.kind not in UNTOLD and not _is_clear(each, before):
            made.append(Said(each.kind, each.seat, figured(each, phrases)))
        before = each
    if sinking:
        made.append(Said("trailed", sinking[0].seat, _sunk(sinking, phrases)))
    return made


def _is_clear(told: Told, before: Told | None) -> bool:
    return (
        told.kind == "collected"
        and before is not None
        and before.kind in BRINGING
        and before.figures["tile"] == told.figures["tile"]
    )


def _sunk(sinking: list[Told], phrases: Phrases) -> dict[str, str | int]:
    return {"tiles": len(sinking), "list": tiles([each.figures["tile"] for each in sinking], phrases)}


def tiles(names: list[str], phrases: Phrases) -> str:
    """Tiles in a row: equal ones once with their number, and of many only the first."""
    counts = Counter(names)
    rows = [phrases.phrase("tile-times", n=n, **tile(name)) for name, n in counts.items()]
    if len(rows) <= MOST_LISTED:
        return ", ".join(rows)
    kept = MOST_LISTED - 1
    more = sum(list(counts.values())[kept:])
    return f"{', '.join(rows[:kept])} {phrases.phrase('and-more', n=more)}"


def _paid(figures: Mapping[str, Any], phrases: Phrases) -> dict[str, str | int]:
    """Who was paid what for a set; where the Underworld has a place, nobody is paid for it."""
    first, second = figures["first"], figures["second"]
    rings = phrases.board["rings"]
    if first is None:
        return {"paid": "nobody", "first": "", "second": ""}
    if figures["tile"] == rings["name"]:
        points = rings["bonus"] if first == UNDERWORLD else figures["first_points"]
        return {
            "paid": "rings",
            "first": _contender("ring-winner", first, phrases),
            "second": "",
            "first_points": points,
        }
    text = _contender("paid", first, phrases, points=figures["first_points"], place=1)
    if second is None:
        return {"paid": "one", "first": text, "second": ""}
    other = _contender("paid", second, phrases, points=figures["second_points"], place=2)
    return {"paid": "two", "first": text, "second": other}


def _contender(message: str, who: int | str, phrases: Phrases, **args: int) -> str:
    if isinstance(who, str):
        return phrases.phrase(message, who="underworld", name="", **args)
    return phrases.phrase(message, who, **args)


def meant(means: AnyMeaning, _view: Mapping[str, Any], _phrases: Phrases) -> dict[str, str | int]:
    """The arguments of a choice's or an outcome's message."""
    made: dict[str, str | int] = {}
    for name, value in means.items():
        if name in TILES:
            made |= tile(value, name)
        elif name == "idol":
            made |= tile(value)
        elif name not in ("kind", "seat"):
            made[name] = value
    return made


def asked(view: Mapping[str, Any], _means: list[AnyMeaning], _phrases: Phrases) -> tuple[str, dict[str, str | int]]:
    """The name of a question's message, and its arguments."""
    return slug(view["decision"]), {}


def reasoned(reason: Reason, _phrases: Phrases) -> dict[str, str | int]:
    """The arguments of a reason's message."""
    made: dict[str, str | int] = {}
    for name, value in reason.figures.items():
        if name in ("tile", "idol"):
            made |= tile(value)
        elif isinstance(value, int):
            made[name] = value
    return made


LINES: Final = ("rings", "ring bonus", "earlier")


def score_line(line: str) -> tuple[str, dict[str, str | int]]:
    """The message of a line of the score sheet: a set, or a line of its own."""
    return (f"score-{slug(line)}", {}) if line in LINES else ("score-set", tile(line))
