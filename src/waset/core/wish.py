"""Wishes and reasons: what a seat would like to do, legal or not, why it cannot, and why a bot would.

A wish is a meaning of which fields may be left out: `{"kind": "move", "to": "tomb"}` wishes that anybody goes there.
"""

from collections.abc import Mapping
from functools import cache
from types import UnionType
from typing import Any, Final, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from waset.core.errors import BadWish, unknown
from waset.core.event import Field, Kinds
from waset.core.meaning import AnyMeaning

COMMON: Final[Kinds] = {
    "over": (),
    "chance": (),
    "not your turn": (Field("seat"),),
    "other question": (Field("decision", "decision"),),
}
"""The kinds of reason that any game may have: nobody is asked any more, chance or another seat has to move, or another
question is open."""
PLAIN: Final[Kinds] = {**COMMON, "not possible": ()}
"""Those of a game that says no more."""
FILLERS: Final = ("a", "at", "for", "from", "in", "on", "slot", "space", "the")
"""Words that mean nothing where a wish is read, unless a field is called like that."""
UNIONS: Final = (Union, UnionType)


class Reason(NamedTuple):
    """Why something cannot be done: a word for its kind, the rule that forbids it, and the figures of its sentence."""

    kind: str
    rule: str | None
    """The id of a numbered rule or ruling; None in a game that has none."""
    figures: dict[str, Any]
    """Plain JSON-able data, in which cards, tiles and places have the names that a view uses."""


class Motive(NamedTuple):
    """What an action brings more than others do, in points; less if negative."""

    kind: str
    about: str
    seat: int | None
    """The other seat of a `rival`."""
    points: float


def reason(kinds: Kinds, kind: str, rule: str | None, **figures: object) -> Reason:
    """A reason of a declared kind with exactly its fields; anything else is a bug in the rules."""
    fields = kinds.get(kind)
    if fields is None:
        raise ValueError(f"no kind of reason is named {kind!r}")
    if [field.name for field in fields] != list(figures):
        raise ValueError(f"the reason {kind!r} has the fields {[field.name for field in fields]}, not {list(figures)}")
    return Reason(kind, rule, dict(figures))


def agrees(wish: AnyMeaning, meaning: AnyMeaning) -> bool:
    """Whether whoever does what this meaning says does what was wished; the order within a list does not matter."""
    return all(name in meaning and _same(value, meaning[name]) for name, value in wish.items())


def _same(one: object, other: object) -> bool:
    if isinstance(one, list) and isinstance(other, list):
        return sorted(map(repr, one)) == sorted(map(repr, other))
    return type(one) is type(other) and one == other


# --- wishes from outside ------------------------------------------------------------------------------------------


@cache
def _shapes(declared: tuple[object, ...]) -> dict[str, dict[str, Any]]:
    """The types of the fields of each kind of wish."""
    made = {}
    for each in declared:
        fields = get_type_hints(each)
        made[get_args(fields.pop("kind"))[0]] = fields
    return made


def checked(wish: Mapping[str, Any], declared: tuple[object, ...]) -> AnyMeaning:
    """A wish of a declared kind with fields that this kind has. Raises BadWish for anything else."""
    shapes = _shapes(declared)
    kind = wish.get("kind")
    if not isinstance(kind, str):
        raise BadWish("a wish needs a kind")
    if kind not in shapes:
        raise BadWish(unknown("kind of wish", kind, shapes))
    for name, value in wish.items():
        if name != "kind" and name not in shapes[kind]:
            raise BadWish(unknown(f"field of the wish {kind!r}:", name, shapes[kind]))
        if name != "kind" and not _fits(value, shapes[kind][name]):
            raise BadWish(f"the wish {kind!r} cannot have such a value as {name!r}")
    return wish


def _fits(value: object, kind: Any) -> bool:
    """Whether a value is of a declared type; a yes or no is not a number."""
    origin = get_origin(kind)
    if origin is Literal:
        return value in get_args(kind)
    if origin is list:
        return isinstance(value, list) and all(_fits(each, get_args(kind)[0]) for each in value)
    if origin in UNIONS:
        return any(_fits(value, each) for each in get_args(kind))
    return type(value) is kind


def read(words: str, declared: tuple[object, ...]) -> AnyMeaning | None:
    """The wish that a person has typed: a kind, then fields by name or only values in order; None if it is no wish.

    "move from 3 to 8", "play left", "buy extra turn": the notation of `texts.plain_words`, with parts left out. Most
    of what records say is understood as well.
    """
    shapes = _shapes(declared)
    said = words.split()
    for many in range(len(said), 0, -1):
        for kind, fields in shapes.items():
            if kind.lower() == " ".join(said[:many]).lower():
                said = [word for word in said if word in fields or word not in FILLERS]
                return _filled({"kind": kind}, fields, said[many:])
    return None


def _filled(wish: dict[str, Any], fields: dict[str, Any], said: list[str]) -> AnyMeaning | None:
    """The wish with all that was said in its fields; None if there is no way to read it."""
    if not said:
        return wish
    left = [name for name in fields if name not in wish]
    named = said[0] in left
    names = [said[0]] if named else sorted(left, key=lambda name: fields[name] is str)
    others = [index for index, word in enumerate(said) if index > 1 and word in left]
    ends = [*others, len(said)][:1] if named else range(1, len(said) + 1)
    for end in ends:
        for name in names:
            value = _value(" ".join(said[named:end]), fields[name])
            if end > named and value is not None and (found := _filled({**wish, name: value}, fields, said[end:])):
                return found
    return None


def _value(words: str, kind: Any) -> Any:
    """A typed value of a declared type, or None."""
    origin = get_origin(kind)
    if origin is list:
        parts = [_value(part.strip(), get_args(kind)[0]) for part in words.replace(" and ", ",").split(",")]
        return None if None in parts else parts
    if origin in UNIONS:
        found = [_value(words, each) for each in get_args(kind)]
        return next((each for each in found if each is not None), None)
    if kind is int:
        return int(words) if words.removeprefix("-").isdecimal() and len(words) < 9 else None
    if kind is bool:
        return {"true": True, "false": False}.get(words.lower())
    if origin is Literal:
        return next((each for each in get_args(kind) if str(each).lower() == words.lower()), None)
    return words
