"""The games by name: ours, and those that installed packages add. Nothing else imports a game.

A package adds a game by an entry point of the group `waset.games`, whose name is the game's and whose value is a
package in the shape of ours (see `docs/adding-a-game.md`):

    PACKAGE.rules.meta      META: what a lobby knows about the game
    PACKAGE.rules.game      make(players, modules, options, edition): the rules
    PACKAGE.rules.edition   TOOLS, if the game has tables that an edition may change
    PACKAGE.bots.levels and the other PARTS, each of which may be missing

A module is imported only when it is needed: the rules of a game do not pull in its bots, its terminal or numpy.
"""

import re
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final, Literal, SupportsIndex, overload

from waset.core.arguments import whole
from waset.core.errors import BadOption, unknown
from waset.core.game import AnyGame
from waset.core.meta import Meta
from waset.core.tables import NO_TOOLS, EditionTools

if TYPE_CHECKING:
    from waset.games.luxor.rules.game import Luxor
    from waset.games.tutankhamun.rules.game import Tutankhamun

OURS: Final = ("luxor", "tutankhamun")
GROUP: Final = "waset.games"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
NO_OPTIONS: Final[Mapping[str, object]] = {}

PARTS: Final = {
    "bots.levels": ("LEVELS",),
    "bots.challengers": ("CHALLENGERS",),
    "bots.references": ("REFERENCES",),
    "bots.fitting": ("WEIGHTS", "USUAL", "IDEAS"),
    "bots.training": ("INPUTS", "UNITS", "ROUNDS", "deal", "judge", "player"),
    "bots.exact": ("solved",),
    "bots.review": ("measure",),
    "env.layout": ("layout",),
    "env.bounds": ("bounds",),
    "env.picture": ("picture",),
    "env.text": ("told",),
    "lab.observer": ("Observer",),
    "lab.report": ("DEALT", "sections"),
    "terminal.screen": ("SCREEN",),
    "words.telling": ("figured", "said", "meant", "asked", "score_line"),
}
"""The parts that a game may have besides its rules, and what each of them must offer to the framework it serves."""


# --- the games -------------------------------------------------------------------------------------------------------


def names() -> list[str]:
    """The games that can be played: ours, then those of installed packages by name."""
    return list(packages())


@cache
def packages() -> dict[str, str]:
    """The package of each game. Installed packages are looked for once; `packages.cache_clear()` forgets them."""
    found = {name: f"waset.games.{name}" for name in OURS}
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        if not NAME.fullmatch(point.name):
            raise BadOption(
                f"{_from(point)} adds a game named {point.name!r}; a name consists of lower-case letters and digits"
            )
        if found.setdefault(point.name, point.value) != point.value:
            raise BadOption(f"{_from(point)} adds the game {point.name!r}, which {found[point.name]} already is")
    return found


def _from(point: Any) -> str:
    return f"the package {point.dist.name if point.dist else point.value}"


def facts(name: str) -> Meta:
    """What a lobby knows about a game."""
    if name not in packages():
        raise BadOption(unknown("game", str(name), packages()))
    meta: Meta = _offered(name, "rules.meta", ("META",)).META
    if meta.name != name:
        raise BadOption(f"{packages()[name]} is installed as the game {name!r}, but calls itself {meta.name!r}")
    return meta


def has(name: str, part: str) -> bool:
    """Whether a game has a part."""
    return _exists(f"{_package(name)}.{_known(part)}")


def parts(name: str) -> list[str]:
    """The parts that a game has besides its rules."""
    return [part for part in PARTS if has(name, part)]


def part(name: str, which: str) -> ModuleType:
    """A part of a game, imported now. Raises BadOption, which lists the parts it has, if this one is missing."""
    if not has(name, which):
        raise BadOption(f"{facts(name).title} has no part {which!r}; it has {', '.join(['rules', *parts(name)])}")
    return _offered(name, which, PARTS[which])


def _known(part: str) -> str:
    if part not in PARTS:
        raise ValueError(unknown("part of a game", part, PARTS))
    return part


