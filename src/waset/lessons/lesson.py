"""A lesson as a file of a game has it: steps, each with a remark and what the learner is to do."""

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from waset import games
from waset.core.errors import WasetError, unknown
from waset.core.meaning import AnyMeaning

FOLDER: Final = "lessons"
SUFFIX: Final = ".toml"
KEYS: Final = ("order", "minutes", "players", "modules", "steps")
OTHER: Final = "other"
"""The attribute that answers a choice which has no words of its own."""
STEP_KEYS: Final = ("name", "position", "light", "topics", "want", "other", "then")


class BadLesson(WasetError):
    """A lesson that cannot be read, or that the rules do not let happen."""


class Other(NamedTuple):
    """A choice that is legal and not wanted, with words of its own."""

    means: AnyMeaning
    say: str
    """The attribute of the step's message that answers it."""
    then: tuple[AnyMeaning, ...]
    """What chance does, in order, where the learner makes it all the same; from there on chance is free."""


class Step(NamedTuple):
    """A remark, and the decision that it is about."""

    name: str
    """Its message is `LESSON-NAME`: the title, the remark in `.about`, what another choice is answered in `.other`."""
    position: Mapping[str, Any] | None
    """The table from here on; None if it goes on from the step before."""
    light: tuple[str, ...]
    """The pieces that the remark speaks of, in the words of the game's page."""
    topics: tuple[str, ...]
    """Things that are explained beside the remark, by the names that the game's help has for them."""
    want: AnyMeaning | None
    """What the learner is to do, as a meaning of which fields may be left out; None if there is only to read."""
    other: tuple[Other, ...]
    then: tuple[AnyMeaning, ...]
    """What chance and the other seats do after it, in order."""


class Lesson(NamedTuple):
    """A lesson of a game."""

    game: str
    name: str
    order: int
    """Its place among the lessons of its game."""
    minutes: int
    players: int
    modules: tuple[str, ...]
    steps: tuple[Step, ...]


@cache
def names(game: str) -> tuple[str, ...]:
    """The lessons of a game, in the order in which they are to be learned; none where it has none."""
    found = [path.name.removesuffix(SUFFIX) for path in _folder(game) if path.name.endswith(SUFFIX)]
    return tuple(sorted(found, key=lambda name: (lesson(game, name).order, name)))


@cache
def lesson(game: str, name: str) -> Lesson:
    """A lesson by its name."""
    known = {path.name.removesuffix(SUFFIX): path for path in _folder(game) if path.name.endswith(SUFFIX)}
    if name not in known:
        raise BadLesson(unknown(f"lesson of {games.facts(game).title}", name, known))
    return read(game, name, known[name].read_text("utf-8"))


def _folder(game: str) -> list[Traversable]:
    folder = files(games.packages()[games.facts(game).name]).joinpath(FOLDER)
    return list(folder.iterdir()) if folder.is_dir() else []


# --- reading ---------------------------------------------------------------------------------------------------------


def read(game: str, name: str, text: str) -> Lesson:
    """The lesson in a text of TOML."""
    try:
        document = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{name}: {error}") from None
    _only(document, name, KEYS)
    steps = tuple(_step(name, index, each) for index, each in enumerate(_list(document, name, "steps", dict)))
    if not steps or steps[0].position is None:
        raise BadLesson(f"{name}: the first step needs a position")
    taken = [step.name for step in steps]
    for step in taken:
        if taken.count(step) > 1:
            raise BadLesson(f"{name}: two steps are named {step!r}")
    return Lesson(
        game,
        name,
        _value(document, name, "order", int, 0),
        _value(document, name, "minutes", int, None),
        _value(document, name, "players", int, 2),
        tuple(_list(document, name, "modules", str)),
        steps,
    )


def _step(lesson: str, index: int, document: dict[str, Any]) -> Step:
    name = _value(document, f"{lesson}, step {index + 1}", "name", str, None)
    where = f"{lesson}, step {name!r}"
    _only(document, where, STEP_KEYS)
    want = _value(document, where, "want", dict, {})
    others = []
    for each in _list(document, where, "other", dict):
        own = f"{where}, other"
        _only(each, own, ("means", "say", "then"))
        means = _value(each, own, "means", dict, None)
        others.append(Other(means, _value(each, own, "say", str, OTHER), tuple(_list(each, own, "then", dict))))
    if not want and ("then" in document or others):
        raise BadLesson(f"{where}: nothing follows and nothing is answered where nothing is wanted")
    return Step(
        name,
        _value(document, where, "position", dict, {}) if "position" in document else None,
        tuple(_list(document, where, "light", str)),
        tuple(_list(document, where, "topics", str)),
        want or None,
        tuple(others),
        tuple(_list(document, where, "then", dict)),
    )


def _only(document: dict[str, Any], where: str, known: Iterable[str]) -> None:
    for key in document:
        if key not in known:
            raise BadLesson(f"{where}: {unknown('key', key, known)}")


def _value(document: dict[str, Any], where: str, key: str, kind: type, default: Any) -> Any:
    value = document.get(key, default)
    if type(value) is not kind:
        raise BadLesson(f"{where}: {key!r} must be a {kind.__name__}, not {value!r:.60}")
    return value


def _list(document: dict[str, Any], where: str, key: str, kind: type) -> list[Any]:
    value = document.get(key, [])
    if type(value) is not list or any(type(each) is not kind for each in value):
        raise BadLesson(f"{where}: {key!r} must be a list, each entry a {kind.__name__}")
    return value