def _package(name: str) -> str:
    return packages()[facts(name).name]


@cache
def _exists(module: str) -> bool:
    """Whether a module exists, without importing it; the packages around it are imported."""
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError as error:
        if error.name is not None and module.startswith(f"{error.name}."):
            return False
        raise


def _offered(name: str, where: str, needed: tuple[str, ...]) -> ModuleType:
    module = import_module(f"{packages()[name]}.{where}")
    missing = [each for each in needed if not hasattr(module, each)]
    if missing:
        raise BadOption(f"the game {name!r}: {module.__name__} must offer {', '.join(missing)}")
    return module


# --- making a game ---------------------------------------------------------------------------------------------------


@overload
def make(
    name: Literal["luxor"],
    *,
    players: SupportsIndex = 2,
    modules: Iterable[str] = (),
    edition: Any = "rebuilt",
    options: Mapping[str, object] = NO_OPTIONS,
) -> "Luxor": ...


@overload
def make(
    name: Literal["tutankhamun"],
    *,
    players: SupportsIndex = 2,
    modules: Iterable[str] = (),
    edition: Any = "rebuilt",
    options: Mapping[str, object] = NO_OPTIONS,
) -> "Tutankhamun": ...


@overload
def make(
    name: str,
    *,
    players: SupportsIndex = 2,
    modules: Iterable[str] = (),
    edition: Any = "rebuilt",
    options: Mapping[str, object] = NO_OPTIONS,
) -> AnyGame: ...


def make(
    name: str,
    *,
    players: SupportsIndex = 2,
    modules: Iterable[str] = (),
    edition: Any = "rebuilt",
    options: Mapping[str, object] = NO_OPTIONS,
) -> AnyGame:
    """A game with these players, modules, edition and options by name; an option that is left out takes its default.

    Raises BadOption or BadEdition, with the nearest known name, for a game that cannot exist.
    """
    meta = facts(name)
    number = _players(meta, players)
    chosen = _modules(meta, modules)
    for module in meta.modules:
        if module.needed_from is not None and number >= module.needed_from and module.name not in chosen:
            raise BadOption(f"{number} players need the module {module.name!r}")
    rules = _offered(name, "rules.game", ("make",))
    made: AnyGame = rules.make(number, chosen, _options(meta, number, options), edition)
    return made


def _players(meta: Meta, wanted: SupportsIndex) -> int:
    number = -1 if isinstance(wanted, bool) or not isinstance(wanted, SupportsIndex) else whole(wanted, "players")
    if not meta.fewest_players <= number <= meta.most_players:
        raise BadOption(f"{meta.title} is for {meta.fewest_players} to {meta.most_players} players, not {wanted!r}")
    return number


def _modules(meta: Meta, wanted: Iterable[str]) -> tuple[str, ...]:
    known = [module.name for module in meta.modules]
    names = [wanted] if isinstance(wanted, str) else list(wanted)
    for name in names:
        if name not in known:
            raise BadOption(unknown(f"module of {meta.title}", str(name), known))
    return tuple(name for name in known if name in names)


def _options(meta: Meta, players: int, wanted: Mapping[str, object]) -> dict[str, str]:
    known = {option.name: option for option in meta.options}
    for name, value in wanted.items():
        if name not in known:
            raise BadOption(unknown(f"option of {meta.title}", str(name), known))
        if str(value) not in known[name].choices:
            raise BadOption(unknown(f"value for the option {name!r}", str(value), known[name].choices))
    chosen = {option.name: str(wanted.get(option.name, option.default)) for option in meta.options}
    first = chosen.get("first", "0")
    if first != "random" and int(first) >= players:
        raise BadOption(f"the first player must sit on a seat from 0 to {players - 1}, not {first}")
    return chosen


def edition_tools(name: str) -> EditionTools:
    """The default edition of a game, what its tables are about, and the check of another one."""
    if not _exists(f"{_package(name)}.rules.edition"):
        return NO_TOOLS
    tools: EditionTools = _offered(name, "rules.edition", ("TOOLS",)).TOOLS
    return tools
